import { openRulesets } from '#games';
import { atSeat, auditor, canonicalJson, redactorOf, spectator } from '#kernel';
import { formsOf } from '#records';
import { goldenFolders, readGolden, storedNames } from '../golden/golden-files.js';
import { gameOf } from '../golden/golden-game.js';

const registry = await openRulesets();
const golden = goldenFolders.flatMap((folder) => storedNames(folder).map((name) => [folder, name] as const));

/* A release brings its own kernel. What it declares secret must be secret to any other kernel in the process as well. */
describe('What a release keeps secret', () => {
  it.each(golden)('is secret whoever looks: %s, %s', async (folder, name) => {
    const { header, commits } = gameOf(readGolden(folder, name));
    const pin = { name: header.ruleset, version: header.rulesVersion };
    const { ruleset, kernel } = await registry.pinned(pin);
    const events = formsOf(ruleset).tagged(commits.flatMap((commit) => commit.events));
    const [own, other] = [kernel.redactorOf, redactorOf].map((redactor) => redactor(ruleset, header.options));
    const viewers = [spectator, auditor, ...Array.from({ length: header.seats }, (_, seat) => atSeat(seat))];
    let hidden = 0;
    for (const event of events) {
      for (const viewer of viewers) {
        const seen = canonicalJson(own!(event, viewer));
        expect(canonicalJson(other!(event, viewer))).toBe(seen);
        if (seen !== canonicalJson(event)) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });
});
