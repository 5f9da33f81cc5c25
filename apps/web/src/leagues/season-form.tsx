import { accepted, type OpenSeasonInput, type SeasonPlace } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { TextBox } from '../frame/fields.js';
import { Notice } from '../frame/notice.js';
import { seasonPath } from '../frame/paths.js';
import { NewTableDocument } from '../generated/operations.js';
import { OptionFieldset, type Options } from '../new-table/option-fieldset.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import { PlanFields, usualPlan } from './plan-fields.js';
import { planOf } from './plan.js';
import { words } from './words.js';

interface SeasonFormProps {
  readonly leagueId: string;
  /** The number that the season will have. */
  readonly nextNumber: number;
}

/** Opens a season: its game, options and plan are fixed from then on, apart from changes before its first round. */
export function SeasonForm({ leagueId, nextNumber }: SeasonFormProps): JSX.Element {
  const [, navigate] = useLocation();
  return (
    <PlanForm
      isNew
      onSend={async ({ name, ...planned }) => {
        accepted(await server().leagues.openSeason({ leagueId, name, ...planned }));
        navigate(seasonPath(leagueId, nextNumber));
      }}
    />
  );
}

interface ChangePlanProps {
  readonly place: SeasonPlace;
  readonly onDone: () => void;
}

/** Replaces the plan of a season before its first round. */
export function ChangePlan({ place: { leagueId, season }, onDone }: ChangePlanProps): JSX.Element {
  const [reason, setReason] = useState('');
  return (
    <details class="decide">
      <summary>{words.changePlan}</summary>
      <p>{words.changePlanText}</p>
      <TextBox label={words.reason} hint={words.reasonHint} value={reason} longest={500} onValue={setReason} />
      <PlanForm
        isNew={false}
        onSend={async ({ options, plan }) => {
          accepted(await server().leagues.changeSeasonPlan({ leagueId, number: season, options, plan, reason }));
          onDone();
        }}
      />
    </details>
  );
}

interface PlanFormProps {
  /** A new season has a name. */
  readonly isNew: boolean;
  readonly onSend: (planned: Pick<OpenSeasonInput, 'name' | 'options' | 'plan'>) => Promise<void>;
}

function PlanForm({ isNew, onSend }: PlanFormProps): JSX.Element {
  const [plan, setPlan] = useState(usualPlan);
  const [options, setOptions] = useState<Options>({});
  const { ruleset } = plan;
  const { data } = useAnswer(`season of ${ruleset}`, () => server().ask(NewTableDocument, { name: ruleset }));
  const { isBusy, error, run } = useDoing();
  const send = (): Promise<boolean> =>
    run(() => {
      const given = { [ruleset]: options } as unknown as OpenSeasonInput['options'];
      return onSend({ name: plan.name, options: given, plan: planOf(plan) });
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PlanFields
        isNew={isNew}
        plan={plan}
        onPlan={(next) => {
          if (next.ruleset !== ruleset) setOptions({});
          setPlan(next);
        }}
      />
      {data?.ruleset && <OptionFieldset ruleset={data.ruleset} options={options} onOptions={setOptions} />}
      {error && <Notice error={error} />}
      <p class="actions">
        <button type="submit" class="primary" disabled={isBusy || ruleset === ''}>
          {isNew ? words.openSeason : words.changePlan}
        </button>
      </p>
    </form>
  );
}
