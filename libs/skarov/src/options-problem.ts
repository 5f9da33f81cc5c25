import { localized, type Localized } from '#kernel';
import { campaignProblem } from '#skirmish/campaign';
import { firstProblems, type ContentProblem } from '#skirmish/content/lint';
import { findScenario } from './content/catalogue.js';
import { baseProblems, scenarioProblems } from './content/check-scenario.js';
import type { Scenario } from './content/schema.js';
import type { Options } from './options-fields.js';
import { book } from './rulebook.js';

/**
 * The faults of a custom scenario or base, by path: all faults of a base, with the ids of its
 * rules, in any part of the options (SKAROV-BASE-17); of the rest of a scenario the first, and how many there are beside.
 */
export function ownProblems({ scenario, base }: Options): readonly ContentProblem[] {
  const { base: ofBase, rest } = scenario ? scenarioProblems(scenario) : { base: [], rest: [] };
  return [
    ...within('scenario', [...ofBase, ...firstProblems(rest)]),
    ...(base ? within('base', baseProblems(base)) : []),
  ];
}

const within = (part: string, problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.map(({ path, message }) => ({ path: path === '' ? part : `${part}.${path}`, message }));

/** The other faults of the options of a game, in words for its opener; nothing when they fit. */
export function optionsProblem(options: Options): Localized | undefined {
  const { heroes, scenarioId, scenario, base, ranks = [], campaign } = options;
  if ([scenarioId, scenario, base].filter((choice) => choice !== undefined).length > 1) {
    return localized(
      'Name a scenario, bring one, or bring a base: one of the three.',
      'Nommez un scénario, apportez-en un, ou apportez une base : un des trois.',
    );
  }
  if (ranks.length > heroes) {
    return localized('More ranks are named than there are heroes.', 'Il y a plus de rangs que de héros.');
  }
  const played = scenario ?? (scenarioId === undefined ? undefined : findScenario(scenarioId));
  if (scenarioId !== undefined && !played) {
    return localized(
      `There is no scenario “${scenarioId}” in the box.`,
      `Il n’y a pas de scénario « ${scenarioId} » dans la boîte.`,
    );
  }
  return campaignProblem(book, campaign, ranks.length > 0) ?? heroesProblem(played, heroes);
}

/** A scenario is made for some numbers of heroes (SKAROV-SETUP-06). */
function heroesProblem(played: Scenario | undefined, heroes: number): Localized | undefined {
  if (!played || (played.heroes.least <= heroes && heroes <= played.heroes.most)) return undefined;
  const { name, heroes: range } = played;
  return localized(
    `“${name.en}” is for ${range.least} to ${range.most} heroes.`,
    `« ${name.fr} » se joue avec ${range.least} à ${range.most} héros.`,
  );
}
