import { schemaExtension } from '#contracts';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { MAX_PAGE, MOST_LEGAL } from '../requests/page.js';

const page = z.int().min(0).max(MAX_PAGE);
const fromOne = z.int().min(1);

/** The values of arguments, by name; those of one field take precedence. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  first: page,
  last: page,
  version: fromOne,
  number: fromOne,
  from: fromOne,
  to: fromOne,
  'Game.legalCommands.first': z.int().min(1).max(MOST_LEGAL),
};

/** Adds to the arguments of a schema the bounds of their values: Nest passes no extensions of arguments. */
export function boundArguments(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType))
    for (const field of Object.values(type.getFields()))
      for (const argument of field.args) {
        const bounds = schemas[`${type.name}.${field.name}.${argument.name}`] ?? schemas[argument.name];
        if (bounds && String(argument.type).startsWith('Int')) argument.extensions = schemaExtension(bounds);
      }
}
