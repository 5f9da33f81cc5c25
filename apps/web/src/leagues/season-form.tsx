import { accepted, type OpenSeasonInput } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
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

/** Opens a season: its game, options and plan are fixed from then on. */
export function SeasonForm({ leagueId, nextNumber }: SeasonFormProps): JSX.Element {
  const [plan, setPlan] = useState(usualPlan);
  const [options, setOptions] = useState<Options>({});
  const { ruleset } = plan;
  const { data } = useAnswer(`season of ${ruleset}`, () => server().ask(NewTableDocument, { name: ruleset }));
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  const open = (): Promise<boolean> =>
    run(async () => {
      const given = { [ruleset]: options } as unknown as OpenSeasonInput['options'];
      accepted(await server().leagues.openSeason({ leagueId, name: plan.name, options: given, plan: planOf(plan) }));
      navigate(seasonPath(leagueId, nextNumber));
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <PlanFields
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
          {words.openSeason}
        </button>
      </p>
    </form>
  );
}
