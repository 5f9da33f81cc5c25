import { freeHeroes, refusedHero } from '#skirmish/set-up';
import { book } from '../../rulebook.js';
import type { State } from '../../state.js';
import { clashSeat, seatsOf, seatsWhere } from '../../table/seats.js';
import type { Side } from '../../words.js';
import type { CommandTable, Evolvers, StepRules } from '../turn.js';
import { takeHero } from './heroes.js';
import { rankOfScenario } from './ranks.js';

/** Free team-up places of a side (CLASH-208). */
export function freePlaces(state: State, side: Side): number {
  const taken = state.heroes.filter((hero) => hero.side === side && hero.teamUp).length;
  return state.sides[side].heroes - seatsOf(state, side).length - taken;
}

export const teamUpSteps = {
  'setup.teamUp': {
    asked: (state) =>
      seatsWhere(
        state,
        ({ side, passed }) => !passed && freePlaces(state, side) > 0 && freeHeroes(book, state).length > 0,
      ),
    byDefault: () => ({ type: 'passTeamUp' }),
  },
} satisfies Record<string, StepRules>;

export const teamUpCommands = {
  takeTeamUpHero: {
    steps: ['setup.teamUp'],
    check: (state, { heroId }) => refusedHero(book, state, heroId),
    *offers(state) {
      for (const heroId of freeHeroes(book, state)) yield { type: 'takeTeamUpHero', heroId };
    },
    perform: (turn, { heroId }, seat) => {
      takeHero(turn, seat, heroId, rankOfScenario(turn.state), true);
    },
  },
  passTeamUp: {
    steps: ['setup.teamUp'],
    check: () => undefined,
    *offers() {
      yield { type: 'passTeamUp' };
    },
    perform: (turn, _command, seat) => {
      turn.emit({ type: 'teamUpPassed', seat });
    },
  },
} satisfies Partial<CommandTable>;

export const teamUpEvolvers = {
  teamUpPassed(state, { seat }) {
    clashSeat(state, seat).passed = true;
  },
} satisfies Partial<Evolvers>;
