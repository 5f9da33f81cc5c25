import { leagueForms, type LeagueEvent, type LoadedLeague } from '#leagues';
import type { LoadedGame, StoredCommit } from '#records';
import { offerKey, proposalFor, turnsIn, warningOf } from '../facts/game-facts.js';
import { invitationKey } from '../facts/league-facts.js';
import type { HappeningKind } from '../kinds.js';

/** Something that an account is told, if it wants to be. */
export interface Happening {
  readonly account: string;
  readonly kind: HappeningKind;
  /** Which one of its kind in the stream. */
  readonly occurrence: string;
  /** Of a warning: when the time runs out, in milliseconds since 1970. */
  readonly deadline?: number;
}

/** What there is to tell of a game as it stands: a proposal, offers of seats, turns, warnings, or its end. */
export function happeningsOfGame(loaded: LoadedGame): readonly Happening[] {
  if (loaded.game.phase === 'over')
    return loaded.game.seats.flatMap(({ account }) =>
      account === null ? [] : [{ account, kind: 'GAME_OVER', occurrence: 'over' }],
    );
  return [
    ...proposalsIn(loaded),
    ...offersIn(loaded),
    ...turnsIn(loaded).flatMap((turn): Happening[] => {
      const { account, stepId, deadline } = turn;
      const asked: Happening = { account, kind: 'YOUR_TURN', occurrence: stepId };
      return deadline === null
        ? [asked]
        : [asked, { account, kind: 'TIME_RUNS_OUT', occurrence: warningOf(turn), deadline }];
    }),
  ];
}

/** The accounts whose answer a proposal awaits. */
const proposalsIn = (loaded: LoadedGame): readonly Happening[] =>
  loaded.game.seats.flatMap(({ account }): Happening[] => {
    const asked = account === null ? undefined : proposalFor(loaded, account);
    return account === null || !asked ? [] : [{ account, kind: 'PROPOSAL', occurrence: String(asked.number) }];
  });

const offersIn = ({ game }: LoadedGame): readonly Happening[] =>
  game.seats.flatMap(({ seat, offered }) =>
    offered?.to === undefined
      ? []
      : [{ account: offered.to, kind: 'SEAT_OFFERED', occurrence: offerKey(seat, offered) }],
  );

/** What there is to tell of some commits of a league: pairings and invitations. */
export const happeningsOfLeague = (loaded: LoadedLeague, commits: readonly StoredCommit[]): readonly Happening[] =>
  commits
    .flatMap(({ events }) => leagueForms.tagged(events) as unknown as readonly LeagueEvent[])
    .flatMap((event) => happeningsOf(loaded, event));

function happeningsOf({ league }: LoadedLeague, event: LeagueEvent): readonly Happening[] {
  switch (event.type) {
    case 'roundPaired':
      return event.pairings.flatMap(({ gameId, players, boards }) =>
        boards ? boards.flatMap(pairedOn) : paired(league, event.season, gameId, players),
      );
    case 'gameFollowed':
      return paired(league, event.season, event.gameId, event.players);
    case 'invited': {
      const { season, player, members, by } = event;
      return members
        .filter((account) => account !== by)
        .map((account) => ({ account, kind: 'INVITED', occurrence: invitationKey(season, player) }));
    }
    default:
      return [];
  }
}

const pairedOn = ({ gameId, accounts }: { readonly gameId: string; readonly accounts: readonly string[] }) =>
  accounts.map((account): Happening => ({ account, kind: 'PAIRED', occurrence: gameId }));

function paired(
  { seasons }: LoadedLeague['league'],
  number: number,
  gameId: string,
  players: readonly string[],
): readonly Happening[] {
  const entries = seasons.find((season) => season.number === number)?.entries ?? [];
  const members = players.flatMap((player) => entries.find((entry) => entry.player === player)?.members ?? [player]);
  return members.map((account) => ({ account, kind: 'PAIRED', occurrence: gameId }));
}
