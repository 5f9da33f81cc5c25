import type { Localized } from '#kernel';
import { box, findHero, findMission, findVillainSheet, findWoundCard } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { MissionId, TestId } from '../words.js';

interface Named {
  readonly id: string;
  readonly name: Localized;
}

const namesById = (records: readonly Named[]): ReadonlyMap<string, Localized> =>
  new Map(records.map(({ id, name }) => [id, name]));

const named = box.derived(
  ({ scenario, referenceCard, hero, powerCard, sidekick, villainSheet, objectKind, tokenKind }) =>
    namesById([
      // Tests come first: where one is called like the token that it stands on, the token has the name.
      ...referenceCard.flatMap(({ tests: printed, specialActions }) => [...printed, ...specialActions]),
      ...scenario.flatMap(partsOf),
      ...hero,
      ...hero.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate)),
      ...powerCard,
      ...sidekick,
      ...sidekick.flatMap(({ innate }) => innate ?? []),
      ...villainSheet,
      ...villainSheet.flatMap(({ powers }) => powers),
      ...objectKind,
      ...tokenKind,
      ...scenario,
    ]),
);

/** What a scenario names itself: tests, special actions, articles. */
function partsOf({ threatSheet, plan }: Scenario): Named[] {
  const parts = threatSheet ?? plan;
  return [
    ...(threatSheet ? [threatSheet] : []),
    ...(parts ? [...parts.tests, ...parts.specialActions, ...parts.articles] : []),
  ];
}

const told = box.derived(
  ({ scenario }) =>
    new Map(
      scenario.flatMap(({ rules, threatSheet }) =>
        [
          ...rules,
          ...(threatSheet
            ? [...threatSheet.endOfTurn, ...threatSheet.villainReactions, ...threatSheet.scenarioReactions]
            : []),
        ].map(({ id, text }): [string, Localized] => [id, text]),
      ),
    ),
);

const tests = box.derived(({ scenario, referenceCard }) =>
  namesById([
    ...referenceCard.flatMap((card) => card.tests),
    ...scenario.flatMap(({ threatSheet, plan }) => (threatSheet ?? plan)?.tests ?? []),
  ]),
);

/** The name of anything that an id of an event names; of a numbered piece, with its number. `undefined`: no record of the box. */
export function nameOf(id: string): Localized | undefined {
  const name = named().get(id) ?? findWoundCard(id)?.name;
  if (name) return name;
  const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const kindName = named().get(kind);
  if (!kindName || findVillainSheet(kind)?.figures === 1) return kindName;
  return { en: `${kindName.en} ${number}`, fr: `${kindName.fr} ${number}` };
}

/** The name of a test, which may have the id of the token that it stands on. */
export const nameOfTest = (testId: TestId): Localized | undefined => tests().get(testId);

/** What a rule of a sheet or scenario of the box says. */
export const textOfRule = (ruleId: string): Localized | undefined => told().get(ruleId);

/** What a personal mission asks for. */
export const textOfMission = (missionId: MissionId): Localized | undefined => findMission(missionId)?.text;

/** The headlines of a hero's two articles, which have his id. */
export const headlinesOf = (
  articleId: string,
): { readonly praise: Localized; readonly discredit: Localized } | undefined => findHero(articleId);
