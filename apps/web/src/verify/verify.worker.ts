import './jitless.js';
import { unreadable, type Case, type Judged } from './verdict.js';

const tell = (judged: Judged): void => postMessage(judged);

addEventListener('message', ({ data }: MessageEvent<Case>) => {
  // Loaded after the setting of zod stands.
  Promise.all([import('./judge.js'), import('./fetch-rules.js')])
    .then(([{ judge }, { fetchRules }]) => judge(data, fetchRules, tell))
    .catch((error: unknown) => tell(unreadable(error)));
});
