import type { Window } from './state.js';
import { aGame, given, madeHero, type Scene } from './testing/index.js';

const ends = { type: 'endActivation' } as const;

/** The same game with a window open for a seat. */
const asking = (scene: Scene, window: Window): Scene =>
  scene.with((state) => {
    Object.assign(state, { window, windows: 1 });
  });

describe('common refusals, in their order', () => {
  it('CLASH-243 while a window is open every other command of the step beneath is refused as CHOICE_PENDING', () => {
    const scene = given(aGame({ at: 'activation' }));
    const open = asking(scene, { kind: 'push', seat: 0, figureId: 'x', spaces: ['1,1'] });
    expect(open.refusalCode(0, ends)).toBe('CHOICE_PENDING');
    expect(open.refusalCode(0, { type: 'declareReady' })).toBe('WRONG_PHASE');
    expect([open.step, open.asked]).toEqual(['window.push', [0]]);
    expect(open.waiting).toMatchObject({ suspends: [(scene.waiting as { stepId: string }).stepId] });
  });

  it('CLASH-119 WRONG_PHASE before NOT_YOUR_TURN, and both before what the command says', () => {
    const scene = given(aGame({ at: 'activation' }));
    expect(scene.refusal(1, { type: 'planCards', heroId: 'nobody', plays: [] })).toMatchObject({
      code: 'WRONG_PHASE',
      facts: { step: 'activation.hero' },
    });
    expect(scene.refusalCode(1, ends)).toBe('NOT_YOUR_TURN');
  });

  it('CLASH-261 the default of a window declines, or takes the first option', () => {
    const scene = given(aGame({ at: 'activation' }));
    const first = { optionId: 'decline', kind: 'DECLINE' as const };
    expect(asking(scene, { kind: 'push', seat: 1, figureId: 'x', spaces: [] }).byDefault(1)).toEqual({
      type: 'declinePushBack',
    });
    expect(asking(scene, { kind: 'reaction', seat: 1, figureId: 'x', powerId: 'p' }).byDefault(1)).toEqual({
      type: 'declineReaction',
    });
    expect(asking(scene, { kind: 'choice', seat: 1, sourceId: 's', options: [first] }).byDefault(1)).toEqual({
      type: 'choose',
      optionId: 'decline',
    });
  });

  it('CLASH-261 a step has an id that never comes again, and one clock that no other answer starts afresh', () => {
    const id = madeHero();
    const scene = given(aGame({ heroes: [{ id }, {}], options: { decisionSeconds: 60 } }));
    const stepId = (now: Scene): unknown => (now.waiting as { stepId: string }).stepId;
    const planned = scene.when(0, scene.byDefault(0));
    expect(stepId(planned)).toBe(stepId(scene));
    expect(scene.waiting).toMatchObject({ clock: { seconds: 60 } });
    const next = planned
      .when(0, { type: 'declareReady' })
      .chancing({ picks: ['A'] })
      .whenTimeRunsOut();
    expect(next.step).toBe('activation.hero');
    expect(stepId(next)).not.toBe(stepId(scene));
  });
});
