/** @jest-environment-options {"ownModules": true} */
import { aRuleset } from '#contracts/testing';
import { derived, serveRulesets } from './derived-types.js';

describe('Types that derive from the rulesets of a server', () => {
  const toy = aRuleset({}, { name: 'toy' });

  it('do not exist before a server is made, and then permanently', () => {
    const view = derived((types) => types.view);
    expect(view).toThrow('before the contracts of a server were made');
    const contracts = serveRulesets([toy]);
    expect(view()).toBe(contracts.types.view);
    expect(contracts.all().map(({ ruleset }) => ruleset)).toEqual([toy]);
  });

  it('are made once: a second server of these rulesets has the same, one of other rulesets is refused', () => {
    expect(serveRulesets([toy])).toBe(serveRulesets([toy]));
    expect(() => serveRulesets([aRuleset({}, { name: 'toy' })])).toThrow('one process per set of rulesets');
    expect(() => serveRulesets([])).toThrow('one process per set of rulesets');
  });
});
