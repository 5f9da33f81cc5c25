import { isMage } from '../content/catalogue.js';
import { elements, type Element } from '../content/vocabulary.js';
import { diceOf, strike, useUpRollEffects } from '../fights/dice.js';
import type { Combat, Duel } from '../fights/fight-state.js';
import { elementWithMost, totalOf } from '../fights/fight-totals.js';
import { damageMage, sendOffHurt } from '../fights/mage-damage.js';
import type { Evolvers, GuildsTurn, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { guildOf, leaderIdOf } from '../table/guilds-of-a-game.js';
import { combatOf, isBeaten, nextDuel, runningCombat, sidesOfWave, standingNumbers } from './lines.js';

/** The duel that waits for its element; `undefined` when none does. */
export function openDuel(state: State): Duel | undefined {
  const combat = runningCombat(state);
  const duel = combat && nextDuel(combat);
  return duel && !isBeaten(state, duel) ? duel : undefined;
}

/** Elements that the attacking side of the wave may choose. */
export const freeElements = ({ locked }: Combat): Element[] => elements.filter((element) => !locked.includes(element));

/** Attack and defense of a duel in one element (GUILD-107). */
function duelTotals(state: State, { attackerId, defenderId }: Duel, element: Element) {
  const { striker, target } = sidesOfWave(combatOf(state));
  return {
    attack: totalOf(state, striker, attackerId, 'attack', element),
    defense: totalOf(state, target, defenderId, 'defense', element),
  };
}

/** Fights the duel that waits, in the element chosen (GUILD-127). Throws an Error when none waits. */
export function fightDuel(turn: GuildsTurn, element: Element): void {
  const duel = openDuel(turn.state);
  if (!duel) throw new Error('No duel is to be fought.');
  const { striker, target } = sidesOfWave(combatOf(turn.state));
  const totals = duelTotals(turn.state, duel, element);
  const { dice, damage } = strike(turn, striker, totals.attack, totals.defense);
  turn.emit({ type: 'duelFought', seat: striker, ...duel, element, ...totals, dice, damage });
  if (damage === 0) return;
  if (isMage(duel.defenderId)) damageMage(turn, target, duel.defenderId, damage);
  else turn.emit({ type: 'leaderBeaten', seat: target, leaderId: leaderIdOf(guildOf(turn.state, target)) });
}

/** A duel whose defender has been beaten already is not fought (GUILD-128). */
export function skipDuel(turn: GuildsTurn, { column, attackerId }: Duel): void {
  turn.emit({ type: 'duelSkipped', seat: sidesOfWave(combatOf(turn.state)).striker, column, attackerId });
}

/** After the last duel: the dead are removed, other damaged mages go to the care center (GUILD-129). */
export function endWave(turn: GuildsTurn): void {
  sendOffHurt(turn, sidesOfWave(combatOf(turn.state)).target);
  turn.emit({ type: 'waveEnded', ...standingNumbers(combatOf(turn.state)) });
}

export const duelSteps = {
  'combat.element': {
    asked: (state) => (openDuel(state) ? [sidesOfWave(combatOf(state)).striker] : []),
    byDefault(state, seat) {
      const duel = openDuel(state);
      const dice = (element: Element): number => {
        if (!duel) return 0;
        const { attack, defense } = duelTotals(state, duel, element);
        return diceOf(state, seat, attack, defense);
      };
      return { type: 'chooseElement', element: elementWithMost(freeElements(combatOf(state)), dice) };
    },
    passable: () => true,
  },
} satisfies Record<string, StepRules>;

export const duelEvolvers: Evolvers<'waveBegan' | 'duelFought' | 'duelSkipped' | 'leaderBeaten' | 'waveEnded'> = {
  waveBegan(state, { wave }) {
    Object.assign(combatOf(state), {
      wave,
      plays: {},
      cardsDone: false,
      fought: 0,
      waveOver: false,
      locked: [],
      hurt: [],
    } satisfies Partial<Combat>);
  },
  duelFought(state, { seat, dice }) {
    combatOf(state).fought += 1;
    useUpRollEffects(state, seat, dice);
    state.step = null;
  },
  duelSkipped(state) {
    combatOf(state).fought += 1;
  },
  leaderBeaten(state, { leaderId }) {
    const combat = combatOf(state);
    combat.leaderBeaten = true;
    combat.left.push(leaderId);
  },
  waveEnded(state) {
    combatOf(state).waveOver = true;
  },
};
