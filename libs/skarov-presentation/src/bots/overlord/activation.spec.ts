import { Random } from '#kernel';
import type { Command } from '#skarov/queries';
import { aGame, type GameSetup, given, type Scene } from '#skarov/testing';
import { overlord } from '../overlord.js';

const answer = (scene: Scene): Command => overlord(scene.sight(scene.overlord, Random.from('overlord')));

/** The overlord picks a sheet in a row of Entry, Missile Silo and control room. */
const choosing = (setup: GameSetup): Scene => given(aGame({ at: 'choice', ...setup }));
const activated = (sheetId: string, setup: GameSetup): Scene => {
  const scene = choosing(setup);
  return scene.when(scene.overlord, { type: 'activateSheet', sheetId });
};

/** The acts of the overlord until the activation is over; all three dice of each attack show nothing. */
function played(scene: Scene): { readonly scene: Scene; readonly commands: readonly Command[] } {
  const commands: Command[] = [];
  let now = scene;
  while (now.state.villain) {
    const command = answer(now);
    commands.push(command);
    const rolling = command.type === 'attack' ? now.chancing({ combat: ['0', '0', '0'] }) : now;
    now = rolling.when(now.overlord, command);
  }
  return { scene: now, commands };
}

const wound = (number: number): string => `wound:${number}`;
/** The hero that one more damage puts out at the end of the turn. */
const hurt = { id: 'super-nova', damage: 3, hand: ['super-nova-1', wound(1), wound(2)] };

describe('The overlord acts', () => {
  it('SKAROV-ACT-03 picks the sheet that can strike before one that is far away', () => {
    const heroes = [{ at: '7,2' }];
    const near = [
      { sheet: 'tonnage', at: '7,1' },
      { sheet: 'ki', at: '13,2' },
    ];
    expect(answer(choosing({ heroes, villains: near }))).toEqual({ type: 'activateSheet', sheetId: 'tonnage' });
    const far = [
      { sheet: 'tonnage', at: '13,2' },
      { sheet: 'ki', at: '7,1' },
    ];
    expect(answer(choosing({ heroes, villains: far }))).toEqual({ type: 'activateSheet', sheetId: 'ki' });
  });

  it('SKAROV-WND-06 strikes the hero whom the next wound puts out, not a sound one beside it', () => {
    const heroes = [
      { id: 'sgt-freedom', at: '6,2' },
      { ...hurt, at: '8,2' },
    ];
    const scene = activated('chi', { heroes, villains: [{ sheet: 'chi', at: '7,2' }] });
    expect(answer(scene)).toMatchObject({ type: 'attack', targetId: 'super-nova' });
    const sound = heroes.map(({ id, at }) => ({ id, at }));
    const turned = [{ ...sound[0], damage: 3, hand: ['sgt-freedom-1', wound(1), wound(2)] }, { ...sound[1] }];
    const other = activated('chi', { heroes: turned, villains: [{ sheet: 'chi', at: '7,2' }] });
    expect(answer(other)).toMatchObject({ type: 'attack', targetId: 'sgt-freedom' });
  });

  it('SKAROV-MOVE-01 goes to a hero out of reach, then attacks it', () => {
    const scene = activated('ki', { heroes: [{ ...hurt, at: '2,2' }], villains: [{ sheet: 'ki', at: '7,2' }] });
    expect(scene.legal(scene.overlord).some(({ type }) => type === 'attack')).toBe(false);
    const moved = scene.when(scene.overlord, answer(scene));
    expect(moved.happened('figureMoved')).toHaveLength(1);
    expect(answer(moved)).toMatchObject({ type: 'attack' });
  });

  it('SKAROV-TEST-02 stands on the missile that heroes are near, rather than beside it', () => {
    const heroes = [{ at: '0,3' }];
    const scene = activated('android', { heroes, villains: [{ sheet: 'android', at: '9,3' }] });
    expect(answer(scene)).toMatchObject({ type: 'move', spaceId: expect.stringMatching(/^[68],[13]$/) as string });
  });

  it('SKAROV-ACT-13 lets every figure of the sheet act that has something to do', () => {
    const villains = ['5,2', '6,2', '7,2'].map((at) => ({ sheet: 'gynoid', at }));
    const { scene, commands } = played(activated('gynoid', { heroes: [{ ...hurt, at: '4,2' }], villains }));
    expect(commands.filter(({ type }) => type === 'selectFigure')).toHaveLength(3);
    expect(commands.filter(({ type }) => type === 'attack')).toHaveLength(3);
    expect(scene.happened('villainActivationEnded')).toHaveLength(1);
  });

  it('SKAROV-ACT-12 ends the activation when nothing can be won any more', () => {
    const setup = { heroes: [{ at: '4,2' }], villains: [{ sheet: 'chi', at: '5,2' }] };
    const scene = activated('chi', setup).with((state) => {
      if (state.active) state.active.actions = 0;
      state.overlord.hand = ['event:1'];
      state.villain = state.villain && { ...state.villain, event: 'event:2' };
    });
    expect(answer(scene)).toEqual({ type: 'endActivation' });
  });
});

describe('Skarov himself', () => {
  /** The missiles have been launched, and the last door stands open. */
  const final = (setup: GameSetup, more: GameSetup['state'] = {}): Scene =>
    activated('skarov', {
      heroes: [
        { at: '12,2', id: 'sgt-freedom' },
        { at: '2,2', id: 'super-nova' },
      ],
      objectives: [{ id: 'missiles', faceId: 't3a', tileNumber: 3, counter: 4, settled: 'OVERLORD' }],
      ...setup,
      state: { finalCombat: true, openDoors: ['9,2,E'], ...more },
    });

  it('SKAROV-FINAL-05 leaves as soon as that wins the game, and stays where the page would still be the heroes’', () => {
    const out = { heroOutDuringFinalCombat: true };
    const page =
      (articles: number) =>
      (scene: Scene): Scene =>
        scene.with((state) => {
          state.page = Array.from({ length: articles }, (_, at) => ({
            subject: 'OBJECTIVE' as const,
            id: `article-${at}`,
            side: 'HEROES' as const,
            column: 'MAIN' as const,
            weight: 1,
            turn: 1,
          }));
        });
    expect(answer(page(1)(final({}, out)))).toEqual({ type: 'escape' });
    expect(answer(page(3)(final({}, out)))).not.toEqual({ type: 'escape' });
    expect(answer(page(1)(final({})))).not.toEqual({ type: 'escape' });
  });

  it('SKAROV-FINAL-04 escapes with the last action where one more blow would end Skarov, and strikes while he is sound', () => {
    const atTheDoor = (damage: number): Scene =>
      final({ heroes: [{ at: '14,2', id: 'sgt-freedom' }] }).with((state) => {
        const skarov = state.figures.find(({ sheetId }) => sheetId === 'skarov');
        if (skarov) Object.assign(skarov, { damage, spaceId: '10,2' });
        if (state.active) state.active.actions = 1;
      });
    expect(answer(atTheDoor(4))).toMatchObject({ type: 'move', spaceId: expect.stringMatching(/^[5-9],/) as string });
    expect(answer(atTheDoor(0))).toMatchObject({ type: 'attack' });
  });
});
