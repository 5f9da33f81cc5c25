import { ChroniclerError } from '#client';
import { ruleOfRefusal, rulesIn, withRules } from './rule-ids.js';

describe('Ids of rules in texts', () => {
  it('are cut out of hints, also next to punctuation', () => {
    expect(withRules('Le dernier tour (ARENA-END-07), et CLASH-201.')).toEqual([
      'Le dernier tour (',
      { ruleId: 'ARENA-END-07' },
      '), et ',
      { ruleId: 'CLASH-201' },
      '.',
    ]);
    expect(withRules('No rule here: A-1, UTF-8, SHA-256.')).toEqual(['No rule here: A-1, UTF-8, SHA-256.']);
    expect(rulesIn('GUARD-015, GUARD-014 and GUARD-015')).toEqual(['GUARD-015', 'GUARD-014']);
  });

  it('are those of refusals, and of no other error', () => {
    const answer = { __typename: 'CommandRejected', ruleId: 'GUILD-037' };
    expect(ruleOfRefusal(new ChroniclerError('BID_TOO_HIGH', 'Too high.', { answer }))).toBe('GUILD-037');
    expect(ruleOfRefusal(new ChroniclerError('VERSION_CONFLICT', 'Too late.', { answer: {} }))).toBeUndefined();
    const kernel = { __typename: 'CommandRejected', ruleId: 'KERNEL' };
    expect(ruleOfRefusal(new ChroniclerError('PROPOSED_AGAIN', 'Refused.', { answer: kernel }))).toBeUndefined();
    expect(ruleOfRefusal(new Error('no network'))).toBeUndefined();
  });
});
