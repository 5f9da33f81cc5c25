import { EventStore } from './0001-event-store.js';
import { Feed } from './0002-feed.js';
import { Projections } from './0003-projections.js';
import { StreamsOfAnyKind } from './0004-streams-of-any-kind.js';
import { FeedSources } from './0005-feed-sources.js';
import { Canaries } from './0006-canaries.js';
import { RightsOfTheApplication } from './0007-rights-of-the-application.js';
import { Accounts } from './0010-accounts.js';
import { TokensStayRevoked } from './0011-tokens-stay-revoked.js';
import { HaltedStreams } from './0012-halted-streams.js';
import { TokensAndNames } from './0013-tokens-and-names.js';
import { BotAccounts } from './0014-bot-accounts.js';
import { Identities } from './0016-identities.js';
import { RecoveryCodes } from './0017-recovery-codes.js';
import { Seeds } from './0020-seeds.js';
import { SeedKeys } from './0021-seed-keys.js';
import { Decks } from './0030-decks.js';
import { Bases } from './0031-bases.js';
import { OldEmptyTables } from './0032-old-empty-tables.js';
import { GameLog } from './0033-game-log.js';
import { Presences } from './0034-presences.js';
import { Verifications } from './0035-verifications.js';
import { Webhooks } from './0036-webhooks.js';
import { LogByFunction } from './0038-log-by-function.js';
import { WhatWasVerified } from './0039-what-was-verified.js';
import { StreamsThatGoOn } from './0043-streams-that-go-on.js';
import { GameNotes } from './0046-game-notes.js';
import { ConditionalCommands } from './0047-conditional-commands.js';
import { Notifications } from './0048-notifications.js';
import { LeagueDecks } from './0050-league-decks.js';
import { Slices } from './0051-slices.js';
import { LogOfNodes } from './0052-log-of-nodes.js';
import { MetObligationsGo } from './0053-met-obligations-go.js';
import { VerificationGoesOn } from './0054-verification-goes-on.js';
import { GoneGenerations } from './0055-gone-generations.js';
import { ArchivedStreams } from './0056-archived-streams.js';

export { RIGHTS } from './rights.js';

/** Every migration, in the order in which they run. Released ones are never changed. */
export const migrations = [
  EventStore,
  Feed,
  Projections,
  StreamsOfAnyKind,
  FeedSources,
  Canaries,
  RightsOfTheApplication,
  Accounts,
  TokensStayRevoked,
  HaltedStreams,
  TokensAndNames,
  BotAccounts,
  Identities,
  RecoveryCodes,
  Seeds,
  SeedKeys,
  Decks,
  Bases,
  OldEmptyTables,
  GameLog,
  Presences,
  Verifications,
  Webhooks,
  LogByFunction,
  WhatWasVerified,
  StreamsThatGoOn,
  GameNotes,
  ConditionalCommands,
  Notifications,
  LeagueDecks,
  Slices,
  LogOfNodes,
  MetObligationsGo,
  VerificationGoesOn,
  GoneGenerations,
  ArchivedStreams,
];
