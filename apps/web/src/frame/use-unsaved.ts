import { useEffect } from 'preact/hooks';
import { keptWords } from './kept-words.js';

/** Asks before a page with unsaved changes is closed, or left by a link. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    // Before the router hears of it.
    addEventListener('click', stayOrLeave, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', stayOrLeave, { capture: true });
    };
  }, [isUnsaved]);
}

/** Of links to other pages of the app; for all others the browser asks. */
function stayOrLeave(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isHere = link?.origin === location.origin && link.pathname !== location.pathname && !link.download;
  if (!isHere || event.ctrlKey || event.metaKey || event.shiftKey || link.target === '_blank') return;
  if (confirm(keptWords.leave)) return;
  event.preventDefault();
  event.stopPropagation();
}
