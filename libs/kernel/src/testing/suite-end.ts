/** Functions that undo changes of suites, by the changed thing: they stay, since a module is loaded once for many suites. */
const ends = new Map<unknown, () => void>();

const known = globalThis as { [name: symbol]: unknown };
known[Symbol.for('chronicler.suite-ends')] = ends;

/**
 * Has something put back when a suite ends: suites of a worker share their modules. A second `putBack` for the same
 * thing takes the place of the first.
 */
export function whenSuiteEnds(thing: unknown, putBack: () => void): void {
  ends.set(thing, putBack);
}
