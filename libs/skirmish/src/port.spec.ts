import { evolverOf, type Seat } from '#kernel';
import { scripted, ScriptedTurn, type Chance } from '#kernel/testing';
import { moveCommands, powerCommands, runReveal } from './activation/index.js';
import { attackCommands, attackRunner } from './attacking/index.js';
import { effectsRunner, runWalk, sharedEffects, type EffectRules } from './behaviour/index.js';
import type { Effect } from './content/vocabulary/index.js';
import { attackDice, testDie } from './dice/index.js';
import type { SkirmishEvent } from './events/index.js';
import { skirmishEvolvers, type SkirmishCommandRules } from './flow/index.js';
import type { Rulebook, SkirmishCommand, SkirmishState } from './index.js';
import { Machine, windowCommands, windowSteps, type Runner } from './machine/index.js';
import { testRunner, trialCommands } from './trials/index.js';
import { putOut, whoIsOut } from './wounds/index.js';
import { duelBook, duelState, type DuelTerms } from './testing/duel-book.js';

interface Dice {
  combat: string;
  test: number;
}

const facesOf = { combat: attackDice.COMBAT.faces, test: testDie.faces };

/** A word that only the duel has. */
interface DuelEffect extends Effect {
  bow?: true | undefined;
}

/** The parts of a command of the duel. Throws a RangeError for one that it does not have. */
function rulesOf(book: Rulebook, { type }: SkirmishCommand): SkirmishCommandRules<SkirmishCommand> {
  const rules: Readonly<Record<string, unknown>> = {
    ...moveCommands(book, ['activation']),
    ...attackCommands(book, ['activation']),
    ...trialCommands(book, ['activation']),
    ...powerCommands(book, ['activation']),
    ...windowCommands(book),
  };
  const found = rules[type];
  if (!found) throw new RangeError(`The duel has no "${type}".`);
  return found as SkirmishCommandRules<SkirmishCommand>;
}

/** A game of the duel, played by shared rules alone. */
function aDuel(state: SkirmishState, terms: DuelTerms = {}) {
  const book = duelBook(terms);
  const evolve = evolverOf<SkirmishState, SkirmishEvent>(skirmishEvolvers(book));
  const bows: string[] = [];
  const effects: EffectRules<Runner, DuelEffect> = {
    ...sharedEffects,
    award: () => 'NOTHING',
    bow(_runner, { context }) {
      bows.push(context.sourceId);
      return 'NEXT';
    },
  };
  return {
    book,
    state,
    bows,
    refusal: (seat: Seat, command: SkirmishCommand) => rulesOf(book, command).check(state, command, seat),
    play(seat: Seat, command: SkirmishCommand, dice: Chance<Dice> = {}): SkirmishEvent['type'][] {
      const turn = new ScriptedTurn<SkirmishState, SkirmishEvent>(evolve, state, {
        chance: scripted<Dice>(dice, facesOf),
      });
      const machine = new Machine(turn, book, {
        frames: {
          effects: effectsRunner(effects),
          attack: attackRunner(),
          test: testRunner(),
          reveal: runReveal,
          walk: runWalk,
          reactions: (runner, { context, queue }) => {
            runner.check(context);
            return queue.length === 0 ? 'DONE' : 'AGAIN';
          },
        },
        check(at, credit) {
          const table = { state, book, turn: at };
          for (const { figureId, cause } of whoIsOut(table)) putOut(table, figureId, cause, credit);
          return [];
        },
        rulesSetOff: () => [],
      });
      turn.run(() => {
        rulesOf(book, command).perform(turn, command, seat, machine);
        machine.run();
      });
      return turn.events.map(({ type }) => type);
    },
  };
}

