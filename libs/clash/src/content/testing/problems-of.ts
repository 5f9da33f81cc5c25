import { locales } from '#kernel';
import { faultOf } from '#kernel/testing';
import { checkScenario } from '../check-scenario.js';
import { rooftopRumble } from '../scenarios/rooftop-rumble.js';
import { silentHour } from '../scenarios/silent-hour.js';
import type { Scenario, ScenarioPlan, TestCard, ThreatSheet } from '../schema.js';
import type { Effect, SheetRule } from '../vocabulary.js';

/** Text of a made record. */
export const words = { en: 'Words', fr: 'Mots' };

/** The plan of a scenario without a threat sheet, in which nothing is wrong. */
export const rumblePlan = rooftopRumble.plan as ScenarioPlan;

/** A threat sheet in which nothing is wrong. */
export const silentSheet = silentHour.threatSheet as ThreatSheet;

/** The faults of a record of a scenario: where, and what, in English. Throws an Error when a text is no good English or French. */
export const problemsOf = (record: unknown): string[] =>
  checkScenario(record).map(({ path, message }) => {
    for (const locale of locales) {
      const fault = faultOf(message[locale], locale, NO_IDS);
      if (fault !== undefined) throw new Error(`${fault} in ${locale}: ${message[locale]}`);
    }
    return `${path}: ${message.en}`;
  });

/** Authors are told the ids that they have written. */
const NO_IDS: ReadonlySet<string> = new Set();

/** The same of a scenario without a threat sheet that is changed so. */
export const ofDuel = (changes: Partial<Scenario>): string[] => problemsOf({ ...rooftopRumble, ...changes });

/** The same of a scenario whose plan is changed so. */
export const ofPlan = (changes: Partial<ScenarioPlan>): string[] => ofDuel({ plan: { ...rumblePlan, ...changes } });

/** The same of a scenario whose threat sheet is changed so. */
export const ofThreat = (changes: Partial<ThreatSheet>, scenario: Partial<Scenario> = {}): string[] =>
  problemsOf({ ...silentHour, ...scenario, threatSheet: { ...silentSheet, ...changes } });

/** A rule of a scenario that does this at the end of every turn. */
export const rule = (...effects: Effect[]): SheetRule => ({
  id: 'made',
  text: words,
  on: { turnEnd: true },
  do: effects,
});

/** The faults of a scenario that has such a rule and no other. */
export const ofRule = (...effects: Effect[]): string[] => ofDuel({ rules: [rule(...effects)] });

/** A test that asks for Mind, changed so. */
export const testCard = (changes: Partial<TestCard>): TestCard => ({
  id: 'made',
  name: words,
  text: words,
  offers: [{ characteristic: 'MIND', difficulty: 3 }],
  direct: false,
  repeatable: false,
  onSuccess: [],
  ...changes,
});
