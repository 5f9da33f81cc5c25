import { Module } from '@nestjs/common';
import { SeasonDeckResolver, SeasonDecksResolver } from './season-decks.resolver.js';

/** Decks of seasons in the schema: only where players bring something to a game. */
@Module({ providers: [SeasonDeckResolver, SeasonDecksResolver] })
export class SeasonDecksModule {}
