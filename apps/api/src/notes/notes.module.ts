import { Notes, type NoteStore } from '#saved-content';
import { Module } from '@nestjs/common';
import { STORED_NOTES } from '../core/tokens.js';
import { GamesModule } from '../games/games.module.js';
import { NotesResolver } from './notes.resolver.js';

/** Private notes on games. */
@Module({
  imports: [GamesModule],
  providers: [
    { provide: Notes, inject: [STORED_NOTES], useFactory: (store: NoteStore) => new Notes(store) },
    NotesResolver,
  ],
})
export class NotesModule {}
