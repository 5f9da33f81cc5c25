/** @jest-environment-options {"ownModules": true} */
import { aRuleset } from '#contracts/testing';
import { derived, serveRulesets } from './derived-types.js';

describe('Types that derive from the rulesets of a server', () => {
  const toy = aRuleset({}, { name: 'toy' });

  it('are not there before a server is made, and then for good', () => {
    const view = derived((types) => types.view);
    expect(view).toThrow('before any ruleset was served');
    const contracts = serveRulesets([toy]);
    expect(view()).toBe(contracts.types.view);
    expect(contracts.all().map(({ ruleset }) => ruleset)).toEqual([toy]);
  });

  it('are made once: a second server of these rulesets has the same, one of others is refused', () => {
    expect(serveRulesets([toy])).toBe(serveRulesets([toy]));
    expect(() => serveRulesets([aRuleset({}, { name: 'toy' })])).toThrow('one process a set of rulesets');
    expect(() => serveRulesets([])).toThrow('one process a set of rulesets');
  });
});
