import { localized, type Localized } from '#kernel';
import { campaignProblem } from '#skirmish/campaign';
import { firstProblems, type ContentProblem } from '#skirmish/content/lint';
import { findScenario } from './content/catalogue.js';
import { scenarioProblems } from './content/check-scenario.js';
import type { Scenario } from './content/schema.js';
import { heroesASide, tableProblem } from './flow/set-up/seat-plan.js';
import type { Options } from './options-fields.js';
import { book } from './rulebook.js';
import { sides } from './words.js';

/** The faults of the options of a game whose scenario is sound, in words for its opener (CLASH-201). */
export function optionsProblem(options: Options): Localized | undefined {
  const scenario = options.scenario ?? findScenario(options.scenarioId);
  if (!scenario) {
    return localized(
      `There is no scenario “${options.scenarioId}” in the box.`,
      `Il n’y a pas de scénario « ${options.scenarioId} » dans la boîte.`,
    );
  }
  const { campaign, rankA, rankB } = options;
  return (
    tableProblem(options) ??
    scenarioProblem(options, scenario) ??
    campaignProblem(book, campaign, rankA !== undefined || rankB !== undefined)
  );
}

/** The first faults of a custom scenario; empty when it can be played (CLASH-014). */
export const ownScenarioProblems = ({ scenario }: Pick<Options, 'scenario'>): readonly ContentProblem[] =>
  scenario ? firstProblems(scenarioProblems(scenario)) : [];

function scenarioProblem(options: Options, { name, modes, starts }: Scenario): Localized | undefined {
  if (!modes.includes(options.mode)) {
    return localized(`“${name.en}” is not played in this mode.`, `« ${name.fr} » ne se joue pas dans ce mode.`);
  }
  const heroes = heroesASide(options);
  const short = sides.find((side) => new Set(starts[side]).size < heroes[side]);
  return (
    short &&
    localized(
      `“${name.en}” has too few start spaces for side ${short}.`,
      `« ${name.fr} » a trop peu d’espaces de départ pour le camp ${short}.`,
    )
  );
}
