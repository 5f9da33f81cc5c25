import { withEventUnions } from '#contracts';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { resolvers } from '../api.module.js';
import { contracts } from '../contracts.js';

/** The whole schema of the API in the schema language, sorted by name. Needs neither database nor port. */
export async function schemaText(): Promise<string> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, { logger: false });
  const schema = await app.get(GraphQLSchemaFactory).create(resolvers);
  await app.close();
  return `${printSchema(lexicographicSortSchema(withEventUnions(schema, contracts)))}\n`;
}
