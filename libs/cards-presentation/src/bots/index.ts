export { buildDeck } from './build-deck.js';
export { eagerBot, type Likings } from './eager-bot.js';
export { cardWorth, supportOf, type WorthScale } from './card-worth.js';
export { friendsOf, likelyFoes, meanOver, type Foe } from './likely-foes.js';
export { seatedSight, type SeatedSight } from './seated-sight.js';
