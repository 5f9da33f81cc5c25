import * as kernel from '#kernel';
import { cardWords, inBrackets, quotedOption, type FigureTeller } from '#skirmish-presentation';
import {
  book,
  type EventType,
  isWoundCard,
  type Newspaper,
  type Scenario,
  type SeenEvent,
  type SpaceId,
} from '#clash/queries';
import { nameOf, nameOfTest, textOffered, textOfMission, textOfRule } from './names.js';
import { articleOfZone, zoneNameOf } from './places.js';
import { because } from './why.js';

/** An event of one type as a viewer gets it. */
export type Seen<T extends EventType> = Extract<SeenEvent, { type: T }>;

/** A sentence for each of some types of events, in the language of its teller. */
export type Tellings<T extends EventType> = kernel.Tellings<Seen<T>, EventFormatter>;

/** The parts of sentences about Clash, in one language. */
export interface EventFormatter extends FigureTeller {
  /** The scenario of the game, where it is known. */
  readonly scenario: Scenario | undefined;
  /** The text of a rule, in quotation marks. */
  readonly rule: (id: string) => string;
  readonly newspaper: (newspaper: Newspaper) => string;
}

const sideNames = { en: (side: string) => `side ${side}`, fr: (side: string) => `le camp ${side}` };
const newspaperNames: Readonly<Record<Newspaper, string>> = {
  GUARDIANS_CHRONICLES: 'Guardians’ Chronicles',
  MERCURY_HERALD: 'Mercury Herald',
};

/** Tells in a language; `names` are the players' names by seat, `scenario` is that of the game. */
export function formatterIn(locale: kernel.Locale, names: readonly string[], scenario?: Scenario): EventFormatter {
  const plain = kernel.tellerIn(locale, names);
  const { say, quoted, elided } = plain;
  const known = (id: string): string | undefined => nameOf(id, scenario)?.[locale];
  const ruleText = (id: string): string | undefined => textOfRule(id, scenario)?.[locale];
  const name = (id: string): string => known(id) ?? id;
  const card = (id: string): string => quoted(known(id) ?? ruleText(id) ?? stepName(id, say) ?? id);
  const zone = (spaceId: SpaceId): string | undefined => zoneNameOf(spaceId, locale, scenario);
  const cause = (source: string | undefined): string | undefined =>
    source === undefined || known(source) !== undefined ? source && card(source) : ruler(source, scenario, say);
  return {
    ...plain,
    ...cardWords(plain, card, isWoundCard),
    ...placesIn(say, elided, zone),
    at: (spaceId, source) => inBrackets(zone(spaceId) ?? spaceId, cause(source)),
    scenario,
    figure: name,
    of: (id) => say(`of ${name(id)}`, elided('de', name(id))),
    test: (id) => quoted(nameOfTest(id, scenario)?.[locale] ?? known(id.split(':')[0] ?? id) ?? id),
    isForced: () => false,
    malusMode: book.malusMode,
    rule: (id) => quoted(ruleText(id) ?? id),
    mission: (id) => quoted(textOfMission(id)?.[locale] ?? id),
    because: (weighed) => because(weighed, plain),
    option: (source, index) => quotedOption(textOffered(source, index, scenario), plain),
    by: (source) => inBrackets(cause(source)),
    side: sideNames[locale],
    newspaper: (newspaper) => newspaperNames[newspaper],
  };
}

type Places = Pick<EventFormatter, 'toward' | 'spot' | 'space' | 'door' | 'inOneZone'>;

function placesIn(
  say: EventFormatter['say'],
  elided: EventFormatter['elided'],
  zone: (spaceId: SpaceId) => string | undefined,
): Places {
  const spot = (spaceId: SpaceId): string => [zone(spaceId) ?? [], spaceId].flat().join(', ');
  return {
    toward(spaceId) {
      const name = zone(spaceId);
      if (name === undefined) return say(`to ${spaceId}`, `en ${spaceId}`);
      const article = articleOfZone(name) ?? 'la zone';
      const isPlain = article === 'la zone' || article === 'les';
      return say(`to the ${name}`, `vers ${isPlain ? `${article} ${name}` : elided(article, name)}`);
    },
    spot: (spaceId) => ` (${spot(spaceId)})`,
    space(spaceId) {
      const name = zone(spaceId);
      if (name === undefined) return say('a space', 'un espace');
      return say(`a space of the ${name}`, `un espace ${ofZone(name, elided)}`);
    },
    door: () => say('A door', 'Une porte'),
    inOneZone: (a, b) => zone(a) !== undefined && zone(a) === zone(b),
  };
}

/** “du parc”, “des caisses”, “de la cour”, “de l’allée”. */
function ofZone(name: string, elided: EventFormatter['elided']): string {
  const article = articleOfZone(name);
  if (article === undefined) return `de la zone ${name}`;
  if (article === 'les') return `des ${name}`;
  const begun = elided(article, name);
  return begun.startsWith('le ') ? `du ${name}` : `de ${begun}`;
}

/** The step of the track that an id like “step-5” means. */
function stepName(id: string, say: EventFormatter['say']): string | undefined {
  const [, step] = /^step-(\d+)$/.exec(id) ?? [];
  return step && say(`Step ${step} of the plan`, `Étape ${step} du plan`);
}

/** The rule without a name that acts: a step of the track, a reaction; an item of the list is not told. */
function ruler(id: string, scenario: Scenario | undefined, say: EventFormatter['say']): string | undefined {
  const step = stepName(id, say);
  if (step !== undefined) return step;
  const has = (rules: readonly { readonly id: string }[] | undefined): boolean =>
    rules?.some((rule) => rule.id === id) ?? false;
  if (has(scenario?.threatSheet?.villainReactions)) return say('the villain reacts', 'réaction du vilain');
  if (has(scenario?.rules) || has(scenario?.threatSheet?.scenarioReactions))
    return say('rule of the scenario', 'règle du scénario');
  return undefined;
}
