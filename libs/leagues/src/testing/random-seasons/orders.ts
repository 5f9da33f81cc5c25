import { SYSTEM } from '#records';
import { hasNoRounds } from '../../league/proposal.js';
import { gamesOf, latestGame } from '../../league/running/match-games.js';
import { available, pairingsOf, playing, type Pairing, type Season } from '../../league/state.js';
import type { LeagueInput } from '../desk.js';
import { randomPlan } from './plans.js';
import { reportedRounds } from './reported.js';
import type { Order, World } from './world.js';

const PLAYERS = Array.from({ length: 9 }, (_, place) => `p${place + 1}`);
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  Owls: ['o1', 'o2'],
  Foxes: ['f1', 'f2', 'p9'],
  Bears: ['b1', 'b2', 'b3'],
  Hares: ['h1', 'h2'],
};
const EVERYONE = [...PLAYERS, ...Object.values(TEAMS).flat(), 'host', 'judge', 'keeper', SYSTEM];
const reason = 'For a reason.';

type Type = LeagueInput['type'];
type Given<Of extends Type> = Omit<Extract<LeagueInput, { readonly type: Of }>, 'type'> & { readonly by: string };

const numberIn = ({ season }: World): number => season?.number ?? 1;

/** Any participant, also one that has withdrawn, waits for a place, or was never entered. */
const anyOf = (world: World): string => {
  const { entries = [], invitations = [], entering } = world.season ?? {};
  const known = [...entries, ...invitations, ...(entering?.applicants ?? [])].map(({ player }) => player);
  return world.chance(5) ? 'stranger' : world.some(known, 'p1');
};

const playingIn = (world: World): readonly string[] =>
  (world.season ? playing(world.season) : []).map(({ player }) => player);

const membersOf = (player: string): readonly string[] => TEAMS[player] ?? [player];

/** A member of the participant. */
const memberOf = (world: World, player: string): string => world.random.pick(membersOf(player));

/** A participant, and the author of a command about it: itself, or an organizer. */
const withAuthor = (world: World, player = anyOf(world)) => ({
  player,
  by: world.chance(70) ? memberOf(world, player) : 'host',
});

const twoOf = (world: World): string[] =>
  world.random.shuffle([...new Set([...playingIn(world), 'p1', 'p2', 'p3'])]).slice(0, 2);

const pairings = (world: World, isWanted: (pairing: Pairing) => boolean): readonly Pairing[] =>
  (world.season ? pairingsOf(world.season) : []).filter(isWanted);

const open = (world: World): readonly Pairing[] => pairings(world, ({ outcome }) => outcome === null);
const NONE: Pairing = { gameId: 'none', players: ['p1', 'p2'], outcome: null };

/** A pairing, mostly one without a result. */
const pairingOf = (world: World): Pairing =>
  world.some(
    world.chance(85) ? open(world) : pairings(world, () => true),
    world.some(
      pairings(world, () => true),
      NONE,
    ),
  );

const decided = (world: World): Pairing =>
  world.some(
    pairings(world, ({ outcome }) => outcome !== null),
    NONE,
  );

/** A game of a pairing, mostly one that is played. */
const gameOf = (world: World, pairing: Pairing): string => {
  const played = gamesOf(pairing).filter(({ outcome }) => outcome === null);
  return (world.chance(90) ? world.some(played, latestGame(pairing)) : world.random.pick(gamesOf(pairing))).gameId;
};

/** Random places of the players of a game; now and then some are missing. */
function placedIn(world: World, { players }: Pairing) {
  const points = players.map(() => world.random.below(4));
  const all = players.map((player, place) => ({
    player,
    rank: 1 + points.filter((other) => other > (points[place] ?? 0)).length,
    points: points[place] ?? 0,
  }));
  return world.chance(3) ? all.slice(1).concat(all.slice(1)) : all;
}

const scoresIn = (world: World, { players }: Pairing) =>
  players.map((player) => ({ player, points: world.random.pick([0, 0.5, 1, 3]) }));

const later = (world: World) =>
  world.chance(50) ? {} : { later: world.random.pick(['REPLAY', 'ANNUL', 'STAND'] as const) };

const roundOf = (world: World): number => {
  const next = (world.season?.rounds.length ?? 0) + 1;
  return world.chance(80) ? next : Math.max(1, next - 1 + world.random.below(2));
};

