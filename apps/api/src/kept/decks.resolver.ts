import type { DeckFault, Locale } from '#kernel';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { idArgument, inputArgument, localeArgument } from '../graphql/arguments.js';
import { ForEverybody, Needs } from '../access/scope-guard.js';
import { Me } from '../accounts/accounts.resolver.js';
import type { ApiContext } from '../requests/api-context.js';
import { derived } from '../graphql/derived-types.js';
import { idOfKind } from '../requests/global-id.js';
import { DeckEntryInput, DeckFaultType, deckOf, DeckType, SaveDeckInput } from './deck.types.js';
import { OwnDecks } from './own-decks.js';

/** The decks of the caller. */
@Resolver(() => Me)
export class DecksResolver {
  constructor(private readonly decks: OwnDecks) {}

  @ResolveField(() => [DeckType], {
    name: 'decks',
    description: 'Every deck that the account keeps, oldest first; needs the scope `GAMES_READ` or `GAMES_PLAY`.',
  })
  async ownDecks(@Context() { caller }: ApiContext): Promise<DeckType[]> {
    return (await this.decks.decksOf(caller)).map(deckOf);
  }

  @Needs('games:play')
  @Mutation(() => DeckType, {
    description: 'Saves a deck, legal or not. The number of decks of an account is limited, by default to 100.',
  })
  async saveDeck(
    @Args('input', inputArgument) input: SaveDeckInput,
    @Context() { caller }: ApiContext,
  ): Promise<DeckType> {
    const { id, name, cards } = input;
    return deckOf(await this.decks.save(caller, { id: id == null ? undefined : idOfKind('Deck', id), name, cards }));
  }

  @Needs('games:play')
  @Mutation(() => DeckType, { description: 'Deletes a deck, and returns it as it was.' })
  async deleteDeck(@Args('id', idArgument) id: string, @Context() { caller }: ApiContext): Promise<DeckType> {
    return deckOf(await this.decks.remove(caller, idOfKind('Deck', id)));
  }

  @ForEverybody()
  @Query(() => [DeckFaultType], {
    description: 'All faults of a deck for a ruleset; empty when it may be played.',
  })
  checkDeck(
    @Args('game', {
      type: derived(({ deckKind }) => deckKind),
      description: 'The ruleset for which the deck is checked.',
    })
    game: string,
    @Args('cards', { type: () => [DeckEntryInput], description: 'The cards of the deck.' }) cards: DeckEntryInput[],
  ): readonly DeckFault[] {
    return this.decks.faultsOf(cards, game);
  }
}

/** The fields of a deck that depend on the game. */
@Resolver(() => DeckType)
export class DeckResolver {
  constructor(private readonly decks: OwnDecks) {}

  @ResolveField(() => [DeckFaultType], {
    description: 'All faults of the deck for a ruleset; empty when it may be played.',
  })
  faults(
    @Parent() deck: DeckType,
    @Args('game', {
      type: derived(({ deckKind }) => deckKind),
      description: 'The ruleset for which the deck is checked.',
    })
    game: string,
  ): readonly DeckFault[] {
    return this.decks.faultsOf(deck.cards, game);
  }
}

/** The message of a fault of a deck, in the caller's language. */
@Resolver(() => DeckFaultType)
export class DeckFaultResolver {
  @ResolveField(() => String, { description: 'The fault, and its remedy.' })
  message(
    @Parent() { message }: DeckFault,
    @Context() { locale }: ApiContext,
    @Args('locale', localeArgument) wanted?: Locale | null,
  ): string {
    return message[wanted ?? locale];
  }
}
