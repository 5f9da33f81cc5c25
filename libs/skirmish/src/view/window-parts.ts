import type { Localized } from '#kernel';
import type { AttackFrame, EffectsFrame, TestFrame } from '../machine/frames.js';
import type { Option, SkirmishState, Window } from '../state.js';

/** The seat that a window asks, and its question. */
export function askedBy(window: Window) {
  const { seat } = window;
  switch (window.kind) {
    case 'reaction':
      return { seat, kind: 'REACTION', figureId: window.figureId, powerId: window.powerId } as const;
    case 'push':
      return { seat, kind: 'PUSH', figureId: window.figureId } as const;
    case 'choice':
      return { seat, kind: 'CHOICE', source: window.sourceId } as const;
  }
}

/** An option as a view shows it. */
interface OptionShown extends Option {
  /** Of one of several texts. */
  readonly text?: Localized;
}

/** The options of a window: spaces, figures, or the texts of the effect that asks. */
export function optionsOf(window: Window, stack: SkirmishState['stack']): OptionShown[] {
  switch (window.kind) {
    case 'reaction':
      return [];
    case 'push':
      return window.spaces.map((spaceId) => ({ optionId: spaceId, kind: 'SPACE' }));
    case 'choice':
      return window.options.map((option) => shown(option, stack.at(-1)));
  }
}

function shown({ optionId, kind }: Option, frame: { readonly kind: string } | undefined): OptionShown {
  const [effect] = kind === 'TEXT' && frame?.kind === 'effects' ? (frame as EffectsFrame).effects : [];
  const text = effect?.choose?.options[Number(optionId)]?.text;
  return { optionId, kind, ...(text ? { text: { en: text.en, fr: text.fr } } : {}) };
}

/** The attack, and the test, that a window interrupts, as far as they have come. */
export function interrupted(stack: SkirmishState['stack']) {
  const attack = stack.findLast((frame): frame is AttackFrame => frame.kind === 'attack');
  const test = stack.findLast((frame): frame is TestFrame => frame.kind === 'test');
  return { ...(attack ? { attack: attackSoFar(attack) } : {}), ...(test ? { test: testSoFar(test) } : {}) };
}

function attackSoFar({ attackerId, targetId, mode, weaponId, dice, stage, successes, hit }: AttackFrame) {
  const facesOf = (die: 'COMBAT' | 'POWER'): string[] =>
    dice.filter((rolled) => rolled.die === die).flatMap(({ faces }) => faces);
  const rolled = !['DECLARED', 'BEFORE_ROLL', 'ROLL'].includes(stage);
  const compared = rolled && !['AFTER_ROLL', 'COMPARE'].includes(stage);
  return {
    attackerId,
    targetId,
    mode,
    ...(weaponId === null ? {} : { weaponId }),
    combat: facesOf('COMBAT'),
    power: facesOf('POWER'),
    ...(rolled ? { successes } : {}),
    ...(compared ? { hit } : {}),
  };
}

function testSoFar({ heroId, testKey, characteristic, object, faces, change }: TestFrame) {
  return {
    heroId,
    testKey,
    characteristic,
    ...(object ? { objectId: object.objectId, use: object.use } : {}),
    faces: [...faces],
    total: faces.reduce((sum, face) => sum + face, change),
  };
}
