import { localized } from '#kernel';
import { Notes } from '#saved-content';
import { Args, Context, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { accountIdOf, lookerOf } from '../access/caller.js';
import { Needs } from '../access/scope-guard.js';
import { ApiError } from '../errors/api-error.js';
import type { GameSource } from '../games/game-source.js';
import { GameType } from '../games/game.types.js';
import { ShownGames } from '../games/shown-games.js';
import { inputArgument } from '../graphql/arguments.js';
import type { ApiContext } from '../requests/api-context.js';
import { idOfKind } from '../requests/global-id.js';
import { GameNoteType, noteOf, WriteNoteInput } from './note.types.js';

/** Notes of the caller on games, for their account alone. */
@Resolver(() => GameType)
export class NotesResolver {
  constructor(
    private readonly notes: Notes,
    private readonly shown: ShownGames,
  ) {}

  @ResolveField('notes', () => [GameNoteType], {
    description: 'Your own notes on the game, by version; other accounts cannot see them. Empty without a token.',
  })
  async ownNotes(@Parent() { current }: GameSource, @Context() { caller }: ApiContext): Promise<GameNoteType[]> {
    const own = lookerOf(caller);
    return own === null ? [] : (await this.notes.on(current.gameId, own)).map(noteOf);
  }

  @Needs('games:play')
  @Mutation(() => GameNoteType, {
    description:
      'Writes a note for yourself on a version of a game that you may see. An account has at most 100 notes on a game, and 5,000 in all.',
  })
  async writeNote(
    @Args('input', inputArgument) input: WriteNoteInput,
    @Context() { caller }: ApiContext,
  ): Promise<GameNoteType> {
    const gameId = idOfKind('Game', input.gameId);
    const game = await this.shown.find(gameId, caller);
    if (!game) throw new ApiError('NOT_FOUND', localized('There is no such game.', 'Cette partie n’existe pas.'));
    const latest = game.current.game.version;
    const version = input.version ?? latest;
    if (version < 1 || version > latest) throw new ApiError('BAD_USER_INPUT', noSuchVersion(latest));
    const request = { gameId, id: input.noteId ?? undefined, version, text: input.text };
    const answer = await this.notes.write(accountIdOf(caller), request);
    switch (answer.status) {
      case 'written':
        return noteOf(answer.note);
      case 'invalid':
        throw new ApiError('BAD_USER_INPUT', answer.issue);
      case 'notFound':
        throw noSuchNote();
      case 'tooMany':
        throw new ApiError('FORBIDDEN', tooMany(answer.most));
    }
  }

  @Needs('games:play')
  @Mutation(() => GameNoteType, { description: 'Deletes a note, and returns it as it was.' })
  async deleteNote(
    @Args('gameId', { type: () => ID, description: 'The value of `Game.id`.' }) gameId: string,
    @Args('noteId', { type: () => ID, description: 'The value of `GameNote.noteId`.' }) id: string,
    @Context() { caller }: ApiContext,
  ): Promise<GameNoteType> {
    const removed = await this.notes.remove({ id, gameId: idOfKind('Game', gameId), accountId: accountIdOf(caller) });
    if (!removed) throw noSuchNote();
    return noteOf(removed);
  }
}

const noSuchNote = (): ApiError =>
  new ApiError(
    'NOT_FOUND',
    localized('You have no such note on this game.', 'Vous n’avez pas cette note sur cette partie.'),
  );

const noSuchVersion = (latest: number) =>
  localized(`This game has the versions 1 to ${latest}.`, `Cette partie a les versions 1 à ${latest}.`);

const tooMany = ({ onGame, inAll }: { readonly onGame: number; readonly inAll: number }) =>
  localized(
    `An account may keep at most ${onGame} notes on a game, and ${inAll} in all. Delete one first.`,
    `Un compte peut garder au plus ${onGame} notes sur une partie, et ${inAll} en tout. Supprimez-en une d’abord.`,
  );
