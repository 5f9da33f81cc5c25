import { clone, isRefusal, LocalGame, Random, type AnyRules, type AnyTagged, type Campaign } from '#kernel';
import {
  evolveCampaign,
  giveUpAdventure,
  newCampaign,
  openAdventure,
  openCampaign,
  recordAdventure,
  type CampaignDecision,
  type SeatHolder,
} from '#kernel/server';
import type { CampaignHero } from '../campaign/campaign-schemas.js';
import type { CampaignState } from '../campaign/campaign-state.js';
import type { HeroRecord } from '../campaign/records.js';
import type { SkirmishCommand } from '../commands.js';
import type { FigureId } from '../content/words.js';
import type { Rulebook } from '../rulebook.js';

const campaignId = '00000000-0000-8000-8000-00000000cafe';

/** The game whose campaign is travelled. */
interface RoadTerms {
  readonly ruleset: AnyRules;
  readonly book: Rulebook;
  readonly seats: number;
  /** The options of every adventure unless the test says otherwise. */
  readonly options?: object;
}

/** A campaign whose adventures are real games, ended by a resignation as soon as all players have a hero. */
export class Road<Tale = unknown> {
  readonly campaign = newCampaign() as Campaign<CampaignState<Tale>>;
  /** Everything that has happened in it. */
  readonly events: AnyTagged[] = [];
  private games = 0;

  constructor(private readonly terms: RoadTerms) {
    this.must(openCampaign(terms.ruleset, this.campaign, { name: 'The road', openedBy: 'player-0' }));
  }

  /** Opens an adventure under these options. @returns the id of its game. */
  open(options: unknown = this.terms.options ?? {}): string {
    this.games += 1;
    const gameId = `game-${this.games}`;
    this.must(this.tryToOpen(options, gameId));
    return gameId;
  }

  /** The answer of the campaign to a new adventure; nothing happens. */
  tryToOpen(options: unknown = this.terms.options ?? {}, gameId = 'another'): CampaignDecision {
    return openAdventure(this.terms.ruleset, this.campaign, { campaignId, gameId, options, openedBy: 'player-0' });
  }

  /**
   * A whole adventure: one hero a seat, then the seat `leaving` resigns (the last one, unless said), and is not asked any
   * more; `'nobody'`: they play at random to the end. Every Rookie who is asked steps if `stepping`.
   * @returns the records that the game had.
   */
  travel(
    heroes: readonly string[],
    { stepping = true, leaving }: { readonly stepping?: boolean; readonly leaving?: number | 'nobody' } = {},
  ): { readonly campaign?: { readonly heroes: readonly HeroRecord[] } } {
    const { ruleset, seats } = this.terms;
    const gameId = this.open();
    const { options } = this.campaign.adventures.find((one) => one.gameId === gameId) ?? {};
    const game = LocalGame.start(ruleset, { options: { ...options }, seats, seed: gameId });
    heroes.forEach((heroId, seat) => {
      this.play(game, seat, (command) => command.type === 'chooseHero' && command.heroId === heroId);
    });
    if (leaving !== 'nobody') game.must({ type: 'resign', seat: leaving ?? seats - 1 });
    const random = Random.from(gameId);
    const wanted = stepping ? 'campaignStep' : 'skipCampaignStep';
    for (let seat = game.nextSeat(); seat !== undefined; seat = game.nextSeat()) {
      const legal = game.legal(seat) as SkirmishCommand[];
      const steps = legal.filter(({ type }) => type === wanted);
      game.must({ type: 'play', seat, command: random.pick(steps.length > 0 ? steps : legal) });
    }
    this.record(gameId, game);
    return game.game.options;
  }

  /** Writes a finished game down. */
  record(gameId: string, { game }: LocalGame): void {
    const { options, seats, state, outcome } = game;
    if (!outcome) throw new Error('The game is not over.');
    const finished = { gameId, hash: '', options, seats: seats as readonly SeatHolder[], state, outcome };
    this.must(recordAdventure(this.terms.ruleset, this.campaign, finished));
  }

  giveUp(gameId: string): void {
    this.must(giveUpAdventure(this.campaign, gameId));
  }

  get state(): CampaignState<Tale> {
    if (!this.campaign.state) throw new Error('The campaign is not open.');
    return this.campaign.state;
  }

  /** The public view. */
  get view(): CampaignState<Tale> {
    return this.terms.ruleset.campaign?.view(this.state) as CampaignState<Tale>;
  }

  hero(heroId: FigureId): CampaignHero {
    const hero = this.state.heroes.find((one) => one.heroId === heroId);
    if (!hero) throw new RangeError(`${heroId} is not in the campaign.`);
    return hero;
  }

  /** How many cards of each set a hero has. */
  sets(heroId: FigureId): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const id of this.hero(heroId).cards) {
      const { set } = this.terms.book.powerCard(id);
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts;
  }

  private play(game: LocalGame, seat: number, isIt: (command: SkirmishCommand) => boolean): void {
    const command = (game.legal(seat) as SkirmishCommand[]).find(isIt);
    if (!command) throw new Error(`Seat ${seat} may not do that.`);
    game.must({ type: 'play', seat, command });
  }

  private must(decision: CampaignDecision): void {
    if (isRefusal(decision)) throw new Error(`Refused: ${decision.code}`);
    for (const event of decision.events) {
      const stored = clone(event);
      this.events.push(stored);
      evolveCampaign(this.terms.ruleset, this.campaign, clone(stored));
    }
  }
}
