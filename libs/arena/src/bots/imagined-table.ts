import type { Seat } from '#kernel';
import { initialState } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import type { Combat, InstanceId, Placed, Player, State, Stronghold } from '../state.js';
import { positions } from '../table/players.js';
import type { CombatView, PlacedView, PlayerView, StrongholdView, View } from '../view/view-schema.js';

const nothing = initialState(optionsSchema.parse({ decks: 'SEALED' }), []);

/** A table with nothing on it. */
export const bareTable = (): State => ({ ...nothing, cards: {} });

/**
 * The table as far as a seat sees it, in the form that the rules read: hidden cards are not there, so only totals and
 * attributes of what is seen may be asked.
 */
export function imaginedTable(view: View, seat: Seat): State {
  const cards: State['cards'] = {};
  const see = (card: { id: string; cardId: string } | undefined, owner: Seat): InstanceId | null => {
    if (!card) return null;
    cards[card.id] = { cardId: card.cardId, owner };
    return card.id;
  };
  const placed = (one: PlacedView | undefined, owner: Seat): Placed | null => {
    if (!one?.card) return null;
    const items = one.itemCards.map((item) => ({ id: see(item, owner) ?? '', faceUp: true }));
    return { id: see(one.card, owner) ?? '', faceUp: one.faceUp, items, seenBy: [] };
  };
  const stronghold = (one: StrongholdView | undefined, owner: Seat): Stronghold => ({
    card: one?.cardId ?? '',
    deployed: one?.deployed ?? false,
    ruin: one?.ruin ?? false,
    on: placed(one?.on, owner),
    under: placed(one?.under, owner),
    upgrade: see(one?.upgrade, owner),
    downgrade: see(one?.downgrade, 1 - owner),
  });
  const player = (one: PlayerView): Player => {
    const at = (position: (typeof positions)[number]) =>
      stronghold(
        one.strongholds.find((each) => each.position === position),
        one.seat,
      );
    const captive = see(one.captive, 1 - one.seat);
    return {
      ...nothing.players[0],
      seat: one.seat,
      guardian: one.guardian ?? null,
      stones: one.powerStones,
      strongholds: one.strongholds.length === 0 ? null : { LEFT: at('LEFT'), CENTER: at('CENTER'), RIGHT: at('RIGHT') },
      standardBearer: see(one.standardBearer, one.seat),
      prison: captive === null ? null : { shield: see(one.prisonShield, one.seat), captive },
    };
  };
  const [first, second] = view.players;
  if (!first || !second) throw new RangeError('A table of Arena has two seats.');
  const players: State['players'] = [player(first), player(second)];
  for (const card of [...(view.own?.hand ?? []), ...(view.own?.depot ?? []), ...(view.own?.pen ?? [])]) see(card, seat);
  return {
    ...nothing,
    cards,
    players,
    turn: view.turn,
    stage: view.stage,
    active: view.active,
    terrain: see(view.terrain, view.terrainOwner ?? seat),
    arena: [placed(first.arena, 0), placed(second.arena, 1)],
    combat: view.combat ? combatOf(view.combat, see) : null,
  };
}

/** The combat as it is; what the view does not say outright is read from the totals that it shows. */
function combatOf(view: CombatView, see: (card: { id: string; cardId: string }, owner: Seat) => InstanceId | null): Combat {
  const { kind, stronghold, round, fighters, supports, inForce, shields, totals } = view;
  const seen = (card: { id: string; cardId: string }, owner: Seat): InstanceId => see(card, owner) ?? card.id;
  return {
    kind,
    stronghold: stronghold ?? null,
    round,
    fighters: fighters.map(({ card, seat, part, fresh }) => ({ id: seen(card, seat), seat, part, fresh })),
    gone: [],
    ...(view.primaryDecided ? { primaryWinner: view.primaryWinner ?? null } : {}),
    supports: supports.map(({ source, ...support }) => ({
      ...support,
      source: source ? seen(source, support.seat) : null,
    })),
    inForce: inForce.map(({ card, target, ...effect }) => ({
      ...effect,
      source: seen(card, effect.seat),
      target: target ?? null,
    })),
    effectsMade: inForce.length,
    shields: shields.map(({ card, ...shield }) => ({ ...shield, id: seen(card, shield.seat) })),
    engaged: inForce.some(({ lasts }) => lasts === 'ROUND'),
    voided: totals
      .filter(({ contributions }) => contributions.some(({ rule }) => rule === 'ARENA-IMM-02'))
      .map(({ seat }) => seat),
    saved: [],
    appearance: null,
  };
}
