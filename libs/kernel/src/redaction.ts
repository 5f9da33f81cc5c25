import type { z } from 'zod';
import { eventSchemasOf } from './event-schemas.js';
import type { AnyRules } from './rules.js';
import type { Viewer } from './seat.js';
import { audienceOf, type Audience } from './secrets.js';
import type { AnyTagged } from './shapes.js';

/** The secret fields to remove from an object, and what to do inside the others. */
interface Plan {
  readonly secrets: ReadonlyMap<string, Audience>;
  readonly inside: ReadonlyMap<string, Plan>;
}

const plans = new WeakMap<z.ZodType, Plan | null>();

/** Gives each viewer of a game its own form of an event: fields that the viewer may not see are absent. */
export type Redactor = (event: AnyTagged, viewer: Viewer) => AnyTagged;

/**
 * The redaction of the events of a game under these options. Written once, for every ruleset: secrets
 * are declared in the events' schemas. Events without a secret for the viewer are given back as they are.
 */
export function redactorOf(ruleset: AnyRules, options: unknown): Redactor {
  const schemas = eventSchemasOf(ruleset);
  const sides = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (event, viewer) => {
    const schema = schemas[event.type];
    if (!schema) throw new TypeError(`The ruleset "${ruleset.name}" has no event "${event.type}".`);
    const plan = viewer.kind === 'auditor' ? null : planOf(schema);
    if (!plan) return event;
    const sees = (audience: Audience): boolean => isOfAudience(audience, event, viewer, sides);
    return redact(plan, event, sees) as AnyTagged;
  };
}

/** True when the viewer belongs to an audience that is named by the fields of an event. */
export function isOfAudience(
  audience: Audience,
  event: AnyTagged,
  viewer: Viewer,
  sides: ReadonlyMap<number, string | undefined>,
): boolean {
  if (audience === 'everyone' || viewer.kind === 'auditor') return true;
  if (audience === 'nobody' || viewer.kind === 'spectator') return false;
  if ('side' in audience)
    return sides.get(viewer.seat) !== undefined && sides.get(viewer.seat) === event[audience.side];
  const named = event[audience.seat];
  return Array.isArray(named) ? named.includes(viewer.seat) : named === viewer.seat;
}

function redact(plan: Plan, value: unknown, sees: (audience: Audience) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => redact(plan, item, sees));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]: [string, unknown]) => {
      const audience = plan.secrets.get(key);
      if (audience !== undefined && !sees(audience)) return [];
      const inside = plan.inside.get(key);
      return [[key, inside ? redact(inside, field, sees) : field]];
    }),
  );
}

function planOf(schema: z.ZodType): Plan | null {
  const known = plans.get(schema);
  if (known !== undefined) return known;
  const plan = makePlan(schema);
  plans.set(schema, plan);
  return plan;
}

function makePlan(schema: z.ZodType): Plan | null {
  const { def } = schema as unknown as { def: SchemaDef };
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return planOf(def.innerType as z.ZodType);
    case 'array':
      return planOf(def.element as z.ZodType);
    case 'object':
      return planOfObject(def.shape as Record<string, z.ZodType>);
    case 'union':
      return refuseSecrets(def.options as z.ZodType[], 'a union');
    case 'record':
      return refuseSecrets([def.valueType as z.ZodType], 'a record');
    case 'tuple':
      return refuseSecrets(def.items as z.ZodType[], 'a tuple');
    default:
      return null;
  }
}

interface SchemaDef {
  readonly type: string;
  readonly innerType?: unknown;
  readonly element?: unknown;
  readonly shape?: unknown;
  readonly options?: unknown;
  readonly valueType?: unknown;
  readonly items?: unknown;
}

function planOfObject(shape: Record<string, z.ZodType>): Plan | null {
  const secrets = new Map<string, Audience>();
  const inside = new Map<string, Plan>();
  for (const [key, field] of Object.entries(shape)) {
    const audience = audienceOf(field);
    if (audience !== 'everyone') secrets.set(key, audience);
    const plan = planOf(field);
    if (plan) inside.set(key, plan);
  }
  return secrets.size + inside.size > 0 ? { secrets, inside } : null;
}

function refuseSecrets(schemas: readonly z.ZodType[], where: string): null {
  const hidden = schemas.some((schema) => audienceOf(schema) !== 'everyone' || planOf(schema) !== null);
  if (hidden) throw new TypeError(`A secret inside ${where} cannot be redacted: declare the whole field secret.`);
  return null;
}
