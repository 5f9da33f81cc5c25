import { PostgresAccountStore } from '#accounts';
import { Operating } from '#games';
import { signedBy, type GamesServer } from '#server';
import { baseTable, deckTable, PostgresNoteStore, PostgresSavedContentStore } from '#saved-content';
import type { ServerConfiguration } from '#platform';
import { Verifications } from '#verification';
import type { ApiParts } from './api-parts.js';

/** The parts of an API from a game server and its database. */
export const partsOn = (server: GamesServer, configuration: ServerConfiguration) =>
  ({
    games: server.games,
    conditional: server.conditional,
    campaigns: server.campaigns,
    leagues: server.leagues,
    webhookService: server.webhookService,
    notificationService: server.notificationService,
    bus: server.bus,
    directory: server.directory,
    campaignDirectory: server.campaignDirectory,
    leagueDirectory: server.leagueDirectory,
    ratings: server.ratings,
    tableWaits: server.tableWaits,
    presence: server.presence,
    operating: new Operating({ ...server, verifications: (most) => new Verifications(server.pool).latest(most) }),
    accounts: new PostgresAccountStore(server.pool),
    decks: new PostgresSavedContentStore(server.pool, deckTable),
    bases: new PostgresSavedContentStore(server.pool, baseTable),
    notes: new PostgresNoteStore(server.pool),
    ...signedBy(configuration, server),
    ...(server.redis ? { redis: server.redis } : {}),
  }) satisfies Partial<ApiParts>;
