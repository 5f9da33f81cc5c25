import { scenarioById } from '../content/catalogue.js';
import { advance } from '../flow/advance.js';
import { machineOf } from '../frame-rules.js';
import type { State } from '../state.js';
import { startTurn } from '../strategy/turn-start.js';
import { aGame } from './a-game.js';
import type { FigureSetup, GameSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';

/**
 * A game of a scenario of the box with its pieces as they are placed before turn 1 (CLASH-015), at the moment that the
 * setup wants; villains, tokens and objects that the setup names stand there instead of the scenario's.
 */
export function boxGame(scenarioId: string, setup: GameSetup = {}): State {
  const scenario = scenarioById(scenarioId);
  const plan = scenario.threatSheet ?? scenario.plan;
  const { threatSheet } = scenario;
  const villains = (plan?.figures ?? []).flatMap(({ sheet, count, at }) =>
    Array.from({ length: count }, (_, place): FigureSetup => ({ sheet, at: at[place] ?? '' })),
  );
  const isSuper = ({ sheet, number }: FigureSetup, place: number): boolean =>
    threatSheet?.superVillain.sheet === sheet && (threatSheet.superVillain.figures?.includes(number ?? place) ?? true);
  const counted = new Map<string, number>();
  const numbered = (setup.villains ?? villains).map((villain) => {
    const place = (counted.get(villain.sheet) ?? 0) + 1;
    counted.set(villain.sheet, place);
    return { ...villain, superVillain: villain.superVillain ?? isSuper(villain, place) };
  });
  return aGame({
    objects: scenario.objects.map(({ kind, x, y, turns }, place) => ({
      id: `${kind}-${place + 1}`,
      kindId: kind,
      spaceId: `${x},${y}`,
      turns,
    })),
    tokens: (plan?.tokens ?? []).map(({ kind, space }, place) => ({
      id: `${kind}-${place + 1}`,
      kindId: kind,
      spaceId: space,
    })),
    ...setup,
    villains: numbered,
    scenario: { ...scenario, ...setup.scenario },
  });
}

/** A test begins in a scenario of the box. */
export const inScenario = (scenarioId: string, setup: GameSetup = {}): Scene => given(boxGame(scenarioId, setup));

/** The villain's end of turn has come to this item of its list; nothing goes on after it. Throws a RangeError when there is no such item. */
export function atItem(scenarioId: string, itemId: string, setup: GameSetup = {}): Scene {
  const state = boxGame(scenarioId, { at: 'villain', ...setup });
  const items = scenarioById(scenarioId).threatSheet?.endOfTurn ?? [];
  const place = items.findIndex(({ id }) => id === itemId);
  if (place < 0) throw new RangeError(`"${scenarioId}" has no item "${itemId}".`);
  state.villainItem = place;
  return given(state).stoppingAt((event) => event.type === 'villainItemDone');
}

/** Turn `turn` of a scenario of the box begins, and its rules about that do what they do. */
export const turnBegins = (scenarioId: string, turn: number, setup: GameSetup = {}): Scene =>
  given(boxGame(scenarioId, { ...setup, state: { ...setup.state, turn: turn - 1 } })).whenRules((running) => {
    const machine = machineOf(running);
    startTurn(running, machine);
    advance(running, machine);
  });
