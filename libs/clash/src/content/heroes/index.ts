import type { Hero, PowerCard } from '../schema.js';
import { clockwiseCards } from './clockwise-cards.js';
import { clockwiseRankCards } from './clockwise-rank-cards.js';
import { clockwise } from './clockwise.js';
import { duchesseCards } from './duchesse-cards.js';
import { duchesseRankCards } from './duchesse-rank-cards.js';
import { duchesse } from './duchesse.js';
import { fahrenheitCards } from './fahrenheit-cards.js';
import { fahrenheitRankCards } from './fahrenheit-rank-cards.js';
import { fahrenheit } from './fahrenheit.js';
import { rageCards } from './rage-cards.js';
import { rageRankCards } from './rage-rank-cards.js';
import { rage } from './rage.js';
import { ultrawomanCards } from './ultrawoman-cards.js';
import { ultrawomanRankCards } from './ultrawoman-rank-cards.js';
import { ultrawoman } from './ultrawoman.js';
import { undertowCards } from './undertow-cards.js';
import { undertowRankCards } from './undertow-rank-cards.js';
import { undertow } from './undertow.js';

/** The six heroes of the box, in canonical order (CLASH-202). */
export const heroes: readonly Hero[] = [rage, ultrawoman, duchesse, fahrenheit, clockwise, undertow];

/** Their 72 power cards, hero by hero: 7 ordinary ones, the weakness card, 2 Rookie and 2 Veteran cards each. */
export const powerCards: readonly PowerCard[] = [
  ...rageCards,
  ...rageRankCards,
  ...ultrawomanCards,
  ...ultrawomanRankCards,
  ...duchesseCards,
  ...duchesseRankCards,
  ...fahrenheitCards,
  ...fahrenheitRankCards,
  ...clockwiseCards,
  ...clockwiseRankCards,
  ...undertowCards,
  ...undertowRankCards,
];
