import { accepted, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../frame/check.js';
import { NumberBox, SelectBox, TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import type { Pairing, Participants } from './entries.js';
import { words } from './words.js';

type Kind = keyof typeof words.kinds;

const kinds = ['correctResult', 'forfeit', 'annulResult'] as const satisfies readonly Kind[];

interface DecisionProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  readonly pairing: Pairing;
  readonly onDone: () => void;
}

/** A decision of an operator on one game, with its public reason. */
export function Decision({ place: { leagueId, season }, participants, pairing, onDone }: DecisionProps): JSX.Element {
  const { gameId, players } = pairing;
  const [kind, setKind] = useState<Kind>('correctResult');
  const [points, setPoints] = useState<Readonly<Record<string, number>>>({});
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const [reason, setReason] = useState('');
  const { isBusy, error, run } = useDoing();
  const decide = (): Promise<boolean> =>
    run(async () => {
      const about = { season, gameId, reason };
      const scores = players.map((player) => ({ player, points: points[player] ?? 0 }));
      const commands = {
        correctResult: { correctResult: { ...about, scores } },
        forfeit: { forfeit: { ...about, absent } },
        annulResult: { annulResult: about },
      } as const;
      accepted(await server().leagues.command(leagueId, commands[kind]));
      onDone();
    });
  return (
    <details class="decide">
      <summary aria-label={words.decisionOn(participants.namesOf(players))}>{words.decide}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <SelectBox
          label={words.decision}
          value={kind}
          values={kinds.map((one) => [one, words.kinds[one]] as const)}
          onValue={setKind}
        />
        {kind === 'correctResult' &&
          players.map((player) => (
            <NumberBox
              key={player}
              label={words.pointsOf(participants.nameOf(player))}
              value={points[player] ?? 0}
              least={-1000}
              most={1000}
              step={0.5}
              onValue={(value) => setPoints({ ...points, [player]: value })}
            />
          ))}
        {kind === 'forfeit' &&
          players.map((player) => (
            <Check
              key={player}
              label={words.absent(participants.nameOf(player))}
              isOn={absent.includes(player)}
              onChange={(isOn) => setAbsent([...absent.filter((one) => one !== player), ...(isOn ? [player] : [])])}
            />
          ))}
        <TextBox label={words.reason} hint={words.reasonHint} value={reason} longest={500} onValue={setReason} />
        {error && <Notice error={error} />}
        <button type="submit" class="primary" disabled={isBusy}>
          {words.record}
        </button>
      </form>
    </details>
  );
}
