import { Module } from '@nestjs/common';
import { DeckFaultResolver, DeckResolver, DecksResolver } from './decks.resolver.js';
import { KeptModule } from './kept.module.js';

/** Decks in the schema: only where a ruleset is played with decks. */
@Module({ imports: [KeptModule], providers: [DecksResolver, DeckResolver, DeckFaultResolver] })
export class DecksModule {}
