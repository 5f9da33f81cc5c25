import { accepted, type LeagueCommandInput, type SeasonPlace } from '#client';
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

/** A game without a result can also be lost by a penalty. */
const kindsFor = ({ outcome }: Pairing): readonly Kind[] => (outcome ? kinds : [...kinds, 'gameLoss']);

interface DecisionProps {
  readonly place: SeasonPlace;
  readonly participants: Participants;
  readonly pairing: Pairing;
  readonly onDone: () => void;
}

/** A decision as its form has it. */
interface Draft {
  readonly kind: Kind;
  readonly points: Readonly<Record<string, number>>;
  readonly absent: readonly string[];
  readonly reason: string;
}

const blank: Draft = { kind: 'correctResult', points: {}, absent: [], reason: '' };

/** The decision as a command. */
function commandOf({ kind, points, absent, reason }: Draft, season: number, pairing: Pairing): LeagueCommandInput {
  const about = { season, gameId: pairing.gameId, reason };
  switch (kind) {
    case 'correctResult': {
      const scores = pairing.players.map((player) => ({ player, points: points[player] ?? 0 }));
      return { correctResult: { ...about, scores } };
    }
    case 'forfeit':
      return { forfeit: { ...about, absent } };
    case 'annulResult':
      return { annulResult: about };
    case 'gameLoss': {
      const [player = pairing.players[0] ?? ''] = absent;
      return { penalize: { season, player, reason, penalty: { GAME_LOSS: { gameId: pairing.gameId } } } };
    }
  }
}

/** A decision of an operator on one game, with its public reason. */
export function Decision({ place: { leagueId, season }, participants, pairing, onDone }: DecisionProps): JSX.Element {
  const [draft, setDraft] = useState(blank);
  const { isBusy, error, run } = useDoing();
  const decide = (): Promise<boolean> =>
    run(async () => {
      accepted(await server().leagues.command(leagueId, commandOf(draft, season, pairing)));
      onDone();
    });
  return (
    <details class="decide">
      <summary aria-label={words.decisionOn(participants.namesOf(pairing.players))}>{words.decide}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <DecisionFields draft={draft} onDraft={setDraft} pairing={pairing} participants={participants} />
        {error && <Notice error={error} />}
        <button type="submit" class="primary" disabled={isBusy}>
          {words.record}
        </button>
      </form>
    </details>
  );
}

interface FieldsProps extends Pick<DecisionProps, 'participants' | 'pairing'> {
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
}

function DecisionFields({ draft, onDraft, pairing, participants: { nameOf } }: FieldsProps): JSX.Element {
  const { players } = pairing;
  const { kind, points, absent, reason } = draft;
  const set = (change: Partial<Draft>): void => onDraft({ ...draft, ...change });
  return (
    <>
      <SelectBox
        label={words.decision}
        value={kind}
        values={kindsFor(pairing).map((one) => [one, words.kinds[one]] as const)}
        onValue={(chosen) => set({ kind: chosen, absent: [] })}
      />
      {kind === 'gameLoss' && (
        <SelectBox
          label={words.loser}
          value={absent[0] ?? players[0] ?? ''}
          values={players.map((player) => [player, nameOf(player)] as const)}
          onValue={(player) => set({ absent: [player] })}
        />
      )}
      {kind === 'correctResult' &&
        players.map((player) => (
          <PointsBox
            key={player}
            name={nameOf(player)}
            value={points[player] ?? 0}
            onValue={(value) => set({ points: { ...points, [player]: value } })}
          />
        ))}
      {kind === 'forfeit' &&
        players.map((player) => (
          <Check
            key={player}
            label={words.absent(nameOf(player))}
            isOn={absent.includes(player)}
            onChange={(isOn) => set({ absent: [...absent.filter((one) => one !== player), ...(isOn ? [player] : [])] })}
          />
        ))}
      <TextBox
        label={words.reason}
        hint={words.reasonHint}
        value={reason}
        longest={500}
        onValue={(text) => set({ reason: text })}
      />
    </>
  );
}

interface PointsBoxProps {
  readonly name: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

const PointsBox = ({ name, value, onValue }: PointsBoxProps): JSX.Element => (
  <NumberBox label={words.pointsOf(name)} value={value} least={-1000} most={1000} step={0.5} onValue={onValue} />
);
