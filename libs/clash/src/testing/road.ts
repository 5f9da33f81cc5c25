import {
  clone,
  evolveCampaign,
  giveUpAdventure,
  isRefusal,
  LocalGame,
  newCampaign,
  openAdventure,
  openCampaign,
  Random,
  recordAdventure,
  type AnyTagged,
  type Campaign,
  type GameDecision,
  type SeatHolder,
} from '#kernel';
import type { CampaignHero } from '../campaign/campaign-schemas.js';
import type { CampaignState } from '../campaign/campaign-state.js';
import { campaign as rules } from '../campaign/campaign.js';
import { clash } from '../clash.js';
import type { Command } from '../commands.js';
import { powerCard } from '../content/catalogue.js';
import type { Options } from '../options-fields.js';
import type { State } from '../state.js';
import type { FigureId } from '../words.js';

const campaignId = '00000000-0000-8000-8000-00000000cafe';

/** A campaign whose adventures are real games, ended by a resignation as soon as everybody has a hero. */
export class Road {
  readonly campaign = newCampaign() as Campaign<CampaignState>;
  /** Everything that has happened in it. */
  readonly events: AnyTagged[] = [];
  private games = 0;

  constructor() {
    this.must(openCampaign(clash, this.campaign, { name: 'The road', openedBy: 'player-0' }));
  }

  /** Opens an adventure under these options. @returns the id of its game. */
  open(options: unknown = {}): string {
    this.games += 1;
    const gameId = `game-${this.games}`;
    this.must(this.tryToOpen(options, gameId));
    return gameId;
  }

  /** What the campaign answers to a new adventure; nothing happens. */
  tryToOpen(options: unknown = {}, gameId = 'another'): GameDecision {
    return openAdventure(clash, this.campaign, { campaignId, gameId, options, openedBy: 'player-0' });
  }

  /**
   * A whole adventure: one hero a seat, then the seat `leaving` resigns, and is not asked any more; `'nobody'`: they play
   * at random to the end. Every Rookie who is asked steps if `stepping`.
   * @returns the options that the game had.
   */
  travel(
    heroes: readonly string[],
    { stepping = true, leaving = 1 }: { readonly stepping?: boolean; readonly leaving?: number | 'nobody' } = {},
  ): Options {
    const gameId = this.open();
    const { options } = this.campaign.adventures.find((one) => one.gameId === gameId) ?? {};
    const game = LocalGame.start(clash, { options: { ...options }, seats: 2, seed: gameId });
    heroes.forEach((heroId, seat) => {
      this.play(game, seat, (command) => command.type === 'chooseHero' && command.heroId === heroId);
    });
    if (leaving !== 'nobody') game.must({ type: 'resign', seat: leaving });
    const random = Random.from(gameId);
    const wanted = stepping ? 'campaignStep' : 'skipCampaignStep';
    for (let seat = game.nextSeat(); seat !== undefined; seat = game.nextSeat()) {
      const legal = game.legal(seat) as Command[];
      const steps = legal.filter(({ type }) => type === wanted);
      game.must({ type: 'play', seat, command: random.pick(steps.length > 0 ? steps : legal) });
    }
    this.record(gameId, game);
    return game.game.options as Options;
  }

  /** Writes a finished game down. */
  record(gameId: string, { game }: LocalGame): void {
    const { options, seats, state, outcome } = game;
    if (!outcome) throw new Error('The game is not over.');
    const finished = {
      gameId,
      hash: '',
      options,
      seats: seats as readonly SeatHolder[],
      state: state as State,
      outcome,
    };
    this.must(recordAdventure(clash, this.campaign, finished));
  }

  giveUp(gameId: string): void {
    this.must(giveUpAdventure(this.campaign, gameId));
  }

  get state(): CampaignState {
    if (!this.campaign.state) throw new Error('The campaign is not open.');
    return this.campaign.state;
  }

  /** What everybody sees. */
  get view(): ReturnType<typeof rules.view> {
    return rules.view(this.state);
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
      const { set } = powerCard(id);
      counts[set] = (counts[set] ?? 0) + 1;
    }
    return counts;
  }

  private play(game: LocalGame, seat: number, isIt: (command: Command) => boolean): void {
    const command = (game.legal(seat) as Command[]).find(isIt);
    if (!command) throw new Error(`Seat ${seat} may not do that.`);
    game.must({ type: 'play', seat, command });
  }

  private must(decision: GameDecision): void {
    if (isRefusal(decision)) throw new Error(`Refused: ${decision.code}`);
    for (const event of decision.events) {
      const stored = clone(event);
      this.events.push(stored);
      evolveCampaign(clash, this.campaign, clone(stored));
    }
  }
}
