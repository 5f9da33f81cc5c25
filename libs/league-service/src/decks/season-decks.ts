import { randomBytes } from 'node:crypto';
import { canonicalJson, localized } from '#kernel';
import {
  deckCommitment,
  deckOf,
  refuseLeague,
  type DeckFacts,
  type League,
  type LeagueCommand,
  type LeagueEvent,
  type LoadedLeague,
  type OpenDeck,
  type SeatOfLeague,
  type Season,
  type SubmittedDeck,
} from '#leagues';
import { invalid, type Invalid, type RulesetRegistry } from '#games';
import type { LeagueRefused } from '../league-requests.js';
import { DeckRules } from './deck-rules.js';
import type { DeckVault } from './deck-vault.js';

/** A deck on its way to a season. */
export interface SealedDeck extends OpenDeck {
  readonly commitment: string;
}

/** A command without a deck in it, and the deck. */
interface Sealed {
  readonly command: unknown;
  readonly deck?: SealedDeck | undefined;
}

/** Submitted decks: sealed on their way in, opened for their games, for judges, and when they are shown to all. */
export class SeasonDecks {
  readonly rules: DeckRules;

  constructor(
    private readonly vault: DeckVault,
    rulesets: RulesetRegistry,
  ) {
    this.rules = new DeckRules(rulesets);
  }

  /**
   * A command as it is stored: a submitted deck, `brought`, is checked by the rules of the game, and replaced by its
   * commitment. Other commands are unchanged.
   */
  async sealed(loaded: LoadedLeague | undefined, given: unknown): Promise<Sealed | Invalid | LeagueRefused> {
    const { type, brought, ...fields } = (given ?? {}) as Readonly<Record<string, unknown>>;
    if (type !== 'submitDeck') return { command: given };
    if (typeof brought !== 'object' || brought === null) return invalid(NO_DECK);
    const season = loaded && seasonIn(loaded.league, fields['season']);
    // A season that takes no decks refuses any.
    const checked = season?.plan.decks
      ? await this.rules.checked(season.plan, brought)
      : { content: canonicalJson(brought) };
    if ('refused' in checked)
      return { status: 'refused', refusal: refuseLeague('deckRefused', { reasons: checked.refused }) };
    const open = { salt: randomBytes(SALT).toString('hex'), content: checked.content };
    const commitment = deckCommitment(open);
    return { command: { type, ...fields, commitment }, deck: { ...open, commitment } };
  }

  /** Keeps the deck that was submitted by these events: before they are stored. */
  async keep(events: readonly LeagueEvent[], deck: SealedDeck | undefined): Promise<void> {
    const isTaken = events.some((event) => event.type === 'deckSubmitted' && event.commitment === deck?.commitment);
    if (deck && isTaken) await this.vault.keep(deck.commitment, { salt: deck.salt, content: deck.content });
  }

  /** What the rules of leagues ask about decks to decide a command; `undefined` where they ask nothing. */
  async facts({ league }: LoadedLeague, command: LeagueCommand, deck?: SealedDeck): Promise<DeckFacts | undefined> {
    if (deck) {
      const { commitment, ...open } = deck;
      return { open: new Map([[commitment, open]]), refused: [] };
    }
    const season = 'season' in command ? seasonIn(league, command.season) : undefined;
    if (!season?.decks) return undefined;
    if (command.type === 'closeSeason') return { open: await this.open(season.decks), refused: [] };
    if (!BEGINNING.has(command.type) || season.rounds.length > 0) return undefined;
    return { open: new Map(), refused: await this.refusedIn(season) };
  }

  /** These decks, opened, by their commitments: for those who may read them. */
  async open(decks: readonly SubmittedDeck[]): Promise<ReadonlyMap<string, OpenDeck>> {
    const shown = decks.flatMap(({ commitment, open }) => (open ? [[commitment, open] as const] : []));
    const hidden = decks.filter(({ open }) => open === null).map(({ commitment }) => commitment);
    return new Map([...shown, ...(hidden.length > 0 ? await this.vault.find(hidden) : [])]);
  }

  /** What an account has submitted for the games of a season; `undefined` for nothing. */
  async submittedBy(season: Season, account: string): Promise<Readonly<Record<string, unknown>> | undefined> {
    const submitted = deckOf(season, account);
    if (!submitted) return undefined;
    const deck = (await this.open([submitted])).get(submitted.commitment);
    if (!deck) throw new Error(`The deck of account ${account}, ${submitted.commitment}, is not kept.`);
    return JSON.parse(deck.content) as Readonly<Record<string, unknown>>;
  }

  /** What an account brings to its seat in a game of a season; `undefined` where the seat takes none, and where nothing was submitted. */
  async broughtTo(season: Season, { account, seat }: SeatOfLeague): Promise<unknown> {
    const submitted = await this.submittedBy(season, account);
    return submitted && (await this.rules.isTaken(season.plan, seat, submitted)) ? submitted : undefined;
  }

  /** The commitments of decks that the rules of the game refuse: the plan may have changed since they were submitted. */
  private async refusedIn(season: Season): Promise<readonly string[]> {
    const opened = [...(await this.open(season.decks ?? []))];
    const checked = await Promise.all(
      opened.map(async ([commitment, { content }]) => ({
        commitment,
        isRefused: 'refused' in (await this.rules.checked(season.plan, JSON.parse(content))),
      })),
    );
    return checked.filter(({ isRefused }) => isRefused).map(({ commitment }) => commitment);
  }
}

/** The commands with which a season begins, and its decks are fixed. */
const BEGINNING: ReadonlySet<string> = new Set(['pairRound', 'pairNext', 'importRounds']);

/** Bytes of a salt. */
const SALT = 32;

const seasonIn = ({ seasons }: League, number: unknown): Season | undefined =>
  seasons.find((one) => one.number === number);

const NO_DECK = localized(
  'Name the deck, or the base, that you submit.',
  'Nommez le paquet, ou la base, que vous soumettez.',
);
