import { successesNow } from '../attacking/successes.js';
import { rollAttack, rollOn, rollTest, successesOf } from '../dice/dice.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { AttackFrame, EffectsFrame, TestFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import { seatOf, standsOnBoard } from '../figures/figures.js';
import { chosenFigures, type EffectRules, type EffectStep } from './effect-rules.js';

type RollWord = 'changeRoll' | 'preventDamage' | 'redirectAttack' | 'addDamage' | 'roll';

/** The effects of powers on the attack or test that they answer, and dice that a sheet asks for. */
export const rollEffects: Pick<EffectRules, RollWord> = {
  changeRoll(runner, frame, { combat = 0, power = 0, successes = 0, reroll = 0, defense = 0 }) {
    const running = runner.newestRoll();
    if (!running) return 'NOTHING';
    if (running.kind === 'attack') {
      running.combat += combat;
      running.power += power;
      running.defense += defense;
    }
    if (successes !== 0) {
      running.change += successes;
      tell(runner, frame, running, { faces: [], rerolls: [] });
    }
    return reroll > 0 ? rollAgain(runner, frame, running, reroll) : 'NEXT';
  },
  preventDamage(runner, { context }, { points }) {
    const attack = runner.newest('attack');
    const left = attack ? Math.min(points, attack.damage - attack.prevented) : 0;
    if (!attack || left <= 0) return 'NOTHING';
    attack.prevented += left;
    runner.turn.emit({ type: 'damagePrevented', figureId: attack.targetId, points: left, source: context.sourceId });
    return 'NEXT';
  },
  redirectAttack(runner, { context }, { to }) {
    const attack = runner.newest('attack');
    const [target] = chosenFigures(runner, to, context);
    if (!attack || target === undefined || target === attack.targetId || target === attack.attackerId) return 'NOTHING';
    const { attackerId, targetId: from } = attack;
    runner.turn.emit({ type: 'attackRedirected', attackerId, from, to: target, source: context.sourceId });
    attack.targetId = target;
    attack.redirected = true;
    return 'NEXT';
  },
  addDamage(runner, _frame, { points }) {
    const attack = runner.newest('attack');
    if (!attack) return 'NOTHING';
    attack.damage += points;
    return 'NEXT';
  },
  roll(runner, { context }, { die, table }) {
    const { turn } = runner;
    const faces = die === 'TEST' ? rollTest(turn.random, 1).map(String) : facesOf(runner, die);
    turn.emit({ type: 'dieRolled', source: context.sourceId, faces });
    const result = successesOf(faces);
    const [row] = table.filter(({ atLeast }) => atLeast <= result).sort((a, b) => b.atLeast - a.atLeast);
    if (row) runner.push(effectsFrame(row.do, context));
    return 'NEXT';
  },
};

/** A combat or power die, rolled on as long as it shows POW (CLASH-147). */
function facesOf({ turn }: Runner, die: 'COMBAT' | 'POWER'): string[] {
  const { dice } = rollAttack(turn.random, die === 'COMBAT' ? 1 : 0, die === 'POWER' ? 1 : 0);
  return dice.flatMap(({ faces }) => faces);
}

/** Lets dice be rolled again, one after the other: the seat of the power says which (CLASH-267). */
function rollAgain(runner: Runner, frame: EffectsFrame, running: AttackFrame | TestFrame, times: number): EffectStep {
  const count = running.kind === 'attack' ? running.dice.length : running.faces.length;
  if (count === 0) return 'NOTHING';
  const options = Array.from({ length: count }, (_, die) => ({ optionId: String(die), kind: 'DIE' as const }));
  const seat = seatOfPower(runner, frame);
  const chosen = frame.answer ?? (seat === null || count === 1 ? String(worstDie(running)) : null);
  if (chosen === null && seat !== null) return { seat, kind: 'CHOICE', source: frame.context.sourceId, options };
  rollOneAgain(runner, frame, running, Number(chosen));
  frame.answer = null;
  if (times === 1) return 'NEXT';
  frame.effects[0] = { changeRoll: { reroll: times - 1 } };
  return 'STAY';
}

/** The owner of the power chooses the dice, whichever side is credited with the attack (CLASH-267). */
const seatOfPower = (runner: Runner, { context: { selfId } }: EffectsFrame): number | null =>
  selfId !== null && standsOnBoard(runner.state, selfId) ? seatOf(runner, selfId) : null;

/** Without a seat to ask: the first of the dice that show least. */
function worstDie(running: AttackFrame | TestFrame): number {
  const shown =
    running.kind === 'attack'
      ? running.dice.map(({ faces }) => successesOf(faces))
      : running.faces.map((face) => -face);
  return shown.indexOf(Math.min(...shown));
}

function rollOneAgain(runner: Runner, frame: EffectsFrame, running: AttackFrame | TestFrame, index: number): void {
  const { random } = runner.turn;
  if (running.kind === 'test') {
    const faces = rollTest(random, 1);
    running.faces.splice(index, 1, ...faces);
    tell(runner, frame, running, { die: index, faces: faces.map(String), rerolls: [] });
    return;
  }
  const die = running.dice[index];
  if (!die) return;
  const rolled = rollOn(random, [die.die]);
  running.dice.splice(index, 1, ...rolled.dice);
  tell(runner, frame, running, { die: index, faces: rolled.faces, rerolls: rolled.rerolls });
}

function tell(
  { turn }: Runner,
  { context: { selfId, sourceId } }: EffectsFrame,
  running: AttackFrame | TestFrame,
  changed: { die?: number; faces: string[]; rerolls: string[][] },
): void {
  const isAttack = running.kind === 'attack';
  const successes = isAttack ? successesNow(running) : running.faces.reduce((sum, face) => sum + face, running.change);
  if (isAttack) running.successes = successes;
  const figureId = isAttack ? running.attackerId : running.heroId;
  const by = selfId === null ? {} : { by: selfId };
  turn.emit({ type: 'rollChanged', figureId, ...by, source: sourceId, ...changed, successes });
}
