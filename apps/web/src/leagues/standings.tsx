import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import { locale } from '../messages/locale.js';
import { isMine, nameOf, type Season } from './entries.js';
import { words } from './words.js';

const said = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 2 });

/** The table of a season, with what its tie-breaks mean. */
export function Standings({ season: { standings, plan } }: { readonly season: Season }): JSX.Element {
  const { nodes } = standings;
  return (
    <section aria-labelledby="standings">
      <h2 id="standings">{words.standings}</h2>
      {nodes.length === 0 && <Notice>{words.noEntries}</Notice>}
      {nodes.length > 0 && (
        <div class="table" role="group" aria-labelledby="standings" tabIndex={0}>
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
              {nodes.map((standing) => (
                <Standing key={standing.entry.player} standing={standing} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {plan.tieBreaks.length > 0 && nodes.length > 0 && <TieBreaks tieBreaks={plan.tieBreaks} />}
    </section>
  );
}

function Standing({ standing }: { readonly standing: Season['standings']['nodes'][number] }): JSX.Element {
  const { rank, entry, points, tieBreaks } = standing;
  return (
    <tr class={isMine(entry) ? 'mine' : undefined}>
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
