import type { JSX } from 'preact';
import { Notice } from '../frame/notice.js';
import type { AccountPageQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { words } from './words.js';

interface TableWaitProps {
  readonly wait: NonNullable<AccountPageQuery['me']>['tableWait'];
}

/** How long the visitor waits for the next rated table, and by which rule. */
export function TableWait({ wait: { until, rule, games, timeouts } }: TableWaitProps): JSX.Element {
  const time = until === null ? '' : new Date(until).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-labelledby="rated-tables">
      <h2 id="rated-tables">{words.rated}</h2>
      {until === null ? <p>{words.maySit}</p> : <Notice>{words.waits(time)}</Notice>}
      <p>
        {games > 0 && words.missed(timeouts, games)} <small>{rule}</small>
      </p>
    </section>
  );
}
