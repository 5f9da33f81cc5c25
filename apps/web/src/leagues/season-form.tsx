import { accepted, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { SelectBox, TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { seasonPath } from '../frame/paths.js';
import { NewTableDocument, PlanOfSeasonDocument } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { OptionFieldset } from '../new-table/option-fieldset.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import { fieldOf } from './plan/part.js';
import { GameFields, PlanFields } from './plan/plan-fields.js';
import { fromInput, toInput, usualPlan, type Planned, type PlanInput } from './plan/planned.js';
import { toCome } from './plan/to-come.js';
import { words } from './words.js';

/** What the form for a season needs. */
export interface SeasonFormProps {
  readonly leagueId: string;
  /** Those that the league has had. */
  readonly seasons: readonly { readonly number: number; readonly name: string }[];
}

/**
 * Opens a season: its game, options and plan are fixed from then on, apart from changes before its first round. An event that comes
 * again begins with the plan of an earlier one.
 */
export function SeasonForm({ leagueId, seasons }: SeasonFormProps): JSX.Element {
  const [, navigate] = useLocation();
  const [like, setLike] = useState('');
  const form = (first: Planned): JSX.Element => (
    <PlanForm
      title={words.openSeason}
      text={{ label: words.name, longest: 80 }}
      first={first}
      onSend={async (name, planned) => {
        accepted(await server().leagues.openSeason({ leagueId, name, ...planned }));
        navigate(seasonPath(leagueId, seasons.length + 1));
      }}
    />
  );
  return (
    <>
      {seasons.length > 0 && (
        <SelectBox
          label={words.planLike}
          value={like}
          values={[
            ['', words.usualPlan],
            ...seasons.map(({ number, name }) => [String(number), words.seasonOf(number, name)] as const).toReversed(),
          ]}
          onValue={setLike}
        />
      )}
      {like === '' ? (
        form(usualPlan)
      ) : (
        <PlanOf key={like} place={{ leagueId, season: Number(like) }}>
          {(planned) => form({ ...planned, rulesVersion: null, plan: toCome(planned.plan, Date.now()) })}
        </PlanOf>
      )}
    </>
  );
}

interface ChangePlanProps {
  readonly place: SeasonPlace;
  readonly onDone: () => void;
}

/** Replaces the plan of a season before its first round. The form begins with the plan as it is when it is opened. */
export function ChangePlan(props: ChangePlanProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="decide" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.changePlan}</summary>
      {isOpen && (
        <PresentPlan
          {...props}
          onDone={() => {
            setOpen(false);
            props.onDone();
          }}
        />
      )}
    </details>
  );
}

const PresentPlan = ({ place, onDone }: ChangePlanProps): JSX.Element => (
  <PlanOf place={place}>
    {(planned, begun) => (
      <PlanForm
        title={words.changePlan}
        text={{ label: words.reason, hint: words.reasonHint, longest: 500 }}
        first={planned}
        onSend={async (reason, changed) => {
          const { leagueId, season: number } = place;
          const { planInput, version } = await planAt(place);
          // The form has every field: what another organizer changed meanwhile would be undone without a word.
          if (JSON.stringify(planInput) !== JSON.stringify(begun)) throw new Error(words.planChanged);
          const change = { leagueId, number, reason, expectedVersion: version, ...changed };
          accepted(await server().leagues.changeSeasonPlan(change));
          onDone();
        }}
      />
    )}
  </PlanOf>
);

interface PlanOfProps {
  readonly place: SeasonPlace;
  /** Gets the plan, and the input that would make it. */
  readonly children: (planned: Planned, input: PlanInput) => JSX.Element;
}

/** The plan of a season, and what begins with it. */
function PlanOf({ place, children }: PlanOfProps): JSX.Element {
  const { data, error } = useAnswer(`${place.leagueId} ${String(place.season)}`, () => planAt(place));
  if (error) return <Notice error={error} />;
  const input = data?.planInput;
  if (!input) return <Notice>{data ? words.noRuleset : common.loading}</Notice>;
  return children(fromInput(input), input);
}

interface PlanAt {
  /** Of the league. */
  readonly version: number | undefined;
  readonly planInput: PlanInput | undefined;
}

/** The plan of a season as it is now. */
async function planAt({ leagueId, season }: SeasonPlace): Promise<PlanAt> {
  const { league } = await server().ask(PlanOfSeasonDocument, { id: leagueId, number: season });
  return { version: league?.version, planInput: (league?.season?.planInput ?? undefined) as PlanInput | undefined };
}

interface PlanFormProps {
  readonly title: string;
  /** What is said beside the plan: the name of a season, or the reason of a change. */
  readonly text: { readonly label: string; readonly hint?: string; readonly longest: number };
  /** The plan with which the form begins. */
  readonly first: Planned;
  readonly onSend: (text: string, planned: PlanInput) => Promise<void>;
}

function PlanForm({ title, text: { label, hint, longest }, first, onSend }: PlanFormProps): JSX.Element {
  const [text, setText] = useState('');
  const [planned, setPlanned] = useState(first);
  const { ruleset, options } = planned;
  const { data } = useAnswer(`season of ${ruleset}`, () => server().ask(NewTableDocument, { name: ruleset }));
  const { isBusy, error, run } = useDoing();
  return (
    <form
      class="sheet-form"
      onInvalidCapture={unfold}
      onSubmit={(event) => {
        event.preventDefault();
        void run(() => onSend(text, toInput(planned)));
      }}
    >
      <fieldset>
        <legend>{title}</legend>
        <TextBox label={label} hint={hint} value={text} longest={longest} onValue={setText} />
        <GameFields value={planned} set={setPlanned} />
      </fieldset>
      {data?.ruleset && (
        <OptionFieldset
          ruleset={data.ruleset}
          options={options}
          onOptions={(next) => setPlanned({ ...planned, options: next })}
        />
      )}
      <PlanFields plan={fieldOf({ value: planned, set: setPlanned }, 'plan')} />
      {error && <Notice error={error} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={isBusy || ruleset === ''}>
          {title}
        </button>
      </p>
    </form>
  );
}

/** A field that is not right is shown: a browser says nothing about one in a part that is folded. */
function unfold({ target }: Event): void {
  for (let part = (target as Element).closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
}
