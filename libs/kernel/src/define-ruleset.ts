import { isCampaignEvent } from './campaign-events.js';
import { isGameEvent } from './game-events.js';
import type { AnyRuleset } from './ruleset.js';

/** What a member of a ruleset is, and which section of the guide is about it. */
type Member = readonly [kind: 'function' | 'object' | 'text', section: number, optional?: 'optional'];

const members: Readonly<Record<keyof AnyRuleset, Member>> = {
  name: ['text', 7],
  version: ['text', 7],
  title: ['object', 7],
  schemas: ['object', 1],
  upcasts: ['object', 11, 'optional'],
  openedWith: ['object', 1, 'optional'],
  refusals: ['object', 2],
  endings: ['object', 6, 'optional'],
  steps: ['object', 6, 'optional'],
  unasked: ['object', 4, 'optional'],
  scoreParts: ['object', 6, 'optional'],
  glossary: ['object', 1, 'optional'],
  content: ['object', 3, 'optional'],
  bots: ['object', 8],
  census: ['object', 4, 'optional'],
  pictures: ['object', 5, 'optional'],
  piecePictures: ['object', 3, 'optional'],
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
  describe: ['function', 6],
  commandTexts: ['function', 6],
  tellFact: ['function', 6, 'optional'],
  score: ['function', 4],
};

/**
 * Checks and returns a ruleset. Call it once where the ruleset is exported.
 * Throws a TypeError that names what is missing, or is something else than it should be, and the section of the guide about
 * it; when the name is not a lower-case word, when an event, of a game or a campaign, has a name of the
 * kernel's, or when there are decks or bases and nobody can bring one.
 */
export function defineRuleset<R extends AnyRuleset>(ruleset: R): R {
  const wrong = Object.keys(members).flatMap((name) => wrongWith(ruleset, name as keyof AnyRuleset));
  if (wrong.length > 0) throw new TypeError(`The ruleset "${ruleset.name}" is not whole:\n${wrong.join('\n')}`);
  if (!/^[a-z][a-z0-9]*$/.test(ruleset.name)) {
    throw new TypeError(`The ruleset name "${ruleset.name}" must be one word of lower-case letters and digits.`);
  }
  const brought = ruleset.schemas.brought?.shape ?? {};
  if (ruleset.decks && !('deck' in brought)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has decks, and no field "deck" in what a player brings.`);
  }
  if (ruleset.bases && !('base' in brought)) {
    throw new TypeError(`The ruleset "${ruleset.name}" has bases, and no field "base" in what a player brings.`);
  }
  const campaignEvents = Object.keys(ruleset.campaign?.schemas.events ?? {});
  const taken = [
    ...Object.keys(ruleset.schemas.events).filter((type) => isGameEvent({ type })),
    ...campaignEvents.filter((type) => isCampaignEvent({ type })),
  ];
  if (taken.length > 0) {
    throw new TypeError(`The ruleset "${ruleset.name}" defines events that are the kernel's own: ${taken.join(', ')}.`);
  }
  return ruleset;
}

/** What is wrong with a member, in a line; none when it is what it should be. */
function wrongWith(ruleset: AnyRuleset, name: keyof AnyRuleset): string[] {
  const [kind, section, optional] = members[name];
  const value = (ruleset as unknown as Readonly<Record<string, unknown>>)[name];
  if (value === undefined && optional) return [];
  const is = typeof value === 'string' ? 'text' : value === null ? 'null' : typeof value;
  if (is === kind) return [];
  const fault = value === undefined ? `has no "${name}"` : `has a "${name}" that is not what it should be`;
  return [`- it ${fault} (${kind}): docs/guides/write-a-ruleset.md, section ${section}`];
}
