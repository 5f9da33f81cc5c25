import { reactionsRunner } from '#skirmish/machine';
import type { Runner } from '../machine/runner.js';
import { pushRule } from './push-rule.js';

/** A state check, then the next reaction; each is followed by a state check of its own (CLASH-203, CLASH-245). */
export const runReactions = reactionsRunner<Runner>((runner, rule) => void pushRule(runner, rule));
