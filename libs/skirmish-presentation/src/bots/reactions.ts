import type { Characteristic, FigureId } from '#skirmish';
import type { Effect, Power } from '#skirmish/content/vocabulary';
import { testValue, type Actor } from './actor.js';
import { fighterOf, type Battle, type Fighter, type Judge } from './battle.js';
import { unfolded } from './unfolded.js';

/** The attack or test that a question interrupts, as a view shows it. */
interface Interrupted {
  /** The owner of the power that may answer. */
  readonly figureId?: FigureId | undefined;
  readonly attack?: InterruptedAttack | undefined;
  readonly test?: InterruptedTest | undefined;
}

interface InterruptedAttack {
  readonly targetId: FigureId;
  readonly successes?: number | undefined;
  readonly combat?: readonly string[];
  readonly power?: readonly string[];
}

interface InterruptedTest {
  readonly heroId: FigureId;
  readonly characteristic: Characteristic;
  readonly total: number;
  readonly faces?: readonly number[];
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
  const effects = (power.do ?? []).flatMap(unfolded);
  if (power.reaction.moment === 'AFTER_TEST_ROLL') return !test || testMatters(battle, test, effects, actorOf);
  const [owner, target] = [fighterOf(battle, figureId), attack && fighterOf(battle, attack.targetId)];
  if (!attack || !owner || !target) return true;
  if (effects.some(({ redirectAttack }) => redirectAttack)) return standsInFor(judge, owner, target);
  if (power.reaction.moment !== 'AFTER_ATTACK_ROLL') return true;
  return attackMatters(attack, target.defense, power.reaction.to === 'ATTACK_BY', effects);
}

/** What effects change of a roll: the number of dice that are rolled again, and of successes. */
function changeOf(effects: readonly Effect[]): { readonly reroll: number; readonly by: number } | undefined {
  const changes = effects.flatMap(({ changeRoll }) => changeRoll ?? []);
  if (changes.length === 0) return undefined;
  return {
    reroll: changes.reduce((all, { reroll = 0 }) => all + reroll, 0),
    by: changes.reduce((all, { successes = 0 }) => all + successes, 0),
  };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The most successes that a die shows without being rolled on. */
const MOST = 2;

/** Whether a miss of one’s own side may become a hit, or a hit of the other a miss: at the best that dice can show. */
function attackMatters(
  { successes = 0, combat = [], power = [] }: InterruptedAttack,
  defense: number,
  own: boolean,
  effects: readonly Effect[],
): boolean {
  if (own === successes >= defense) return false;
  const change = changeOf(effects);
  if (!change) return true;
  const dice = [...diceOf(combat), ...diceOf(power)].sort((one, other) => one - other);
  if (own) return successes + change.by + total(dice.slice(0, change.reroll).map((die) => MOST - die)) >= defense;
  return successes + change.by - total(change.reroll > 0 ? dice.slice(-change.reroll) : []) < defense;
}

/** A roll that has passed already is left alone; one of the other side that has failed too; and one that cannot be saved. */
function testMatters(
  battle: Battle,
  { heroId, characteristic, total: rolled, faces = [] }: InterruptedTest,
  effects: readonly Effect[],
  actorOf: (hero: Fighter) => Actor,
): boolean {
  const hero = fighterOf(battle, heroId);
  if (!hero) return true;
  const value = testValue(actorOf(hero), characteristic);
  if (!battle.ours.includes(hero)) return rolled <= value;
  const change = changeOf(effects);
  if (rolled <= value || !change) return rolled > value;
  const highest = [...faces].sort((one, other) => other - one).slice(0, change.reroll);
  return rolled + change.by - total(highest) <= value;
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
