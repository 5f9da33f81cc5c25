import { aliasOf, namedBy, type SecretField } from './secret-fields.js';
import type { StreamedEvent } from './table-client.js';
import type { PlayedGame } from './whole-table.js';

/** What the secrets of a ruleset are, and whose. */
export interface Secrets {
  readonly fields: readonly SecretField[];
  /** Whether the value of the field that names who may see a secret names this seat. */
  readonly isOf: (named: unknown, seat: number) => boolean;
  /** The names of the cards in the value of a secret: no sentence may tell them to others. */
  readonly namesIn: (value: unknown, event: StreamedEvent) => readonly string[];
}

/** How many secrets were kept, and how many told to whom they belong. */
export interface Seen {
  readonly hidden: number;
  readonly own: number;
}

/** Nobody was told a secret of others, in fields or in sentences; everybody was told his own. Gives how many there were. */
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

/** In these events a seat sees its own secrets, and no others. Gives how many there were of each. */
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

/** What the event says of who may see a secret; nothing where nobody may. */
function ownerOf(secret: SecretField, { payload }: StreamedEvent): unknown {
  const name = namedBy(secret);
  return name === undefined ? undefined : payload[name];
}
