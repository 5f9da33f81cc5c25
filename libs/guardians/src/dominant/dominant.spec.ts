import { aCreature, aGame, aShield, given, type SeatSetup } from '../testing/index.js';

const shieldOf = (dominantValue: number): string => aShield({ dominantValue });
const turningUp = (south: SeatSetup, north: SeatSetup, turn = 3) =>
  given(aGame({ at: 'II_A_DOMINANT', turn, first: 1, seats: [south, north] })).until('II_A_PLAYS');

describe('dominants', () => {
  it('GUARD-060 GUARD-061 the top cards are turned up; the higher one is first, the other has the lower', () => {
    const [five, nine] = [shieldOf(5), shieldOf(9)];
    const scene = turningUp({ pile: [nine, five] }, { pile: [five] }).goingOn();
    expect(scene.state).toMatchObject({ first: 0, active: 0, lower: 1 });
    expect(scene.player(0)).toMatchObject({ dominant: nine, pile: [five] });
  });

  it('GUARD-009 the dominant value of a creature is its base Vitality', () => {
    const scene = turningUp({ pile: [aCreature({ vitality: 8 })] }, { pile: [shieldOf(7)] }).goingOn();
    expect(scene.state.first).toBe(0);
  });

  it('GUARD-EX09 GUARD-062 tied dominants go to the bottom of their piles, known there, and new ones are turned up', () => {
    const [eight, eleven, four] = [shieldOf(8), shieldOf(11), shieldOf(4)];
    const other = shieldOf(8);
    const scene = turningUp({ pile: [eight, four] }, { pile: [other, eleven] }).goingOn();
    expect(scene.state).toMatchObject({ first: 1, lower: 0 });
    expect(scene.player(0)).toMatchObject({ dominant: four, pile: [eight], known: [eight] });
    expect(scene.player(1).pile).toEqual([other]);
  });

  it('GUARD-EX63 GUARD-063 who has no pile takes a random card of its discard pile; a tie is then not redrawn', () => {
    const [six, low] = [shieldOf(6), shieldOf(2)];
    const south = { pile: [], discard: [low, six] };
    const north = { pile: [shieldOf(6), shieldOf(9)] };
    const odd = turningUp(south, north, 7)
      .chancing({ picks: [six] })
      .goingOn();
    expect(odd.state).toMatchObject({ first: 0, lower: null, borrowed: [0] });
    expect(odd.player(0)).toMatchObject({ dominant: six, discard: [low] });
    expect(
      turningUp(south, north, 8)
        .chancing({ picks: [six] })
        .goingOn().state,
    ).toMatchObject({ first: 1, lower: null });
  });

  it('GUARD-063 with an empty discard pile too its value is 0', () => {
    const scene = turningUp({ pile: [] }, { pile: [shieldOf(2)] }).goingOn();
    expect(scene.state).toMatchObject({ first: 1, lower: 0 });
    expect(scene.player(0).dominant).toBeNull();
  });

  it('GUARD-063 after ten redraws there is no further one', () => {
    const same = () => ({ pile: Array.from({ length: 12 }, () => shieldOf(7)) });
    const scene = turningUp(same(), same()).goingOn();
    expect(scene.happened('dominantTurnedUp')).toHaveLength(22);
    expect(scene.state).toMatchObject({ first: 0, lower: null });
  });
});
