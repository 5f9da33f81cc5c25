import { useEffect } from 'preact/hooks';

/** Keys of the whole page, except where a control has keys of its own. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target, altKey, ctrlKey, metaKey } = event;
      const act = keys[key];
      const isTaken =
        target instanceof Element && target.closest('input, select, textarea, button, a, [role=log]') !== null;
      if (!act || isTaken || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
