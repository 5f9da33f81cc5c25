import type { Seat } from '#kernel';
import {
  initialState,
  noMarks,
  optionsSchema,
  type Placed,
  type PlacedView,
  type Player,
  type PlayerView,
  type positions,
  type State,
  type Stronghold,
  type StrongholdView,
  type View,
} from '#arena/queries';
import { imaginedCombat } from './imagined-combat.js';
import type { See } from './see.js';

const nothing = initialState(optionsSchema.parse({ decks: 'SEALED' }), []);

/** A table with nothing on it. */
export const bareTable = (): State => ({ ...nothing, cards: {} });

/**
 * The table as far as a seat sees it, in the form that the rules read: hidden cards are not there, so only totals and
 * attributes of what is seen may be asked. Every field is named here: one that the state gets has to be thought of.
 */
export function imaginedTable(view: View, seat: Seat): State {
  const cards: State['cards'] = {};
  const see: See = ({ instanceId: id, cardId }, owner) => {
    cards[id] = { cardId, owner };
    return id;
  };
  const [first, second] = view.players;
  if (!first || !second) throw new RangeError('A table of Arena has two seats.');
  const players: State['players'] = [playerOf(first, see), playerOf(second, see)];
  const { hand = [], depot = [], pen = [] } = view.own ?? {};
  for (const card of [...hand, ...depot, ...pen]) see(card, seat);
  return {
    options: nothing.options,
    cards,
    players,
    turn: view.turn,
    stage: view.stage,
    stagesEntered: 0,
    active: view.activeSeat,
    lower: null,
    terrain: view.terrain ? see(view.terrain, view.terrainOwner ?? seat) : null,
    arena: [placedOf(first.arena, 0, see), placedOf(second.arena, 1, see)],
    window: null,
    sealed: null,
    combat: view.combat ? imaginedCombat(view.combat, see) : null,
    raid: null,
    challenge: null,
    challengeBonuses: (view.challengeBonuses ?? []).map(({ card, ...bonus }) => ({
      ...bonus,
      source: see(card, bonus.seat),
    })),
    marks: noMarks(),
    decks: null,
    building: null,
    over: null,
  };
}

function playerOf(player: PlayerView, see: See): Player {
  const { seat, guardian = null, powerStones, standardBearer, captive, prisonShield } = player;
  const at = (position: (typeof positions)[number]): Stronghold | undefined => {
    const seen = player.strongholds.find((each) => each.position === position);
    return seen && strongholdOf(seen, seat, see);
  };
  const [LEFT, CENTER, RIGHT] = [at('LEFT'), at('CENTER'), at('RIGHT')];
  return {
    seat,
    starter: null,
    guardian,
    stones: powerStones,
    strongholds: LEFT && CENTER && RIGHT ? { LEFT, CENTER, RIGHT } : null,
    pile: [],
    dominant: null,
    hand: [],
    depot: [],
    pen: [],
    discard: [],
    standardBearer: standardBearer ? see(standardBearer, seat) : null,
    prison: captive ? { captive: see(captive, 1 - seat), shield: prisonShield ? see(prisonShield, seat) : null } : null,
    victorious: [],
    known: [],
    passing: null,
  };
}

function strongholdOf(stronghold: StrongholdView, owner: Seat, see: See): Stronghold {
  const { cardId = '', deployed, ruin, on, under, upgrade, downgrade } = stronghold;
  return {
    card: cardId,
    deployed,
    ruin,
    on: placedOf(on, owner, see),
    under: placedOf(under, owner, see),
    upgrade: upgrade ? see(upgrade, owner) : null,
    downgrade: downgrade ? see(downgrade, 1 - owner) : null,
  };
}

/** Own items that lie face down count as shown: they are when it comes to a fight (ARENA-PRI-02). */
function placedOf(placed: PlacedView | undefined, owner: Seat, see: See): Placed | null {
  if (!placed?.card) return null;
  const items = placed.itemCards.map((item) => ({ id: see(item, owner), faceUp: true }));
  return { id: see(placed.card, owner), faceUp: placed.faceUp, items, seenBy: [] };
}
