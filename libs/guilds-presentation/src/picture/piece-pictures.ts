import { padded, picture, tag, type Piece } from '#drawing';
import type { Locale, Localized, PiecePictures } from '#kernel';
import { type Action, actionCard, guildTile, item, leader, mage, quest } from '#guilds/queries';
import { actionCardAlone } from './action-card.js';
import { guildTileAlone } from './guild-tile.js';
import { itemCard } from './item-card.js';
import { leaderCard } from './leader-card.js';
import { mageCard } from './mage-card.js';
import { questCard } from './quest-card.js';

const MARGIN = 10;
const QUEST_WIDTH = 690;

/** A card alone, as an SVG document. */
function alone(name: Localized, language: Locale, card: Piece): string {
  const { width, height, markup } = padded(card, MARGIN, MARGIN);
  return picture({ width, height, title: name[language], language, body: tag('g', {}, markup) });
}

/** Everything in the box of Guilds, each alone. */
export const piecePictures: PiecePictures = {
  guildTiles: (id, locale) => alone(guildTile(id).name, locale, guildTileAlone({ locale }, id)),
  actionCards: (id, locale) => alone(actionCard(id as Action).name, locale, actionCardAlone({ locale }, id as Action)),
  leaders: (id, locale) => alone(leader(id).name, locale, leaderCard({ locale }, id)),
  mages: (id, locale) => alone(mage(id).name, locale, mageCard({ locale }, id)),
  objects: (id, locale) => alone(item(id).name, locale, itemCard({ locale }, id)),
  spells: (id, locale) => alone(item(id).name, locale, itemCard({ locale }, id)),
  quests: (id, locale) => {
    const untouched = { questId: id, damage: [], rubies: 0, objects: [] };
    return alone(quest(id).name, locale, questCard({ locale, view: { campaign: undefined } }, untouched, QUEST_WIDTH));
  },
};
