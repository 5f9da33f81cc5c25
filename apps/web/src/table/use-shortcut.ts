import { useEffect, useRef } from 'preact/hooks';

/** Whether keys that are pressed there are typed: into a field, or for a dialog. */
const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=range]), textarea, select, dialog, [contenteditable]') !== null;

/** Does something when a key is pressed anywhere on the page, alone, and not typed into a field. */
export function useShortcut(keys: string, act: (key: string) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (key.length !== 1 || !keys.includes(key) || ctrlKey || metaKey || altKey || isTypedInto(target)) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [keys]);
}
