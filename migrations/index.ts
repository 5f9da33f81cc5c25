import { EventStore } from './0001-event-store.js';
import { Feed } from './0002-feed.js';
import { Projections } from './0003-projections.js';
import { StreamsOfAnyKind } from './0004-streams-of-any-kind.js';
import { FeedSources } from './0005-feed-sources.js';
import { Accounts } from './0010-accounts.js';
import { TokensAndNames } from './0013-tokens-and-names.js';
import { Seeds } from './0020-seeds.js';
import { SeedKeys } from './0021-seed-keys.js';
import { Decks } from './0030-decks.js';

/** Every migration, in the order in which they run. What has been released is never changed. */
export const migrations = [
  EventStore,
  Feed,
  Projections,
  StreamsOfAnyKind,
  FeedSources,
  Accounts,
  TokensAndNames,
  Seeds,
  SeedKeys,
  Decks,
];
