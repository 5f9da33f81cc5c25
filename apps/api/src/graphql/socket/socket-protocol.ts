import type { IncomingMessage } from 'node:http';
import { TokenWatch } from '#accounts';
import { localized, locales, type Locale } from '#kernel';
import { Inject, Injectable } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError, type ExecutionArgs, type GraphQLFormattedError } from 'graphql';
import { CloseCode, type Context, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { Authentication, type Authenticated } from '../../access/authentication.js';
import { heldBy } from '../../access/caller.js';
import { credentialsIn } from '../../access/credentials.js';
import { rateLimited, type RateLimitSubject } from '../../access/rate-limit-subject.js';
import { LEAST_COST } from '../../access/points.js';
import { TokenBucket } from '../../access/token-bucket.js';
import type { SocketPlace } from '../../access/socket-places.js';
import type { FaultReport } from '../../api-parts.js';
import { API_SETTINGS, REPORT_FAULT } from '../../core/tokens.js';
import type { ApiSettings } from '../../api-settings.js';
import { ApiContexts } from '../../requests/api-context.js';
import { ApiError } from '../../errors/api-error.js';
import { ProcessorMeter } from '../../requests/processor-time.js';
import { asRequest, measured, requestId, spentTime } from '../../requests/request-context.js';
import { asError } from '../as-error.js';
import { DocumentCheck } from '../document-check.js';
import { asGraphqlError } from '../graphql-error.js';
import { maskError } from '../mask-errors.js';
import { withDocument } from '../put-document.js';
import { cutToReason, reasonIn } from './close-reason.js';
import { fromClient } from './from-client.js';
import { paidSubscription, type SubscriptionContext } from './paid-subscription.js';
import { readSubscription } from './read-subscription.js';

/** The state of a socket: known from the start, and after it has authenticated. */
export interface SocketExtra {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  readonly address: string;
  readonly place: SocketPlace;
  authorization?: string | undefined;
  /** The language of its `Accept-Language`, until it states another. */
  locale: Locale;
  /** Pays for its messages. */
  bucket?: TokenBucket;
  stopWatching?: () => void;
  /** Refusals since the last subscription that was not refused. */
  refusals?: number;
}

type Connection = Context<Record<string, unknown>, SocketExtra>;
type Hooks = ServerOptions<Record<string, unknown>, SocketExtra>;

/** The close code for a client that asks too often, or for too much at a time. */
export const TOO_MANY = CloseCode.TooManyInitialisationRequests;

/** Close code of WebSocket for a server that cannot serve for the moment: clients try again. */
const TRY_AGAIN_LATER = 1013;

/** The protocol of a socket: a client connects with its token, then subscribes, within limits. */
@Injectable()
export class SocketProtocol {
  @Inject(TokenWatch) private readonly tokens: TokenWatch;
  @Inject(ProcessorMeter) private readonly meter: ProcessorMeter;
  @Inject(DocumentCheck) private readonly documents: DocumentCheck;

  constructor(
    private readonly schema: GraphQLSchemaHost,
    private readonly authentication: Authentication,
    private readonly contexts: ApiContexts,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /** The hooks for graphql-ws. */
  hooks(): Hooks {
    return {
      onConnect: (context) => this.connect(context),
      onPing: ({ extra }) => this.answerPing(extra),
      onSubscribe: (context, _id, payload) =>
        asRequest(localeOf(context), this.meter, () => this.subscribe(context, payload)),
      subscribe: paidSubscription,
      onNext: (context, _id, _payload, _args, { errors, data = null }) =>
        errors && { data, errors: asRequest(localeOf(context), this.meter, () => this.maskedAll(errors)) },
      onError: (context, _id, _payload, errors) =>
        isOpen(context.extra) ? asRequest(localeOf(context), this.meter, () => this.maskedAll(errors)) : undefined,
      onClose: ({ extra }) => extra.stopWatching?.(),
      jsonMessageReviver: fromClient,
    };
  }

  private async connect(connection: Connection): Promise<boolean> {
    const { extra, connectionParams = {} } = connection;
    const authorization =
      connectionParams['authorization'] ?? connectionParams['Authorization'] ?? credentialsIn(extra.request);
    if (authorization !== undefined && typeof authorization !== 'string') return false;
    extra.authorization = authorization;
    extra.locale = locales.find((locale) => locale === connectionParams['locale']) ?? extra.locale;
    const admitted = await this.admitted(extra, LEAST_COST);
    if (!admitted) return false;
    if (!extra.place.settle(admitted.caller)) {
      extra.socket.close(TOO_MANY, reasonIn(extra.locale, 'sockets'));
      return false;
    }
    extra.bucket = new TokenBucket(admitted.subject, this.settings.sockets.telling);
    const held = heldBy(admitted.caller);
    if (held && isOpen(extra)) {
      extra.stopWatching = this.tokens.watch(held, () => {
        extra.socket.close(CloseCode.Forbidden, reasonIn(extra.locale, 'token'));
      });
    }
    return true;
  }

  /** The caller of a socket; if it is not admitted, closes the socket with the reason and returns nothing. */
  private async admitted(
    { authorization, address, socket, locale }: SocketExtra,
    points: number,
  ): Promise<Authenticated | undefined> {
    try {
      return await this.authentication.authenticate(authorization, address, points);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RATE_LIMITED') {
        socket.close(TOO_MANY, reasonIn(locale, 'requests'));
      } else if (error instanceof ApiError && error.code === 'ISSUER_AWAY') {
        socket.close(TRY_AGAIN_LATER, cutToReason(error.messageIn(locale)));
      } else if (error instanceof ApiError) {
        socket.close(CloseCode.Forbidden, cutToReason(error.messageIn(locale)));
      } else {
        this.report(error);
        socket.close(TRY_AGAIN_LATER, reasonIn(locale, 'fault'));
      }
      return undefined;
    }
  }

  private async answerPing({ bucket, socket, locale }: SocketExtra): Promise<void> {
    await bucket?.spend(1).catch(() => socket.close(TOO_MANY, reasonIn(locale, 'requests')));
  }

  private async subscribe(
    connection: Connection,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { extra } = connection;
    const answer = await this.read(connection, payload).catch((error: unknown) => [
      toGraphqlError(asGraphqlError(error)),
    ]);
    extra.refusals = Array.isArray(answer) ? (extra.refusals ?? 0) + 1 : 0;
    if (extra.refusals >= this.settings.sockets.refusals)
      extra.socket.close(TOO_MANY, reasonIn(extra.locale, 'refusals'));
    return answer;
  }

  /** An operation that may run, or the reason why not; faults are thrown. */
  private async read(
    { extra, subscriptions }: Connection,
    payload: SubscribePayload,
  ): Promise<ExecutionArgs | readonly GraphQLError[]> {
    const { authorization, address, bucket } = extra;
    const { sockets, documents: limits, persistedDocuments, introspection } = this.settings;
    const most = authorization === undefined ? sockets.strangers : sockets.subscriptions;
    // Before any await, since later messages have not arrived yet.
    if (Object.keys(subscriptions).length > most) {
      throw rateLimited(
        localized(
          `Your socket may have at most ${most} subscriptions. End one first.`,
          `Votre connexion peut avoir au plus ${most} abonnements. Terminez-en un d’abord.`,
        ),
        RETRY_WHEN_ENDED,
      );
    }
    const { caller, subject } = await this.authentication.authenticate(authorization, address, LEAST_COST);
    const held = { documents: this.documents, limits, telling: sockets.telling, introspection };
    const read = await paying(subject, () =>
      readSubscription(this.schema.schema, withDocument(payload, persistedDocuments), held),
    );
    if ('errors' in read) return read.errors;
    const contextValue: SubscriptionContext = {
      ...this.contexts.for(caller, localeOf({ extra }), address),
      bucket: bucket ?? new TokenBucket(subject, sockets.telling),
      telling: read.cost,
    };
    return { ...read.operation, contextValue };
  }

  private maskedAll(errors: readonly (GraphQLError | GraphQLFormattedError)[]): GraphQLFormattedError[] {
    const id = requestId();
    return errors.map((error) => (error instanceof GraphQLError ? maskError(error, id, this.report) : error));
  }
}

/**
 * Runs a synchronous function, and charges the payer for its processor time beyond the points already paid, even if
 * it is refused.
 */
async function paying<T>(subject: RateLimitSubject, run: () => T): Promise<T> {
  try {
    return measured(run);
  } finally {
    await subject.settle(spentTime()?.micros ?? 0);
  }
}

/** Seconds after which to retry where only the client itself can make room. */
const RETRY_WHEN_ENDED = 1;

const toGraphqlError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('fault', { originalError: asError(error) });

/** A client that has gone gets no further messages, and a failed send to it is not a fault. */
const isOpen = ({ socket }: SocketExtra): boolean => socket.readyState === socket.OPEN;

const localeOf = ({ extra }: Pick<Connection, 'extra'>): Locale => extra.locale;
