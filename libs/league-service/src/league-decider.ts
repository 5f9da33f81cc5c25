import { canonicalJson, isRefusal, type Json } from '#kernel';
import {
  askingOf,
  decideLeague,
  entersOthers,
  leagueAfter,
  leagueForms,
  refuseLeague,
  type Asking,
  type LeagueCommand,
  type LeagueDecision,
  type LoadedLeague,
  type ProposedRound,
  type Season,
} from '#leagues';
import { type Clock, type CommandRequest, type Decider, LEAGUE_HEADER } from '#streams';
import { obligationChangesAfter, webhookObligation } from './league-obligations.js';
import type { JoinCodes } from './join-codes.js';
import type { SealedDeck, SeasonDecks } from './decks/season-decks.js';
import { refuseLookAlike } from './look-alikes.js';
import type { LeagueRefused } from './league-requests.js';
import type { Proposals } from './proposals.js';
import type { SeasonDeals } from './season-deals.js';
import type { SeasonDraws } from './season-draws.js';

/** A command on its way to a league. */
export interface LeagueCommandRequest extends CommandRequest {
  /** As it was asked. Stored with the commit: a known command id must have been given for the same. */
  readonly command: LeagueCommand;
  /** The command completed by the server: with the version of the rules that a season is played under. The command itself when absent. */
  readonly meant?: LeagueCommand | undefined;
  /** The deck that the command submits, of which it has only the commitment. */
  readonly deck?: SealedDeck | undefined;
}

/** How many seats the game of a season has, for a command that pairs. */
export type SeatsOf = (loaded: LoadedLeague, command: LeagueCommand) => Promise<Asking['seats']>;

/** Whether any webhook listens to a league. */
export type IsHeard = (leagueId: string) => Promise<boolean>;

/** A command needs the proposal for a season. */
class ProposalNeeded extends Error {
  constructor(
    readonly season: Season,
    readonly given: ProposedRound,
  ) {
    super('A proposal is asked for.');
  }
}

/** Decides; where a proposal is needed, once it is made: in another thread, so that other requests go on. */
async function decidedBeside(
  { league }: LoadedLeague,
  command: LeagueCommand,
  asking: Asking,
  proposals: Proposals,
): Promise<LeagueDecision> {
  const ask = (season: Season, given: ProposedRound): never => {
    throw new ProposalNeeded(season, given);
  };
  try {
    return decideLeague(league, command, { ...asking, proposal: ask });
  } catch (asked) {
    if (!(asked instanceof ProposalNeeded)) throw asked;
    const proposed = await proposals.of(asked.season, asked.given);
    return decideLeague(league, command, { ...asking, proposal: () => proposed });
  }
}

/** What the decider asks beside the rules of leagues. */
interface DeciderParts {
  readonly clock: Clock;
  readonly seatsOf: SeatsOf;
  readonly isHeard: IsHeard;
  readonly proposals: Proposals;
  readonly joinCodes: Pick<JoinCodes, 'made'>;
  readonly decks: Pick<SeasonDecks, 'facts' | 'keep'>;
  readonly draws: Pick<SeasonDraws, 'of'>;
  readonly deals: Pick<SeasonDeals, 'promised'>;
}

/** Asks the rules of leagues. There is no chance in them. */
export const leagueDecider = ({
  clock,
  seatsOf,
  isHeard,
  proposals,
  joinCodes,
  decks,
  draws,
  deals,
}: DeciderParts): Decider<LoadedLeague, LeagueCommandRequest, LeagueRefused> => ({
  async decide(before, request) {
    const { streamId, commandId, actor, command, meant = command } = request;
    const at = Math.max(clock(), before.changedAt);
    const seats = await seatsOf(before, meant);
    const joinCode = meant.type === 'setJoinCode' ? joinCodes.made(streamId, commandId) : undefined;
    const seeds = { draw: draws.of(before, meant), deals: deals.promised(before, meant) };
    const made = { joinCode, decks: await decks.facts(before, meant, request.deck), ...seeds };
    const asking = { ...askingOf(streamId, { actor, at, commandId }, seats), ...made };
    const decision = asksNobody(before, meant, actor)
      ? refuseLeague('asksNobody')
      : (refuseLookAlike(before.league, meant) ?? (await decidedBeside(before, meant, asking, proposals)));
    if (isRefusal(decision)) return { status: 'refused', refusal: decision };
    const { events } = decision;
    await decks.keep(events, request.deck);
    const { obligations, settled } = obligationChangesAfter(before.league, events, { commandId, at });
    const telling = (await isHeard(streamId)) ? [webhookObligation(before.league.version, at)] : [];
    const draft = {
      command: command as unknown as Json,
      at,
      events: leagueForms.written(events),
      obligations: [...obligations, ...telling],
      settled,
      head: LEAGUE_HEADER,
    } as const;
    return { status: 'decided', before, after: leagueAfter(before, events, at), draft };
  },
  isAnswer: (request, { actor, command }) =>
    actor === request.actor &&
    canonicalJson(named(command)) === canonicalJson(named(request.command as unknown as Json)),
});

/**
 * A stored command as far as its author names it. A retry submits the deck of then, also where the saved deck has changed
 * since: it would have another commitment.
 */
function named(command: Json): Json {
  if (typeof command !== 'object' || command === null || !('type' in command)) return command;
  const { commitment: _made, ...fields } = command as Readonly<Record<string, Json>>;
  return fields['type'] === 'submitDeck' ? fields : command;
}

/** Seasons from before players were asked are decided as they were, and go on without entering players who have not asked for it. */
const asksNobody = ({ league }: LoadedLeague, meant: LeagueCommand, actor: string): boolean =>
  'season' in meant &&
  entersOthers(
    league.seasons.find(({ number }) => number === meant.season),
    meant,
    actor,
  );
