import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Check } from '../frame/check.js';
import { NumberBox, SelectBox } from '../frame/fields.js';
import { Labelled } from '../frame/labelled.js';
import { Notice } from '../frame/notice.js';
import {
  ChangeNotificationsDocument,
  type NotificationEvent,
  type NotificationSettingsFragment,
} from '../generated/operations.js';
import { server } from '../server/server.js';
import { useDoing } from '../server/use-doing.js';
import { ownZone } from './surroundings.js';
import { words } from './words.js';

const events = Object.keys(words.events) as NotificationEvent[];

const NIGHT = { from: '22:00', to: '07:00' };

/** What the visitor is told, and when. */
export function SettingsForm({ settings }: { readonly settings: NotificationSettingsFragment }): JSX.Element {
  const [chosen, setChosen] = useState(settings.events);
  const [digest, setDigest] = useState(settings.digest);
  const [warningHours, setWarningHours] = useState(settings.warningHours);
  const [quiet, setQuiet] = useState(settings.quietHours);
  const [isSaved, setSaved] = useState(false);
  const { isBusy, error, run } = useDoing();
  const input = { events: chosen, digest, warningHours, quietHours: quiet, timeZone: ownZone() };
  const save = (): Promise<void> => run(() => server().ask(ChangeNotificationsDocument, { input })).then(setSaved);
  return (
    <form
      class="sheet-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset>
        <legend>{words.settings}</legend>
        <div role="group" aria-label={words.settings}>
          {events.map((one) => (
            <div key={one}>
              <Check
                label={words.events[one]}
                isOn={chosen.includes(one)}
                onChange={(isOn) => setChosen([...chosen.filter((each) => each !== one), ...(isOn ? [one] : [])])}
              />
            </div>
          ))}
        </div>
        <SelectBox
          label={words.digest}
          value={digest}
          values={(['NONE', 'HOURLY', 'DAILY'] as const).map((one) => [one, words.digests[one]])}
          onValue={setDigest}
        />
        <NumberBox label={words.warningHours} value={warningHours} least={1} most={72} onValue={setWarningHours} />
        <QuietHours hours={quiet} onHours={setQuiet} />
        <p class="actions wide">
          <button type="submit" disabled={isBusy}>
            {words.save}
          </button>
        </p>
        {error && <Notice error={error} />}
        {isSaved && <Notice>{words.saved}</Notice>}
      </fieldset>
    </form>
  );
}

type Hours = NotificationSettingsFragment['quietHours'];

function QuietHours({
  hours,
  onHours,
}: {
  readonly hours: Hours;
  readonly onHours: (hours: Hours) => void;
}): JSX.Element {
  return (
    <>
      <Check label={words.quiet} isOn={hours !== null} onChange={(isOn) => onHours(isOn ? NIGHT : null)} />
      {hours && (
        <>
          <TimeBox label={words.from} value={hours.from} onValue={(from) => onHours({ ...hours, from })} />
          <TimeBox label={words.to} value={hours.to} onValue={(to) => onHours({ ...hours, to })} />
          <p class="notice">{words.zone(ownZone())}</p>
        </>
      )}
    </>
  );
}

interface TimeBoxProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

const TimeBox = ({ label, value, onValue }: TimeBoxProps): JSX.Element => (
  <Labelled label={label}>
    {(joined) => (
      <input
        {...joined}
        type="time"
        required
        value={value}
        onInput={({ currentTarget }) => onValue(currentTarget.value)}
      />
    )}
  </Labelled>
);
