import type { AnyRuleset } from '#kernel';
import { rulesets } from '../../../rulesets.js';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { featuresFor } from '../api.module.js';
import { serveRulesets } from './derived-types.js';
import { resolversOf } from './resolvers-of.js';
import { wholeSchema } from './whole-schema.js';

/** The whole schema of an API with these rulesets in SDL, sorted by name. Needs neither database nor port. */
export async function schemaText(served: readonly AnyRuleset[] = rulesets): Promise<string> {
  const contracts = serveRulesets(served);
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app.get(GraphQLSchemaFactory).create(resolversOf(featuresFor(contracts.types)));
  await app.close();
  return `${printSchema(lexicographicSortSchema(wholeSchema(schema, contracts)))}\n`;
}
