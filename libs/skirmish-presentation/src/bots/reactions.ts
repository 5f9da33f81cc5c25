import type { Characteristic, FigureId } from '#skirmish';
import type { Power } from '#skirmish/content/vocabulary';
import { testValue, type Actor } from './actor.js';
import { fighterOf, type Battle, type Fighter, type Judge } from './battle.js';
import { unfolded } from './unfolded.js';

/** The attack or test that a question interrupts, as a view shows it. */
interface Interrupted {
  /** The owner of the power that may answer. */
  readonly figureId?: FigureId | undefined;
  readonly attack?: { readonly targetId: FigureId; readonly successes?: number | undefined } | undefined;
  readonly test?:
    { readonly heroId: FigureId; readonly characteristic: Characteristic; readonly total: number } | undefined;
}

/**
 * Whether a power that may answer can change something; an unknown one may.
 * @param actorOf the tester, with its values now.
 */
export function canMatter(
  battle: Battle,
  judge: Judge,
  window: Interrupted | undefined,
  power: Power | undefined,
  actorOf: (hero: Fighter) => Actor,
): boolean {
  const { figureId, attack, test } = window ?? {};
  if (!power?.reaction || figureId === undefined) return true;
  if (power.reaction.moment === 'AFTER_TEST_ROLL') return !test || testMatters(battle, test, actorOf);
  const [owner, target] = [fighterOf(battle, figureId), attack && fighterOf(battle, attack.targetId)];
  if (!attack || !owner || !target) return true;
  if ((power.do ?? []).flatMap(unfolded).some(({ redirectAttack }) => redirectAttack)) {
    return standsInFor(judge, owner, target);
  }
  if (power.reaction.moment !== 'AFTER_ATTACK_ROLL') return true;
  const hits = (attack.successes ?? 0) >= target.defense;
  return power.reaction.to === 'ATTACK_BY' ? !hits : hits;
}

/** A roll that has passed already is left alone; one of the other side that has failed too. */
function testMatters(
  battle: Battle,
  { heroId, characteristic, total }: NonNullable<Interrupted['test']>,
  actorOf: (hero: Fighter) => Actor,
): boolean {
  const hero = fighterOf(battle, heroId);
  if (!hero) return true;
  const passes = total <= testValue(actorOf(hero), characteristic);
  return battle.ours.includes(hero) ? !passes : passes;
}

/** Whether the harm would be less to the one who steps in; the target itself only gains by what else the power does. */
const standsInFor = (judge: Judge, owner: Fighter, target: Fighter): boolean =>
  owner.figureId === target.figureId ||
  judge.harm(owner) / (1 + owner.defense) < judge.harm(target) / (1 + target.defense);

/** The faces that a window shows, by which one of the dice is chosen. */
interface ShownDice {
  readonly attack?: { readonly combat: readonly string[]; readonly power: readonly string[] } | undefined;
  readonly test?: { readonly faces: readonly number[] } | undefined;
}

/** The worth of rolling a die again: most for the worst of an attack, the highest of a test. */
export function worthOfReroll({ attack, test }: ShownDice, index: number): number {
  if (test) return test.faces[index] ?? 0;
  const shown = attack ? [...diceOf(attack.combat), ...diceOf(attack.power)][index] : undefined;
  return shown === undefined ? 0 : 9 - shown;
}

/** The successes of each die: what follows a POW was shown by the same die (CLASH-147, SKAROV-ATK-03). */
function diceOf(faces: readonly string[]): number[] {
  const dice: number[] = [];
  let goesOn = false;
  for (const face of faces) {
    const successes = face === 'POW' ? 1 : Number(face);
    if (goesOn) dice.push((dice.pop() ?? 0) + successes);
    else dice.push(successes);
    goesOn = face === 'POW';
  }
  return dice;
}
