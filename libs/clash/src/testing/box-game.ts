import { scenarioById } from '../content/catalogue.js';
import { aGame } from './a-game.js';
import type { FigureSetup, GameSetup } from './game-setup.js';
import { given, type Scene } from './scene.js';
import type { State } from '../state.js';

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
