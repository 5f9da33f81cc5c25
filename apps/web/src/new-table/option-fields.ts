/** The value of an option: `undefined` leaves it to the rules. */
export type OptionValue = string | number | boolean | null | undefined;

/** The values that were chosen, by option: those of the others are the rules'. */
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a game that a form can show, as its JSON Schema describes it. */
export type OptionField = NumberField | ChoiceField | FlagField | TextField;

interface Named {
  readonly name: string;
  /** What players call it; empty where the ruleset has no words for it. */
  readonly title: string;
  /** What the option means; in English where the ruleset has no words for it. */
  readonly explanation: string;
}

export interface NumberField extends Named {
  readonly kind: 'number';
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly preset: number | null | undefined;
  /** Whether `null` is a value of its own: no limit. */
  readonly isNullable: boolean;
}

export interface ChoiceField extends Named {
  readonly kind: 'choice';
  readonly values: readonly string[];
  /** What players call the values, in their order; absent where the ruleset has no words for them. */
  readonly valueNames?: readonly string[] | undefined;
  readonly preset: string | undefined;
}

export interface FlagField extends Named {
  readonly kind: 'flag';
  readonly preset: boolean;
}

export interface TextField extends Named {
  readonly kind: 'text';
  readonly longest: number | undefined;
  readonly preset: string | undefined;
}

interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enumNames?: readonly string[];
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** The options that a form can show: numbers, choices, flags and texts. Whole scenarios and the like are for files. */
export function optionFields(schema: unknown): readonly OptionField[] {
  const { properties = {}, $defs = {} } = schema as Schema;
  return Object.entries(properties).flatMap(([name, part]) => fieldOf(name, resolved(part, $defs)) ?? []);
}

/** A schema with what its reference names; what stands beside the reference counts. */
function resolved({ $ref, ...own }: Schema, defs: Readonly<Record<string, Schema>>): Schema {
  const named = $ref === undefined ? undefined : defs[$ref.slice($ref.lastIndexOf('/') + 1)];
  return { ...named, ...own };
}

function fieldOf(name: string, schema: Schema): OptionField | undefined {
  const named = { name, title: schema.title ?? '', explanation: schema.description ?? '' };
  const [some, none] = schema.anyOf ?? [];
  if (some && none?.type === 'null') return numberOf(named, { ...some, default: schema.default }, true);
  if (schema.enum)
    return {
      ...named,
      kind: 'choice',
      values: schema.enum.filter((value) => typeof value === 'string'),
      valueNames: schema.enumNames,
      preset: textIn(schema.default),
    };
  switch (schema.type) {
    case 'boolean':
      return { ...named, kind: 'flag', preset: schema.default === true };
    case 'string':
      return { ...named, kind: 'text', longest: schema.maxLength, preset: textIn(schema.default) };
    default:
      return numberOf(named, schema, false);
  }
}

function numberOf(named: Named, schema: Schema, isNullable: boolean): NumberField | undefined {
  if (schema.type !== 'integer' && schema.type !== 'number') return undefined;
  const preset = typeof schema.default === 'number' || schema.default === null ? schema.default : undefined;
  return { ...named, kind: 'number', least: schema.minimum, most: schema.maximum, preset, isNullable };
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
