import type { OpenGameInput } from '#client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { tablePath } from '../frame/paths.js';
import type { NewTableQuery } from '../generated/operations.js';
import { words as common } from '../messages/locale.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import { BroughtFields, broughtHere } from './brought-fields.js';
import type { Options } from './option-fields.js';
import { OptionFieldset } from './option-fieldset.js';
import { SeatFields } from './seat-fields.js';
import { setUp, type Brought } from './set-up.js';
import { settingsOf, SettingsFields, usualSettings } from './settings-fields.js';
import { takenOf, takersOf, withTaker, type Takers } from './takers.js';
import { words } from './words.js';

type Ruleset = NonNullable<NewTableQuery['ruleset']>;

/** The form of a new table of one game. */
export function TableForm({ ruleset }: { readonly ruleset: Ruleset }): JSX.Element {
  const { name, title, botProfiles: bots, optionsSchema } = ruleset;
  const [options, setOptions] = useState<Options>({});
  const [chosen, setChosen] = useState<Takers>(new Map());
  const [settings, setSettings] = useState(usualSettings);
  const [brought, setBrought] = useState<Brought>(broughtHere);
  const given = { [name]: options } as unknown as OpenGameInput['options'];
  const { data: plan, error: refused } = useAnswer(JSON.stringify(given), () => server().seatPlan(name, given));
  const takers = plan ? takersOf(plan, bots, chosen) : new Map();
  const { isBusy, error, run } = useDoing();
  const [, navigate] = useLocation();
  const open = (starts: boolean): Promise<boolean> =>
    run(async () => {
      const table = { options: given, settings: settingsOf(settings), takers, brought, starts };
      navigate(tablePath(await setUp(table)));
    });
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void open(event.submitter?.getAttribute('value') === 'start');
      }}
    >
      <h1>{common.setUpTable(title)}</h1>
      <OptionFieldset ruleset={ruleset} options={options} onOptions={setOptions} />
      {refused && <Notice error={refused} />}
      {plan && (
        <SeatFields
          plan={plan}
          bots={bots}
          takers={takers}
          onTaker={(seat, taker) => setChosen(withTaker(takers, seat, taker))}
        />
      )}
      <BroughtFields schema={optionsSchema} brought={brought} onBrought={setBrought} />
      <SettingsFields settings={settings} bots={bots} onSettings={setSettings} />
      {error && <Notice error={error} />}
      <Submit isBusy={isBusy || !plan} canStart={plan !== null && takenOf(takers) >= (plan?.least ?? Infinity)} />
    </form>
  );
}

/** The start is the usual choice where enough seats are taken. */
const Submit = ({ isBusy, canStart }: { readonly isBusy: boolean; readonly canStart: boolean }): JSX.Element => (
  <p class="actions">
    {canStart && (
      <button type="submit" value="start" class="primary" disabled={isBusy}>
        {words.startNow}
      </button>
    )}
    <button type="submit" value="open" class={canStart ? undefined : 'primary'} disabled={isBusy}>
      {words.openTable}
    </button>
  </p>
);
