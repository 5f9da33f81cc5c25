import type { CampaignRules, CampaignSchemas, FinishedGame } from '#kernel';
import { refused } from '../command-rules.js';
import type { SkirmishCode } from '../refusals.js';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishState } from '../state.js';
import { heroRecord } from './advancement.js';
import type { AdventureTold, CampaignEvent, HeroAdvanced } from './campaign-schemas.js';
import { evolveCampaign, recordsIn, type CampaignState } from './campaign-state.js';
import type { CampaignRecords } from './records.js';

/** The side of a seat, by its name in a game. */
type SideIn<State extends SkirmishState> = State['seats'][number]['side'];

/** The part of a game in its campaigns. */
interface CampaignBasis<Schemas, State extends SkirmishState, Tale> {
  readonly schemas: Schemas;
  readonly book: Rulebook;
  /** The data of an adventure with this end, beside its game and its heroes. */
  readonly tell: (over: NonNullable<State['over']>, state: State) => Tale;
}

/**
 * A campaign: the way from Rookie to Veteran over its adventures (CLASH-072 to CLASH-075, SKAROV-CAMP-01 to SKAROV-CAMP-04). It
 * is one box, so one adventure is played after the other. Heroes join as Rookies when they are first played; their cards are
 * drawn there.
 */
export const campaignRules = <
  Options extends { readonly campaign?: CampaignRecords | undefined },
  State extends SkirmishState,
  Tale,
  Schemas extends CampaignSchemas,
>({
  schemas,
  book,
  tell,
}: CampaignBasis<Schemas, State, Tale>): CampaignRules<
  CampaignState<Tale, SideIn<State>>,
  Schemas,
  Options,
  State,
  SkirmishCode,
  CampaignEvent<Tale, SideIn<State>>,
  CampaignState<Tale, SideIn<State>>
> => ({
  schemas,
  campaignOf: ({ campaign }) => campaign?.campaignId,
  initialState: () => ({ heroes: [], adventures: [] }),
  evolve: evolveCampaign,
  optionsFor(campaignId, { adventures, state }, options) {
    if (options.campaign) return refused(book, 'records', 'RECORDS_ARE_THE_CAMPAIGNS');
    const open = adventures.find(({ status }) => status === 'open');
    if (open) return refused(book, 'oneAdventure', 'ADVENTURE_OPEN', { gameId: open.gameId });
    return { ...options, campaign: { campaignId, heroes: recordsIn(state) } };
  },
  played(_state, game) {
    const { gameId, state } = game;
    if (!state.over) throw new Error(`The adventure ${gameId} is not over.`);
    const told: AdventureTold<Tale> = { type: 'adventureTold', gameId, ...tell(state.over, state) };
    return [told, ...advanced(book, game)];
  },
  view: ({ heroes, adventures }) => structuredClone({ heroes, adventures }),
});

/** The hero of each seat who advances, as the game left it. */
function advanced<State extends SkirmishState>(
  book: Rulebook,
  { gameId, state, seats }: FinishedGame<unknown, State>,
): HeroAdvanced<SideIn<State>>[] {
  return state.seats.flatMap(({ seat, side }: State['seats'][number]) => {
    const hero = book.advancingHero(state, seat);
    if (!hero) return [];
    const account = seats.find((holder) => holder.seat === seat)?.account ?? null;
    return [{ type: 'heroAdvanced' as const, gameId, seat, side, account, ...heroRecord(book, hero) }];
  });
}
