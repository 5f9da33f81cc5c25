import { gameOperationSchema, Operating, type LastVerification, type ReasonedOperation } from '#games';
import { localized, type Locale } from '#kernel';
import { isUuid } from '#records';
import { globalId, type NodeKind } from '#streams';
import { expressionOf, type AlarmWatch, type Metrics } from '#platform';
import { Inject } from '@nestjs/common';
import { Args, Context, Mutation, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../access/scope-guard.js';
import { ALARMS, METRICS } from '../core/tokens.js';
import { ApiError } from '../errors/api-error.js';
import { mistake } from '../games/command-answers.js';
import { accountIn } from '../games/command-request.js';
import { inputArgument, localeArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import {
  AlarmType,
  LastVerificationType,
  LateJob,
  MetricSeries,
  OperatedGame,
  OperateOnGameInput,
  OperationsType,
  ParkedGame,
} from './operations.types.js';

/** What operators of the server see and do. Everything here needs their scope: the query once, for all of its fields. */
@Resolver(() => OperationsType)
export class OperationsResolver {
  constructor(
    private readonly operating: Operating,
    @Inject(METRICS) private readonly series: Pick<Metrics, 'series'> | null,
    @Inject(ALARMS) private readonly watch: Pick<AlarmWatch, 'now'>,
  ) {}

  @Needs('server:operate')
  @Query(() => OperationsType, { description: 'What needs an operator of the server.' })
  operations(): OperationsType {
    return {};
  }

  @ResolveField(() => [AlarmType], {
    description:
      'Every alarm, as of the last minute. Commands and appends are those of the process that answers, all else is of the whole server.',
  })
  alarms(@Context() { locale }: ApiContext, @Args('locale', localeArgument) wanted?: Locale | null): AlarmType[] {
    return this.watch.now().map(({ alarm, value, since }) => ({
      name: alarm.name,
      meaning: alarm.meaning[wanted ?? locale],
      remedy: alarm.remedy[wanted ?? locale],
      expression: expressionOf(alarm),
      above: alarm.condition.above,
      value: value ?? null,
      since: since ?? null,
    }));
  }

  @ResolveField(() => [ParkedGame], { description: 'The parked games, the oldest first; at most 100.' })
  async parkedGames(): Promise<ParkedGame[]> {
    const parked = await this.operating.parkedGames();
    return parked.map(({ streamId, since, why }) => ({ gameId: globalId('Game', streamId), since, reason: why }));
  }

  @ResolveField(() => [LateJob], {
    description: 'Work that is overdue for five seconds, the oldest first; at most 100. Parked games have none.',
  })
  async lateJobs(): Promise<LateJob[]> {
    const late = await this.operating.lateJobs();
    return late.map(({ streamId, streamKind, kind, dueAt }) => ({
      streamId: globalId(nodeKinds[streamKind] ?? 'Game', streamId),
      kind,
      dueAt,
    }));
  }

  @ResolveField(() => LastVerificationType, {
    nullable: true,
    description: 'The last verification that ended, of a night or of everything; null before the first.',
  })
  async lastVerification(): Promise<LastVerification | null> {
    return (await this.operating.lastVerification()) ?? null;
  }

  @ResolveField(() => [LastVerificationType], {
    description: 'The verifications that have ended, the last one first; at most 100.',
  })
  async verifications(): Promise<LastVerification[]> {
    return [...(await this.operating.verifications())];
  }

  @ResolveField(() => [MetricSeries], {
    nullable: true,
    description: 'The series of the process that answers, as they stand; null where it counts none (`METRICS_PORT`).',
  })
  async metrics(): Promise<MetricSeries[] | null> {
    const series = await this.series?.series();
    return (
      series?.map(({ name, meaning, isCounter, lines }) => ({
        name,
        meaning,
        counter: isCounter,
        lines: lines.map(({ labels, value }) => ({
          labels: Object.entries(labels).map(([label, text]) => `${label}=${text}`),
          value,
        })),
      })) ?? null
    );
  }

  @Needs('server:operate')
  @Mutation(() => OperatedGame, {
    description: 'Parks, resumes or abandons a game. The operation is recorded before it is done.',
  })
  async operateOnGame(
    @Args('input', inputArgument) { gameId, action, reason }: OperateOnGameInput,
    @Context() context: ApiContext,
  ): Promise<OperatedGame> {
    const id = idOfKind('Game', gameId);
    const by = globalId('Account', accountIn(context));
    const operation = gameOperationSchema.safeParse({ action, gameId: id, reason, by });
    if (!operation.success) throw isUuid(id) ? NO_REASON() : NO_GAME();
    const changed = await this.operating.carryOut(operation.data as ReasonedOperation);
    if (changed === undefined) throw NO_GAME();
    return { changed };
  }
}

/** The ids of streams, by their kinds. */
const nodeKinds: Readonly<Record<string, NodeKind>> = { game: 'Game', campaign: 'Campaign', league: 'League' };

const NO_GAME = (): ApiError => mistake({ status: 'notFound', what: 'game' });
const NO_REASON = (): ApiError =>
  new ApiError(
    'BAD_USER_INPUT',
    localized('The reason must have 1 to 500 characters.', 'Le motif doit avoir de 1 à 500 caractères.'),
  );
