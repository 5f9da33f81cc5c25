import type { PostgresAccountStore } from '#accounts';
import { Campaigns } from '#campaign-service';
import { ConditionalCommands, type ConditionalStore, Games, type GamesParts } from '#games';
import { Leagues, type PostgresDeckVault } from '#league-service';
import type { GamesServer } from './games-server.js';

/** The parts that the runners stand on. */
type ServiceParts = GamesParts &
  Pick<GamesServer, 'webhooks' | 'ratings' | 'bus' | 'clock'> &
  Required<Pick<GamesParts, 'wake' | 'report'>> & {
    readonly accounts: PostgresAccountStore;
    readonly decks: PostgresDeckVault;
    readonly lists: ConditionalStore;
  };

/** The runners of the commands of each kind of streams, and of planned commands. */
export function servicesOn(parts: ServiceParts): Pick<GamesServer, 'games' | 'conditional' | 'campaigns' | 'leagues'> {
  const { store: events, clock, lists, report = console.error } = parts;
  const games: Games = new Games({ ...parts, moved: (loaded) => conditional.player.look(loaded) });
  const conditional = new ConditionalCommands({ games, lists, events, clock, report });
  const wake: typeof parts.wake = (obligations) => Promise.all([parts.bus.tellOfCommit(), parts.wake?.(obligations)]);
  const others = { ...parts, wake, games };
  return { games, conditional, campaigns: new Campaigns(others), leagues: new Leagues(others) };
}
