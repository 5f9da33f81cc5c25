import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Drawing, type PartLink } from '../frame/drawing.js';
import { entryLine, gamesByMatch, matchLine, type Round, type Season } from './entries.js';
import { words } from './words.js';

/** The address of a picture of a season. */
export const pictureOf = ({ leagueId, season }: SeasonPlace, name: 'bracket' | 'ratings' | 'standings'): string =>
  `/v1/leagues/${encodeURIComponent(leagueId)}/seasons/${String(season)}/${name}.svg`;

/** Whether a season has a bracket now. */
export const hasBracket = ({ plan, finals, standings }: Season): boolean =>
  standings.nodes.length > 1 &&
  (finals !== null || ['LeagueKnockOut', 'LeagueDoubleElimination'].includes(plan.format.__typename));

interface BracketProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly rounds: readonly Round[];
  readonly version: number;
}

/** The bracket as the server draws it. A match leads to its line among the rounds, a player to theirs in the table. */
export function Bracket({ place, season, rounds, version }: BracketProps): JSX.Element {
  const links = new Map<string, PartLink>([
    ...[...gamesByMatch(rounds).keys()].map(
      (match) => [match, { href: `#${matchLine(match)}`, label: words.match(match) }] as const,
    ),
    ...season.standings.nodes.map(({ entry: { player } }) => [player, { href: `#${entryLine(player)}` }] as const),
  ]);
  return (
    <section aria-labelledby="bracket">
      <h2 id="bracket">{words.bracket}</h2>
      <DrawnMatches season={season} />
      <Drawing address={pictureOf(place, 'bracket')} label={words.bracket} version={version} links={links} />
    </section>
  );
}

/** How a drawn match of teams is decided, where its bracket is played on boards. */
function DrawnMatches({ season: { plan, finals } }: { readonly season: Season }): JSX.Element | null {
  const match = finals ? plan.finals?.match : plan.match;
  if (match?.__typename !== 'LeagueBoards') return null;
  return <p>{words.drawnMatch((match.drawn ?? []).map((way) => words.drawnBy[way]))}</p>;
}
