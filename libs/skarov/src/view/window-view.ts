import type { Seat } from '#kernel';
import type { AttackFrame, EffectsFrame, Option, TestFrame } from '#skirmish';
import type { State, Window } from '../state.js';
import type { WindowView } from './view-schema.js';

/**
 * The question that is open, and the attack or test that it interrupts (SKAROV-GEN-09). That and whom it asks is public; the
 * options are those of the seat alone (skarov.md 6).
 * @param sees whether the viewer gets the options of a seat.
 */
export function windowView({ window, stack }: State, sees: (seat: Seat) => boolean): WindowView | undefined {
  if (window === null) return undefined;
  const attack = stack.findLast((frame): frame is AttackFrame => frame.kind === 'attack');
  const test = stack.findLast((frame): frame is TestFrame => frame.kind === 'test');
  return {
    ...asked(window),
    ...(sees(window.seat) ? { options: optionViews(window, stack.at(-1)) } : {}),
    ...(attack ? { attack: attackView(attack) } : {}),
    ...(test ? { test: trialView(test) } : {}),
  };
}

function asked(window: Window): WindowView {
  const { seat } = window;
  if (window.kind === 'reaction') {
    return { seat, kind: 'REACTION', figureId: window.figureId, powerId: window.powerId };
  }
  if (window.kind === 'push') return { seat, kind: 'PUSH', figureId: window.figureId };
  return { seat, kind: 'CHOICE', source: window.sourceId };
}

type OptionViews = NonNullable<WindowView['options']>;

function optionViews(window: Window, frame: { readonly kind: string } | undefined): OptionViews {
  if (window.kind === 'reaction') return [];
  if (window.kind === 'push') return window.spaces.map((spaceId) => ({ optionId: spaceId, kind: 'SPACE' }));
  return window.options.map((option) => optionView(option, frame));
}

/** An option; where it is one of several texts, with the text of the effect that asks. */
function optionView({ optionId, kind }: Option, frame: { readonly kind: string } | undefined): OptionViews[number] {
  const [effect] = kind === 'TEXT' && frame?.kind === 'effects' ? (frame as EffectsFrame).effects : [];
  const text = effect?.choose?.options[Number(optionId)]?.text;
  return { optionId, kind, ...(text ? { text: { en: text.en, fr: text.fr } } : {}) };
}

function attackView(frame: AttackFrame): NonNullable<WindowView['attack']> {
  const { attackerId, targetId, mode, dice, stage, successes, hit } = frame;
  const facesOf = (die: 'COMBAT' | 'POWER'): string[] =>
    dice.filter((rolled) => rolled.die === die).flatMap(({ faces }) => faces);
  const rolled = !['DECLARED', 'BEFORE_ROLL', 'ROLL'].includes(stage);
  const compared = rolled && !['AFTER_ROLL', 'COMPARE'].includes(stage);
  return {
    attackerId,
    targetId,
    mode,
    combat: facesOf('COMBAT'),
    power: facesOf('POWER'),
    ...(rolled ? { successes } : {}),
    ...(compared ? { hit } : {}),
  };
}

function trialView({ heroId, testKey, characteristic, faces, change }: TestFrame): NonNullable<WindowView['test']> {
  const total = faces.reduce((sum, face) => sum + face, change);
  return { heroId, testKey, characteristic, faces: [...faces], total };
}
