import type { z } from 'zod';
import type { Shapes, Tagged } from './shapes.js';
import { sharedRegistry } from './shared-registry.js';

/**
 * The viewers who may see a field of an event, or to whom an event makes something known.
 * `{ seat: 'buyer' }` is the seat whose number stands in the event's field `buyer` (a number, or a list of numbers);
 * `{ side: 'team' }` is every seat of the side that the field `team` names;
 * `'nobody'` is no viewer at all until the game is over.
 */
export type Audience = 'everyone' | 'nobody' | { readonly seat: string } | { readonly side: string };

/** To whom each field of an event makes something known that was hidden; `type`: that it happened, and nothing else. */
type Revelations = Readonly<Record<string, Exclude<Audience, 'nobody'>>>;

const audiences = sharedRegistry<{ readonly audience: Audience }>('audience');
const revelations = sharedRegistry<Revelations>('revelations');

declare const SECRET: unique symbol;

/** Marks the type of a secret value; no value has it. Named, so that declarations of types can name it. */
export interface SecretMark {
  readonly [SECRET]?: never;
}

/** A value that only its audience sees: absent from the event as others get it. */
export type Secret<T> = T extends null | undefined ? T : T & SecretMark;

/** An event as a viewer gets it: fields declared secret may be absent. */
export type Redacted<E> = E extends unknown
  ? { readonly [K in keyof E as typeof SECRET extends keyof NonNullable<E[K]> ? never : K]: E[K] } & {
      readonly [K in keyof E as typeof SECRET extends keyof NonNullable<E[K]> ? K : never]?: E[K];
    }
  : never;

/** The union of events as viewers get them. */
export type RedactedOf<S extends Shapes> = Redacted<Tagged<S>>;

/** The schema of a secret field: it may be absent where the field itself may. */
export type SecretSchema<T extends z.ZodType> =
  T extends z.ZodOptional<infer Inner extends z.ZodType>
    ? z.ZodOptional<z.ZodType<Secret<z.output<Inner>>, z.input<Inner>>>
    : z.ZodType<Secret<z.output<T>>, z.input<T>>;

/**
 * Declares that a field of an event is secret. It must be the outermost schema of its field: wrap after `.optional()`, and an
 * event may lack the field as before.
 * @returns a copy of the schema, which the kernel's redaction removes from the event for all viewers outside `audience`.
 */
export function secret<T extends z.ZodType>(schema: T, audience: Exclude<Audience, 'everyone'>): SecretSchema<T> {
  const own = schema.clone();
  audiences.add(own, { audience });
  return own as unknown as SecretSchema<T>;
}

/**
 * Declares that an event makes something known that was hidden before: a card turned up, a hand drawn. `fields` names
 * the fields that show it, and to whom; `type` stands for the event itself, where another one would have come instead.
 * A take-back never crosses it, and the law on secrets lets these fields differ between worlds for their audience. No
 * other field may, and no other audience's.
 */
export function revealing<T extends z.ZodObject>(
  schema: T,
  fields: { readonly [Field in (keyof z.output<T> & string) | 'type']?: Exclude<Audience, 'nobody'> },
): T {
  const own = schema.clone();
  revelations.add(own, fields as Revelations);
  return own;
}

/**
 * Declares of several events that one of them comes instead of another, by something that was hidden: which one it is makes
 * that known to `audience`. Each of them has to say so; a `type` that one of them alone reveals holds for none.
 * @returns the events under their names, to be spread among a ruleset's own. What they reveal beside stays.
 */
export const revealingWhich = <S extends Shapes>(events: S, audience: Exclude<Audience, 'nobody'>): S =>
  Object.fromEntries(
    Object.entries(events).map(([type, schema]) => [type, revealing(schema, { type: audience })]),
  ) as unknown as S;

/** The audience of a field, `'everyone'` when it was not declared secret. */
export const audienceOf = (schema: z.ZodType): Audience => audiences.get(schema)?.audience ?? 'everyone';

/** The revelations of an event of this schema, and their audiences; empty when none were declared. */
export const revelationsOf = (schema: z.ZodType): Revelations => revelations.get(schema) ?? {};
