import { accepted, LeagueCommandDocument, newId, type LeagueCommandInput, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { ProposalDocument, type ProposalQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import type { Participants } from './entries.js';
import { words } from './words.js';

type Proposal = NonNullable<NonNullable<ProposalQuery['league']>['season']>['proposal'];

interface PairRoundProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  /** The version of the league that the page shows. */
  readonly version: number;
  readonly round: number;
  readonly onDone: () => void;
}

/** The next round: first the proposal of the format, then the pairing, if the league has not changed in between. */
export function PairRound({
  place: { leagueId, season },
  participants,
  version,
  round,
  onDone,
}: PairRoundProps): JSX.Element {
  const [proposed, setProposed] = useState<{ readonly version: number; readonly proposal: Proposal }>();
  const { isBusy, error, run } = useDoing();
  const propose = (): Promise<boolean> =>
    run(async () => {
      const { league } = await server().ask(ProposalDocument, { id: leagueId, number: season });
      setProposed({ version, proposal: league?.season?.proposal ?? null });
    });
  const pair = (expectedVersion: number): Promise<boolean> =>
    run(async () => {
      const command: LeagueCommandInput = { pairRound: { season, round } };
      const input = { leagueId, commandId: newId(), expectedVersion, command };
      setProposed(undefined);
      accepted((await server().ask(LeagueCommandDocument, { input })).leagueCommand);
      onDone();
    });
  return (
    <div>
      <button type="button" disabled={isBusy} onClick={() => void propose()}>
        {words.propose(round)}
      </button>
      {error && <Notice error={error} />}
      {proposed?.proposal === null && <Notice>{words.noProposal}</Notice>}
      {proposed?.proposal && (
        <section aria-labelledby="proposal">
          <h3 id="proposal">{words.proposal(round)}</h3>
          <ul class="pairings">
            {proposed.proposal.pairings.map(({ players }) => (
              <li key={players.join()}>{participants.namesOf(players)}</li>
            ))}
            {proposed.proposal.byes.map(({ player, points }) => (
              <li key={player}>{words.bye(participants.nameOf(player), common.points(points))}</li>
            ))}
          </ul>
          <button type="button" class="primary" disabled={isBusy} onClick={() => void pair(proposed.version)}>
            {words.pair(round)}
          </button>
        </section>
      )}
    </div>
  );
}
