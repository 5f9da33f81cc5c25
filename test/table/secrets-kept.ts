import { aliasOf, namedBy, type SecretField } from './secret-fields.js';
import type { StreamedEvent } from './table-client.js';
import type { PlayedGame } from './whole-table.js';

/** The secrets of a ruleset, and their owners. */
export interface Secrets {
  readonly fields: readonly SecretField[];
  /** Whether the value of the field with the permitted seats of a secret names this seat. */
  readonly isOf: (named: unknown, seat: number) => boolean;
  /** The names of the cards in the value of a secret: no sentence may reveal them to others. */
  readonly namesIn: (value: unknown, event: StreamedEvent) => readonly string[];
}

/** The number of kept secrets, and of secrets shown to their owners. */
export interface Seen {
  readonly hidden: number;
  readonly own: number;
}

/**
 * Checks that no player got a secret of others, in fields or in sentences, and each got their own. Returns the
 * numbers.
 */
export function expectSecretsKept(game: PlayedGame, secrets: Secrets): Seen {
  const seen = { hidden: 0, own: 0 };
  for (const { seat, got, full } of game.heard()) {
    for (const secret of secrets.fields.filter(({ event }) => event === got.type)) {
      const value = full.payload[aliasOf(secret)];
      if (secrets.isOf(ownerOf(secret, full), seat)) {
        seen.own += 1;
        expect(got.payload[aliasOf(secret)]).toEqual(value);
      } else {
        seen.hidden += 1;
        expect(got.payload[aliasOf(secret)]).toBeNull();
        for (const name of secrets.namesIn(value, full)) expect(got.description).not.toContain(name);
      }
    }
  }
  return seen;
}

/** Checks that in these events a seat sees its own secrets, and no others. Returns the numbers of each. */
export function expectOwnAlone(seat: number, events: readonly StreamedEvent[], fields: readonly SecretField[]): Seen {
  const seen = { hidden: 0, own: 0 };
  for (const event of events) {
    for (const secret of fields.filter((field) => field.event === event.type)) {
      const isMine = ownerOf(secret, event) === seat;
      seen[isMine ? 'own' : 'hidden'] += 1;
      expect(event.payload[aliasOf(secret)] === null).toBe(!isMine);
    }
  }
  return seen;
}

/** The value of the event's field with the permitted seats of a secret; nothing where none may. */
function ownerOf(secret: SecretField, { payload }: StreamedEvent): unknown {
  const name = namedBy(secret);
  return name === undefined ? undefined : payload[name];
}
