import type { FixedBase } from '../../base/base.js';
import { box, findScenario } from '../../content/catalogue.js';
import type { Scenario } from '../../content/schema.js';
import { refuse } from '../../refusals.js';
import type { State } from '../../state.js';
import { scenarioOf } from '../../table/adventure.js';
import type { Difficulty } from '../../words.js';
import type { CommandTable, Evolvers, SkarovTurn, StepRules } from '../turn.js';

const CUSTOM = 'CUSTOM';
const difficulties: readonly Difficulty[] = ['EASY', 'NORMAL', 'HARD'];

const scenarioIds = box.derived(({ scenario }) => scenario.map(({ id }) => id));

const fits = ({ base }: State, { heroes: { least, most } }: Scenario): boolean =>
  base.heroes >= least && base.heroes <= most;

/** Settles the adventure where the options have named it, or the base that the overlord has brought (SKAROV-SETUP-06, SKAROV-BASE-17). */
export function chooseByOptions(turn: SkarovTurn): void {
  const { scenario, scenarioId } = turn.state.options;
  const base = turn.state.options.base ?? turn.state.brought;
  const named = scenario ?? (scenarioId === undefined ? undefined : findScenario(scenarioId));
  if (named) turn.emit({ type: 'adventureChosen', scenarioId: named.id, difficulty: named.difficulty });
  else if (base) turn.emit({ type: 'adventureChosen', scenarioId: null, difficulty: base.difficulty });
}

export const scenarioSteps = {
  'setup.scenario': {
    asked: ({ adventure, overlord }) => (adventure ? [] : [overlord.seat]),
    byDefault(state) {
      const first = scenarioIds().find((id) => isPlayable(state, id));
      return first === undefined
        ? { type: 'chooseScenario', scenarioId: CUSTOM, difficulty: 'NORMAL' }
        : { type: 'chooseScenario', scenarioId: first };
    },
  },
} satisfies Record<string, StepRules>;

const isPlayable = (state: State, id: string): boolean => {
  const scenario = findScenario(id);
  return scenario !== undefined && fits(state, scenario);
};

export const scenarioCommands = {
  chooseScenario: {
    steps: ['setup.scenario'],
    *offers() {
      for (const scenarioId of scenarioIds()) yield { type: 'chooseScenario', scenarioId };
      for (const difficulty of difficulties) yield { type: 'chooseScenario', scenarioId: CUSTOM, difficulty };
    },
    check(state, { scenarioId, difficulty }) {
      // A difficulty belongs to a base of one's own design, and to nothing else.
      if ((scenarioId === CUSTOM) !== (difficulty !== undefined)) {
        return refuse('SETUP-06', 'UNKNOWN_ID', { id: difficulty ?? scenarioId });
      }
      if (scenarioId === CUSTOM) return undefined;
      const scenario = findScenario(scenarioId);
      if (!scenario) return refuse('SETUP-06', 'UNKNOWN_ID', { id: scenarioId });
      const { least, most } = scenario.heroes;
      return fits(state, scenario) ? undefined : refuse('SETUP-06', 'SCENARIO_NEEDS_OTHER_HEROES', { least, most });
    },
    perform(turn, { scenarioId, difficulty }) {
      const scenario = scenarioId === CUSTOM ? undefined : findScenario(scenarioId);
      turn.emit({
        type: 'adventureChosen',
        scenarioId: scenario?.id ?? null,
        difficulty: scenario?.difficulty ?? difficulty ?? 'NORMAL',
      });
    },
  },
} satisfies Partial<CommandTable>;

export const scenarioEvolvers = {
  baseUnveiled(state) {
    state.brought = null;
  },
  adventureChosen(state, { scenarioId, difficulty }) {
    state.adventure = scenarioId === null ? { kind: 'CUSTOM', difficulty } : { kind: 'SCENARIO', scenarioId };
  },
} satisfies Partial<Evolvers>;

/**
 * The base that lies automatically when the building begins: the base of the scenario, of the options, or the one that the overlord has
 * brought; null: all is the overlord's design (SKAROV-BASE-17).
 */
export function fixedBaseOf(state: State): FixedBase | null {
  const { tiles, passages, minions, lieutenants } =
    scenarioOf(state)?.base ?? state.options.base ?? state.brought ?? {};
  if (!tiles) return null;
  return {
    tiles,
    ...(passages ? { passages } : {}),
    ...(minions ? { minions } : {}),
    ...(lieutenants ? { lieutenants } : {}),
  };
}