/** A round as organizers pair it: as proposed, with byes, or partly or wholly by hand. */
function roundBy(world: World): Given<'pairRound'> {
  const told = { by: 'host', season: numberIn(world), round: roundOf(world) };
  const there = world.random.shuffle((world.season ? available(world.season) : []).map(({ player }) => player));
  const byes = there
    .filter(() => world.chance(15))
    .map((player) => ({ player, ...(world.chance(50) ? { requested: true } : {}) }));
  const two = { players: there.slice(0, 2) };
  switch (world.random.below(6)) {
    case 0:
      return { ...told, byes };
    case 1:
      return there.length < 2 ? told : { ...told, pairings: [two], pairOthers: true };
    case 2:
      return there.length < 4
        ? told
        : { ...told, pairings: [two], byes: there.slice(2).map((player) => ({ player, points: 1 })) };
    default:
      return told;
  }
}

/** Two groups by hand, which may leave a participant out. */
const groupsBy = (world: World) => {
  const all = world.random.shuffle([...playingIn(world)]);
  const half = Math.ceil(all.length / 2);
  const groups = [{ players: all.slice(0, half) }, { players: all.slice(half, world.chance(90) ? undefined : -1) }];
  return groups.some(({ players }) => players.length < 2) || world.chance(50) ? {} : { groups };
};

const inSeason = (world: World) => ({ season: numberIn(world) + (world.chance(2) ? 1 : 0) });
const byOwner = (world: World) => ({ by: 'host', ...inSeason(world) });
const bySystem = (world: World) => ({ by: SYSTEM, ...inSeason(world) });

