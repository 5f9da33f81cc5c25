import type { Card } from '../../schema/card-fields.js';
import type { EffectWhat } from '../../words.js';
import { classSchema, kindSchema, sizeSchema } from '../../words.js';

/** The part of creatures that `DECLARE_FIRST` makes public (cards.md 5.4). */
export type Property = Extract<EffectWhat, 'KIND' | 'SIZE' | 'CLASS'>;

const values: Readonly<Record<Property, readonly string[]>> = {
  KIND: kindSchema.options,
  SIZE: sizeSchema.options,
  CLASS: classSchema.options,
};

/** The values that a property can have, in order. */
export const valuesOf = (property: Property): readonly string[] => values[property];

/** Those of a card, in that order: of a class one or two, of what is no creature none. */
export function propertiesOf(card: Card, property: Property): readonly string[] {
  const { kind, size, classes = [] } = card;
  const own: readonly (string | undefined)[] = { KIND: [kind], SIZE: [size], CLASS: classes }[property];
  return values[property].filter((value) => own.includes(value));
}

/** True of a word of an effect that is a property, and of nothing else that `what` may say. */
export const isProperty = (what: EffectWhat | undefined): what is Property => what !== undefined && what in values;
