import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/locale.js';
import { asError } from '../server/use-answer.js';
import { Notice } from './notice.js';

/** A page whose script is loaded when it is first shown. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Late(props: Props): JSX.Element {
    const [Page, setPage] = useState(() => known);
    const [error, setError] = useState<Error>();
    useEffect(() => {
      if (known) return;
      load().then(
        (page) => {
          known = page;
          setPage(() => page);
        },
        (thrown: unknown) => setError(asError(thrown)),
      );
    }, []);
    if (Page) return <Page {...props} />;
    return error ? <Notice error={error} /> : <Notice>{words.loading}</Notice>;
  };
}
