import { Module } from '@nestjs/common';
import { keptProviders } from './kept.providers.js';
import { OwnBases } from './own-bases.js';
import { OwnDecks } from './own-decks.js';

/** Decks and bases that accounts keep, for games to use. `DecksModule` and `BasesModule` show them to clients. */
@Module({ providers: [...keptProviders, OwnBases, OwnDecks], exports: [OwnBases, OwnDecks] })
export class KeptModule {}
