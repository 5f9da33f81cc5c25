import { both, type Localized } from '#kernel';
import { findHero, findPowerCard, findScenario } from './content/catalogue.js';
import { checkScenario, type ScenarioProblem } from './content/check-scenario.js';
import type { Scenario } from './content/schema.js';
import { heroesASide, tableProblem } from './flow/set-up/seat-plan.js';
import type { HeroRecord, Options } from './options-fields.js';
import { sides } from './words.js';

/** What is wrong with the options of a game whose scenario is sound, in words for whoever opens it (CLASH-201). */
export function optionsProblem(options: Options): Localized | undefined {
  const scenario = options.scenario ?? findScenario(options.scenarioId);
  if (!scenario) {
    return both(
      `There is no scenario "${options.scenarioId}" in the box.`,
      `Il n’y a pas de scénario « ${options.scenarioId} » dans la boîte.`,
    );
  }
  return tableProblem(options) ?? scenarioProblem(options, scenario) ?? campaignProblem(options);
}

/** A game says no more of what is wrong with a scenario: a wrong one may have a problem in every line. */
const MOST_PROBLEMS = 20;

/** The first things that are wrong with a scenario that somebody has brought; empty when it can be played (CLASH-014). */
export const ownScenarioProblems = ({ scenario }: Pick<Options, 'scenario'>): readonly ScenarioProblem[] =>
  scenario ? checkScenario(scenario).slice(0, MOST_PROBLEMS) : [];

function scenarioProblem(options: Options, { name, modes, starts }: Scenario): Localized | undefined {
  if (!modes.includes(options.mode)) {
    return both(`“${name.en}” is not played in this mode.`, `« ${name.fr} » ne se joue pas dans ce mode.`);
  }
  const heroes = heroesASide(options);
  const short = sides.find((side) => new Set(starts[side]).size < heroes[side]);
  return (
    short &&
    both(
      `“${name.en}” has too few start spaces for side ${short}.`,
      `« ${name.fr} » a trop peu d’espaces de départ pour le camp ${short}.`,
    )
  );
}

function campaignProblem({ campaign, rankA, rankB }: Options): Localized | undefined {
  if (!campaign) return undefined;
  if (rankA || rankB) {
    return both(
      'In a campaign the records of the heroes give their ranks.',
      'En campagne, le rang des héros vient de leur parcours.',
    );
  }
  const ids = campaign.heroes.map(({ heroId }) => heroId);
  if (new Set(ids).size < ids.length)
    return both('The campaign has a hero twice.', 'La campagne a deux fois le même héros.');
  const wrong = campaign.heroes.find((record) => !isRecord(record));
  return (
    wrong &&
    both(
      `The record of "${wrong.heroId}" is not that of such a hero.`,
      `Le parcours de « ${wrong.heroId} » n’est pas celui d’un tel héros.`,
    )
  );
}

/** True when a record is what a campaign makes of a hero (CLASH-071 to CLASH-074). */
function isRecord({ heroId, rank, cards, setAside }: HeroRecord): boolean {
  const all = [...cards, ...setAside].map((id) => findPowerCard(id));
  if (!findHero(heroId) || new Set([...cards, ...setAside]).size < all.length) return false;
  if (all.some((card) => card?.heroId !== heroId)) return false;
  const count = (set: string): number => cards.filter((id) => findPowerCard(id)?.set === set).length;
  const [rookie, veteran] = [count('ROOKIE'), count('VETERAN')];
  const ordinary = count('BASE');
  if (count('WEAKNESS') !== 1 || setAside.some((id) => findPowerCard(id)?.set !== 'BASE')) return false;
  if (rank === 'ROOKIE') return rookie > 0 && veteran === 0 && setAside.length === rookie && ordinary + rookie === 7;
  return setAside.length === 0 && rookie === 0 && ordinary === 7 && (rank === 'VETERAN' ? veteran === 2 : veteran < 2);
}