describe('A third game, with nothing of Clash and Skarov but the port', () => {
  it('moves a figure to what a move reaches, and refuses under its own rules', () => {
    const duel = aDuel(duelState('4,4', '0,0'));
    expect(duel.refusal(1, { type: 'move', figureId: 'north', spaceId: '1,1' })).toMatchObject({
      code: 'NOT_ACTIVE',
      rule: 'DUEL-acting',
    });
    expect(duel.refusal(1, { type: 'move', figureId: 'south', spaceId: '4,4' })).toMatchObject({
      code: 'SPACE_TAKEN',
      rule: 'DUEL-moveEnd',
    });
    expect(duel.play(1, { type: 'move', figureId: 'south', spaceId: '3,0' })).toEqual(['actionSpent', 'figureMoved']);
    expect(duel.state.figures[1]).toMatchObject({ spaceId: '3,0' });
    expect(duel.state.active).toMatchObject({ actions: 1 });
    expect(duel.state.heroes[1]).toMatchObject({
      deeds: { MOVES: 1, ZONES_VISITED: 2 },
      zonesVisited: ['yard/a', 'yard/b'],
    });
  });

  it('stops an attack in a window for the power that answers it, and goes on from what the event holds', () => {
    const duel = aDuel(duelState(), {
      power: {
        trigger: 'REACTION',
        reaction: { moment: 'BEFORE_ROLL', to: 'ATTACK_ON', figures: { of: 'SELF' } },
        do: [{ changeRoll: { defense: 3 } }],
      },
    });
    const attacked = duel.play(1, { type: 'attack', figureId: 'south', targetId: 'north', mode: 'MELEE' });
    expect(attacked).toEqual(['actionSpent', 'attackDeclared', 'windowOpened']);
    expect(duel.state.window).toEqual({ kind: 'reaction', seat: 0, figureId: 'north', powerId: 'trick' });
    expect(windowSteps['window.reaction'].asked(duel.state)).toEqual([0]);
    expect(duel.refusal(0, { type: 'react', powerId: 'nothing' })).toMatchObject({ rule: 'DUEL-reaction' });
    const answered = duel.play(0, { type: 'react', powerId: 'trick' }, { combat: ['1', '1'] });
    expect(answered).toEqual(['windowClosed', 'powerUsed', 'attackRolled', 'attackResolved']);
    expect(duel.state.figures[0]).toMatchObject({ damage: 0 });
    expect(duel.state.heroes[0]).toMatchObject({
      usedPowers: ['trick'],
      deeds: { REACTIONS_USED: 1, ATTACKS_DODGED: 1 },
    });
  });

  it('takes tests with its own tokens: what a failure leaves is taken off the next total', () => {
    const duel = aDuel(duelState('4,4', '0,0'));
    const attempt = { type: 'attemptTest', testId: 'lever', characteristic: 'MIND' } as const;
    expect(duel.refusal(1, { ...attempt, characteristic: 'SPEED' })).toMatchObject({ rule: 'DUEL-test' });
    expect(duel.play(1, attempt, { test: [2, 2, 0] })).toEqual([
      'actionSpent',
      'testAttempted',
      'testRolled',
      'testResolved',
    ]);
    expect(duel.state.tests).toEqual({
      lever: { malus: { MIND: 1 }, change: 0, closed: false, passed: { NORTH: 0, SOUTH: 0 } },
    });
    duel.play(1, attempt, { test: [2, 2, 0] });
    expect(duel.state.tests['lever']).toMatchObject({ malus: {}, passed: { NORTH: 0, SOUTH: 1 } });
    expect(duel.refusal(1, attempt)).toMatchObject({ code: 'NO_ACTION_LEFT', rule: 'DUEL-actions' });
  });

  it('carries out shared words and its own, and who is out leaves the board, credited to the side', () => {
    const effects: DuelEffect[] = [{ damage: { who: { of: 'ENEMIES' }, points: 3 } }, { bow: true }];
    const state = duelState();
    state.active = { figureId: 'north', actions: 1, granted: 1, sidekicks: [] };
    const duel = aDuel(state, { power: { trigger: 'ACTION', do: effects } });
    expect(duel.refusal(0, { type: 'usePower', powerId: 'idle' })).toMatchObject({ code: 'POWER_NOT_ACTIVE' });
    expect(duel.refusal(0, { type: 'usePower', powerId: 'trick' })).toBeUndefined();
    expect(duel.play(0, { type: 'usePower', powerId: 'trick' })).toEqual([
      'actionSpent',
      'powerUsed',
      'damageDealt',
      'figureOut',
    ]);
    expect(duel.bows).toEqual(['trick']);
    expect(state.figures[1]).toMatchObject({ status: 'OUT', spaceId: null });
    expect(state.outs).toEqual([{ side: 'NORTH', sheetId: 'south' }]);
    expect(state.heroes[0]?.deeds).toMatchObject({ OUTS: 1, HERO_OUTS: 1, POWERS_USED: 1 });
  });
});
