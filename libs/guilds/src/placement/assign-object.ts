import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { firstOf, notAmong, notOwnMage } from '../table/checks.js';
import { findGuildMage, guildOf, isAvailable } from '../table/guilds-of-a-game.js';
import { isPlacing } from './placement.js';

/** In step 5, until it has placed its last mage, a seat may also move and unassign its objects (GUILD-059). */
function* offers(state: State, seat: Seat): Iterable<CommandOf<'assignObject'>> {
  if (state.fight) return;
  const { objects, mages } = guildOf(state, seat);
  const placing = isPlacing(state, seat);
  for (const { id: objectId, mageId: carrier } of objects) {
    if (placing ? state.movedObjects.includes(objectId) : carrier !== null) continue;
    for (const { id: mageId } of mages) yield { type: 'assignObject', objectId, mageId };
    if (placing && carrier !== null) yield { type: 'assignObject', objectId };
  }
}

function* objections(
  state: State,
  { objectId, mageId }: CommandOf<'assignObject'>,
  seat: Seat,
): Iterable<GuildsRefusal | undefined> {
  const guild = guildOf(state, seat);
  const object = guild.objects.find(({ id }) => id === objectId);
  yield notAmong(state, seat, objectId, object ? [objectId] : [], 59);
  if (mageId !== undefined) yield notOwnMage(state, seat, mageId, 59);
  if (state.fight) yield refuse(180, 'fightRunning');
  const mage = mageId === undefined ? undefined : findGuildMage(guild, mageId);
  if (mage && !isAvailable(mage)) yield refuse(59, 'notAvailable', { card: mage.id });
  if (isPlacing(state, seat)) {
    if (state.movedObjects.includes(objectId)) yield refuse(59, 'alreadyUsed', { what: objectId });
    if (object?.mageId === (mageId ?? null)) yield refuse(59, 'illegalChoice');
  } else if (mageId === undefined || object?.mageId !== null) yield refuse(59, 'illegalChoice');
}

export const assignObjectCommands: CommandTable<'assignObject'> = {
  assignObject: {
    offers,
    check: (state, command, seat) => firstOf(objections(state, command, seat)),
    perform: (turn, { objectId, mageId }, seat) =>
      turn.emit({ type: 'objectAssigned', seat, objectId, mageId: mageId ?? null }),
  },
};

export const assignObjectEvolvers: Evolvers<'objectAssigned'> = {
  objectAssigned(state, { seat, objectId, mageId }) {
    const object = guildOf(state, seat).objects.find(({ id }) => id === objectId);
    if (object) object.mageId = mageId;
    if (state.placement) state.movedObjects.push(objectId);
  },
};
