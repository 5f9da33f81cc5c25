import type { Seat } from '#kernel';
import type { Choices } from '../commands.js';
import type { Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { GuildMage, State } from '../state.js';
import { findGuildMage, guildMage, guildOf } from '../table/guilds-of-a-game.js';
import { leaveCare } from '../table/moves.js';
import type { EffectTable, Forms } from './effect-rules.js';

const oneMage: Forms = [['mageId']];

function* everyMage(state: State, seat: Seat): Iterable<Choices> {
  for (const { id: mageId } of guildOf(state, seat).mages) yield { mageId };
}

const chosenMage = (state: State, seat: Seat, { mageId }: Choices): GuildMage | undefined =>
  mageId === undefined ? undefined : findGuildMage(guildOf(state, seat), mageId);

/** Step 5 is over, and the turn is not: mages are active or passive (11.3 `activate`). */
const isPlaced = (state: State): boolean => state.placementOpened && state.placement === null;

export const mageEffects: EffectTable<'healDamage' | 'returnFromCare' | 'activate' | 'shield'> = {
  healDamage: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat, _effect, choices) {
      if (state.fight) yield refuse(180, 'fightRunning');
      if (chosenMage(state, seat, choices)?.damage === 0) yield refuse(190, 'impossible');
    },
    apply(turn, seat, effect, { mageId = '' }) {
      const { damage, inCare } = guildMage(turn.state, seat, mageId);
      const points = Math.min(effect.points, damage);
      turn.emit({ type: 'mageHealed', seat, mageId, points, returned: inCare && points === damage });
    },
  },
  returnFromCare: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat, _effect, choices) {
      if (state.fight) yield refuse(180, 'fightRunning');
      if (chosenMage(state, seat, choices)?.inCare === false) yield refuse(190, 'impossible');
    },
    apply: (turn, seat, _effect, { mageId = '' }) => turn.emit({ type: 'mageReturned', seat, mageId }),
  },
  activate: {
    forms: () => oneMage,
    choices: everyMage,
    *objections(state, seat, _effect, choices) {
      if (!isPlaced(state)) yield refuse(190, 'notNow');
      if (state.fight) yield refuse(180, 'fightRunning');
      const mage = chosenMage(state, seat, choices);
      if (mage?.inCare) yield refuse(27, 'notAvailable', { card: mage.id });
    },
    apply(turn, seat, _effect, { mageId = '' }) {
      const post = guildMage(turn.state, seat, mageId).post === 'active' ? 'passive' : 'active';
      turn.emit({ type: 'magePosted', seat, mageId, post });
    },
  },
  shield: {
    forms: () => oneMage,
    choices: everyMage,
    objections: () => [],
    apply: (turn, seat, { points }, { mageId = '' }) => turn.emit({ type: 'shieldRaised', seat, mageId, points }),
  },
};

export const mageEvolvers: Evolvers<'mageReturned' | 'magePosted' | 'shieldRaised'> = {
  mageReturned(state, { seat, mageId }) {
    leaveCare(state, seat, mageId);
  },
  magePosted(state, { seat, mageId, post }) {
    guildMage(state, seat, mageId).post = post;
  },
  shieldRaised(state, { seat, mageId, points }) {
    const { shields } = guildOf(state, seat).effects;
    shields[mageId] = (shields[mageId] ?? 0) + points;
  },
};
