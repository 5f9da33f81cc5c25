import { census } from './census.js';
import type { Event } from '#guardians/queries';

const named = (seat: 0 | 1): Event => ({ type: 'firstNamed', seat, lower: null });
const entered = (stage: 'II_A_PLAYS' | 'III_PLAYS'): Event => ({ type: 'stageEntered', stage, asked: [] });

describe('what a simulation counts', () => {
  it('who is first in turn 1, after the cards that are played on the dominants, and not in turn 2', () => {
    expect(census.roles?.([entered('II_A_PLAYS'), named(0), entered('III_PLAYS'), named(1)])).toEqual({
      'first in turn 1': 0,
    });
    expect(census.roles?.([named(0), named(1), entered('III_PLAYS'), named(0)])).toEqual({ 'first in turn 1': 1 });
    expect(census.roles?.([named(1)])).toEqual({ 'first in turn 1': 1 });
    expect(census.roles?.([])).toEqual({});
  });

  it('no card that is only handled', () => {
    const card = { instanceId: 'c-001', cardId: 'L24-7' };
    expect([...census.uses({ type: 'excessChosen', seat: 0, left: 1, card })]).toEqual([]);
    expect([...census.uses({ type: 'dominantBuried', seat: 0, card })]).toEqual(['card:L24-7']);
  });
});
