import { Games } from '#games';
import { baseRulesOf, deckRulesOf } from '#kernel';
import { Bases, Decks, type BaseContent, type DeckContent, type SavedContentStore } from '#saved-content';
import type { ApiSettings } from '../api-settings.js';
import { API_SETTINGS, STORED_BASES, STORED_DECKS } from '../core/tokens.js';
import type { Provider } from '@nestjs/common';

/** Decks and bases under the rules of the rulesets that are served. */
export const keptProviders: Provider[] = [
  {
    provide: Decks,
    inject: [STORED_DECKS, Games, API_SETTINGS],
    useFactory: (store: SavedContentStore<DeckContent>, { rulesets }: Games, { quotas }: ApiSettings) =>
      new Decks(store, deckRulesOf(rulesets.newest), quotas.decks),
  },
  {
    provide: Bases,
    inject: [STORED_BASES, Games, API_SETTINGS],
    useFactory: (store: SavedContentStore<BaseContent>, { rulesets }: Games, { quotas }: ApiSettings) =>
      new Bases(store, baseRulesOf(rulesets.newest), quotas.bases),
  },
];
