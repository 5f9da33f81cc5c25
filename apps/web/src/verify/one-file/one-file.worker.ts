import '../jitless.js';
import { judge } from '../judge.js';
import { unreadable, type Judged } from '../verdict.js';
import { GivenRules } from './given-rules.js';
import type { CaseWithRules } from './parts.js';

const tell = (judged: Judged): void => postMessage(judged);

addEventListener('message', ({ data }: MessageEvent<CaseWithRules>) => {
  GivenRules.of(data.modules, data.packages)
    .then((given) => judge(data, (pin) => given.rulesOf(pin), tell))
    .catch((error: unknown) => tell(unreadable(error)));
});
