import './jitless.js';
import type { Case, Judged } from './verdict.js';

const tell = (judged: Judged): void => postMessage(judged);

addEventListener('message', ({ data }: MessageEvent<Case>) => {
  // Loaded after the setting of zod stands.
  import('./judge.js')
    .then(({ judge }) => judge(data, tell))
    .catch((error: unknown) =>
      tell({ kind: 'unreadable', message: error instanceof Error ? error.message : String(error) }),
    );
});
