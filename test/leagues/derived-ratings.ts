import { idIn, type ToldEvent } from './derived-season.js';
import { rated, type Skill } from './derived-skills.js';

/** A finished game in the feed of results. */
export interface ToldResult {
  readonly endedAt: string;
  readonly game: {
    readonly id: string;
    readonly ruleset: { readonly name: string };
    /** The league that it belongs to; null for a game of no league. */
    readonly league: { readonly vouched: boolean } | null;
    readonly seats: readonly {
      readonly seat: number;
      readonly account: { readonly id: string } | null;
      readonly bot: string | null;
    }[];
    readonly outcome: { readonly placings: readonly { readonly seat: number; readonly rank: number }[] };
  };
}

/** The documented parameters by which a ruleset is rated. */
const system = { __typename: 'LeagueWengLin', mean: 1_500, deviation: 500, luck: 250, drift: 5 } as const;

/**
 * Computes the ratings of a ruleset from the feed of results, and from later decisions of leagues: written after the
 * descriptions of the API, without the server's own code. For rulesets whose seats play alone.
 */
export function derivedRatings(
  results: readonly ToldResult[],
  events: readonly ToldEvent[],
  ruleset: string,
): ReadonlyMap<string, Skill> {
  const decided = new Map(
    events
      .filter(({ type }) => type === 'resultCorrected' || type === 'resultAnnulled')
      .map(({ payload }) => [payload.gameId!, payload.scores ?? []] as const),
  );
  const games = results
    .filter(({ game }) => game.ruleset.name === ruleset && game.outcome.placings.length > 1)
    .filter(({ game }) => game.league?.vouched !== false)
    .filter(({ game }) => game.seats.every(({ bot }) => bot === null) && decided.get(game.id)?.length !== 0)
    .sort((one, other) =>
      one.endedAt === other.endedAt
        ? idIn(one.game.id) < idIn(other.game.id)
          ? -1
          : 1
        : Date.parse(one.endedAt) - Date.parse(other.endedAt),
    );
  return rated(
    system,
    games.map(({ game }) =>
      game.outcome.placings.map(({ seat, rank }) => {
        const player = game.seats.find((each) => each.seat === seat)!.account!.id;
        const scores = decided.get(game.id);
        if (!scores) return { player, rank };
        const points = scores.find((score) => score.player === player)?.points ?? 0;
        return { player, rank: 1 + scores.filter((score) => score.points > points).length };
      }),
    ),
  );
}
