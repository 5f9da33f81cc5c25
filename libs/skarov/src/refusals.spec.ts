import { refusals } from './refusals.js';
import { refusedInActing, refusedInPlanning, refusedInSetUp, refusedToHero } from './testing/index.js';

const all = [...refusedInSetUp, ...refusedInPlanning, ...refusedToHero, ...refusedInActing];
const titled = all.map(
  (each) => [`${each.command.type}: ${each.code}, ${each.because} (SKAROV-${each.rule})`, each] as const,
);

/** The refusals of other parts: a base that is brought when a seat is taken, and the steps of a campaign. */
const elsewhere = [
  'ONLY_OVERLORD_BUILDS',
  'BASE_NOT_WANTED',
  'BASE_REFUSED',
  'NOT_A_ROOKIE_CARD',
  'CARD_NOT_SET_ASIDE',
  'RECORDS_ARE_THE_CAMPAIGNS',
  'ADVENTURE_OPEN',
];

describe('A refusal', () => {
  it.each(titled)('of %s', (_, { rule, code, at, seat, command, facts = {} }) => {
    const refusal = at().refusal(seat, command);
    expect(refusal).toEqual({ refused: true, rule: `SKAROV-${rule}`, code, facts });
    expect(Object.keys(facts)).toEqual(expect.arrayContaining([...refusals[code]]));
  });

  it('of every code stands in this list, but for what no command of these steps meets', () => {
    const seen = new Set<string>([...elsewhere, ...all.map(({ code }) => code)]);
    expect(Object.keys(refusals).filter((code) => !seen.has(code))).toEqual([]);
  });
});
