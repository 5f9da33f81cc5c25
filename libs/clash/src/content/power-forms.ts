import type { AttackMode } from '../words.js';
import { alliesHere, ours, oursHere, oursNear, rivals, self } from './selectors.js';
import type { Effect, Figures, Grant, Modifier, Power } from './vocabulary.js';

interface Words {
  en: string;
  fr: string;
}

/** A power and the text that says it. */
export interface Worded {
  text: Words;
  power: Power;
}

interface Lasting {
  modifiers?: Modifier[];
  grants?: Grant[];
}

/** Whose attack or test a reaction answers, and how its text calls them. */
const concerned = {
  YOU: { figures: self, en: 'you', fr: 'vous' },
  ALLY_HERE: { figures: alliesHere, en: 'an ally in your zone', fr: 'un allié de votre zone' },
  OURS: { figures: ours, en: 'you or an allied hero', fr: 'vous ou un héros allié' },
  OURS_HERE: {
    figures: oursHere,
    en: 'you or an allied hero in your zone',
    fr: 'vous ou un héros allié de votre zone',
  },
  OURS_NEAR: {
    figures: oursNear,
    en: 'you or an allied hero within 1 zone',
    fr: 'vous ou un héros allié à 1 zone au plus',
  },
  RIVAL: { figures: rivals, en: 'a hero of the other side', fr: 'un héros de l’autre camp' },
} as const satisfies Record<string, Words & { figures: Figures }>;

const attackWords = {
  ANY: { en: 'an attack', fr: 'une attaque' },
  MELEE: { en: 'a melee attack', fr: 'une attaque au corps à corps' },
  RANGED: { en: 'a ranged attack', fr: 'une attaque à distance' },
} as const satisfies Record<string, Words>;

/** What a reaction answers, in the words that its text uses. */
interface Occasion {
  moment: NonNullable<Power['reaction']>['moment'];
  to: NonNullable<Power['reaction']>['to'];
  whom: keyof typeof concerned;
  mode?: AttackMode;
  once?: boolean;
}

/** Works from the reveal to the end of the turn, for no action (CLASH-058). */
export function allTurn(en: string, fr: string, lasting: Lasting): Worded {
  return { text: { en: `All turn: ${en}`, fr: `Tout le tour : ${fr}` }, power: { trigger: 'PERMANENT', ...lasting } };
}

/** Works as long as the figure is in play: an innate power (CLASH-040). */
export function always(en: string, fr: string, lasting: Lasting): Worded {
  return { text: { en: `Always: ${en}`, fr: `Toujours : ${fr}` }, power: { trigger: 'PERMANENT', ...lasting } };
}

/** Costs an action, as often as there are actions (CLASH-059). */
export function action(en: string, fr: string, effects: Effect[]): Worded {
  return { text: { en: `Action: ${en}`, fr: `Action : ${fr}` }, power: { trigger: 'ACTION', do: effects } };
}

/** Costs an action, once a turn (CLASH-060). */
export function uniqueAction(en: string, fr: string, effects: Effect[]): Worded {
  return {
    text: { en: `Unique action: ${en}`, fr: `Action unique : ${fr}` },
    power: { trigger: 'UNIQUE_ACTION', do: effects },
  };
}

/** Happens at the reveal (clash.md 8). */
export function atReveal(en: string, fr: string, effects: Effect[]): Worded {
  return { text: { en: `Reveal: ${en}`, fr: `Révélation : ${fr}` }, power: { trigger: 'REVEAL', do: effects } };
}

/** Is offered when somebody attacks, is attacked or takes a test (CLASH-211, CLASH-245, CLASH-267). */
export function reaction(occasion: Occasion, en: string, fr: string, effects: Effect[]): Worded {
  const words = occasionWords(occasion);
  const { moment, to, whom, mode, once } = occasion;
  const { figures } = concerned[whom];
  return {
    text: { en: `Reaction, ${words.en}: ${en}`, fr: `Réaction, ${words.fr} : ${fr}` },
    power: {
      trigger: 'REACTION',
      reaction: { moment, to, figures, ...(mode && { mode }), ...(once && { oncePerTurn: true }) },
      do: effects,
    },
  };
}

function occasionWords({ moment, to, whom, mode, once }: Occasion): Words {
  const attack = attackWords[mode ?? 'ANY'];
  const who = concerned[whom];
  const event =
    to === 'TEST_BY'
      ? { en: `a test by ${who.en}`, fr: `un test tenté par ${who.fr}` }
      : to === 'ATTACK_ON'
        ? { en: `${attack.en} on ${who.en}`, fr: `${attack.fr} contre ${who.fr}` }
        : { en: `${attack.en} by ${who.en}`, fr: `${attack.fr} menée par ${who.fr}` };
  const when = {
    BEFORE_ROLL: { en: `before the roll of ${event.en}`, fr: `avant le jet d’${event.fr}` },
    AFTER_ATTACK_ROLL: { en: `after the roll of ${event.en}`, fr: `après le jet d’${event.fr}` },
    AFTER_TEST_ROLL: { en: `after the roll of ${event.en}`, fr: `après le jet d’${event.fr}` },
    AFTER_HIT: { en: `when ${event.en} has hit`, fr: `après la réussite d’${event.fr}` },
    AFTER_ATTACK: { en: `after ${event.en}, hit or miss`, fr: `après ${event.fr}, réussie ou non` },
  }[moment];
  return { en: `${when.en}${once ? ', once a turn' : ''}`, fr: `${when.fr}${once ? ', une fois par tour' : ''}` };
}
