import { Args, GraphQLSchemaBuilderModule, GraphQLSchemaFactory, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Test } from '@nestjs/testing';
import { printType, type GraphQLSchema } from 'graphql';
import type { Contracts } from '../contracts.js';
import { withEventUnions } from '../event-unions.js';
import { classNamed, type DecoratedClass } from '../output-types.js';

/** A schema with every type of the contracts: the shared types as queries, the inputs as arguments of a mutation. */
export async function schemaOf(contracts: Contracts): Promise<GraphQLSchema> {
  const { options, view, base, content, event, command, commandInput, optionsInput, broughtInput } = contracts.types;
  const Probe = classNamed('Probe');
  for (const [field, type] of Object.entries({ options, view, base, content, event, command })) {
    if (type !== undefined)
      Query(() => type as DecoratedClass, { nullable: true })(Probe.prototype, field, method(Probe, field));
  }
  const echo = method(Probe, 'echo');
  Reflect.defineMetadata('design:paramtypes', [Object, Object, Object], Probe.prototype as object, 'echo');
  Args('command', { type: () => commandInput, nullable: true })(Probe.prototype as object, 'echo', 0);
  Args('options', { type: () => optionsInput, nullable: true })(Probe.prototype as object, 'echo', 1);
  if (broughtInput) Args('brought', { type: () => broughtInput, nullable: true })(Probe.prototype as object, 'echo', 2);
  Mutation(() => String)(Probe.prototype, 'echo', echo);
  Resolver()(Probe);
  return withEventUnions(await build(Probe), contracts);
}

async function build(resolver: DecoratedClass): Promise<GraphQLSchema> {
  const app = await Test.createTestingModule({ imports: [GraphQLSchemaBuilderModule] }).compile();
  const schema = await app.get(GraphQLSchemaFactory).create([resolver]);
  await app.close();
  return schema;
}

function method(target: DecoratedClass, name: string): PropertyDescriptor {
  const descriptor = { value: () => null, configurable: true };
  Object.defineProperty(target.prototype, name, descriptor);
  return descriptor;
}

/** A type in SDL, without descriptions of its fields. Throws when the schema has no such type. */
export function sdlOf(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  if (!type) throw new Error(`The schema has no type "${name}".`);
  return printType(type);
}
