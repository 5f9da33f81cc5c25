import { audienceOf, type AnyRuleset, type Audience } from '#kernel';

/** A field of an event that is not public. */
export interface SecretField {
  readonly event: string;
  readonly field: string;
  readonly audience: Exclude<Audience, 'everyone'>;
}

/** Every secret field of the events of a ruleset. */
export const secretFieldsOf = ({ schemas }: AnyRuleset): readonly SecretField[] =>
  Object.entries(schemas.events).flatMap(([event, schema]) =>
    Object.entries(schema.shape).flatMap(([field, type]) => {
      const audience = audienceOf(type as never);
      return audience === 'everyone' ? [] : [{ event, field, audience }];
    }),
  );

/** The public field of an event that names the seats that may see a secret one; `undefined` when none may. */
export function namedBy({ audience }: SecretField): string | undefined {
  if (audience === 'nobody') return undefined;
  return 'seat' in audience ? audience.seat : audience.side;
}

/** The alias of a secret field: unique, because fields of one name differ in type. */
export const aliasOf = ({ event, field }: SecretField): string => `${event}_${field}`;

/**
 * A selection on `payload` with all these secrets, and the fields that name the seats that may see them.
 * `inner` selects within the fields that hold objects.
 */
export const secretSelection = (
  prefix: string,
  secrets: readonly SecretField[],
  inner: Readonly<Record<string, string>> = {},
): string =>
  [...new Set(secrets.map(({ event }) => event))]
    .map((event) => {
      const fields = secrets.filter((secret) => secret.event === event);
      const named = [...new Set(fields.map(namedBy))].filter((name) => name !== undefined);
      const asked = fields.map((secret) => `${aliasOf(secret)}: ${secret.field} ${inner[secret.field] ?? ''}`);
      return `... on ${prefix}${event.charAt(0).toUpperCase()}${event.slice(1)} { ${[...named, ...asked].join(' ')} }`;
    })
    .join(' ');
