import { Controller, Get, Inject, ServiceUnavailableException } from '@nestjs/common';
import { ForEverybody, ForProbes } from '../access/scope-guard.js';
import type { Readiness } from '../api-parts.js';
import { HEALTH, WORK } from '../core/tokens.js';
import { Closing } from '../requests/closing.js';

/** For operators: whether the server is alive, and ready for requests. */
@Controller('health')
export class HealthController {
  private readonly health: Readiness;
  private readonly work: Readiness;

  constructor(
    @Inject(HEALTH) health: Readiness,
    @Inject(WORK) work: Readiness,
    private readonly closing: Closing,
  ) {
    this.health = oneAtATime(health);
    this.work = oneAtATime(remembered(work));
  }

  /** The process is alive. */
  @ForProbes()
  @Get('live')
  live(): HealthAnswer {
    return { status: 'ok', parts: {} };
  }

  /** The process and its dependencies can serve requests: 503 when not, or when it will stop soon. */
  @ForProbes()
  @Get('ready')
  async ready(): Promise<HealthAnswer> {
    const answer = await answerOf(this.health);
    return orUnavailable(this.closing.hasBegun ? { ...answer, status: 'closing' } : answer);
  }

  /**
   * Jobs and read models keep up: 503 when an obligation is overdue or a game is parked. For alarms, not for load
   * balancers: charged as any request is, and checked at most once a second.
   */
  @ForEverybody()
  @Get('work')
  async keepsUp(): Promise<HealthAnswer> {
    return orUnavailable(await answerOf(this.work));
  }
}

/**
 * The same, one check at a time: all concurrent probes get its result. A probe is never refused, and never a burden.
 */
function oneAtATime(readiness: Readiness): Readiness {
  let looking: ReturnType<Readiness['report']> | undefined;
  return {
    report: () =>
      (looking ??= readiness.report().finally(() => {
        looking = undefined;
      })),
  };
}

/** Milliseconds for which a check of the work is valid. */
const GOOD_FOR = 1_000;

/** The same, checked at most once a second. */
function remembered(readiness: Readiness): Readiness {
  let known: Awaited<ReturnType<Readiness['report']>> | undefined;
  let until = -Infinity;
  return {
    async report() {
      if (known && performance.now() < until) return known;
      known = await readiness.report();
      until = performance.now() + GOOD_FOR;
      return known;
    },
  };
}

interface HealthAnswer {
  readonly status: 'ok' | 'unhealthy' | 'closing';
  readonly parts: Readonly<Record<string, string>>;
}

interface PartState {
  readonly healthy: boolean;
  readonly degraded?: string;
}

/** Details of a failure are not for callers. */
async function answerOf(readiness: Readiness): Promise<HealthAnswer> {
  const { healthy, parts } = await readiness.report();
  const states = Object.entries(parts).map(([part, state]) => [part, stateOf(state)] as const);
  return { status: healthy ? 'ok' : 'unhealthy', parts: Object.fromEntries(states) };
}

const stateOf = ({ healthy, degraded }: PartState): string =>
  healthy ? (degraded === undefined ? 'ok' : 'degraded') : 'unhealthy';

function orUnavailable(answer: HealthAnswer): HealthAnswer {
  if (answer.status !== 'ok') throw new ServiceUnavailableException(answer);
  return answer;
}
