import { asked, seasonOf, SYSTEM } from '../testing/desk.js';

const vouch = { type: 'vouch', operator: 'ops', reason: 'Known for years.' } as const;
const revoke = { type: 'revokeVouch', operator: 'ops', reason: 'Games were made up.' } as const;

it('only the operator of the server vouches for a league, and revokes it, by name and with a reason', () => {
  const desk = seasonOf(2, { kind: 'ROUND_ROBIN' });
  expect(desk.league.vouched).toBe(false);
  expect(desk.code(vouch)).toBe('notOfTheServer');
  expect(desk.code(vouch, asked('p1'))).toBe('notOfTheServer');
  expect(desk.code(revoke, SYSTEM)).toBe('notVouched');
  expect(desk.must(vouch, SYSTEM)).toEqual([{ type: 'vouched', operator: 'ops', reason: 'Known for years.' }]);
  expect(desk.league.vouched).toBe(true);
  expect(desk.code(vouch, SYSTEM)).toBe('alreadyVouched');
  desk.must(revoke, SYSTEM);
  expect(desk.league.vouched).toBe(false);
});
