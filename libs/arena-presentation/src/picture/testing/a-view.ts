import { locales, type Seat } from '#kernel';
import {
  type OwnView,
  type PlacedView,
  type PlayerView,
  printed,
  type StrongholdView,
  type View,
} from '#arena/queries';

/** The viewer: a seat, a spectator (sees nothing hidden), or an auditor (sees everything). */
export type Onlooker = Seat | 'SPECTATOR' | 'AUDITOR';

const sees = (onlooker: Onlooker, seat: Seat): boolean => onlooker === 'AUDITOR' || onlooker === seat;

/** The secrets of the seat: no card of these is anywhere else on the table. */
const secret = [
  { hand: ['L32', 'P30', 'K36'], depot: ['L36', 'L33'], pen: ['L10', 'L28'], under: 'L03', on: 'L05', item: 'L38' },
  { hand: ['T31', 'K31'], depot: ['T37'], pen: ['T08', 'K26', 'T26'], under: 'T06', on: 'T05', item: 'T38' },
] as const;

/** The names, in both languages, of everything that the onlooker may not know. */
export const hiddenNames = (onlooker: Onlooker): string[] =>
  secret.flatMap((cards, seat) =>
    sees(onlooker, seat)
      ? []
      : [...cards.hand, ...cards.depot, ...cards.pen, cards.under, cards.on, cards.item].flatMap((cardId) =>
          locales.map((locale) => printed(cardId).name[locale]),
        ),
  );

const shown = (cardId: string) => ({ instanceId: `i-${cardId}`, cardId });

function placed(onlooker: Onlooker, seat: Seat, cardId: string, items: readonly string[] = []): PlacedView {
  const all = sees(onlooker, seat);
  return {
    faceUp: false,
    ...(all ? { card: shown(cardId) } : {}),
    lookedAt: [],
    items: items.length,
    itemCards: all ? items.map(shown) : [],
  };
}

const faceUp = (cardId: string): PlacedView => ({
  faceUp: true,
  card: shown(cardId),
  lookedAt: [],
  items: 0,
  itemCards: [],
});

function strongholds(onlooker: Onlooker, seat: Seat): StrongholdView[] {
  const set = seat === 0 ? 'L' : 'T';
  const { on, under, item } = secret[seat]!;
  return [
    {
      position: 'LEFT',
      deployed: true,
      ruin: false,
      cardId: `${set}21`,
      on: placed(onlooker, seat, on, [item]),
      upgrade: shown(`${set}29`),
      ...(seat === 1 ? { downgrade: shown('R04') } : {}),
    },
    {
      position: 'CENTER',
      deployed: true,
      ruin: false,
      cardId: `${set}22`,
      on: faceUp(`${set}07`),
      under: placed(onlooker, seat, under),
    },
    { position: 'RIGHT', deployed: true, ruin: seat === 1, cardId: `${set}23` },
  ];
}

const fightersOf = [
  ['L02', 'L11'],
  ['T01', 'K06', 'T09', 'T02'],
] as const;

function player(onlooker: Onlooker, seat: Seat): PlayerView {
  const set = seat === 0 ? 'L' : 'T';
  const { hand, depot, pen } = secret[seat]!;
  return {
    seat,
    guardian: `${set}20`,
    powerStones: 4 + seat,
    pile: 24 + seat,
    dominant: shown(seat === 0 ? 'P16' : 'K18'),
    hand: hand.length,
    depot: depot.length,
    pen: pen.length,
    discard: [`${set}24-7`, 'L31', seat === 0 ? 'W32' : 'W37'].map(shown),
    ...(seat === 0 ? { standardBearer: shown('L25') } : {}),
    ...(seat === 1 ? { captive: shown('L09'), prisonShield: shown('T24-13') } : {}),
    victorious: (seat === 0 ? ['L08', 'L04', 'P12'] : ['T10']).map(shown),
    strongholds: strongholds(onlooker, seat),
    arena: faceUp(fightersOf[seat]![0]),
    committed: false,
    toDiscard: 0,
  };
}

function own(seat: Seat): OwnView {
  const { hand, depot, pen } = secret[seat]!;
  return { seat, hand: hand.map(shown), depot: depot.map(shown), pen: pen.map(shown), choices: [] };
}

type Total = NonNullable<View['combat']>['totals'][number];

const part = (
  sort: Total['contributions'][number]['sort'],
  card: string,
  value: number,
  rule: string | null = null,
): Total['contributions'][number] => ({
  sort,
  card,
  source: `i-${card}`,
  creature: null,
  effect: rule === null ? 0 : null,
  rule,
  value,
});

const totals: Total[] = [
  {
    seat: 0,
    total: 24,
    contributions: [
      part('BASE', 'L02', 11, 'ARENA-MOD-04'),
      part('BASE', 'L11', 8, 'ARENA-MOD-04'),
      part('OFF_COLOR', 'L11', 3, 'ARENA-OCB-02'),
      part('TEXT', 'L11', 3),
      part('INFLUENCE', 'L20', 3, 'ARENA-INF-05'),
      part('PLAYED', 'W32', -4),
    ],
  },
  { seat: 1, total: 15, contributions: [part('BASE', 'T01', 15, 'ARENA-MOD-04')] },
];

/** A secondary round with everything on the table that can be drawn beside a duel, as an onlooker sees it. */
export function aView(onlooker: Onlooker): View {
  return {
    turn: 6,
    stage: 'SECONDARY_ACTIONS',
    step: 'SECONDARY_ACTIONS',
    activeSeat: 1,
    priority: 0,
    asked: [0],
    passes: 1,
    players: [player(onlooker, 0), player(onlooker, 1)],
    terrain: shown('L26'),
    terrainOwner: 0,
    combat: {
      kind: 'DUEL',
      attacker: 1,
      round: 'SECONDARY',
      fighters: fightersOf.flatMap((cards, seat) =>
        cards.map((cardId, at) => ({
          seat,
          card: shown(cardId),
          part: at === 0 ? ('DUELLIST' as const) : ('SECONDARY' as const),
          fresh: at > 0,
          shielded: cardId === 'T09',
        })),
      ),
      supports: [{ kind: 'GUARDIAN', seat: 0, receiver: 'i-L11', value: 3, reversed: false }],
      inForce: [{ key: 'effect-1', seat: 1, card: shown('W32'), effect: 0, lasts: 'ROUND', command: false }],
      shields: [{ seat: 0, card: shown('L24-12'), on: 'i-T09' }],
      totals,
      primaryDecided: true,
      primaryWinner: 1,
    },
    ...(typeof onlooker === 'number' ? { own: own(onlooker) } : {}),
    ...(onlooker === 'AUDITOR' ? { secrets: [own(0), own(1)] } : {}),
  };
}
