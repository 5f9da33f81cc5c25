import { readFileSync } from 'node:fs';
import { readTrf } from './trf-reader.js';
import { withoutNames } from './without-names.js';

const text = readFileSync(new URL('../testing/published/fide/swiss-5.trf', import.meta.url), 'utf8');

describe('a report without names', () => {
  it('tells the same of the tournament, and nothing of who its players are', () => {
    const anonymous = withoutNames(`102 An Arbiter\r\n### A comment\r\n${text}`);
    const [before, after] = [readTrf(text).report!, readTrf(anonymous).report!];
    expect(after).toEqual({ ...before, name: '', players: before.players.map((player) => ({ ...player, name: '' })) });
    expect(anonymous).not.toMatch(/Arbiter|comment|Bruno|NOR|1990/);
  });

  it('has its faults in the same lines and columns', () => {
    const broken = `022 A city\n${text}\n142 0\n001 x`;
    expect(readTrf(withoutNames(broken)).faults).toEqual(readTrf(broken).faults);
    expect(readTrf(broken).faults).not.toEqual([]);
  });

  it('has no names of teams', () => {
    const teams = ['310   1 Owls                             OWL', '352 WB'].join('\n');
    expect(withoutNames(teams)).toBe('310   1\n352 WB');
  });
});
