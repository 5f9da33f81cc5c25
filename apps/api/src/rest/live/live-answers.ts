import { TokenWatch } from '#accounts';
import { Games } from '#games';
import { localized } from '#kernel';
import type { Observer } from '#platform';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { callerOf, heldBy, type Caller } from '../../access/caller.js';
import { subjectOf, rateLimited, type RateLimitSubject } from '../../access/rate-limit-subject.js';
import { TELLING_COST } from '../../access/points.js';
import { TokenBucket } from '../../access/token-bucket.js';
import { SocketPlaces } from '../../access/socket-places.js';
import type { ApiSettings } from '../../api-settings.js';
import { API_SETTINGS, OBSERVER, REPORT_FAULT } from '../../core/tokens.js';
import { affordable } from '../../graphql/cost.js';
import { paidSubscription, type SubscriptionContext } from '../../graphql/socket/paid-subscription.js';
import { addressOf } from '../../requests/address-of.js';
import type { ApiContext } from '../../requests/api-context.js';
import { readGlobalId } from '../../requests/global-id.js';
import type { PreparedRoute } from '../prepared/prepare-route.js';
import type { FaultReport } from '../../api-parts.js';
import { requestId, requestLocale } from '../../requests/request-context.js';
import { problemOf } from '../problem.js';
import type { Route } from '../routes/route.js';
import { mustAccept } from '../run/accepted.js';
import { isToldOf } from '../run/faults.js';
import { RestOperations, weighed } from '../run/rest-operations.js';
import { LIVE_TYPES, liveFormat } from './live-format.js';
import { LiveStream } from './live-stream.js';

/** Live answers: server-sent events, or NDJSON. They count as sockets do, and cost the same as subscriptions. */
@Injectable()
export class LiveAnswers implements OnModuleDestroy {
  @Inject(Games) private readonly games: Games;
  @Inject(OBSERVER) private readonly observer: Observer;
  private readonly open = new Set<LiveStream<ExecutionResult>>();

  constructor(
    private readonly operations: RestOperations,
    private readonly places: SocketPlaces,
    private readonly tokens: TokenWatch,
    @Inject(API_SETTINGS) private readonly settings: ApiSettings,
    @Inject(REPORT_FAULT) private readonly report: FaultReport,
  ) {}

  /**
   * Answers a request to a live route. Throws an ApiError before anything was sent; a later one is sent as the last
   * message.
   */
  async answer(route: Route, request: Request, response: Response): Promise<void> {
    mustAccept(request, LIVE_TYPES);
    const caller = callerOf(request);
    const leave = this.placeFor(caller, addressOf(request));
    response.once('close', leave);
    try {
      const prepared = this.operations.routes.of(route);
      const run = this.operations.executionOf(prepared, request);
      if (await this.isOver(prepared, run.variableValues ?? {})) {
        // The status that makes an EventSource stop reconnecting.
        response.status(204).end();
        return;
      }
      const source = await paidSubscription({ ...run, contextValue: this.paying(run, subjectOf(request)) });
      if (!(Symbol.asyncIterator in source)) {
        this.operations.answerIn(prepared, source);
        throw new TypeError('A subscription has no answer of its own.');
      }
      await this.tell(prepared, source, request, response);
    } finally {
      leave();
    }
  }

  /** Before the server waits for the end of every request. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.open].map((stream) => stream.end()));
  }

  private placeFor(caller: Caller, address: string): () => void {
    const place = this.places.enter(address);
    if (place?.settle(caller)) return () => place.leave();
    place?.leave();
    throw rateLimited(
      localized(
        'You have reached the limit of open connections. Close one first.',
        'Vous avez atteint la limite de connexions ouvertes. Fermez-en une d’abord.',
      ),
      RETRY_WHEN_CLOSED,
    );
  }

  private paying(run: ExecutionArgs, subject: RateLimitSubject): SubscriptionContext {
    const { telling } = this.settings.sockets;
    const limit = Math.min(telling, this.settings.documents.cost);
    const cost = affordable(weighed(run), { base: TELLING_COST, limit });
    return { ...(run.contextValue as ApiContext), bucket: new TokenBucket(subject, telling), telling: cost };
  }

  private async tell(
    prepared: PreparedRoute,
    source: AsyncIterableIterator<ExecutionResult>,
    request: Request,
    response: Response,
  ): Promise<void> {
    const format = liveFormat(request);
    // No compression, since compressors hold data back until there is enough of it.
    response.set({ 'Content-Type': format.contentType, 'Cache-Control': 'no-store, no-transform' });
    response.vary('Accept').vary('Accept-Language').vary('Authorization').vary('Cookie');
    response.set({ 'Content-Language': requestLocale(), 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const stream = new LiveStream({
      to: response,
      format,
      source,
      text: (result: ExecutionResult) => {
        const value = this.operations.answerIn(prepared, result);
        return format.message(value, placeIn(prepared.route, value));
      },
      farewell: (fault) => {
        if (!isToldOf(fault)) this.report(fault, requestId());
        return format.problem(problemOf(fault));
      },
    });
    this.open.add(stream);
    this.count();
    const stopWatching = this.watch(callerOf(request), stream);
    await stream.run();
    stopWatching();
    this.open.delete(stream);
    this.count();
  }

  private count(): void {
    this.observer.stands('liveAnswers', this.open.size);
  }

  private watch(caller: Caller, stream: LiveStream<ExecutionResult>): () => void {
    const held = heldBy(caller);
    return held ? this.tokens.watch(held, () => void stream.end()) : () => undefined;
  }

  /** Whether a client has seen the last event of a game, so that nothing follows. */
  private async isOver({ route }: PreparedRoute, values: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { gameId } = values;
    if (route.resumes === undefined || typeof gameId !== 'string') return false;
    const node = readGlobalId(gameId);
    const loaded = node?.kind === 'Game' ? await this.games.load(node.id) : undefined;
    return loaded?.game.phase === 'over' && loaded.game.version === values[route.resumes.variable];
  }
}

/** The id by which a client acknowledges a message; `undefined` where it has none. */
const placeIn = ({ resumes }: Route, message: unknown): string | undefined =>
  resumes && String((message as Readonly<Record<string, string | number>>)[resumes.by]);

/** Seconds after which to retry where only the client itself can make room. */
const RETRY_WHEN_CLOSED = 1;
