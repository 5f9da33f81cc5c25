import type { GameSetup } from '../testing/game-setup.js';
import { aGame, anObject, aSpell, given, type Scene } from '../testing/index.js';
import { idlyUntil } from '../testing/next-turn.js';

const keep = { type: 'keepFirstAction' } as const;

/** All seats have chosen Work as their first action, and it is revealed. */
function revealed(setup: GameSetup): Scene {
  return idlyUntil(given(aGame(setup)), ({ step }) => step !== 'actions.first');
}

/** All second actions are revealed, after a round of Work. */
const secondsRevealed = (setup: GameSetup): Scene =>
  idlyUntil(given(aGame(setup)), ({ state }) => state.secondActionsRevealed);

const guildsAt = (...alignments: readonly number[]) => alignments.map((alignment) => ({ alignment }));

describe('the privileges', () => {
  it('EX-21 GUILD-146 GUILD-147 GUILD-148 order B, C, A; A -4, B -4, C +2', () => {
    const setup = { guilds: guildsAt(-4, -4, 2), firstPlayer: 1 };
    const dark = revealed(setup);
    expect([dark.step, dark.asked]).toEqual(['actions.darkChange', [1]]);
    const light = secondsRevealed(setup);
    expect([light.step, light.asked]).toEqual(['actions.lightChange', [2]]);
  });

  it('EX-22 GUILD-146 with every alignment at 0 or above no seat has the Darkness privilege', () => {
    expect(revealed({ guilds: guildsAt(0, 3, 0) }).step).toBe('actions.second');
  });

  it('GUILD-146 the lowest alignment has it', () => {
    expect(revealed({ guilds: guildsAt(-1, -3, 5) }).asked).toEqual([1]);
  });

  it('GUILD-147 the highest alignment has the Light privilege', () => {
    expect(secondsRevealed({ guilds: guildsAt(2, -9, 6) }).asked).toEqual([2]);
  });

  it('GUILD-147 with every alignment at 0 or below no seat has it', () => {
    const scene = secondsRevealed({ guilds: guildsAt(0, -2, 0) });
    expect(scene.events.map(({ type }) => type)).toContain('secondActionsRevealed');
    expect(scene.step).not.toBe('actions.lightChange');
  });

  it('GUILD-148 among tied seats the first one clockwise from the first player has it, the first player included', () => {
    expect(secondsRevealed({ guilds: guildsAt(3, 3, 3), firstPlayer: 2 }).asked).toEqual([2]);
    expect(secondsRevealed({ guilds: guildsAt(3, 3, 0), firstPlayer: 2 }).asked).toEqual([0]);
    expect(revealed({ guilds: guildsAt(-3, -3, 0), firstPlayer: 1 }).asked).toEqual([1]);
  });

  it('GUILD-148 it stays with its seat when alignments move while the seat thinks', () => {
    const dawn = aSpell('anytime', { effect: 'shiftAlignment', steps: 6 });
    const setup = { guilds: [{ alignment: -4, spells: [dawn] }, { alignment: -2 }] };
    const scene = revealed(setup).when(0, { type: 'playCard', itemId: dawn, direction: 'towardLight' });
    expect(scene.guild(0).alignment).toBe(2);
    expect([scene.step, scene.asked]).toEqual(['actions.darkChange', [0]]);
    expect(scene.refusalCode(1, keep)).toBe('notYourDecision');
  });

  it('GUILD-148 it is decided when its state opens, by the alignments of that moment', () => {
    const dusk = anObject({
      timing: 'anytime',
      effects: [{ effect: 'shiftAlignment', steps: 5 }],
    });
    const setup = { guilds: [{ alignment: 3, objects: [dusk] }, { alignment: 1 }] };
    const moved = given(aGame(setup)).when(0, { type: 'playCard', itemId: dusk, direction: 'towardDarkness' });
    const dark = idlyUntil(moved, ({ step }) => step !== 'actions.first');
    expect([dark.step, dark.asked]).toEqual(['actions.darkChange', [0]]);
    const light = idlyUntil(dark, ({ state }) => state.secondActionsRevealed);
    expect([light.step, light.asked]).toEqual(['actions.lightChange', [1]]);
  });
});
