import { isCampaignEvent } from './campaign-events.js';
import { isGameEvent } from './game-events.js';
import { placeholdersIn } from './game-refusals.js';
import type { Localized } from './locale.js';
import type { AnyPresentation } from './presentation.js';
import type { AnyRules } from './rules.js';
import type { AnyRuleset } from './ruleset.js';

/** What a member is, and which section of the guide is about it. */
type Member = readonly [kind: 'function' | 'object' | 'text', section: number, optional?: 'optional'];

type Members<T> = Readonly<Record<keyof T, Member>>;

const ruleMembers: Members<AnyRules> = {
  name: ['text', 7],
  version: ['text', 7],
  schemas: ['object', 1],
  refusals: ['object', 2],
  upcasts: ['object', 11, 'optional'],
  openedWith: ['object', 1, 'optional'],
  unasked: ['object', 4, 'optional'],
  content: ['object', 3, 'optional'],
  decks: ['object', 4, 'optional'],
  bases: ['object', 4, 'optional'],
  campaign: ['object', 4, 'optional'],
  seats: ['function', 7],
  refuseBrought: ['function', 1, 'optional'],
  sampleBrought: ['function', 1, 'optional'],
  initialState: ['function', 3],
  setUp: ['function', 4],
  decide: ['function', 4],
  automatic: ['function', 4, 'optional'],
  timedOut: ['function', 4, 'optional'],
  resigned: ['function', 4],
  evolve: ['function', 4],
  waiting: ['function', 4],
  legalCommands: ['function', 4],
  defaultCommand: ['function', 4],
  view: ['function', 5],
  mayLookBack: ['function', 5, 'optional'],
  resample: ['function', 5],
  score: ['function', 4],
};

const presentationMembers: Members<AnyPresentation> = {
  title: ['object', 7],
  refusalMessages: ['object', 2],
  endings: ['object', 6, 'optional'],
  steps: ['object', 6, 'optional'],
  seatNames: ['object', 6, 'optional'],
  scoreParts: ['object', 6, 'optional'],
  optionWords: ['object', 6, 'optional'],
  glossary: ['object', 1, 'optional'],
  bots: ['object', 8],
  botWords: ['object', 8, 'optional'],
  census: ['object', 4, 'optional'],
  pictures: ['object', 5, 'optional'],
  refs: ['object', 6, 'optional'],
  piecePictures: ['object', 3, 'optional'],
  describe: ['function', 6],
  why: ['function', 6, 'optional'],
  commandTexts: ['function', 6],
  tellFact: ['function', 6, 'optional'],
};

/**
 * Checks and returns rules. Call it once where the rules are exported.
 * Throws a TypeError that names each missing or wrong member, and the section of the guide about it; when the name is not a
 * lower-case word, when an event, of a game or a campaign, has a name of the kernel's, or when there are decks or bases and no
 * field to bring one in.
 */
export function defineRules<R extends AnyRules>(rules: R): R {
  demandMembers(rules, ruleMembers);
  if (!/^[a-z][a-z0-9]*$/.test(rules.name)) {
    throw new TypeError(`The ruleset name "${rules.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = rules.schemas.brought?.shape ?? {};
  if (rules.decks && !('deck' in brought)) {
    throw new TypeError(`The ruleset "${rules.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (rules.bases && !('base' in brought)) {
    throw new TypeError(`The ruleset "${rules.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents = Object.keys(rules.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(rules.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents.filter((type) => isCampaignEvent({ type })),
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${rules.name}" defines events that are the kernel's own: ${taken.join(', ')}.`);
  }
  return rules;
}

/**
 * Checks and returns a ruleset: rules with their presentation, spread into one object. Throws a TypeError as `defineRules` does, and
 * for members of the presentation; when a refusal has no message, or its message names a fact that the rules do not give.
 */
export function defineRuleset<R extends AnyRuleset>(ruleset: R): R {
  demandMembers(ruleset, { ...ruleMembers, ...presentationMembers });
  const wrong = Object.entries(ruleset.refusals).flatMap(([code, facts]) =>
    wrongMessage(code, facts, ruleset.refusalMessages[code]),
  );
  if (wrong.length > 0) throw new TypeError(`The ruleset "${ruleset.name}" is not whole:\n${wrong.join('\n')}`);
  return defineRules(ruleset);
}

/** The presentation of a ruleset alone. */
export const presentationOf = (ruleset: AnyPresentation): AnyPresentation =>
  Object.fromEntries(
    Object.keys(presentationMembers)
      .filter((name) => name in ruleset)
      .map((name) => [name, (ruleset as unknown as Readonly<Record<string, unknown>>)[name]]),
  ) as unknown as AnyPresentation;

/** Rules with the presentation of another version of them. */
export const presented = (rules: AnyRules, presentation: AnyPresentation): AnyRuleset => ({
  ...rules,
  ...presentationOf(presentation),
});

function demandMembers<T extends { readonly name: string }>(given: T, members: Readonly<Record<string, Member>>): void {
  const wrong = Object.entries(members).flatMap(([name, member]) => wrongWith(given, name, member));
  if (wrong.length > 0) throw new TypeError(`The ruleset "${given.name}" is not whole:\n${wrong.join('\n')}`);
}

/** What is wrong with the message of a refusal. */
function wrongMessage(code: string, facts: readonly string[], message: Localized | undefined): string[] {
  if (message === undefined) return [`- its refusal "${code}" has no message`];
  return placeholdersIn(message)
    .filter((fact) => !facts.includes(fact))
    .map((fact) => `- the message of "${code}" names {${fact}}, and "refusals" does not list that fact`);
}

/** What is wrong with a member, in a line; none when it is what it should be. */
function wrongWith(given: object, name: string, [kind, section, optional]: Member): string[] {
  const value = (given as Readonly<Record<string, unknown>>)[name];
  if (value === undefined && optional) return [];
  const is = typeof value === 'string' ? 'text' : value === null ? 'null' : typeof value;
  if (is === kind) return [];
  const fault = value === undefined ? `has no "${name}"` : `has a "${name}" that is not what it should be`;
  return [`- it ${fault} (${kind}): docs/guides/write-a-ruleset.md, section ${section}`];
}
