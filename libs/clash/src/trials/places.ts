import * as skirmish from '#skirmish';
import type { State, TestState } from '../state.js';
import { inClash } from '../table/in-clash.js';

export type { PlacedTest } from '#skirmish';

export const placedTests = inClash(skirmish.placedTests);
export const testState = inClash(skirmish.testState) as (state: State, key: string) => Readonly<TestState>;
