import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import type { Story } from './use-story.js';

/** The sentences of a game, the newest at the end and in sight. A screen reader says each new one. */
export function StoryLog({ story: { events, error } }: { readonly story: Story }): JSX.Element {
  const [isDetailed, setDetailed] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  // A long story is drawn again only when it changes.
  const told = useMemo(
    () =>
      events
        .filter(({ importance }) => isDetailed || importance !== 'DETAIL')
        .map(({ version, description, importance }) => (
          <li key={version} class={importance === 'TURNING_POINT' ? 'turning' : undefined}>
            {description}
          </li>
        )),
    [events, isDetailed],
  );
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [told.length]);
  return (
    <section aria-labelledby="story" class="story">
      <h2 id="story">{words.story}</h2>
      {error && <Notice error={error} />}
      <div ref={log} class="log" role="log" aria-labelledby="story" tabIndex={0}>
        <ol>{told}</ol>
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={isDetailed}
          onChange={({ currentTarget }) => setDetailed(currentTarget.checked)}
        />{' '}
        {words.details}
      </label>
    </section>
  );
}
