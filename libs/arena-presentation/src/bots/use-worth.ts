import type { Effect, OperationName } from '#cards';
import { effectsIn } from '#cards/engine';
import { type CommandOf, isTimed, sourceCard } from '#arena/queries';
import type { Outlook } from './outlook.js';
import { handCard } from './outlook.js';
import { worthOfShown } from './card-worth.js';

type Use = CommandOf<'playDepotCard'> | CommandOf<'useAbility'>;

/** Power stones are wanted in fights and challenges: what spending one costs, in victorious creatures. */
const STONE = 0.12;
/** Below this a dominant is better left than drawn. */
const POOR = 0.2;

/** The worth of using a card or an ability outside combats: the sum of what it does now. */
export function useWorth(outlook: Outlook, command: Use): number {
  const effects = effectsOf(outlook, command);
  const gain = effects.reduce((sum, effect) => sum + worthOfEffect(outlook, effect, command), 0);
  const cost = effects.reduce((sum, { cost: own = 0 }) => sum + own, 0) * STONE;
  return gain - cost;
}

/** A card's effects that happen in this window. */
function effectsOf({ table, ...outlook }: Outlook, { type, cardId }: Use): Effect[] {
  const abilities = type === 'useAbility';
  const card = abilities ? sourceCard(table, cardId) : handCard({ table, ...outlook }, cardId);
  return effectsIn('ARENA', card)
    .map(({ effect }) => effect)
    .filter(({ trigger, timing }) => !abilities || trigger === 'ACTIVATED' || (trigger === 'BEATEN' && !timing))
    .filter(({ timing }) => isTimed(table, timing ?? card.timing ?? []));
}

type Worth = (outlook: Outlook, effect: Effect, command: Use) => number;

const worths: Readonly<Partial<Record<OperationName, Worth>>> = {
  STONES: () => 2,
  DRAW: () => 2,
  RECOVER: () => 1,
  FREE_CAPTIVE: () => 2,
  LOOK: () => 0.2,
  REVEAL: () => 0.2,
  AMBUSH: () => 0.5,
  FIRST: ({ view, seat }) => (view.activeSeat !== seat && view.turn > 2 ? 0.4 : 0),
  LEAVE_DOMINANT: ({ me }) => (worthOfShown(me.dominant) < POOR ? 0.1 : 0),
  DISCARD: discarding,
  SKIP_TO_SETTLEMENT: skipping,
};

function worthOfEffect(outlook: Outlook, effect: Effect, command: Use): number {
  return worths[effect.op]?.(outlook, effect, command) ?? 0;
}

/** Cards of the enemy go, own cards stay. */
function discarding({ view, seat, enemy }: Outlook, { what }: Effect, { target }: Use): number {
  if (what === 'TERRAIN') return view.terrainOwner === 1 - seat ? 1 : -1;
  if (what === 'STANDARD_BEARER') return enemy.standardBearer ? 1 : -1;
  const upgrades = enemy.strongholds.map(({ upgrade }) => upgrade?.instanceId);
  return target?.cardId !== undefined && upgrades.includes(target.cardId) ? 0.6 : -1;
}

/** No duel and no raid: for a seat that has no creature to send while the enemy has. */
function skipping({ me, enemy }: Outlook): number {
  const manned = ({ strongholds }: typeof me): boolean => strongholds.some(({ on }) => on);
  return manned(enemy) && !manned(me) ? 1 : -1;
}
