import type { JSX } from 'preact';
import type { GameEvent } from '#client';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { Notice } from '../frame/notice.js';
import { replayPath } from '../frame/paths.js';
import { words } from '../messages/locale.js';
import { lastLookAt, lookAt } from './last-look.js';
import type { Story } from './use-story.js';
import { WhyButton, WhyDialog } from './why.js';

interface StoryLogProps {
  readonly gameId: string;
  readonly story: Story;
}

/**
 * The sentences of a game, the newest at the end and in sight. Each leads to the table as it was then, and tells on request why the
 * rules chose so, or what a total is made of. A line stands before those
 * that this browser has not shown yet. A screen reader says each new one.
 */
export function StoryLog({ gameId, story: { events, error } }: StoryLogProps): JSX.Element {
  const [isDetailed, setDetailed] = useState(false);
  const [asked, setAsked] = useState<GameEvent>();
  const log = useRef<HTMLDivElement>(null);
  const before = useMemo(() => lastLookAt(gameId), [gameId]);
  const last = events.at(-1)?.version;
  // A long story is drawn again only when it changes.
  const told = useMemo(() => {
    const shown = events.filter(({ importance }) => isDetailed || importance !== 'DETAIL');
    const news = before === undefined ? undefined : shown.find(({ version }) => version > before);
    return shown.flatMap((event) => [
      ...(event === news ? [<Since key="since" />] : []),
      <li key={event.version} class={event.importance === 'TURNING_POINT' ? 'turning' : undefined}>
        <Link href={`${replayPath(gameId)}?v=${String(event.version)}`}>{event.description}</Link>
        {event.why && <WhyButton about={event.description} onAsk={() => setAsked(event)} />}
      </li>,
    ]);
  }, [gameId, events, isDetailed, before]);
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [told.length]);
  useEffect(() => {
    if (last !== undefined && last > (lastLookAt(gameId) ?? 0)) lookAt(gameId, last);
  }, [gameId, last]);
  return (
    <section aria-labelledby="story" class="story">
      <h2 id="story">{words.story}</h2>
      {error && <Notice error={error} />}
      <div ref={log} class="log" role="log" aria-labelledby="story" tabIndex={0}>
        <ol>{told}</ol>
      </div>
      {asked && <WhyDialog events={[asked]} onClose={() => setAsked(undefined)} />}
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

const Since = (): JSX.Element => <li class="since">{words.sinceLast}</li>;
