import type { State } from '../state.js';
import { scenarioOf } from '../table/scenario.js';

/** Whether an id names an item of the villain's end-of-turn list or one of its reactions: they end with it (CLASH-225, CLASH-231). */
export function isVillainsOwn(state: State, ruleId: string): boolean {
  const { threatSheet } = scenarioOf(state);
  return [...(threatSheet?.endOfTurn ?? []), ...(threatSheet?.villainReactions ?? [])].some(({ id }) => id === ruleId);
}