/** For each command of leagues, how one is given at random: a command without a line here does not compile. */
const makers: { readonly [Of in Type]: (world: World) => Given<Of> } = {
  openLeague: () => ({ by: 'host', name: 'League' }),
  openSeason: (world) => ({ by: 'host', name: 'Season', plan: randomPlan(world.random, world.kind), consent: true }),
  enter: (world) => {
    const isOfTeams = world.season?.plan.match?.kind === 'BOARDS' && world.chance(95);
    const player = world.random.pick([...(isOfTeams ? [] : [...PLAYERS, ...PLAYERS]), ...Object.keys(TEAMS)]);
    const by = world.chance(85) ? memberOf(world, player) : 'host';
    const number = by === 'host' && world.chance(50) ? { number: 1 + world.random.below(20) } : {};
    const digest = world.season?.entering.joinCode?.digest;
    const code = digest !== undefined && world.chance(80) ? { code: digest } : {};
    const facts = { rating: 1_000 + world.random.below(1_000), games: world.random.below(9), accountDays: 3 };
    return { by, ...inSeason(world), player, members: membersOf(player), ...number, ...code, facts };
  },
  accept: (world) => {
    const { player = 'Owls' } = world.some(world.season?.invitations ?? [], undefined) ?? {};
    return { by: memberOf(world, player), ...inSeason(world), player };
  },
  decline: (world) => {
    const { player = 'Owls' } = world.some(world.season?.invitations ?? [], undefined) ?? {};
    return { by: memberOf(world, player), ...inSeason(world), player };
  },
  withdraw: (world) => ({ ...withAuthor(world), ...inSeason(world), reason }),
  pairRound: roundBy,
  challenge: (world) => {
    const [challenged = 'p1', player = 'p2'] = twoOf(world);
    return { by: memberOf(world, player), ...inSeason(world), player, challenged };
  },
  wait: (world) => ({ ...withAuthor(world), ...inSeason(world) }),
  stopWaiting: (world) => {
    const { player = 'p1' } = world.some(world.season?.waiting ?? [], undefined) ?? {};
    return { ...withAuthor(world, player), ...inSeason(world) };
  },
  pairWaiting: bySystem,
  penalize: (world) => {
    const pairing = pairingOf(world);
    const lost = { kind: 'GAME_LOSS', gameId: gameOf(world, pairing) } as const;
    const points = { kind: 'POINTS', points: world.random.pick([-1, -0.5, 2]) } as const;
    const penalty = world.random.pick([{ kind: 'WARNING' } as const, lost, points]);
    const player = penalty === lost ? world.random.pick(pairing.players) : anyOf(world);
    return { by: world.random.pick(['host', 'judge']), ...inSeason(world), player, penalty, reason };
  },
  liftPenalty: (world) => ({
    ...byOwner(world),
    number: 1 + world.random.below((world.season?.penalties?.length ?? 0) + 1),
    reason,
  }),
  forbidPairing: (world) => ({ ...byOwner(world), players: twoOf(world), reason }),
  allowPairing: (world) => {
    const { players = twoOf(world) } = world.some(world.season?.forbidden ?? [], undefined) ?? {};
    return { ...byOwner(world), players, reason };
  },
  reportResult: (world) => {
    const pairing = pairingOf(world);
    const by = world.chance(75) ? memberOf(world, world.random.pick(pairing.players)) : 'keeper';
    const evidence = world.chance(30) ? { evidence: 'A photo.' } : {};
    return { by, ...inSeason(world), gameId: pairing.gameId, placed: placedIn(world, pairing), ...evidence };
  },
  confirmReport: (world) => {
    const { gameId, players } = world.some(
      pairings(world, ({ report }) => report !== undefined),
      NONE,
    );
    return { by: memberOf(world, world.random.pick(players)), ...inSeason(world), gameId };
  },
  disputeReport: (world) => {
    const { gameId, players } = world.some(
      pairings(world, ({ report, outcome }) => report !== undefined && outcome === null),
      NONE,
    );
    return { by: memberOf(world, world.random.pick(players)), ...inSeason(world), gameId, reason };
  },
  pairNext: (world) => ({ ...bySystem(world), round: roundOf(world) }),
  confirmResult: (world) => {
    const pairing = pairingOf(world);
    const placed = placedIn(world, pairing);
    const told = { gameHash: 'hash', endedAt: 100 + world.steps.length, placed };
    return { ...bySystem(world), gameId: gameOf(world, pairing), ...told };
  },
  forfeit: (world) => {
    const pairing = pairingOf(world);
    const { players } = pairing;
    const gameId = gameOf(world, pairing);
    const absent = world.chance(75) ? [world.random.pick(players)] : [...players];
    return { by: world.random.pick(['host', 'judge', SYSTEM]), ...inSeason(world), gameId, absent, reason };
  },
  correctResult: (world) => {
    const pairing = world.chance(90) ? decided(world) : pairingOf(world);
    const { gameId } = world.random.pick(gamesOf(pairing));
    return { ...byOwner(world), gameId, scores: scoresIn(world, pairing), ...later(world), reason };
  },
  annulResult: (world) => {
    const { gameId } = world.random.pick(gamesOf(world.chance(60) ? decided(world) : pairingOf(world)));
    return { ...byOwner(world), gameId, ...later(world), reason };
  },
  closeSeason: (world) => ({ ...byOwner(world), games: world.chance(90) ? 'REFUSE' : 'ABANDON' }),
  vouch: () => ({ by: SYSTEM, operator: 'The operator', reason }),
  revokeVouch: () => ({ by: SYSTEM, operator: 'The operator', reason }),
  approve: (world) => {
    const { player = 'p1' } = world.some(world.season?.entering.applicants ?? [], undefined) ?? {};
    return { ...byOwner(world), player };
  },
  reject: (world) => {
    const { player = 'p1' } = world.some(world.season?.entering.applicants ?? [], undefined) ?? {};
    return { ...byOwner(world), player, reason };
  },
  setJoinCode: byOwner,
  removeJoinCode: byOwner,
  checkIn: (world) => ({ ...withAuthor(world), ...inSeason(world) }),
  requestBye: (world) => ({ ...withAuthor(world), ...inSeason(world), round: roundOf(world) }),
  cancelBye: (world) => {
    const { player = 'p1', round = 1 } = world.some(world.season?.entering.byeRequests ?? [], undefined) ?? {};
    return { ...withAuthor(world, player), ...inSeason(world), round };
  },
  pause: (world) => ({ ...withAuthor(world), ...inSeason(world) }),
  resume: (world) => {
    const away = (world.season?.entries ?? []).filter((one) => one.isPaused === true || one.withdrawnAfter !== null);
    const { player = anyOf(world) } = world.some(away, undefined) ?? {};
    return { ...withAuthor(world, player), ...inSeason(world) };
  },
  submitDeck: (world) => {
    const player = anyOf(world);
    return { by: memberOf(world, player), ...inSeason(world), player, commitment: world.newDeck() };
  },
  lineUp: (world) => {
    const player = world.chance(90) ? world.some(playingIn(world), 'Foxes') : 'Foxes';
    const members = membersOf(player);
    const left = world.chance(60) ? world.random.below(members.length) : -1;
    const played = members.length > 2 ? members.filter((_member, place) => place !== left) : members;
    return { ...withAuthor(world, player), ...inSeason(world), members: played.length < 2 ? ['p1', 'p2'] : played };
  },
  takeVacation: (world) => {
    const player = world.chance(90) ? world.some(playingIn(world).slice(0, 2), 'p1') : anyOf(world);
    return { by: memberOf(world, player), ...inSeason(world), days: 1 + world.random.below(3) };
  },
  dropWithoutDeck: bySystem,
  importRounds: (world) => ({ ...byOwner(world), report: reportedRounds(world.league, world.random), reason }),
  formGroups: (world) => ({ ...byOwner(world), ...groupsBy(world) }),
  appoint: (world) => ({
    ...{ by: 'host', account: world.random.pick(['judge', 'keeper', 'p1']), reason },
    role: world.random.pick(['OWNER', 'JUDGE', 'SCOREKEEPER'] as const),
  }),
  dismiss: (world) => ({ by: 'host', account: world.random.pick(['judge', 'keeper', 'p1']), reason }),
  describeLeague: () => ({ by: 'host', about: { description: 'A league.' } }),
  describeSeason: (world) => ({ ...byOwner(world), about: { prizes: 'A cup.' } }),
  changePlan: (world) => ({ ...byOwner(world), plan: randomPlan(world.random, world.kind), reason }),
  archiveLeague: () => ({ by: 'host', reason }),
  restoreLeague: () => ({ by: 'host', reason }),
  deleteLeague: (world) => ({ by: world.chance(10) ? 'host' : 'p1', reason }),
};

