/**
 * The one value of all rulesets that have one; `undefined` where none does. Throws a TypeError when two name different ones. Those of
 * one name are the same: each release brings its own copy.
 * @param what they are rules of, for the message.
 */
export function oneFor<R extends { readonly name: string }, T extends { readonly name: string }>(
  rulesets: readonly R[],
  pick: (ruleset: R) => T | undefined,
  what: string,
): T | undefined {
  const [first, ...others] = rulesets.filter((ruleset) => pick(ruleset) !== undefined);
  const other = first && others.find((ruleset) => pick(ruleset)?.name !== pick(first)?.name);
  if (first && other)
    throw new TypeError(`The rulesets "${first.name}" and "${other.name}" name different rules of ${what}: share one.`);
  return first && pick(first);
}
