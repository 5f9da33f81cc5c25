import type { Evolvers } from '../flow/turn.js';
import { guildOf, leaderIdOf } from '../table/guilds-of-a-game.js';

export const fightEffectEvolvers: Evolvers<
  | 'fighterBoosted'
  | 'diceAdded'
  | 'rerollGranted'
  | 'elementLocked'
  | 'groupAttackAllowed'
  | 'counterAttackSilenced'
  | 'leaderJoined'
> = {
  fighterBoosted(state, { seat, fighterId, value, elements, amount }) {
    state.fight?.boosts.push({ seat, fighterId, value, elements: [...elements], amount });
  },
  diceAdded(state, { seat, count }) {
    guildOf(state, seat).effects.extraDice += count;
  },
  rerollGranted(state, { seat, count }) {
    guildOf(state, seat).effects.rerolls += count;
  },
  elementLocked({ fight }, { element }) {
    if (fight?.kind === 'combat') fight.locked.push(element);
  },
  groupAttackAllowed({ fight }) {
    if (fight?.kind === 'campaign') fight.grouped = true;
  },
  counterAttackSilenced({ fight }, { monster }) {
    if (fight?.kind === 'campaign') fight.silenced.push(monster);
  },
  leaderJoined(state, { seat, column }) {
    const { fight } = state;
    if (fight?.kind === 'combat') fight.defense.push({ fighterId: leaderIdOf(guildOf(state, seat)), column });
  },
};
