import type { Localized } from '#kernel';
import type { AttackFrame, EffectsFrame, TestFrame } from '#skirmish';
import type { Frame } from '../machine/frames.js';
import type { Option, State, Window } from '../state.js';
import type { WindowView } from './view-schema.js';

/** The question that is open, its options, and the attack or test that it interrupts (CLASH-243). Public. */
export function windowView({ window, stack }: State): WindowView | undefined {
  if (window === null) return undefined;
  const attack = stack.findLast((frame): frame is AttackFrame => frame.kind === 'attack');
  const test = stack.findLast((frame): frame is TestFrame => frame.kind === 'test');
  return {
    ...asked(window, stack.at(-1)),
    ...(attack ? { attack: attackView(attack) } : {}),
    ...(test ? { test: trialView(test) } : {}),
  };
}

function asked(window: Window, frame: Frame | undefined): WindowView {
  const { seat } = window;
  switch (window.kind) {
    case 'reaction':
      return { seat, kind: 'REACTION', figureId: window.figureId, powerId: window.powerId, options: [] };
    case 'push':
      return {
        seat,
        kind: 'PUSH',
        figureId: window.figureId,
        options: window.spaces.map((spaceId) => ({ optionId: spaceId, kind: 'SPACE' })),
      };
    case 'choice':
      return {
        seat,
        kind: 'CHOICE',
        source: window.sourceId,
        options: window.options.map((option) => optionView(option, frame)),
      };
  }
}

/** An option; where it is one of several texts, with the text of the effect that asks. */
function optionView({ optionId, kind }: Option, frame: Frame | undefined): WindowView['options'][number] {
  const text = kind === 'TEXT' && frame?.kind === 'effects' ? textOf(frame, optionId) : undefined;
  return { optionId, kind, ...(text ? { text: { en: text.en, fr: text.fr } } : {}) };
}

const textOf = ({ effects: [effect] }: EffectsFrame, optionId: string): Localized | undefined =>
  effect?.choose?.options[Number(optionId)]?.text;

function attackView({
  attackerId,
  targetId,
  mode,
  weaponId,
  dice,
  stage,
  successes,
  hit,
}: AttackFrame): NonNullable<WindowView['attack']> {
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

function trialView({
  heroId,
  testKey,
  characteristic,
  object,
  faces,
  change,
}: TestFrame): NonNullable<WindowView['test']> {
  return {
    heroId,
    testKey,
    characteristic,
    ...(object ? { objectId: object.objectId, use: object.use } : {}),
    faces: [...faces],
    total: faces.reduce((sum, face) => sum + face, change),
  };
}
