import type { Card, Effect, OperationName } from '#cards';
import { effectsIn } from '#cards/engine';
import { type CommandOf, printed } from '#guardians/queries';
import { ownCard, type Outlook } from './outlook.js';
import { worthOf } from './card-worth.js';

type Use = CommandOf<'playDepotCard'> | CommandOf<'useAbility'>;
type Worth = (outlook: Outlook, effect: Effect, use: Use) => number;

/** Power stones are wanted in combats: what spending one costs. */
const STONE = 2;

/** The worth of an operation outside combats, in points of vitality. */
const worths: Readonly<Partial<Record<OperationName, Worth>>> = {
  STONES: ({ me }) => (me.powerStones < 12 ? 6 : 0),
  DRAW: ({ me }) => (me.pile > 0 ? 8 : 0),
  RECOVER: (outlook, _effect, { target }) => shownWorth(outlook, target?.cardId),
  AMBUSH: () => 8,
  LOOK: () => 0,
  REVEAL: () => 0,
  DISCARD: discarding,
  FIRST: ({ view, seat }) => (view.first === seat ? -1 : 5),
  EXTRA_STEP: () => 5,
  STOP_FLIGHT: () => 6,
  REDRAW_DOMINANT: () => -1,
  LEAVE_DOMINANT: () => -1,
  SKIP_TO_SETTLEMENT: () => -5,
  HOLD: () => 5,
  CANCEL: ({ view, seat }) => (view.plays.at(-1)?.seat === 1 - seat ? 7 : -1),
  REVERSE_INFLUENCE: ({ view, seat }) => (view.plays.at(-1)?.seat === 1 - seat ? 8 : -1),
};

function shownWorth({ me }: Outlook, id: string | undefined): number {
  const shown = me.discard.find((card) => card.instanceId === id);
  return shown ? worthOf(printed(shown.cardId)) : 0;
}

/** Cards of the enemy go, own cards stay. */
function discarding({ view, seat }: Outlook, { what }: Effect, { target }: Use): number {
  if (what === 'STANDARD_BEARER') return 4;
  if (what === 'TERRAIN') {
    const owner = view.grounds.find(({ space }) => space === target?.space)?.terrain?.seat;
    return owner === 1 - seat ? 8 : -8;
  }
  const works = view.players.flatMap((player) =>
    player.strongholds.flatMap((stronghold) => (stronghold.works ? [{ ...stronghold.works, at: player.seat }] : [])),
  );
  const found = works.find(({ instanceId: id }) => id === target?.cardId);
  if (!found) return -1;
  const isHelp = printed(found.cardId).variant === 'UPGRADE';
  return isHelp === (found.at === seat) ? -5 : 5;
}

/** The worth of using a card or an ability outside a match-up: its effects, less its price. */
export function useWorth(outlook: Outlook, use: Use): number {
  const card = cardUsed(outlook, use);
  if (!card) return 0;
  const effects = effectsIn('GUARDIANS', card).map(({ effect }) => effect);
  const gain = effects.reduce((sum, effect) => sum + (worths[effect.op]?.(outlook, effect, use) ?? 0), 0);
  const cost = use.type === 'playDepotCard' ? worthOf(card) / 2 + (card.cost ?? 0) * STONE : STONE;
  return gain - cost;
}

function cardUsed(outlook: Outlook, { type, cardId }: Use): Card | undefined {
  if (type === 'playDepotCard') return ownCard(outlook, cardId);
  const open = outlook.view.players.flatMap(({ guardian, strongholds }) => [
    ...(guardian === undefined ? [] : [{ instanceId: guardian as string, cardId: guardian }]),
    ...strongholds.flatMap(({ works }) => (works ? [works] : [])),
  ]);
  const fighting = outlook.view.combat?.fighters.map(({ card }) => card) ?? [];
  const shown = [...open, ...fighting].find(({ instanceId: id }) => id === cardId);
  return shown && printed(shown.cardId);
}
