import type { AnyRuleset } from '#kernel';
import { parseRequest } from '../../apps/cli/src/simulate/arguments.js';
import { exhaust } from '../../apps/cli/src/simulate/exhaust.js';
import { rulesets } from '../../apps/rulesets.js';
import { variants as arena } from './arena-variants.js';
import { variants as clash } from './clash-variants.js';
import { variants as guardians } from './guardians-variants.js';
import { variants as guilds } from './guilds-variants.js';
import type { LawVariants } from './in-tier.js';
import { variants as skarov } from './skarov-variants.js';

const variantsOf: Readonly<Record<string, LawVariants>> = { arena, clash, guardians, guilds, skarov };

/** Games with each of the options. */
const GAMES = 25;

/** What has never been used in games under all options of the laws, each of which steers toward what is missing. */
function neverUsed(ruleset: AnyRuleset): readonly string[] {
  let missing = [...(ruleset.census?.all ?? [])];
  for (const [number, options] of (variantsOf[ruleset.name]?.options ?? []).entries()) {
    const words = [ruleset.name, '--games', `${GAMES}`, '--seed', `occurring-${number}`];
    const request = parseRequest([...words, '--options', JSON.stringify(options), '--exhaust']);
    const played = exhaust(ruleset, request, () => undefined);
    missing = missing.filter((entry) => played.missing.includes(entry));
    if (missing.length === 0) break;
  }
  return missing;
}

describe('Every record of the box can occur in a game that the rules allow', () => {
  const counted = rulesets.filter(({ census }: AnyRuleset) => census !== undefined);

  it('is asked of all games with a census', () => {
    expect(counted.map(({ name }) => name).sort()).toEqual(Object.keys(variantsOf).sort());
  });

  it.each(counted.map((ruleset) => [ruleset.name, ruleset] as const))('%s', (_, ruleset) => {
    expect(neverUsed(ruleset)).toEqual([]);
  });
});
