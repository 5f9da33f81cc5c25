import { randomUUID } from 'node:crypto';
import { isRefusal, localized, type Localized, type Refusal } from '#kernel';
import {
  LONGEST_PAUSE,
  MOST_CONDITIONAL,
  conditionalEntrySchema,
  eventTypesOf,
  explain,
  gameRefusals,
  hasEnded,
  type ConditionalEntry,
  type Explaining,
} from '#kernel/server';
import { isUuid, type LoadedGame } from '#records';
import { invalid } from '../commands/malformed.js';
import type { Forbidden, Invalid, NotFound } from '../outcome.js';
import { seatOf } from '../reading/visibility.js';
import type { ConditionalList, PlannedEntry } from './conditional-list.js';
import { ConditionalPlayer, eventsSince, isPlayedBy, type ConditionalParts } from './conditional-player.js';

/** A list to be stored in place of the one that the account has. */
export interface ConditionalRequest {
  readonly gameId: string;
  readonly account: string;
  /** Whole seconds. */
  readonly pause: number;
  /** Any JSON in the form of `conditionalEntrySchema`; none revokes the list. */
  readonly entries: readonly { readonly ruleset?: string; readonly entry: unknown }[];
}

/** What the holder of a seat sees of its list; without entries where it has none. */
export type OwnConditional = Pick<ConditionalList['plan'], 'pause' | 'entries'>;

/** The answer to a request. */
export type ConditionalAnswer =
  | { readonly status: 'stored'; readonly loaded: LoadedGame; readonly list: OwnConditional }
  | Forbidden
  | NotFound
  | Invalid;

const NONE: OwnConditional = { pause: 0, entries: [] };

/** Conditional commands of seats, for the players who hold them: no other person, and no other part of the server, reads a list. */
export class ConditionalCommands {
  readonly player: ConditionalPlayer;

  constructor(private readonly parts: ConditionalParts) {
    this.player = new ConditionalPlayer(parts);
  }

  /** The list of the account in a game, without entries that have ended. An account without a seat has none. */
  async of(loaded: LoadedGame, account: string | null): Promise<OwnConditional> {
    const seat = seatOf(loaded, account)?.seat;
    if (seat === undefined || loaded.game.phase !== 'running') return NONE;
    const lists = await this.parts.lists.of([loaded.gameId]);
    const list = lists.find((each) => each.seat === seat && isPlayedBy(loaded, each));
    if (!list) return NONE;
    const happened = await eventsSince(this.parts.events, loaded, list.plan);
    return { pause: list.plan.pause, entries: list.plan.entries.filter((entry) => !hasEnded(entry, happened)) };
  }

  /**
   * Replaces the list of the account's seat; no entries revoke it. A command that is being given at that moment is given all the same.
   */
  async set({ gameId, account, pause, entries: given }: ConditionalRequest): Promise<ConditionalAnswer> {
    const loaded = isUuid(gameId) ? await this.parts.games.load(gameId) : undefined;
    if (!loaded) return { status: 'notFound', what: 'game' };
    const seat = seatOf(loaded, account)?.seat;
    if (seat === undefined) return { status: 'forbidden', reason: 'noSeat' };
    if (!isPlayedBy(loaded, { seat, account })) return invalid(gameRefusals.notRunning);
    if (!(Number.isInteger(pause) && pause >= 0 && pause <= LONGEST_PAUSE)) return invalid(WRONG_PAUSE);
    if (given.length > MOST_CONDITIONAL) return invalid(TOO_MANY);
    const entries: PlannedEntry[] = [];
    for (const [number, { ruleset, entry }] of given.entries()) {
      const read = entryOf(loaded, ruleset, entry, number + 1);
      if ('status' in read) return read;
      entries.push({ ...read, number, times: 0 });
    }
    const { lists, clock } = this.parts;
    if (entries.length === 0) await lists.revoke(gameId, seat);
    else {
      const plan = { since: loaded.game.version, at: clock(), pause, entries, claim: null };
      await lists.keep({ listId: randomUUID(), gameId, seat, account, plan });
    }
    this.player.look(loaded);
    return { status: 'stored', loaded, list: entries.length === 0 ? NONE : { pause, entries } };
  }
}

/** An entry as it is stored, or why it cannot be. @param place counted from 1. */
function entryOf(
  loaded: LoadedGame,
  meant: string | undefined,
  given: unknown,
  place: number,
): ConditionalEntry | Invalid {
  const { ruleset, kernel, presentation } = loaded.release;
  if (meant !== undefined && meant !== ruleset.name) return invalid(otherRuleset(place, ruleset.name));
  const read = conditionalEntrySchema.safeParse(given);
  if (!read.success) return invalid(malformedEntry(place));
  const entry = read.data;
  const command = kernel.parseCommand(ruleset, entry.command);
  if (isRefusal(command)) return invalid(refusedEntry(place, command, presentation));
  const types = new Set(eventTypesOf(ruleset));
  const unknown = [...entry.after, ...entry.until].find((type) => !types.has(type));
  if (unknown !== undefined) return invalid(unknownEvent(place, unknown));
  if (entry.step !== null && !Object.hasOwn(presentation.steps ?? {}, entry.step))
    return invalid(unknownStep(place, entry.step));
  return { ...entry, command };
}

const WRONG_PAUSE = localized(
  `The pause is a whole number of seconds, from 0 to ${LONGEST_PAUSE}.`,
  `La pause est un nombre entier de secondes, de 0 à ${LONGEST_PAUSE}.`,
);

const TOO_MANY = localized(
  `Plan at most ${MOST_CONDITIONAL} commands.`,
  `Prévoyez au plus ${MOST_CONDITIONAL} commandes.`,
);

const otherRuleset = (place: number, name: string): Localized =>
  localized(
    `Entry ${place} has a command of another game: give it in the field “${name}”.`,
    `L’entrée ${place} a une commande d’un autre jeu : donnez-la dans le champ « ${name} ».`,
  );

const refusedEntry = (place: number, refusal: Refusal, presentation: Explaining): Localized =>
  localized(
    `Entry ${place}: ${explain(presentation, refusal, 'en')}`,
    `Entrée ${place} : ${explain(presentation, refusal, 'fr')}`,
  );

const malformedEntry = (place: number): Localized =>
  localized(
    `Entry ${place} has a step or an event type that is too long, or more than ${MOST_CONDITIONAL} event types.`,
    `L’entrée ${place} a une étape ou un type d’événement trop long, ou plus de ${MOST_CONDITIONAL} types d’événements.`,
  );

const unknownEvent = (place: number, type: string): Localized =>
  localized(
    `Entry ${place} names the event type “${type}”, which this game does not have.`,
    `L’entrée ${place} nomme le type d’événement « ${type} », que ce jeu n’a pas.`,
  );

const unknownStep = (place: number, step: string): Localized =>
  localized(
    `Entry ${place} names the step “${step}”, which this game does not have.`,
    `L’entrée ${place} nomme l’étape « ${step} », que ce jeu n’a pas.`,
  );
