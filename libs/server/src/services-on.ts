import type { PostgresAccountStore } from '#accounts';
import { Campaigns } from '#campaign-service';
import {
  type Bus,
  ConditionalCommands,
  type ConditionalStore,
  Games,
  type GamesParts,
  type RulesetRatings,
} from '#games';
import { Leagues, type PostgresDeckVault, type Webhooks } from '#league-service';
import type { Clock } from '#streams';

/** The parts that the runners stand on. */
interface ServiceParts extends GamesParts {
  readonly webhooks: Webhooks;
  readonly ratings: RulesetRatings;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly report: (fault: unknown) => void;
  readonly accounts: PostgresAccountStore;
  readonly decks: PostgresDeckVault;
  readonly lists: ConditionalStore;
}

/** The runners of the commands of each kind of streams, and of planned commands. */
interface Services {
  readonly games: Games;
  readonly conditional: ConditionalCommands;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
}

/** Puts the runners together. */
export function servicesOn(parts: ServiceParts): Services {
  const { store: events, clock, lists, report } = parts;
  const games: Games = new Games({ ...parts, moved: (loaded) => conditional.player.look(loaded) });
  const conditional = new ConditionalCommands({ games, lists, events, clock, report });
  const wake: GamesParts['wake'] = (obligations) => Promise.all([parts.bus.tellOfCommit(), parts.wake?.(obligations)]);
  const others = { ...parts, wake, games };
  return { games, conditional, campaigns: new Campaigns(others), leagues: new Leagues(others) };
}
