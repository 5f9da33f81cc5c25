import type { EventReason, ReasonPart } from '#kernel';
import { successesOf } from '#skirmish/dice';
import type { FigureTeller, Seen } from './figure-teller.js';
import { printed, signed } from './numbers.js';

/** The rules that count dice, in one game. */
export interface DiceRules {
  /** The successes of an attack are added up, and POW dice rolled on. */
  readonly successes: string;
  readonly rolledOn: string;
  /** The successes are compared with the defense. */
  readonly compared: string;
  /** The dice of a test are added up, and what is added to them. */
  readonly test: string;
}

const inAll = (total: number, { say }: FigureTeller): ReasonPart => ({
  label: say('in all', 'total'),
  value: printed(total),
  ruleId: null,
});

/** The successes of an attack, part by part. */
export function reasonOfAttackRoll(
  rules: DiceRules,
  { combat, power, rerolls, successes }: Seen<'attackRolled'>,
  tell: FigureTeller,
): EventReason {
  const part = (name: string, faces: readonly string[], ruleId: string | null): ReasonPart[] =>
    faces.length === 0 ? [] : [{ label: `${name} ${tell.dice(faces)}`, value: signed(successesOf(faces)), ruleId }];
  return {
    ruleId: rules.successes,
    text: tell.say(
      'The successes shown are added up; a POW counts 1, and its die is rolled again.',
      'Les succès obtenus s’additionnent ; un POW compte 1 et son dé est relancé.',
    ),
    parts: [
      ...part(tell.say('combat dice', 'dés de Combat'), combat, null),
      ...part(tell.say('power dice', 'dés de Pouvoir'), power, null),
      ...rerolls.flatMap((faces) => part(tell.say('rolled again', 'relancés'), faces, rules.rolledOn)),
      inAll(successes, tell),
    ],
  };
}

/** Why an attack hits or misses. */
export const reasonOfHit = (
  { compared }: DiceRules,
  { successes, defense, targetId }: Seen<'attackResolved'>,
  tell: FigureTeller,
): EventReason => ({
  ruleId: compared,
  text: tell.say(
    'An attack hits with as many successes as the defense of its target, or more.',
    'Une attaque touche avec au moins autant de succès que la défense de la cible.',
  ),
  parts: [
    { label: tell.say('successes', 'succès'), value: printed(successes), ruleId: null },
    {
      label: tell.say(`defense ${tell.of(targetId)}`, `défense ${tell.of(targetId)}`),
      value: printed(defense),
      ruleId: null,
    },
  ],
});

/** The total of a test, part by part. */
export function reasonOfTestRoll(
  { test }: DiceRules,
  { faces, total }: Seen<'testRolled'>,
  tell: FigureTeller,
): EventReason {
  const dice = faces.reduce((sum, face) => sum + face, 0);
  const added = total - dice;
  return {
    ruleId: test,
    text: tell.say('The dice and what the test adds are summed.', 'Les dés et ce que le test ajoute s’additionnent.'),
    parts: [
      { label: `${tell.say('test dice', 'dés de Test')} ${tell.dice(faces)}`, value: signed(dice), ruleId: null },
      ...(added === 0
        ? []
        : [{ label: tell.say('tokens and heroes', 'pions et héros'), value: signed(added), ruleId: null }]),
      inAll(total, tell),
    ],
  };
}
