import type { Condition, Effect } from '../vocabulary.js';
import type { Room, Scenario } from '../schema.js';

/** The inputs of an objective, without board and figures: enough to play its course alone. */
interface Course {
  turn: number;
  readonly counters: Map<string, number>;
  readonly tokens: Map<string, number>;
  readonly passed: Map<string, number>;
}

const added = (numbers: Map<string, number>, key: string, by: number): void => {
  numbers.set(key, Math.max(0, (numbers.get(key) ?? 0) + by));
};

/** How the objectives of some rooms begin. */
function courseOf(rooms: readonly Room[]): Course {
  const course: Course = { turn: 1, counters: new Map(), tokens: new Map(), passed: new Map() };
  for (const { objective, tokens } of rooms) {
    if (objective) course.counters.set(objective.id, objective.counter.start);
    for (const { kind } of tokens) added(course.tokens, kind, 1);
  }
  return course;
}

/** Whether a condition holds while no hero is anywhere near. Throws a RangeError for what a course does not know. */
function holdsIn(course: Course, condition: Condition): boolean {
  const { atLeast, atMost, and, or, not, holds, doorOpen } = condition;
  if (and) return and.every((part) => holdsIn(course, part));
  if (or) return or.some((part) => holdsIn(course, part));
  if (atLeast) return amountIn(course, atLeast.what) >= atLeast.number;
  if (atMost) return amountIn(course, atMost.what) <= atMost.number;
  if (not) return !holdsIn(course, not);
  // No side is there that could win an article or open a door.
  if (holds ?? doorOpen) return false;
  throw new RangeError(`a course knows nothing of ${JSON.stringify(condition)}`);
}

function amountIn({ turn, counters, tokens, passed }: Course, what: NonNullable<Condition['atLeast']>['what']): number {
  if (what.turn) return turn;
  if (what.counter !== undefined) return counters.get(what.counter) ?? 0;
  if (what.tokens !== undefined) return tokens.get(what.tokens) ?? 0;
  if (what.passed) return passed.get(what.passed.test) ?? 0;
  return 0;
}

/** Carries out what a course knows of some effects; the rest does not concern it. */
function doIn(course: Course, effects: readonly Effect[]): void {
  for (const { advance, putToken, remove, if: choice } of effects) {
    if (advance && course.counters.has(advance.objective)) added(course.counters, advance.objective, advance.by);
    if (putToken) added(course.tokens, putToken.kind, 1);
    if (remove?.tokens !== undefined) added(course.tokens, remove.tokens, -(remove.count ?? 99));
    if (choice) doIn(course, holdsIn(course, choice.condition) ? choice.then : (choice.else ?? []));
  }
}

/** The turn at whose end an objective is reached if no hero hinders it; at most 99. */
export function reachedInTurn(room: Room, others: readonly Room[] = [], rules: Scenario['rules'] = []): number {
  const { objective } = room;
  if (!objective) throw new RangeError(`${room.id} has no objective`);
  const course = courseOf([room, ...others]);
  while (course.turn < 99) {
    doIn(course, objective.endOfTurn);
    for (const rule of rules) {
      if (rule.on.turnEnd && (rule.if === undefined || holdsIn(course, rule.if))) doIn(course, rule.do);
    }
    if (holdsIn(course, objective.reached)) return course.turn;
    course.turn += 1;
  }
  return course.turn;
}

/** How often tests of the room must be passed, at least, until its objective is neutralised; at most 20. */
export function passesToNeutralise(room: Room): number {
  const { objective, tests } = room;
  if (!objective) throw new RangeError(`${room.id} has no objective`);
  const course = courseOf([room]);
  let passes = 0;
  while (!holdsIn(course, objective.neutralised) && passes < 20) {
    const test = tests.find(({ id, repeatable }) => (repeatable || !course.passed.has(id)) && concerns(room, id));
    if (!test) return 20;
    doIn(course, test.onSuccess);
    added(course.passed, test.id, 1);
    passes += 1;
  }
  return passes;
}

/** Whether a test works on the objective of its room: it changes what `neutralised` looks at. */
function concerns({ objective, tests }: Room, id: string): boolean {
  const looked = JSON.stringify(objective?.neutralised);
  const done = tests.find((test) => test.id === id)?.onSuccess ?? [];
  return (
    looked.includes(`"test":"${id}"`) ||
    done.some(
      ({ advance, remove }) =>
        (advance !== undefined && looked.includes(`"counter":"${advance.objective}"`)) ||
        (remove?.tokens !== undefined && looked.includes(`"tokens":"${remove.tokens}"`)),
    )
  );
}
