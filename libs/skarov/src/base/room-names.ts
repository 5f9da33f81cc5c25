import { within } from '#skirmish/content';
import { both, type Localized } from '#kernel';
import { box } from '../content/catalogue.js';

/** “the Armoury”, « l’Armurerie »: a room by its face, as it stands within a sentence. */
export function roomName(faceId: string): Localized {
  const name = box.find.room(faceId)?.face.name;
  return name ? both(withArticle(name.en), withArticle(name.fr)) : both('a room', 'une salle');
}

/** Only the article of a name loses its capital. */
const withArticle = (name: string): string => (/^(?:The |Les? |La |L’)/.test(name) ? within(name) : name);
