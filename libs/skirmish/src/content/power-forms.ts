import type { Localized } from '#kernel';
import { alliesHere, ours, oursHere, oursNear, self } from './selectors.js';
import type { Grant, Power, Words } from './vocabulary/language.js';
import type { Moment } from './vocabulary/terms.js';
import type { AttackMode } from './words.js';

/** A power and the text that says it. */
export interface Worded<W extends Words = Words> {
  text: Localized;
  power: Power<W>;
}

interface Lasting<W extends Words> {
  modifiers?: W['modifier'][];
  grants?: Grant<W>[];
}

/** The figures whose attack or test a reaction answers, with the words of its text. */
export interface Concerned<W extends Words = Words> extends Localized {
  figures: W['figures'];
}

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
} as const satisfies Record<string, Concerned>;

const attackWords = {
  ANY: { en: 'an attack', fr: 'une attaque' },
  MELEE: { en: 'a melee attack', fr: 'une attaque au corps à corps' },
  RANGED: { en: 'a ranged attack', fr: 'une attaque à distance' },
} as const satisfies Record<string, Localized>;

/** The trigger of a reaction, in the words of its text. */
interface Occasion<Whom> {
  moment: Moment;
  to: NonNullable<Power['reaction']>['to'];
  whom: Whom;
  mode?: AttackMode;
  once?: boolean;
}

/**
 * The ways in which a power works, each with how its text begins, in the words of a game. `further`: whom reactions may
 * concern beside those whom both games know.
 */
export function powerFormsOf<W extends Words, K extends string = never>(further: Record<K, Concerned<W>>) {
  type Whom = keyof typeof concerned | K;
  const all = { ...concerned, ...further } as unknown as Record<Whom, Concerned<W>>;
  return {
    /** Works from the reveal to the end of the turn, for no action. */
    allTurn: (en: string, fr: string, lasting: Lasting<W>): Worded<W> => ({
      text: { en: `All turn: ${en}`, fr: `Tout le tour : ${fr}` },
      power: { trigger: 'PERMANENT', ...lasting },
    }),
    /** Works as long as the figure is in play: an innate power. */
    always: (en: string, fr: string, lasting: Lasting<W>): Worded<W> => ({
      text: { en: `Always: ${en}`, fr: `Toujours : ${fr}` },
      power: { trigger: 'PERMANENT', ...lasting },
    }),
    /** Costs an action, as often as there are actions. */
    action: (en: string, fr: string, effects: W['effect'][]): Worded<W> => ({
      text: { en: `Action: ${en}`, fr: `Action : ${fr}` },
      power: { trigger: 'ACTION', do: effects },
    }),
    /** Costs an action, once a turn. */
    uniqueAction: (en: string, fr: string, effects: W['effect'][]): Worded<W> => ({
      text: { en: `Unique action: ${en}`, fr: `Action unique : ${fr}` },
      power: { trigger: 'UNIQUE_ACTION', do: effects },
    }),
    /** Happens at the reveal. */
    atReveal: (en: string, fr: string, effects: W['effect'][]): Worded<W> => ({
      text: { en: `Reveal: ${en}`, fr: `Révélation : ${fr}` },
      power: { trigger: 'REVEAL', do: effects },
    }),
    /** Is offered when a figure attacks, is attacked or takes a test. */
    reaction: (occasion: Occasion<Whom>, en: string, fr: string, effects: W['effect'][]): Worded<W> => {
      const { moment, to, whom, mode, once } = occasion;
      const words = occasionWords(occasion, all[whom]);
      return {
        text: { en: `Reaction, ${words.en}: ${en}`, fr: `Réaction, ${words.fr} : ${fr}` },
        power: {
          trigger: 'REACTION',
          reaction: {
            moment,
            to,
            figures: all[whom].figures,
            ...(mode && { mode }),
            ...(once && { oncePerTurn: true }),
          },
          do: effects,
        },
      };
    },
  };
}

function occasionWords({ moment, to, mode, once }: Occasion<unknown>, who: Localized): Localized {
  const attack = attackWords[mode ?? 'ANY'];
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
