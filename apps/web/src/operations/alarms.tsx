import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import type { OperationsQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { words } from './words.js';

type Alarm = OperationsQuery['operations']['alarms'][number];

interface AlarmsProps {
  readonly alarms: readonly Alarm[];
  /** A time in words. */
  readonly said: (at: string) => string;
}

/** What is wrong, since when, and what to do; and the limits of all alarms. */
export const Alarms = ({ alarms, said }: AlarmsProps): JSX.Element => (
  <section aria-labelledby="alarms">
    <h2 id="alarms">{words.alarms}</h2>
    <div role="status">
      {alarms.every(({ since }) => since === null) && <Notice>{words.noAlarm}</Notice>}
      <ul class="tokens">
        {alarms.map(
          ({ name, meaning, remedy, since }) =>
            since !== null && (
              <li key={name}>
                <span>
                  <strong class="bad">{meaning}</strong> <small>{words.since(said(since))}</small>
                  <br />
                  {remedy}
                </span>
              </li>
            ),
        )}
      </ul>
    </div>
    <details>
      <summary>{words.allAlarms}</summary>
      <Limits alarms={alarms} />
    </details>
  </section>
);

const Limits = ({ alarms }: Pick<AlarmsProps, 'alarms'>): JSX.Element => (
  <div class="table" role="group" aria-labelledby="alarms" tabIndex={0}>
    <table>
      <thead>
        <tr>
          <th scope="col">{words.alarm}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.value}</th>
          <th scope="col">{words.limit}</th>
        </tr>
      </thead>
      <tbody>
        {alarms.map(({ name, meaning, since, value, above }) => (
          <tr key={name}>
            <th scope="row">{meaning}</th>
            <td class={since === null ? '' : 'bad'}>{stateOf({ since, value })}</td>
            <td>{value === null ? '–' : figure(value)}</td>
            <td>{figure(above)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const stateOf = ({ since, value }: Pick<Alarm, 'since' | 'value'>): string =>
  since !== null ? words.on : value === null ? words.unknown : words.off;

const figure = (value: number): string => value.toLocaleString(locale, { maximumFractionDigits: 2 });
