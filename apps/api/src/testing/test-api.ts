import type { AddressInfo } from 'node:net';
import { signerOf } from '#audit';
import { MemoryEventStore } from '#event-store';
import { campaignList, Campaigns } from '#campaign-service';
import {
  ConditionalCommands,
  Games,
  GameLog,
  LocalBus,
  MemoryAttendedGames,
  MemoryConditionalStore,
  MemoryCountedGames,
  MemoryGameDirectory,
  MemoryLogNodes,
  MemoryPresenceStore,
  MemorySeedVault,
  Operating,
  Presence,
  RulesetRatings,
  type LastVerification,
  TableWaits,
  Transcripts,
  RulesetRegistry,
  type SeedVault,
} from '#games';
import { leagueList, Leagues, MemoryDeckVault, MemoryWebhookStore, webhooksOn } from '#league-service';
import { defaultLimits } from '#platform';
import { meetObligation } from '#server';
import {
  FeedMoves,
  type MailSettings,
  MemoryNotificationStore,
  MemoryServerKeys,
  notificationsOn,
} from '#notifications';
import { MemoryStreamDirectory, SnapshotSeals } from '#streams';
import type { LoadedGame } from '#records';
import { Verification } from '#verification';
import { sha256Of } from '#kernel/server';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import { MemoryAccountStore } from '#accounts';
import { rulesets as known } from '../../../rulesets.js';
import type { ApiParts } from '../api-parts.js';
import type { SettingsChanges } from '../api-settings.js';
import { ApiModule } from '../api.module.js';
import { applicationOptions, withMiddleware } from '../create-api.js';
import { MemoryNoteStore, MemorySavedContentStore } from '#saved-content';

/** An API in this process, on a store in memory. */
export interface TestApi {
  readonly app: NestExpressApplication;
  readonly parts: ApiParts;
  /** For instance `http://127.0.0.1:40001`. */
  readonly url: string;
  /** Faults that were masked for clients. */
  readonly faults: unknown[];
  /** Runs automatic steps and bots that are due, until there are none, and sends what is due to webhooks and notification channels. */
  settle(): Promise<void>;
  /** The result of verifying a stream of any kind: nothing, where it is sound. */
  verification: Pick<Verification, 'streams' | 'verify'>;
  close(): Promise<void>;
}

/** The parts of an API that a test may change, and its rulesets. */
type TestApiChanges = Partial<ApiParts> & {
  readonly rulesets?: RulesetRegistry;
  /** The seeds of its games; unforeseen by default. */
  readonly seeds?: SeedVault;
  /** The mail server of notifications; no mail is offered without. */
  readonly mail?: MailSettings;
  /** The clock of games and of what is due. */
  readonly gameClock?: () => number;
  /** The clock of notifications. */
  readonly notificationClock?: () => number;
  /** The clock by which jobs are late for operators; that of the process by default. */
  readonly operatorClock?: () => number;
  /** The verifications that have ended, the last one first. */
  readonly verified?: readonly LastVerification[];
};

/** All clients of a suite have the same address, and none waits a minute. A suite about limits sets its own. */
const generous: SettingsChanges = {
  rates: { address: 100_000_000, account: 100_000_000 },
  quotas: { accounts: 100_000, botTables: 100_000 },
};

/** Starts an API on any free port. `close` ends everything. */
export async function startTestApi({
  rulesets = new RulesetRegistry(known),
  seeds = new MemorySeedVault(),
  mail,
  gameClock: clock = Date.now,
  notificationClock = Date.now,
  operatorClock = Date.now,
  verified = [],
  ...changes
}: TestApiChanges = {}): Promise<TestApi> {
  const store = new MemoryEventStore(clock);
  const bus = new LocalBus();
  const faults: unknown[] = [];
  const report = (fault: unknown): number => faults.push(fault);
  const secret = new Uint8Array(32);
  const { observer } = changes;
  const moved = (loaded: LoadedGame): void => conditional.player.look(loaded);
  const { games = new Games({ clock, store, seeds, bus, timeout: 500, report, rulesets, secret, moved, observer }) } =
    changes;
  const lists = new MemoryConditionalStore();
  const { conditional = new ConditionalCommands({ games, lists, events: store, clock: Date.now, report }) } = changes;
  const campaigns = new Campaigns({ games, store });
  const reach = { allowLoopback: true };
  const kept = new MemoryWebhookStore();
  const accounts = new MemoryAccountStore();
  const told = { store: kept, events: store, accounts, clock: Date.now, report, reach };
  const { webhooks, webhookService } = webhooksOn(told);
  const ratings = new RulesetRatings(new MemoryCountedGames(store, games.rulesets));
  const leagues = new Leagues({ games, store, clock, webhooks, accounts, ratings, decks: new MemoryDeckVault() });
  const presence = new Presence({ store: new MemoryPresenceStore(), report });
  const { notificationService, notificationWork } = notificationsOn({
    publicUrl: 'http://play.example',
    mail,
    store: new MemoryNotificationStore(),
    keys: new MemoryServerKeys(),
    moves: new FeedMoves(store.feed),
    games,
    leagues,
    events: store,
    presence,
    accounts,
    clock: notificationClock,
    report,
    secret,
    limits: defaultLimits.notifications,
    reach,
  });
  const signer = signerOf('test.example', sha256Of('the key of a test'));
  const parts: ApiParts = {
    games,
    conditional,
    campaigns,
    leagues,
    webhookService,
    notificationService,
    bus,
    directory: new MemoryGameDirectory(store),
    campaignDirectory: new MemoryStreamDirectory(store, campaignList),
    leagueDirectory: new MemoryStreamDirectory(store, leagueList),
    ratings,
    tableWaits: new TableWaits(new MemoryAttendedGames(store, games.rulesets), Date.now),
    accounts,
    transcripts: new Transcripts(store, signer),
    log: new GameLog(new MemoryLogNodes(store), signer),
    presence,
    operating: new Operating({
      games,
      store,
      clock: operatorClock,
      verifications: (most) => Promise.resolve(verified.slice(0, most)),
    }),
    decks: new MemorySavedContentStore(),
    bases: new MemorySavedContentStore(),
    notes: new MemoryNoteStore(),
    health: { report: () => Promise.resolve({ healthy: true, parts: {} }) },
    work: { report: () => Promise.resolve({ healthy: true, parts: {} }) },
    report,
    // Requests cost only their price, on any machine.
    processorClock: () => 0,
    ...changes,
    settings: { ...generous, ...changes.settings },
  };
  const module = await Test.createTestingModule({ imports: [ApiModule.with(parts)] }).compile();
  const app = withMiddleware(module.createNestApplication(applicationOptions(parts)), parts);
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const { audit } = store;
  const seals = new SnapshotSeals(secret);
  return {
    app,
    parts,
    url: `http://127.0.0.1:${port}`,
    faults,
    async settle() {
      await conditional.player.idle();
      for (let due = await store.dueObligations(100); due.length > 0; due = await store.dueObligations(100)) {
        for (const obligation of due) await meetObligation({ games, campaigns, leagues }, obligation);
        await conditional.player.idle();
      }
      await webhooks.idle();
      await notificationWork.run();
      await notificationWork.idle();
    },
    verification: new Verification({ store, audit, seeds, seals, rulesets: games.rulesets }),
    close: () => app.close(),
  };
}
