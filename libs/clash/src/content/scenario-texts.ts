import type { Localized } from '#kernel';
import type { Scenario } from './schema.js';

/** The texts of a scenario for players: its story, its goal and the rules in force beside those of the box. */
export interface ScenarioTexts {
  readonly name: Localized;
  readonly intro: Localized;
  readonly goal: Localized;
  readonly rules: readonly Localized[];
  readonly villainReactions: readonly Localized[];
  readonly scenarioReactions: readonly Localized[];
  readonly endOfTurn: readonly Localized[];
  readonly track?: { readonly name: Localized; readonly steps: readonly { at: number; text: Localized }[] } | undefined;
  readonly articles: readonly { articleId: string; name: Localized; headline: Localized; body: Localized }[];
}

/** The texts of a scenario, whether it has a threat sheet or says itself how it is won. */
export function scenarioTexts({ name, intro, rules, threatSheet, plan }: Scenario): ScenarioTexts | undefined {
  const parts = threatSheet ?? plan;
  if (!parts) return undefined;
  const { victory, track, articles } = parts;
  return {
    name,
    intro,
    goal: victory.text,
    rules: textsOf(rules),
    villainReactions: textsOf(threatSheet?.villainReactions),
    scenarioReactions: textsOf(threatSheet?.scenarioReactions),
    endOfTurn: textsOf(threatSheet?.endOfTurn),
    ...(track ? { track: { name: track.name, steps: track.steps.map(({ at, text }) => ({ at, text })) } } : {}),
    articles: articles.map(({ id, name: about, headline, body }) => ({ articleId: id, name: about, headline, body })),
  };
}

const textsOf = (records: readonly { readonly text: Localized }[] = []): Localized[] => records.map(({ text }) => text);
