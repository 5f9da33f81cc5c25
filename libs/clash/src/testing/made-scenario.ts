import type { Scenario, ScenarioPlan, ThreatSheet } from '../content/schema.js';
import type { GameSetup } from './game-setup.js';
import { madeFace, never } from './made-records.js';

const text = (words: string): { en: string; fr: string } => ({ en: words, fr: words });

const quietPlan = (): ScenarioPlan => ({
  figures: [],
  tokens: [],
  tests: [],
  specialActions: [],
  victory: { A: never, B: never, atTurnLimit: 'PAGES', text: text('It has no objective.') },
  articles: [
    { id: 'large', name: text('large'), size: 'LARGE', headline: text('large'), body: text('large'), condition: never },
    {
      id: 'medium',
      name: text('medium'),
      size: 'MEDIUM',
      headline: text('medium'),
      body: text('medium'),
      condition: never,
    },
  ],
});

const threatSheetOf = (plan: ScenarioPlan, given: Partial<ThreatSheet>): ThreatSheet => ({
  id: 'made-threat',
  name: text('threat'),
  number: 9,
  intro: text('threat'),
  superVillain: { sheet: 'x-tina' },
  ...plan,
  endOfTurn: [],
  villainReactions: [],
  scenarioReactions: [],
  ...given,
});

/** The scenario of a test: one tile, starts on its left and right edges, nothing that ends it before turn 30. */
export function madeScenario({ face, scenario, plan, threatSheet }: GameSetup): Scenario {
  const whole = { ...quietPlan(), ...plan };
  const edge = (x: number): string[] => [0, 1, 2, 3, 4].map((y) => `${x},${y}`);
  return {
    id: 'made-scenario',
    name: text('scenario'),
    intro: text('scenario'),
    modes: ['VERSUS', 'SOLO', 'COOP'],
    recommendedHeroes: 1,
    difficulty: 'NORMAL',
    turnLimit: 30,
    tiles: scenario?.tiles ?? [{ face: madeFace(face), column: 0, row: 0, turns: 0 }],
    starts: { A: edge(0), B: edge(4), chosen: false },
    objects: [],
    rules: [],
    ...(threatSheet ? { threatSheet: threatSheetOf(whole, threatSheet) } : { plan: whole }),
    ...scenario,
  };
}
