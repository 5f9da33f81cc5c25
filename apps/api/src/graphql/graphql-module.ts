import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { GraphqlOptions } from './graphql-options.js';

/** GraphQL over HTTP. `core` provides the dependencies of its options. */
export const graphqlModule = (core: DynamicModule): DynamicModule =>
  GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: ApolloDriver,
    imports: [core],
    useExisting: GraphqlOptions,
  });
