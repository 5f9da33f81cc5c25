import { activeHero, pay, whyNoAction } from '#skirmish/activation';
import { villainSheet } from '../content/catalogue.js';
import { endGame } from '../end-of-game/end-game.js';
import type { CommandTable } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { endHeroActivation } from './hero-slots.js';
import { endVillainActivation } from './villain-slots.js';

const isSkarov = ({ villain }: State): boolean => villain !== null && villainSheet(villain.sheetId).rank === 'MASTER';

/** Ending an activation, and the end that Skarov makes of the game (SKAROV-ACT-12, SKAROV-ACT-14, SKAROV-FINAL-05). */
export const endCommands = {
  escape: {
    steps: ['activation.villain'],
    *offers(state) {
      if (isSkarov(state)) yield { type: 'escape' };
    },
    check(state) {
      const refusal = isSkarov(state) ? whyNoAction({ state, book }) : undefined;
      if (refusal) return refusal;
      const may = isSkarov(state) && state.heroOutDuringFinalCombat;
      return may ? undefined : refuse('FINAL-05', 'CANNOT_ESCAPE');
    },
    perform(turn, _command, _seat, machine) {
      pay(machine, activeHero(turn.state));
      endGame(turn, 'ESCAPE');
    },
  },
  endActivation: {
    steps: ['activation.hero', 'activation.villain'],
    offersAreLegal: true,
    offers: () => [{ type: 'endActivation' }],
    check: () => undefined,
    perform(turn) {
      if (turn.state.villain) endVillainActivation(turn);
      else endHeroActivation(turn);
    },
  },
} satisfies Partial<CommandTable>;
