import { hitChance, passChance } from '#skirmish/dice';
import type { Prospects } from '#skirmish-presentation';
import { type CommandOf, objectKind } from '#clash/queries';
import { gainOfChanges } from './changes.js';
import { worthOfEffects } from './effect-worth.js';
import { costOfAnswer } from './goals.js';
import { figureOf, type Outlook } from './outlook.js';
import { gainOf, worthOfHit } from './stakes.js';

/** The worth of using an object: the chance of its test, times what it does now and for the actions left (CLASH-101, CLASH-102). */
export function worthOfUse(
  outlook: Outlook,
  prospects: Prospects,
  { objectId, use, targetId }: CommandOf<'useObject'>,
  left: number,
): number {
  const { actor } = prospects;
  const object = outlook.view.objects.find((each) => each.objectId === objectId);
  if (!object) return 0;
  const { classic, aggressive } = objectKind(object.kindId);
  const { figureId } = actor.figure;
  const deed = gainOf(
    outlook,
    { deeds: { OBJECTS_USED: 1, ...(use === 'AGGRESSIVE' ? { OBJECTS_THROWN: 1 } : {}) } },
    figureId,
  );
  if (use === 'CLASSIC' && classic) {
    const chance = passChance(classic.difficulty + actor.testDice, actor.mind);
    const lift = gainOfChanges(outlook, prospects, classic.effects, left);
    return chance * (worthOfEffects(outlook, classic.effects, figureId) + lift + deed);
  }
  const foe = targetId === undefined ? undefined : figureOf(outlook, targetId);
  if (!aggressive || !foe) return 0;
  const chance = passChance(aggressive.difficulty + actor.testDice, actor.attack);
  const hit = hitChance(actor.combat + aggressive.combat, actor.power + aggressive.power, foe.defense);
  const hits = Math.min(aggressive.damage, foe.kind === 'HERO' ? aggressive.damage : foe.health - foe.damage);
  const worth = Array.from({ length: hits }, (_, taken) => worthOfHit(outlook, foe, taken, figureId));
  return chance * (hit * worth.reduce((all, each) => all + each, 0) - costOfAnswer(outlook, actor, foe) + deed);
}
