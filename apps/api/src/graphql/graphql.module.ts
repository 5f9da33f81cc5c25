import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Module } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { AccessModule } from '../access/access.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { GamesModule } from '../games/games.module.js';
import { KeptModule } from '../kept/kept.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { GraphqlOptions } from './graphql-options.js';
import { GraphqlOptionsModule } from './graphql-options.module.js';
import { NodeResolver } from './node.resolver.js';
import { OwnNodes } from './own-nodes.js';
import { SchemaController } from './schema.controller.js';
import { SocketProtocol } from './socket/socket-protocol.js';
import { SubscriptionServer } from './socket/subscription-server.js';

/** GraphQL over HTTP and over the socket, and its search by id. */
@Module({
  imports: [
    AccessModule,
    AccountsModule,
    GamesModule,
    KeptModule,
    RequestsModule,
    GraphqlOptionsModule,
    GraphQLModule.forRootAsync<ApolloDriverConfig>({
      driver: ApolloDriver,
      imports: [GraphqlOptionsModule],
      useExisting: GraphqlOptions,
    }),
  ],
  controllers: [SchemaController],
  providers: [NodeResolver, OwnNodes, SocketProtocol, SubscriptionServer],
  exports: [GraphQLModule],
})
export class GraphqlModule {}
