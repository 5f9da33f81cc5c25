import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { InPicture } from '../frame/in-picture.js';
import { Notice } from '../frame/notice.js';
import { locale } from '../messages/locale.js';
import { pictureOf } from './bracket.js';
import { entryLine, isMine, nameOf, type Season } from './entries.js';
import { words } from './words.js';

const said = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 2 });

interface StandingsProps {
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly version: number;
}

/** The table of a season, with what its tie-breaks mean: in groups, one of each, and with finals that of all before them. */
export function Standings({ place, season, version }: StandingsProps): JSX.Element {
  const { standings, plan, finals } = season;
  const { nodes } = standings;
  const groups = [...new Set(nodes.map(({ group }) => group ?? 0))].sort((one, other) => one - other);
  const isGrouped = groups.some((group) => group > 0);
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      {nodes.length === 0 && <Notice>{words.noEntries}</Notice>}
      {nodes.length > 0 && (!isGrouped || finals) && <Table id={WHOLE} plan={plan} lines={nodes} />}
      {isGrouped && groups.map((group) => <Group key={group} number={group} season={season} />)}
      {plan.tieBreaks.length > 0 && nodes.length > 0 && <TieBreaks tieBreaks={plan.tieBreaks} />}
      {nodes.length > 0 && (
        <InPicture label={words.standings} address={pictureOf(place, 'standings')} version={version} />
      )}
    </section>
  );
}

/** The id of the heading of the table of all. */
const WHOLE = 'standings';

type Line = Season['standings']['nodes'][number];

/** The table of a group. */
function Group({ number, season }: { readonly number: number; readonly season: Season }): JSX.Element {
  const id = `group-${String(number)}`;
  const lines = season.standings.nodes
    .filter(({ group }) => group === number)
    .map((line) => ({ ...line, rank: line.groupRank ?? line.rank }))
    .sort((one, other) => one.rank - other.rank);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{words.group(number)}</h3>
      <Table id={id} plan={season.plan} lines={lines} />
    </section>
  );
}

interface TableProps {
  /** The id of its heading. */
  readonly id: string;
  readonly plan: Season['plan'];
  readonly lines: readonly Line[];
}

const Table = ({ id, plan, lines }: TableProps): JSX.Element => (
  <div class="table" role="group" aria-labelledby={id} tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.rank}</th>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.points}</th>
          {plan.tieBreaks.map((tieBreak) => (
            <th key={tieBreak} scope="col">
              {words.tieBreaks[tieBreak]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((standing) => (
          <Standing key={standing.entry.player} standing={standing} isOfAll={id === WHOLE} />
        ))}
      </tbody>
    </table>
  </div>
);

interface StandingProps {
  readonly standing: Line;
  /** Whether it is in the table of all, to whose lines the bracket leads. */
  readonly isOfAll: boolean;
}

function Standing({ standing, isOfAll }: StandingProps): JSX.Element {
  const { rank, entry, points, tieBreaks } = standing;
  return (
    <tr {...(isOfAll && { id: entryLine(entry.player), tabIndex: -1 })} class={isMine(entry) ? 'mine' : undefined}>
      <td>{rank}</td>
      <th scope="row">
        {nameOf(entry)} {entry.withdrawnAfter !== null && <small>({words.withdrawn})</small>}
      </th>
      <td>{said(points)}</td>
      {tieBreaks.map((value, place) => (
        <td key={place}>{said(value)}</td>
      ))}
    </tr>
  );
}

const TieBreaks = ({ tieBreaks }: { readonly tieBreaks: Season['plan']['tieBreaks'] }): JSX.Element => (
  <div class="meanings">
    <p>{words.tieBreaksText}</p>
    <dl>
      {tieBreaks.map((tieBreak) => (
        <div key={tieBreak}>
          <dt>{words.tieBreaks[tieBreak]}</dt>
          <dd>{words.tieBreakMeanings[tieBreak]}</dd>
        </div>
      ))}
    </dl>
  </div>
);
