import { onceFor, type Localized } from '#kernel';
import { namesById, numberedName, offeredIn, offeredTexts, type Names } from '#skirmish-presentation';
import { powersOfSheets } from '#skirmish/content';
import {
  box,
  findHero,
  findMission,
  findVillainSheet,
  findWoundCard,
  type MissionId,
  type ReferenceCard,
  type Scenario,
  type TestId,
} from '#clash/queries';

const printed = box.derived(({ hero, powerCard, sidekick, villainSheet, objectKind, tokenKind }) =>
  namesById([
    ...hero,
    ...powerCard,
    ...sidekick,
    ...sidekick.flatMap(({ innate }) => innate ?? []),
    ...villainSheet,
    ...powersOfSheets(hero, villainSheet),
    ...objectKind,
    ...tokenKind,
  ]),
);

/** The names that a scenario brings. */
interface ScenarioNames {
  /** The scenario, its threat sheet, tests, special actions, articles. */
  readonly things: Names;
  readonly tests: Names;
  /** The texts of its rules. */
  readonly rules: Names;
}

type Cards = readonly Pick<ReferenceCard, 'tests' | 'specialActions'>[];

const namesIn = (scenarios: readonly Scenario[], cards: Cards): ScenarioNames => {
  const plans = [...cards, ...scenarios.flatMap(({ threatSheet, plan }) => threatSheet ?? plan ?? [])];
  const sheets = scenarios.flatMap(({ threatSheet }) => threatSheet ?? []);
  const tests = plans.flatMap((plan) => plan.tests);
  const articles = scenarios.flatMap(({ threatSheet, plan }) => (threatSheet ?? plan)?.articles ?? []);
  const rules = [
    ...scenarios.flatMap((scenario) => scenario.rules),
    ...sheets.flatMap((sheet) => [...sheet.endOfTurn, ...sheet.villainReactions, ...sheet.scenarioReactions]),
  ];
  return {
    things: namesById([
      ...tests,
      ...plans.flatMap((plan) => plan.specialActions),
      ...articles,
      ...sheets,
      ...scenarios,
    ]),
    tests: namesById(tests),
    rules: new Map(rules.map(({ id, text }) => [id, text])),
  };
};

const ofBox = box.derived(({ scenario, referenceCard }) => namesIn(scenario, referenceCard));
const ofOne = onceFor((scenario: Scenario) => namesIn([scenario], []));

/** A name that a scenario gives, or else a reference card or any scenario of the box. */
function ofScenario(kind: keyof ScenarioNames, id: string, scenario: Scenario | undefined): Localized | undefined {
  return (scenario && ofOne(scenario)[kind].get(id)) ?? ofBox()[kind].get(id);
}

/**
 * The name of anything that an id of an event names; of a numbered piece, with its number unless it is the only one of its
 * kind. What a test and the token that it stands on are both called is the token. `undefined`: neither the scenario nor the
 * box has it.
 */
export function nameOf(id: string, scenario?: Scenario): Localized | undefined {
  const name = printed().get(id) ?? ofScenario('things', id, scenario) ?? findWoundCard(id)?.name;
  return name ?? numberedName(id, printed(), (kind, number) => number === '1' && isAlone(kind, scenario));
}

/** Whether there is one figure of a sheet, or one object of a kind where the scenario begins. */
const isAlone = (kind: string, scenario: Scenario | undefined): boolean =>
  findVillainSheet(kind)?.figures === 1 || scenario?.objects.filter((object) => object.kind === kind).length === 1;

/** The name of a test, which may have the id of the token that it stands on. */
export const nameOfTest = (testId: TestId, scenario?: Scenario): Localized | undefined =>
  ofScenario('tests', testId, scenario);

/** The text of a rule of the scenario or of its sheet, or one of the box. */
export const textOfRule = (ruleId: string, scenario?: Scenario): Localized | undefined =>
  ofScenario('rules', ruleId, scenario);

/** The text of an option of a card, special action or rule: of the scenario, or of the box. */
export const textOffered = offeredIn(box.derived((records) => offeredTexts(Object.values(records).flat())));

/** The goal of a personal mission. */
export const textOfMission = (missionId: MissionId): Localized | undefined => findMission(missionId)?.text;

/** The headlines of a hero's two articles, which have its id. */
export const headlinesOf = (
  articleId: string,
): { readonly praise: Localized; readonly discredit: Localized } | undefined => findHero(articleId);
