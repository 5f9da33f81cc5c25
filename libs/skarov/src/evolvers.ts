import { skirmishEvolvers } from '#skirmish/flow';
import { heroSlotEvolvers } from './activation/hero-slots.js';
import { eventEvolvers } from './activation/play-event.js';
import { revealEvolvers } from './activation/reveal.js';
import { villainSlotEvolvers } from './activation/villain-slots.js';
import { articleEvolvers } from './end-of-game/articles.js';
import { gameEndEvolvers } from './end-of-game/end-game.js';
import { objectiveEvolvers } from './end-of-game/objectives.js';
import { outEvolvers } from './end-of-game/state-check.js';
import { itemEvolvers } from './end-of-turn/items.js';
import { roomEvolvers } from './end-of-turn/rooms.js';
import { upkeepEvolvers } from './end-of-turn/upkeep.js';
import { stepEvolvers } from './shared.js';
import { resignationEvolvers } from './flow/resignation.js';
import { buildEvolvers } from './flow/set-up/building.js';
import { deckEvolvers } from './flow/set-up/decks.js';
import { heroEvolvers } from './flow/set-up/heroes.js';
import { peopleEvolvers } from './flow/set-up/people-base.js';
import { rankEvolvers } from './flow/set-up/ranks.js';
import { scenarioEvolvers } from './flow/set-up/scenario.js';
import type { Evolvers } from './flow/turn.js';
import { overlordEvolvers } from './overlord/overlord-cards.js';
import { ruleEvolvers } from './rooms/rules-in-play.js';
import { book } from './rulebook.js';
import { showEvolvers } from './strategy/shown-cards.js';
import { strategyEvolvers } from './strategy/strategy.js';

/** The changes of every event; the entries stand beside their topic. */
export const evolvers: Evolvers = {
  ...skirmishEvolvers(book),
  ...overlordEvolvers,
  ...buildEvolvers,
  ...scenarioEvolvers,
  ...rankEvolvers,
  ...heroEvolvers,
  ...deckEvolvers,
  ...peopleEvolvers,
  ...stepEvolvers,
  ...strategyEvolvers,
  ...showEvolvers,
  ...revealEvolvers,
  ...heroSlotEvolvers,
  ...villainSlotEvolvers,
  ...eventEvolvers,
  ...outEvolvers,
  ...objectiveEvolvers,
  ...articleEvolvers,
  ...roomEvolvers,
  ...itemEvolvers,
  ...ruleEvolvers,
  ...upkeepEvolvers,
  ...gameEndEvolvers,
  ...resignationEvolvers,
};
