import { localized, readWith, type DeckFault, type DeckList, type DeckRules } from '#kernel';
import { defaultLimits } from '#platform';
import {
  SavedContentService,
  LONGEST_NAME,
  type Checked,
  type Invalid,
  type SaveAnswer,
  type SaveRequest,
} from './saved-content-service.js';
import type { SavedContent, SavedContentStore } from './saved-content-store.js';

/** The stored content of a deck. */
export interface DeckContent {
  /** In canonical order. */
  readonly cards: DeckList['cards'];
}

/** A deck that an account keeps, whether it may be played or not. */
export type SavedDeck = SavedContent<DeckContent>;

/** The input for a deck. */
export interface DeckRequest extends SaveRequest {
  readonly cards: DeckList['cards'];
}

/** Keeps the decks of accounts. A deck need not be legal to be kept, and is private. */
export class Decks extends SavedContentService<DeckContent> {
  /**
   * @param rules the deck rules of this server's rulesets; absent where none is played with decks: then none can be
   * kept.
   * @param most the most decks of an account.
   */
  constructor(
    store: SavedContentStore<DeckContent>,
    private readonly rules: DeckRules | undefined,
    most = defaultLimits.quotas.decks,
  ) {
    super(store, NAME_ISSUE, most);
  }

  /** Saves a deck of an account: a new one, or a changed one of its own. */
  async save(accountId: string, { id, name, cards }: DeckRequest): Promise<SaveAnswer<DeckContent>> {
    const list = this.wellFormed(cards);
    return 'issue' in list ? list : this.saveContent(accountId, { id, name }, list);
  }

  /** All faults of a list of cards as a deck of a kind. */
  check(cards: DeckList['cards'], kind: string): Checked<DeckFault> {
    const list = this.wellFormed(cards);
    return 'issue' in list ? list : { status: 'checked', faults: this.rules?.check(list, kind) ?? [] };
  }

  /** A list of cards in canonical order, or the reason why it is malformed. Its legality is another question. */
  private wellFormed(cards: DeckList['cards']): DeckList | Invalid {
    if (!this.rules) return { status: 'invalid', issue: NO_DECKS };
    const entries = cards.map(({ cardId, copies }) => ({ cardId, copies }));
    const { data, issues } = readWith(this.rules.list, { cards: entries });
    return issues ? { status: 'invalid', issue: issues } : this.rules.canonical(data);
  }
}

const NAME_ISSUE = localized(
  `The name of a deck has 1 to ${LONGEST_NAME} characters, all of them visible.`,
  `Le nom d’un paquet a de 1 à ${LONGEST_NAME} caractères, tous visibles.`,
);

const NO_DECKS = localized('No game here is played with decks.', 'Aucun jeu ne se joue ici avec des paquets.');
