import { rulesets, servedRulesets } from '../../apps/rulesets.js';

describe('The releases of this server', () => {
  it('are of all its rulesets, and what is worked on takes their place where that is wanted', async () => {
    const released = await servedRulesets({ rules: 'released' });
    const worked = await servedRulesets({ rules: 'working-tree' });
    expect(released.newest.map(({ name }) => name).sort()).toEqual(rulesets.map(({ name }) => name).sort());
    for (const { name, version } of rulesets) {
      expect((await released.release(name))?.digest).toMatch(/^[0-9a-f]{64}$/u);
      expect(await worked.release(name)).toMatchObject({ digest: null, ruleset: { version } });
    }
  });
});
