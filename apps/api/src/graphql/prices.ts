import { MOST_WEBHOOKS } from '#league-service';
import { defaultLimits } from '#platform';

/** The price of a field, and its reason. A point is about 20 measured microseconds of a processor. */
interface Price {
  /** The price of the field itself. */
  readonly points: number;
  /** How often its selection is charged: once, once per member of a page, or never when the price includes it. */
  readonly times: number | 'page';
  readonly why: string;
  /** The surcharge where one of some arguments is given, with any value. */
  readonly dearer?: { readonly arguments: readonly string[]; readonly points: number; readonly why: string };
}

/** An operator who raises a quota still charges the price of the default. */
const { quotas } = defaultLimits;

const price = (points: number, why: string, times: Price['times'] = 1, dearer?: Price['dearer']): Price => ({
  points,
  times,
  why,
  ...(dearer ? { dearer } : {}),
});

/** A field that is not in the table: a value in memory. */
const plain = price(1, 'a value that is at hand');

/** The prices of all fields that are not in memory, by type and field. */
export const prices: Readonly<Record<string, Price>> = {
  'Query.__schema': price(2_000, 'all of the schema: 40 ms and two megabytes', 0),
  'Query.__type': price(2_000, 'from a type to the types of its fields, and so on: as much as the whole', 0),
  'Query.rulesets': price(1, 'as many as there are games', 5),
  'Query.game': price(5, 'one query of the store'),
  'Query.node': price(5, 'one query of the store'),
  'Query.games': price(10, 'one page of the list, and a query of the store for each game', 'page'),
  'Query.campaign': price(10, 'all of a stream'),
  'Query.campaigns': price(10, 'one page of the list, all of a stream for each', 'page'),
  'Query.base': price(5, 'one query of the store'),
  'Query.baseFaults': price(100, 'the rules of bases: a board is built and walked through'),
  'Query.verifyGame': price(5_000, 'every command of a game is run again: 100 ms of a game of 300 commits', 0),
  'Query.checkDeck': price(20, 'the rules of decks over 40 cards and more'),
  'Me.bases': price(10, 'one page of the list', 'page'),
  'Me.decks': price(10, 'every deck that an account may keep', quotas.decks),
  'Me.identities': price(10, 'every identity that an account may have', quotas.identities),
  'Me.tokens': price(10, 'every token that an account may have', quotas.tokens),
  'Query.gameResults': price(10, 'one page of the log; a look into the store for each game', 'page'),
  'Query.leagues': price(10, 'one page of the list, all of a stream for each', 'page'),
  'Me.pairings': price(500, 'every league of the account is searched', 'page'),
  'Me.invitations': price(500, 'every league with an invitation for the account is searched', 'page'),
  'Query.league': price(10, 'all of a stream, from memory where it was read before'),
  'League.operators': price(2, 'as many as a league may have', 20),
  'League.seasons': price(5, 'as many as a league has in some years', 20),
  'League.events': price(20, 'as much of a stream is read as a page has', 'page'),
  'LeagueSeason.options': price(5, 'put into the form of the API'),
  'LeagueSeason.plan': price(5, 'put into the form of the API'),
  'LeagueSeason.entries': price(5, 'a page of values in memory', 'page'),
  'LeagueSeason.invitations': price(5, 'a page of values in memory', 'page'),
  'LeagueSeason.rounds': price(5, 'a page of values in memory', 'page'),
  'LeagueSeason.waiting': price(5, 'a page of values in memory', 'page'),
  'LeagueSeason.standings': price(500, 'every result is counted, and tie-breaks with it', 'page'),
  'LeagueSeason.ratings': price(5_000, 'every result is rated: up to a second of a season of 20,000 games', 'page'),
  'LeagueSeason.rating': price(5_000, 'every result is rated, unless it was at this version before'),
  'League.ratings': price(5_000, 'every result of its seasons is rated, unless it was at this version before', 'page'),
  'Ruleset.ratings': price(
    5_000,
    'every game that counts is rated by the first process that is asked, and each further game once',
    'page',
  ),
  'Ruleset.rating': price(50, 'from the book of the process, after a check for new games'),
  'Account.rating': price(50, 'from the book of the process, after a check for new games'),
  'League.rating': price(5_000, 'every result of its seasons is rated, unless it was at this version before'),
  'Rating.steps': price(100, 'every game of a season is searched for those of one account', 'page'),
  'RatingStep.against': price(2, 'as many as sit at a table', 12),
  'LeagueSeason.proposal': price(
    5_000,
    'a round is paired: once, a Swiss of hundreds for seconds of another thread',
    0,
  ),
  'SeasonEntry.members': price(2, 'as many as a team has', 5),
  'SeasonRound.pairings': price(20, 'a page of a round', 'page'),
  'SeasonPairing.game': price(5, 'one query of the store'),
  'LeagueEvent.payload': price(5, 'put into the form of the API'),
  'LeagueEvent.payloadJson': price(2, 'as it was read, with some kilobytes to write at most'),
  'Query.leagueWebhooks': price(10, 'every webhook that a league may have', MOST_WEBHOOKS),
  'Query.leagueWebhookDeliveries': price(20, 'one page of the log, and the organizers of the league', 'page'),
  'LeagueWebhookDelivery.attempts': price(1, 'the cost of most deliveries; 20 are kept', 5),
  'Base.layout': price(5, 'put into the form of the API'),
  'Base.faults': price(100, 'the rules of bases: a board is built and walked through'),
  'Deck.faults': price(5, 'the rules of decks over 40 cards and more'),
  'Ruleset.content': price(500, 'a whole box: 10 ms for the requested fields, and up to 280 kB'),
  'Ruleset.optionsSchema': price(5, 'made once; some kilobytes to write'),
  'Ruleset.seats': price(5, 'options are read'),
  'Ruleset.defaultOptions': price(5, 'options are read'),
  'Game.seats': price(2, 'as many as sit at a table', 5),
  'Game.options': price(5, 'put into the form of the API'),
  'Game.view': price(20, 'computed for each viewer'),
  'Game.legalCommands': price(50, 'every command is tried'),
  'LegalCommand.description': price(100, 'a view, and a text for each of the commands'),
  'Game.events': price(10, 'one read of the store', 'page', {
    arguments: ['atLeast', 'types'],
    points: 500,
    why: 'events that are left out are read as well: at worst the whole game',
  }),
  'Game.league': price(10, 'all of a stream, from memory where it was read before'),
  'Game.parked': price(2, 'one query of the store'),
  'Game.presence': price(2, 'one query of the store'),
  'Game.rematch': price(5, 'one query of the store'),
  'Game.rematchOf': price(5, 'one query of the store'),
  'Game.at': price(500, 'a cold replay, from the snapshot before'),
  'Game.viewJson': price(20, 'computed for each viewer'),
  'Game.changes': price(1_000, 'two cold replays'),
  'GameAt.view': price(20, 'computed for each viewer'),
  'GameAt.viewJson': price(20, 'computed for each viewer'),
  'GameEvent.payloadJson': price(2, 'as it was read, with some kilobytes to write at most'),
  'GameEvent.payload': price(5, 'put into the form of the API'),
  'GameEvent.description': price(2, 'a sentence is made'),
  'Campaign.adventures': price(5, 'a page of values in memory', 'page'),
  'CommandAccepted.events': price(1, 'the events of most commands', 5),
  'VersionConflict.missed': price(1, 'the events that are missed between two queries', 5),
  'Mutation.createAccount': price(100, 'a transaction of its own'),
  'Mutation.signIn': price(100, 'a transaction of its own'),
  'Mutation.linkIdentity': price(100, 'a signature is checked, and a transaction of its own'),
  'Mutation.unlinkIdentity': price(50, 'one write'),
  'Mutation.createRecoveryCode': price(100, 'a transaction of its own'),
  'Mutation.replaceTokens': price(100, 'a transaction of its own'),
  'Mutation.createToken': price(100, 'a transaction of its own'),
  'Mutation.revokeToken': price(50, 'one write'),
  'Mutation.revokeAllTokens': price(50, 'one write'),
  'Mutation.saveDeck': price(100, 'a transaction of its own'),
  'Mutation.deleteDeck': price(50, 'one write'),
  'Mutation.saveBase': price(100, 'a transaction of its own'),
  'Mutation.deleteBase': price(50, 'one write'),
  'Mutation.openGame': price(200, 'a seed, and a commit for the game and each seat'),
  'Mutation.joinGame': price(100, 'a commit, and a query of the account’s tables'),
  'Mutation.rematch': price(300, 'a new game, a commit for each bot, and one for the player'),
  'Mutation.leaveGame': price(50, 'a commit'),
  'Mutation.addBot': price(50, 'a commit'),
  'Mutation.startGame': price(100, 'a commit that deals'),
  'Mutation.giveSeed': price(100, 'a commit, which deals if it is the last seed'),
  'Mutation.submitCommand': price(50, 'a commit: rules, hash, and one statement'),
  'Mutation.submitCommands': price(300, 'a commit, and the rules for twenty commands'),
  'Mutation.takeBack': price(50, 'a commit'),
  'Mutation.validateCommand': price(50, 'the rules, and a query of the store'),
  'Mutation.resumeGame': price(50, 'one write'),
  'Mutation.abandonGame': price(50, 'a commit'),
  'Mutation.resign': price(50, 'a commit'),
  'Mutation.openCampaign': price(100, 'a commit'),
  'Mutation.openLeague': price(100, 'a commit'),
  'Mutation.openSeason': price(100, 'a commit'),
  'Mutation.leagueCommand': price(500, 'a commit, which owes up to 500 games'),
  'Mutation.vouchForLeague': price(200, 'two commits'),
  'Mutation.createLeagueWebhook': price(100, 'a transaction of its own'),
  'Mutation.changeLeagueWebhook': price(100, 'a transaction of its own'),
  'Mutation.deleteLeagueWebhook': price(50, 'one write'),
  'Mutation.renewLeagueWebhookSecret': price(100, 'a transaction of its own'),
  'Mutation.testLeagueWebhook': price(1_000, 'a foreign server is called, and may take ten seconds'),
  'Mutation.retryLeagueWebhook': price(1_000, 'a foreign server is called, and may take ten seconds'),
  'Mutation.replayLeagueWebhookDelivery': price(1_000, 'a foreign server is called, and may take ten seconds'),
  'Mutation.giveUpAdventure': price(50, 'a commit'),
  'Mutation.openAdventure': price(200, 'a game, and a commit of the campaign'),
};

/** The price of a field. */
export const priceOf = (type: string, field: string): Price => prices[`${type}.${field}`] ?? plain;
