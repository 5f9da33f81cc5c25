import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { Drawing } from '../../frame/drawing.js';
import { Notice } from '../../frame/notice.js';
import { seasonPath } from '../../frame/paths.js';
import { useKeys } from '../../frame/use-keys.js';
import { useTitle } from '../../frame/use-title.js';
import { locale, words as common } from '../../messages/locale.js';
import { useAnswer } from '../../server/use-answer.js';
import { pictureOf } from '../bracket.js';
import { nameOf, participantsOf, type Participants, type Season } from '../entries.js';
import { Result } from '../result.js';
import { roundsIn } from '../rounds.js';
import { useRounds } from '../use-rounds.js';
import { useVersion } from '../use-version.js';
import { wholeSeason } from '../whole-season.js';
import { words } from '../words.js';
import { sheetsOf, type Sheet } from './sheets.js';
import { useTurning } from './use-turning.js';

interface SeasonScreenProps {
  readonly id: string;
  readonly number: number;
}

/** A season on the big screen of a hall: its latest pairings, its table and its bracket, one sheet after the other. */
export function SeasonScreen({ id, number }: SeasonScreenProps): JSX.Element {
  const { version } = useVersion(id);
  const { data, error } = useAnswer(`${id} ${String(number)} ${String(version)}`, () => wholeSeason(id, number));
  const league = data?.league;
  const season = league?.season;
  useTitle(league && season ? `${season.name} · ${league.name}` : common.leagues);
  if (error) return <Notice error={error} />;
  if (!league || !season) return <Notice>{data ? words.noSuchSeason : common.loading}</Notice>;
  return <Screen league={league.name} place={{ leagueId: id, season: number }} season={season} version={version} />;
}

interface ScreenProps {
  readonly league: string;
  readonly place: SeasonPlace;
  readonly season: Season;
  readonly version: number;
}

function Screen({ league, place, season, version }: ScreenProps): JSX.Element {
  const rounds = roundsIn(useRounds(place.leagueId, place.season, version));
  const sheets = sheetsOf(season, rounds.at(-1));
  const { at, turn, isHeld, hold } = useTurning(sheets.length);
  const sheet = sheets[at];
  useKeys({ ArrowRight: () => turn(1), ArrowLeft: () => turn(-1), ' ': hold });
  return (
    <section class="big-screen" aria-labelledby="screen">
      <header>
        <h1 id="screen">
          {league} · {season.name}
        </h1>
        <p>{sheet ? titleOf(sheet) : words.noEntries}</p>
      </header>
      {sheet && <Shown sheet={sheet} place={place} version={version} participants={participantsOf(season)} />}
      <footer class="actions">
        <Link href={seasonPath(place.leagueId, place.season)}>{words.toSeason}</Link>
        {sheets.length > 1 && (
          <>
            <button type="button" class="quiet" onClick={() => turn(-1)}>
              {words.earlierSheet}
            </button>
            <button type="button" class="quiet" aria-pressed={isHeld} onClick={hold}>
              {words.holdSheet}
            </button>
            <button type="button" class="quiet" onClick={() => turn(1)}>
              {words.laterSheet}
            </button>
            <small>{words.sheetOf(at + 1, sheets.length)}</small>
          </>
        )}
      </footer>
    </section>
  );
}

function titleOf(sheet: Sheet): string {
  switch (sheet.kind) {
    case 'ROUND':
      return words.round(sheet.round.number);
    case 'TABLE':
      return sheet.group === null ? words.standings : `${words.standings} · ${words.group(sheet.group)}`;
    case 'BRACKET':
      return words.bracket;
  }
}

interface ShownProps {
  readonly sheet: Sheet;
  readonly place: SeasonPlace;
  readonly version: number;
  readonly participants: Participants;
}

function Shown({ sheet, place, version, participants }: ShownProps): JSX.Element {
  switch (sheet.kind) {
    case 'ROUND':
      return <RoundSheet sheet={sheet} participants={participants} />;
    case 'TABLE':
      return <TableSheet sheet={sheet} />;
    case 'BRACKET':
      return <Drawing address={pictureOf(place, 'bracket')} label={words.bracket} version={version} />;
  }
}

interface RoundSheetProps {
  readonly sheet: Extract<Sheet, { kind: 'ROUND' }>;
  readonly participants: Participants;
}

/** The tables of a round by number, so that players find theirs. */
const RoundSheet = ({ sheet: { round, pairings, byes }, participants }: RoundSheetProps): JSX.Element => (
  <ol class="lines">
    {pairings.map((pairing) => (
      <li key={pairing.gameId}>
        <small>{round.pairings.nodes.indexOf(pairing) + 1}</small>
        <span>{participants.namesOf(pairing.players)}</span>
        {pairing.outcome ? <Result outcome={pairing.outcome} players={pairing.players} /> : <span />}
      </li>
    ))}
    {byes.map(({ player, points }) => (
      <li key={player}>
        <small>–</small>
        <span>{words.bye(participants.nameOf(player), common.points(points))}</span>
        <span />
      </li>
    ))}
  </ol>
);

const TableSheet = ({ sheet: { lines } }: { readonly sheet: Extract<Sheet, { kind: 'TABLE' }> }): JSX.Element => (
  <ol class="lines">
    {lines.map(({ entry, rank, groupRank, group, points }) => (
      <li key={entry.player}>
        <small>{group === null ? rank : (groupRank ?? rank)}</small>
        <span>{nameOf(entry)}</span>
        <span class="result">{points.toLocaleString(locale, { maximumFractionDigits: 2 })}</span>
      </li>
    ))}
  </ol>
);
