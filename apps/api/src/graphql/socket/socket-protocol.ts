import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { TokenWatch } from '#accounts';
import { locales, type Locale } from '#kernel';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, type ExecutionArgs, type GraphQLFormattedError } from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import { Admission } from '../../access/admission.js';
import type { Caller } from '../../access/caller.js';
import { REPORT_FAULT, type FaultReport } from '../../api-parts.js';
import { API_SETTINGS, type ApiSettings } from '../../api-settings.js';
import { ApiContexts } from '../../requests/api-context.js';
import { ApiError } from '../../errors/api-error.js';
import { asRequest, requestId } from '../../requests/request-context.js';
import { asError } from '../as-error.js';
import { asGraphqlError } from '../graphql-error.js';
import { maskError } from '../mask-errors.js';
import { preferredLocale } from '../../requests/preferred-locale.js';
import { fromClient } from './from-client.js';
import { readSubscription } from './read-subscription.js';

/** What is known of a socket. */
export type SocketState = {
  authorization: string | undefined;
  locale: Locale;
  stopWatching: () => void;
};

type SocketExtra = Extra & Partial<SocketState>;
type Connection = Context<Record<string, unknown>, SocketExtra>;
type Hooks = ServerOptions<Record<string, unknown>, SocketExtra>;

/** Close codes of graphql-transport-ws that we use ourselves. */
const FORBIDDEN = 4403;
const TOO_MANY = 4429;

/** Close code of WebSocket for a server that cannot serve for the moment: clients try again. */
const TRY_AGAIN_LATER = 1013;

/** Most bytes of the reason of a close (RFC 6455, 5.5). */
const LONGEST_REASON = 123;

/** What a client may do on a socket: connect with its token, then subscribe, within limits. */
@Injectable()
export class SocketProtocol {
  @Inject(TokenWatch) private readonly tokens: TokenWatch;

  constructor(
    private readonly schema: GraphQLSchemaHost,
    private readonly admission: Admission,
    private readonly contexts: ApiContexts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /** The hooks for graphql-ws. */
  hooks(): Hooks {
    return {
      onConnect: (context) => this.connect(context),
      onSubscribe: (context, _id, payload) => asRequest(() => this.subscribe(context, payload)),
      onNext: (_context, _id, _payload, _args, { errors, data = null }) =>
        errors && { data, errors: this.maskedAll(errors) },
      onError: ({ extra }, _id, _payload, errors) => (isOpen(extra) ? this.maskedAll(errors) : undefined),
      onClose: ({ extra }) => extra.stopWatching?.(),
      jsonMessageReviver: fromClient,
    };
  }

  /** The address that a connection counts for: of the client, or as the nearest proxies that we trust tell it. */
  addressOf(request: IncomingMessage): string {
    const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
    const { proxies } = this.settings;
    const address = proxies > 0 ? (told.at(-proxies) ?? '').trim() : '';
    return isIP(address) > 0 ? address : (request.socket.remoteAddress ?? 'unknown');
  }

  private async connect(connection: Connection): Promise<boolean> {
    const { extra, connectionParams = {} } = connection;
    const authorization = connectionParams['authorization'] ?? connectionParams['Authorization'];
    if (authorization !== undefined && typeof authorization !== 'string') return false;
    extra.authorization = authorization;
    extra.locale = localeIn(connectionParams['locale'], extra.request);
    const caller = await this.admitted(extra);
    if (caller?.tokenId != null && isOpen(extra)) {
      const { tokenId: id, until } = caller;
      extra.stopWatching = this.tokens.watch({ id, until }, () => {
        extra.socket.close(FORBIDDEN, 'The token was revoked or has expired.');
      });
    }
    return caller !== undefined;
  }

  /** Whose socket this is; `undefined` when it is not let in: then it is closed, with the reason. */
  private async admitted({ authorization, request, socket }: SocketExtra): Promise<Caller | undefined> {
    try {
      return await this.admission.admit(authorization, this.addressOf(request));
    } catch (error) {
      if (error instanceof ApiError) {
        const code = error.code === 'RATE_LIMITED' ? TOO_MANY : FORBIDDEN;
        socket.close(code, error.message.slice(0, LONGEST_REASON));
      } else {
        this.report(error);
        socket.close(TRY_AGAIN_LATER, 'Something went wrong on our side. Try again later.');
      }
      return undefined;
    }
  }

  private async subscribe(
    connection: Connection,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    try {
      const { extra } = connection;
      const caller = await this.admission.admit(extra.authorization, this.addressOf(extra.request));
      const { subscriptions } = this.settings.sockets;
      if (Object.keys(connection.subscriptions).length > subscriptions) {
        throw new ApiError('RATE_LIMITED', `A socket holds at most ${subscriptions} subscriptions.`);
      }
      const read = readSubscription(this.schema.schema, payload, this.settings.documents);
      if ('errors' in read) return read.errors;
      return { ...read.operation, contextValue: this.contexts.for(caller, extra.locale ?? 'en') };
    } catch (error) {
      return [toGraphqlError(asGraphqlError(error))];
    }
  }

  private maskedAll(errors: readonly (GraphQLError | GraphQLFormattedError)[]): GraphQLFormattedError[] {
    const id = requestId();
    return errors.map((error) => (error instanceof GraphQLError ? maskError(error, id, this.report) : error));
  }
}

const toGraphqlError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('fault', { originalError: asError(error) });

/** A client that went away is told nothing any more, and what could not be sent to it is no fault. */
const isOpen = ({ socket }: SocketExtra): boolean => socket.readyState === socket.OPEN;

const localeIn = (wanted: unknown, { headers }: IncomingMessage): Locale =>
  locales.find((locale) => locale === wanted) ?? preferredLocale(headers['accept-language']);
