import { parseArgs } from 'node:util';
import { RulesetRegistry } from '#games';
import type { AnyRuleset } from '#kernel';
import { rulesets } from '../../apps/rulesets.js';
import { notShown } from './checks.js';
import { gameDifference } from './difference.js';
import { gameOf, textOf } from './golden-game.js';
import { makeFolder, readGolden, removeGolden, storedNames, writeGolden } from './golden-files.js';
import type { GoldenPlan } from './plan.js';
import { play } from './play.js';
import { plans } from './plans/index.js';

const usage = `Usage: npm run golden -- [--update] [${Object.keys(plans).join('] [')}]

Plays the golden games again and tells the differences from the stored ones; with --update, stores them.
`;

/** Plays one game again. Answers with the outcome, and whether the stored one is the same. */
async function renew(ruleset: AnyRuleset, plan: GoldenPlan, update: boolean): Promise<{ says: string; same: boolean }> {
  const game = await play(ruleset, plan);
  const wanting = notShown(plan, game);
  if (wanting !== undefined) return { says: `does not show what its plan demands: ${wanting}`, same: false };
  const isStored = storedNames(ruleset.name).includes(plan.name);
  const how = isStored ? gameDifference(gameOf(readGolden(ruleset.name, plan.name)), game) : 'new';
  if (how === undefined) return { says: 'unchanged', same: true };
  if (update) await writeGolden(ruleset.name, plan.name, textOf(game));
  return { says: how, same: update };
}

async function main(words: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false } },
  });
  const registry = new RulesetRegistry(rulesets);
  let same = true;
  const say = (name: string, what: { says: string; same: boolean }): void => {
    process.stdout.write(`${name}: ${what.says}\n`);
    same &&= what.same;
  };
  for (const [name, planned] of Object.entries(plans)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    await makeFolder(name);
    for (const plan of planned) {
      say(`${name}/${plan.name}`, await renew(registry.find(name)!, plan, values.update));
    }
    for (const stray of storedNames(name).filter((stored) => !planned.some((plan) => plan.name === stored))) {
      if (values.update) await removeGolden(name, stray);
      say(`${name}/${stray}`, { says: 'has no plan', same: values.update });
    }
  }
  return same;
}

const words = process.argv.slice(2);
const unknown = words.filter((word) => word !== '--update' && !(word in plans));
if (unknown.length > 0) process.stderr.write(usage);
process.exitCode = unknown.length === 0 && (await main(words)) ? 0 : 1;
