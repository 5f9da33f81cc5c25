import type { Localized } from '#kernel';
import { box, findWoundCard } from '../content/box.js';

interface Named {
  readonly id: string;
  readonly name: Localized;
}

const named = new Map<string, Localized>(
  [
    // Tests come first: where one is called like the token that it stands on, the token has the name.
    ...box.scenarios.flatMap(partsOf),
    ...box.heroes,
    ...box.heroes.flatMap(({ sheets }) => Object.values(sheets).map(({ innate }) => innate)),
    ...box.powerCards,
    ...box.sidekicks,
    ...box.sidekicks.flatMap(({ innate }) => innate ?? []),
    ...box.villainSheets,
    ...box.villainSheets.flatMap(({ powers }) => powers),
    ...box.objectKinds,
    ...box.tokenKinds,
    ...box.scenarios,
  ].map(({ id, name }): [string, Localized] => [id, name]),
);

/** What a scenario names itself: tests, special actions, articles. */
function partsOf({ threatSheet, plan }: (typeof box.scenarios)[number]): Named[] {
  const parts = threatSheet ?? plan;
  return [
    ...(threatSheet ? [threatSheet] : []),
    ...(parts ? [...parts.tests, ...parts.specialActions, ...parts.articles] : []),
  ];
}

const told = new Map<string, Localized>(
  box.scenarios.flatMap(({ rules, threatSheet }) =>
    [
      ...rules,
      ...(threatSheet
        ? [...threatSheet.endOfTurn, ...threatSheet.villainReactions, ...threatSheet.scenarioReactions]
        : []),
    ].map(({ id, text }): [string, Localized] => [id, text]),
  ),
);

const missions = new Map(box.heroes.flatMap((hero) => hero.missions.map((mission) => [mission.id, mission.text])));

const single = new Set(box.villainSheets.filter(({ figures }) => figures === 1).map(({ id }) => id));

/** The name of anything that an id of an event names; of a numbered piece, with its number. `undefined`: no record of the box. */
export function nameOf(id: string): Localized | undefined {
  const name = named.get(id) ?? findWoundCard(id)?.name;
  if (name) return name;
  const [, kind = '', number = ''] = /^(.+)-(\d+)$/.exec(id) ?? [];
  const kindName = named.get(kind);
  if (!kindName || single.has(kind)) return kindName;
  return { en: `${kindName.en} ${number}`, fr: `${kindName.fr} ${number}` };
}

const tests = new Map(
  box.scenarios
    .flatMap(({ threatSheet, plan }) => (threatSheet ?? plan)?.tests ?? [])
    .map(({ id, name }): [string, Localized] => [id, name]),
);

/** The name of a test, which may have the id of the token that it stands on. */
export const nameOfTest = (testId: string): Localized | undefined => tests.get(testId);

/** What a rule of a sheet or scenario of the box says. */
export const textOfRule = (ruleId: string): Localized | undefined => told.get(ruleId);

/** What a personal mission asks for. */
export const textOfMission = (missionId: string): Localized | undefined => missions.get(missionId);

/** The headlines of a hero's two articles. */
export function headlinesOf(heroId: string): { readonly praise: Localized; readonly discredit: Localized } | undefined {
  return box.heroes.find(({ id }) => id === heroId);
}
