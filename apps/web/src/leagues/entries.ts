import type { EntryFragment, SeasonPageQuery, SeasonRoundsQuery } from '../generated/operations.js';
import { visitor } from '../server/visitor.js';
import { words } from './words.js';

type LeagueOfSeason = NonNullable<SeasonPageQuery['league']>;

/** A season of a league, as its page shows it. */
export type Season = NonNullable<LeagueOfSeason['season']>;

/** A round of a season, with its pairings. */
export type Round = NonNullable<NonNullable<SeasonRoundsQuery['league']>['season']>['rounds']['nodes'][number];

/** Opponents, their game and its result. */
export type Pairing = Round['pairings']['nodes'][number];

/** The id of the line of a match among the rounds of a page. */
export const matchLine = (match: string): string => `match-${match}`;

/** The id of the line of a participant in the table of a page. */
export const entryLine = (player: string): string => `entry-${player}`;

/** The games of the matches of a bracket, by match: the latest of each. */
export const gamesByMatch = (rounds: readonly Round[]): ReadonlyMap<string, string> =>
  new Map(
    rounds.flatMap(({ pairings }) =>
      pairings.nodes.flatMap(({ match, gameId }) => (match === null ? [] : [[match, gameId] as const])),
    ),
  );

/** A participant with its members; those of a team in the order of boards. */
export type Entry = Pick<EntryFragment, 'player' | 'members'>;

/** The name of a participant: that of the account, or that of the team with those of its members. */
export function nameOf({ player, members }: Entry): string {
  const [only] = members;
  if (only?.id === player) return only.name;
  return `${player} (${members.map(({ name }) => name).join(', ')})`;
}

/** Whether the visitor is among the members of a participant. */
export const isMine = ({ members }: Entry): boolean => members.some(({ id }) => id === visitor.value?.id);

/** The participants of a season by `player`, as pairings name them. */
export interface Participants {
  readonly nameOf: (player: string) => string;
  /** The names of opponents, in the order of seats. */
  readonly namesOf: (players: readonly string[]) => string;
  readonly isMine: (player: string) => boolean;
  /** The name of a member, by the id of the account. */
  readonly memberName: (account: string) => string;
}

/** The participants in the table of a season. */
export function participantsOf({ standings }: Pick<Season, 'standings'>): Participants {
  const entries = new Map(standings.nodes.map(({ entry }) => [entry.player, entry]));
  const members = new Map(standings.nodes.flatMap(({ entry }) => entry.members.map(({ id, name }) => [id, name])));
  const named = (player: string): string => {
    const entry = entries.get(player);
    return entry ? nameOf(entry) : player;
  };
  return {
    nameOf: named,
    namesOf: (players) => players.map(named).join(words.versus),
    isMine(player) {
      const entry = entries.get(player);
      return entry !== undefined && isMine(entry);
    },
    memberName: (account) => members.get(account) ?? account,
  };
}
