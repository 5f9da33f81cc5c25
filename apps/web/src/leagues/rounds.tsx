import type { SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { Link } from 'wouter-preact';
import { More } from '../frame/more.js';
import { Notice } from '../frame/notice.js';
import { replayPath, tablePath } from '../frame/paths.js';
import { locale, words as common } from '../messages/locale.js';
import type { Pages } from '../server/pages.js';
import { Decision } from './decision.js';
import { gamesByMatch, matchLine, type Pairing, type Participants, type Round } from './entries.js';
import { hasBoards, MatchGames } from './match-games.js';
import { Reporting } from './reporting.js';
import { Result } from './result.js';
import { words } from './words.js';

interface RoundsProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  readonly answer: Pages<Round>;
  /** Whether the visitor decides results. */
  readonly isOperator: boolean;
  /** Whether games are played elsewhere, and their results reported. */
  readonly isElsewhere: boolean;
  readonly onDone: () => void;
}

/** The rounds of the pages, which begin with the last one, in order. */
export const roundsIn = ({ pages }: Pages<Round>): readonly Round[] => pages.toReversed().flat();

/** The rounds of a season, the latest first; a bracket from its first round to its final, side by side. */
export function Rounds({ answer, ...deciding }: RoundsProps): JSX.Element {
  const { isKnown, error, more } = answer;
  const rounds = roundsIn(answer);
  const matches = gamesByMatch(rounds);
  const isBracket = matches.size > 0;
  const shown = isBracket ? rounds : rounds.toReversed();
  return (
    <section aria-labelledby="rounds">
      <h2 id="rounds">{words.rounds}</h2>
      {error && <Notice error={error} />}
      {isKnown && rounds.length === 0 && <Notice>{words.noRounds}</Notice>}
      <div class={isBracket ? 'rounds bracket' : 'rounds'}>
        {shown.map((round) => (
          <OneRound key={round.number} round={round} matches={matches} {...deciding} />
        ))}
      </div>
      <More of={words.rounds} more={more} label={words.earlier} />
    </section>
  );
}

type Deciding = Omit<RoundsProps, 'answer'>;

interface RoundProps extends Deciding {
  readonly round: Round;
  /** The game that is shown for each match. */
  readonly matches: ReadonlyMap<string, string>;
}

function OneRound({ round, matches, ...deciding }: RoundProps): JSX.Element {
  const { number, startsAt, imported, byes, pairings } = round;
  const { participants } = deciding;
  const heading = `round-${String(number)}`;
  const isToCome = new Date(startsAt).getTime() > Date.now();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.round(number)}</h3>
      {imported && <Notice>{words.imported}</Notice>}
      {isToCome && <Notice>{words.startsAt(new Date(startsAt).toLocaleString(locale))}</Notice>}
      <ul class="pairings">
        {pairings.nodes.map((pairing) => (
          <li
            key={pairing.gameId}
            {...lineOf(pairing, matches)}
            class={pairing.players.some(participants.isMine) ? 'mine' : undefined}
          >
            <OnePairing
              pairing={pairing}
              isOpen={!isToCome}
              {...deciding}
              isElsewhere={deciding.isElsewhere || imported}
            />
          </li>
        ))}
        {byes.map(({ player, points }) => (
          <li key={player}>{words.bye(participants.nameOf(player), common.points(points))}</li>
        ))}
      </ul>
    </section>
  );
}

/** Makes a line the target of links from the bracket. */
const lineOf = ({ match, gameId }: Pairing, matches: RoundProps['matches']): { id?: string; tabIndex?: number } =>
  match !== null && matches.get(match) === gameId ? { id: matchLine(match), tabIndex: -1 } : {};

interface PairingProps extends Deciding {
  readonly pairing: Pairing;
  /** Whether its game is opened. */
  readonly isOpen: boolean;
}

function OnePairing({ pairing, isOpen, ...deciding }: PairingProps): JSX.Element {
  const { match, players, outcome } = pairing;
  const { isElsewhere, isOperator, participants } = deciding;
  const mayReport = isOperator || players.some(participants.isMine);
  return (
    <>
      <p>
        {match !== null && <small>{words.match(match)} · </small>}
        <strong>{participants.namesOf(players)}</strong> {outcome && <Result outcome={outcome} players={players} />}
      </p>
      <Games pairing={pairing} isOpen={isOpen} {...deciding} />
      {isElsewhere && isOpen && !outcome && mayReport && <Reporting pairing={pairing} {...deciding} />}
      {isOperator && !hasBoards(pairing) && <Decision pairing={pairing} {...deciding} />}
    </>
  );
}

/** The way to the game of a pairing, or to each game of its match; of what was played elsewhere, its boards alone. */
function Games({ pairing, isOpen, ...deciding }: PairingProps): JSX.Element | null {
  const { gameId, games, outcome } = pairing;
  const { isOperator, isElsewhere, participants } = deciding;
  const decisionOn = (board: Pairing): JSX.Element | null =>
    isOperator ? <Decision pairing={board} {...deciding} /> : null;
  if (games.length > 0)
    return (
      <MatchGames pairing={pairing} participants={participants} isElsewhere={isElsewhere} decisionOn={decisionOn} />
    );
  if (isElsewhere) return null;
  return (
    <p class="actions">
      {isOpen ? (
        <Link href={outcome ? replayPath(gameId) : tablePath(gameId)}>{outcome ? words.toReplay : words.toTable}</Link>
      ) : (
        <small>{words.notOpen}</small>
      )}
    </p>
  );
}
