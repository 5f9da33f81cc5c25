import type { CommandTerms, Refusal, Seat, StepRules, Turn } from '#kernel';
import { refused } from '../command-rules.js';
import type { SkirmishCommandOf } from '../commands.js';
import { ranks, type FigureId, type Rank } from '../content/words.js';
import type { SkirmishCode, SkirmishRefusal } from '../refusals.js';
import type { Rulebook } from '../rulebook.js';
import type { Side, SkirmishState } from '../state.js';
import { findHeroState } from '../figures/figures.js';
import { seatsWhere } from '../table/seats.js';

/** An id that names no hero, or a hero that is taken (CLASH-009, SKAROV-GEN-01). */
export function refusedHero(book: Rulebook, state: SkirmishState, heroId: FigureId): SkirmishRefusal | undefined {
  if (!book.isHeroId(heroId)) return refused(book, 'hero', 'UNKNOWN_ID', { id: heroId });
  return findHeroState(state, heroId) ? refused(book, 'heroTaken', 'HERO_TAKEN', { hero: heroId }) : undefined;
}

/** The heroes that are not taken, in canonical order. */
export const freeHeroes = (book: Rulebook, state: SkirmishState): readonly FigureId[] =>
  book.heroIds().filter((id) => !findHeroState(state, id));

type ChooseHero = SkirmishCommandOf<'chooseHero'>;

/** The parameters of a game for the choice of heroes. */
interface HeroChoice<State extends SkirmishState, T, Code extends string> {
  /** The sides whose seats have heroes. */
  readonly sides: readonly Side[];
  /** The rank at which a seat plays a hero without permission. */
  readonly rankByDefault: (state: State, seat: Seat, heroId: FigureId) => Rank;
  /** Why a seat may not play a hero at a rank. */
  readonly refusedRank: (state: State, seat: Seat, heroId: FigureId, rank: Rank) => Refusal<Code> | undefined;
  /** The seat has its hero. */
  readonly take: (turn: T, seat: Seat, heroId: FigureId, rank: Rank) => void;
}

/** The choice of heroes as a step and its command. */
interface HeroChoiceRules<State, T, Code extends string> {
  readonly steps: { readonly 'setup.heroes': StepRules<State, ChooseHero> };
  readonly commands: {
    readonly chooseHero: CommandTerms<State, ChooseHero, 'setup.heroes', Code | SkirmishCode> & {
      readonly steps: readonly ['setup.heroes'];
      perform(turn: T, command: ChooseHero, seat: Seat): void;
    };
  };
}

/** Every seat takes a hero, all at once (CLASH-010, SKAROV-SETUP-02). */
export const heroChoice = <State extends SkirmishState, T extends Turn<State, never>, Code extends string>(
  book: Rulebook,
  { sides, rankByDefault, refusedRank, take }: HeroChoice<State, T, Code>,
): HeroChoiceRules<State, T, Code> => ({
  steps: {
    'setup.heroes': {
      asked: (state) => seatsWhere(state, ({ side, mainHero }) => sides.includes(side) && mainHero === null),
      byDefault(state, seat) {
        const heroId = freeHeroes(book, state)[0] ?? '';
        return { type: 'chooseHero', heroId, rank: rankByDefault(state, seat, heroId) };
      },
    },
  },
  commands: {
    chooseHero: {
      steps: ['setup.heroes'],
      check: (state, { heroId, rank }, seat) =>
        refusedHero(book, state, heroId) ?? refusedRank(state, seat, heroId, rank),
      *offers(state) {
        for (const heroId of freeHeroes(book, state)) {
          for (const rank of ranks) yield { type: 'chooseHero', heroId, rank };
        }
      },
      perform(turn, { heroId, rank }, seat) {
        take(turn, seat, heroId, rank);
      },
    },
  },
});
