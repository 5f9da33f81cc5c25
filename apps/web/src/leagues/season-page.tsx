import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { late } from '../frame/late.js';
import { Notice } from '../frame/notice.js';
import { leaguePath, screenPath } from '../frame/paths.js';
import { useTitle } from '../frame/use-title.js';
import type { SeasonPageQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { useAnswer } from '../server/use-answer.js';
import { visitor } from '../server/visitor.js';
import { Bracket, hasBracket } from './bracket.js';
import { Decks } from './decks.js';
import { participantsOf } from './entries.js';
import type { OperatorPanelProps } from './operator-panel.js';
import { Participation } from './participation.js';
import { Ratings } from './ratings.js';
import { isAtLeast, roleIn } from './roles.js';
import { Rounds, roundsIn } from './rounds.js';
import { Standings } from './standings.js';
import { useRounds } from './use-rounds.js';
import { useVersion } from './use-version.js';
import { wholeSeason } from './whole-season.js';
import { words } from './words.js';

// Few visitors of a season run it.
const OperatorPanel = late<OperatorPanelProps>(() => import('./operator-panel.js').then((part) => part.OperatorPanel));

interface SeasonPageProps {
  readonly id: string;
  readonly number: number;
}

/** A season: its table, its rounds with their games, and what the visitor can do in it. */
export function SeasonPage({ id, number }: SeasonPageProps): JSX.Element {
  const { version, refresh } = useVersion(id);
  const { data, error } = useAnswer(`${id} ${String(number)} ${String(version)}`, () => wholeSeason(id, number));
  const league = data?.league;
  const season = league?.season;
  useTitle(league && season ? `${season.name} · ${league.name}` : common.leagues);
  if (league && season) return <Shown league={league} season={season} refresh={refresh} />;
  if (error) return <Notice error={error} />;
  if (!data) return <Notice>{common.loading}</Notice>;
  return (
    <section class="plain">
      <h1>{words.noSuchSeason}</h1>
      <Link href={leaguePath(id)}>{common.leagues}</Link>
    </section>
  );
}

type League = NonNullable<SeasonPageQuery['league']>;

interface ShownProps {
  readonly league: League;
  readonly season: NonNullable<League['season']>;
  readonly refresh: () => void;
}

function Shown({ league, season, refresh }: ShownProps): JSX.Element {
  const { number, ruleset, rulesVersion, plan, status } = season;
  const place = { leagueId: league.id, season: number };
  const answer = useRounds(league.id, number, league.version);
  const rounds = roundsIn(answer);
  const role = roleIn(league, visitor.value?.id);
  const lastRound = rounds.at(-1)?.number ?? 0;
  const participants = participantsOf(season);
  const format = formatName(plan.format.__typename);
  return (
    <>
      <header class="page-head">
        <h1>{words.seasonOf(number, season.name)}</h1>
        <p>
          <Link href={leaguePath(league.id)}>{league.name}</Link>
          {ruleset && ` · ${words.rulesOf(ruleset.title, rulesVersion ?? '')}`}
          {format !== undefined && ` · ${words.formats[format]}`} · {words.status[status]}
        </p>
        <p>
          <Link href={screenPath(league.id, number)}>{words.bigScreen}</Link>
        </p>
      </header>
      <Participation place={place} season={season} round={lastRound + 1} onDone={refresh} />
      {role && status === 'OPEN' && (
        <OperatorPanel
          place={place}
          season={season}
          role={role}
          participants={participants}
          version={league.version}
          lastRound={lastRound}
          onDone={refresh}
        />
      )}
      {plan.decks && <Decks place={place} />}
      {hasBracket(season) && <Bracket place={place} season={season} rounds={rounds} version={league.version} />}
      <Standings place={place} season={season} version={league.version} />
      <Rounds
        place={place}
        participants={participants}
        answer={answer}
        isOperator={role !== undefined && isAtLeast(role, 'JUDGE') && status === 'OPEN'}
        isElsewhere={plan.elsewhere !== null}
        onDone={refresh}
      />
      <Ratings place={place} version={league.version} />
    </>
  );
}

/** `LeagueRoundRobin` is the format `ROUND_ROBIN`. */
function formatName(type: string): keyof typeof words.formats | undefined {
  const name = type
    .replace('League', '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase();
  return name in words.formats ? (name as keyof typeof words.formats) : undefined;
}