/** The commands of leagues. */
export const commandTypes = Object.keys(makers) as readonly Type[];

/** A random command of a type, on a league as it is; now and then by an author who may not give it. */
export function orderOf(world: World, type: Type): Order {
  const { by, ...fields } = makers[type](world);
  return {
    by: world.chance(4) ? world.random.pick(EVERYONE) : by,
    command: { type, ...fields } as LeagueInput,
  };
}

/** The type of a command that brings a league on: its next result, its next pairing, or its next participant. */
export function nextType(world: World): Type {
  const { league, season, random } = world;
  if (league.version === 0) return 'openLeague';
  if (league.status === 'ARCHIVED') return 'restoreLeague';
  if (season?.status !== 'OPEN') return world.chance(15) ? 'archiveLeague' : 'openSeason';
  const { rounds, plan, invitations } = season;
  if (invitations.length > 0 && world.chance(70)) return 'accept';
  if (plan.vacation && world.chance(5)) return 'takeVacation';
  if (rounds.length === 0 && playing(season).length < leastIn(plan) + random.below(4))
    return random.pick(beforeStart(plan));
  if (rounds.length === 0 && world.chance(10)) return 'importRounds';
  return open(world).length > 0 && world.chance(85) ? resultType(world, plan) : pairingType(world, season);
}

/** Few teams are there to enter. */
const leastIn = ({ match }: Season['plan']): number => (match?.kind === 'BOARDS' ? 1 : 4);

function resultType(world: World, { elsewhere }: Season['plan']): Type {
  if (world.chance(10)) return world.random.pick(['forfeit', 'penalize', 'annulResult']);
  return elsewhere ? world.random.pick(['reportResult', 'reportResult', 'confirmReport']) : 'confirmResult';
}

function pairingType(world: World, season: Season): Type {
  if (season.plan.format.kind === 'LADDER') return 'challenge';
  if (hasNoRounds(season)) return world.random.pick(['wait', 'wait', 'wait', 'pairWaiting']);
  const { decision } = world.steps.at(-1) ?? {};
  const isOver = decision && 'code' in decision && decision.code === 'nothingToPair' && season.rounds.length > 0;
  if (isOver) return 'closeSeason';
  return world.chance(80) ? 'pairRound' : 'pairNext';
}

const beforeStart = ({ registration, decks, groups }: Season['plan']): readonly Type[] => [
  ...(['enter', 'enter'] as const),
  ...(registration?.approval ? (['approve'] as const) : []),
  ...(registration?.checkIn ? (['checkIn'] as const) : []),
  ...(decks ? (['submitDeck', 'submitDeck'] as const) : []),
  ...(groups ? (['formGroups'] as const) : []),
];
