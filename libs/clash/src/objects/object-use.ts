import { attackFrame, effectsFrame, type TestFrame } from '#skirmish/machine';
import { ownPushes } from '../shared.js';
import { objectKind } from '../content/catalogue.js';
import type { Runner } from '../machine/runner.js';

/** The effects of a use with a passed test: those of the card, or an attack with the object (CLASH-101, CLASH-103, CLASH-236). */
export function pushObjectUse(runner: Runner, { heroId, object: used, context }: TestFrame): void {
  const { state, turn } = runner;
  const object = state.objects.find(({ id }) => id === used?.objectId);
  if (!used || !object) return;
  const { id: objectId, kindId } = object;
  const { classic, aggressive } = objectKind(kindId);
  turn.emit({ type: 'objectUsed', heroId, objectId, kindId, use: used.use });
  runner.happened({ kind: 'OBJECT_USED', kindId, use: used.use, figureId: heroId }, context);
  if (used.use === 'CLASSIC') runner.push(effectsFrame(classic?.effects ?? [], context));
  else if (aggressive && used.targetId !== null) {
    const { attack: mode, combat, power, damage } = aggressive;
    runner.push(
      attackFrame({
        attackerId: heroId,
        targetId: used.targetId,
        mode,
        rangedGiven: true,
        weaponId: objectId,
        context: { ...context, targetId: used.targetId },
        combat,
        power,
        damage,
        push: ownPushes(state, heroId),
      }),
    );
  }
}
