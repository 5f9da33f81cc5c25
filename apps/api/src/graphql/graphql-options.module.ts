import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { GraphqlOptions } from './graphql-options.js';
import { graphqlProviders } from './graphql.providers.js';

const shared = [...graphqlProviders, GraphqlOptions];

/** The options of `GraphQLModule`, which imports this module for them. */
@Module({ imports: [AccessModule, RequestsModule], providers: shared, exports: shared })
export class GraphqlOptionsModule {}
