import { localized, type Json, type Localized } from '#kernel';
import { globalId } from '#streams';
import type { NotificationKind } from '../kinds.js';
import type { Fact } from './fact.js';
import { sentenceOf, type Reader } from './sentences.js';

/** Most facts that one message tells in full. */
const MOST_TOLD = 20;

/** One line of a message, and where it leads. */
export interface Line {
  readonly text: string;
  /** Absent where the server does not know its public address. */
  readonly url?: string;
}

/** A message on any channel: several facts that were due together. */
export interface Message {
  readonly subject: string;
  readonly lines: readonly Line[];
  /** The same for programs, with ids of the API. */
  readonly data: Json;
}

/** The message of some facts, at least one. */
export function messageOf(facts: readonly Fact[], reader: Reader, publicUrl: string | undefined): Message {
  const lines = facts.slice(0, MOST_TOLD).map((fact) => lineOf(fact, reader, publicUrl));
  const [first] = lines;
  const { en, fr } = localized(`${facts.length} messages about your games`, `${facts.length} messages sur vos parties`);
  const rest = facts.length - lines.length;
  const more = localized(`And ${rest} more.`, `Et ${rest} de plus.`);
  return {
    subject: facts.length === 1 && first ? first.text : { en, fr }[reader.locale],
    lines: rest > 0 ? [...lines, { text: more[reader.locale] }] : lines,
    data: facts.map((fact) => dataOf(fact, publicUrl)),
  };
}

/** The message by which a channel is tried out. */
export function testMessage({ locale }: Reader, publicUrl: string | undefined): Message {
  const text = localized('Messages of Chronicler arrive here.', 'Les messages de Chronicler arrivent ici.')[locale];
  return {
    subject: text,
    lines: [{ text, ...(publicUrl && { url: publicUrl }) }],
    data: [{ kind: 'TEST' satisfies NotificationKind }],
  };
}

/** The message that asks the owner of a mail address to agree. */
export function confirmationMessage(
  { locale }: Reader,
  { name, url }: { readonly name: string; readonly url: string },
): Message {
  const subject: Localized = localized(
    'Confirm your address for Chronicler',
    'Confirmez votre adresse pour Chronicler',
  );
  const text = localized(
    `The account ${name} wants to be told of its games at this address. If that is you, confirm it here. Otherwise ignore this message: nothing else is sent.`,
    `Le compte ${name} veut être averti de ses parties à cette adresse. Si c’est vous, confirmez-la ici. Sinon, ignorez ce message : rien d’autre ne sera envoyé.`,
  );
  return { subject: subject[locale], lines: [{ text: text[locale], url }], data: [] };
}

const lineOf = (fact: Fact, reader: Reader, publicUrl: string | undefined): Line => ({
  text: sentenceOf(fact, reader),
  ...(publicUrl && { url: publicUrl + pathOf(fact) }),
});

const pathOf = (fact: Fact): string =>
  'gameId' in fact ? `/games/${globalId('Game', fact.gameId)}` : `/leagues/${globalId('League', fact.leagueId)}`;

const timeOf = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function dataOf(fact: Fact, publicUrl: string | undefined): Json {
  const url = publicUrl === undefined ? null : publicUrl + pathOf(fact);
  const { kind, others } = fact;
  if ('gameId' in fact)
    return {
      kind,
      gameId: globalId('Game', fact.gameId),
      ruleset: { ...fact.title },
      others: [...others],
      deadline: timeOf(fact.deadline),
      url,
    };
  const { leagueId, league, season, round, startsAt } = fact;
  return {
    kind,
    leagueId: globalId('League', leagueId),
    league,
    season,
    round,
    others: [...others],
    startsAt: timeOf(startsAt),
    url,
  };
}
