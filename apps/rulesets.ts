import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { arena } from '#arena-presentation';
import { clash } from '#clash-presentation';
import {
  loadRulesetModule,
  openReleases,
  openRulesets,
  RulesetModuleError,
  type ForeignRuleset,
  type RulesetSource,
} from '#server';
import type { RulesetRegistry } from '#games';
import { guardians } from '#guardians-presentation';
import { guilds } from '#guilds-presentation';
import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern-presentation';
import { readConfiguration, type Configuration } from '#platform';
import { skarov } from '#skarov-presentation';

/** The built-in rulesets, as they are worked on. Servers play their releases, once there are any. */
export const rulesets = [guilds, clash, arena, skarov, guardians, lantern] as const satisfies readonly AnyRuleset[];

/** The part of the configuration that names rulesets. */
type Named = Partial<Pick<Configuration, 'rulesetModules'>>;

/**
 * The rulesets of other packages that a configuration names. Throws a RulesetModuleError for a module without a whole ruleset, and
 * for a ruleset whose name another one or the API has.
 */
export async function foreignRulesets({ rulesetModules = [] }: Named): Promise<readonly ForeignRuleset[]> {
  if (rulesetModules.length === 0) return [];
  // It brings GraphQL, which workers do without.
  const { isServerWord } = await import('#contracts');
  const foreign = await Promise.all(rulesetModules.map(loadRulesetModule));
  const taken = new Set<string>(rulesets.map(({ name }) => name));
  for (const [place, { ruleset }] of foreign.entries()) {
    const { name } = ruleset;
    const module = rulesetModules[place] ?? '';
    if (taken.has(name))
      throw new RulesetModuleError(`RULESETS: ${module} is a ruleset "${name}", and there is one of that name.`);
    if (isServerWord(name))
      throw new RulesetModuleError(
        `RULESETS: ${module} is a ruleset "${name}", and types of the API begin with that word: give it another name.`,
      );
    taken.add(name);
  }
  return foreign;
}

/** All rulesets that a configuration names, the built-in ones first, as they are worked on. */
export const workingRulesets = async (named: Named = environment()): Promise<readonly AnyRuleset[]> => [
  ...rulesets,
  ...(await foreignRulesets(named)).map(({ ruleset }) => ruleset),
];

/** The rulesets that a server plays, in the versions that its configuration names. */
export const servedRulesets = async ({
  rules,
  ...named
}: Pick<Configuration, 'rules'> & Named): Promise<RulesetRegistry> =>
  openRulesets(rulesets, rules, undefined, await sources(named));

/** Every version that games may have been played by: for judges of games. */
export const judgedRulesets = async (named: Named = environment()): Promise<RulesetRegistry> =>
  openReleases(rulesets, undefined, await sources(named));

const environment = (): Named => readConfiguration(process.env);

const sources = async (named: Named): Promise<readonly RulesetSource[]> =>
  (await foreignRulesets(named)).map(({ ruleset, folder: home }) => {
    const folder = join(home, 'rulesets');
    return { rulesets: [ruleset], ...(existsSync(join(folder, 'index.json')) ? { folder } : {}) };
  });
