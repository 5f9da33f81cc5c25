import { within } from '#skirmish/content';
import { localized, type Localized } from '#kernel';
import { box } from '../content/catalogue.js';

/** “the Armoury”, « l’Armurerie »: a room by its face, as it stands within a sentence. */
export function roomName(faceId: string): Localized {
  const name = box.find.room(faceId)?.face.name;
  return name ? localized(withArticle(name.en), withArticle(name.fr)) : localized('a room', 'une salle');
}

/** Only the article of a name loses its capital. */
const withArticle = (name: string): string => (/^(?:The |Les? |La |L’)/.test(name) ? within(name) : name);
