// Written by `npm run client:types` from schema.graphql and documents.graphql: not to be changed by hand.
import type { GameCommandInput, TypedDocument } from '#client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The subscription of a browser to Web Push, as its `PushSubscription` has it. */
export type AddPushChannelInput = {
  /** The secret of the subscription, in base64url. */
  readonly auth: string;
  /** The URL of its push service. */
  readonly endpoint: string;
  /** The public key of the browser, in base64url. */
  readonly p256dh: string;
};

/** A game that these cards can be played in. */
export type ArenaCardGame =
  /** The game of Guardians Arena. */
  | 'ARENA'
  /** The game of Guardians. */
  | 'GUARDIANS';

/** The sort of a card (cards.md 2). */
export type ArenaCardType =
  /** Lures a creature away as it is played. */
  | 'CORRUPTION'
  /** Fights. */
  | 'CREATURE'
  /** Leads a deck. */
  | 'GUARDIAN'
  /** Is given to a creature. */
  | 'ITEM_CREATURE'
  /** An item that is played from the depot. */
  | 'ITEM_HAND'
  /** Covers creatures, or stands against them. */
  | 'SHIELD'
  /** Is played once. */
  | 'SPELL'
  /** A shield that helps those it leads. */
  | 'STANDARD_BEARER'
  /** One of the three that a seat defends. */
  | 'STRONGHOLD'
  /** The land that is fought over. */
  | 'TERRAIN'
  /** Is attached to a stronghold. */
  | 'UPGRADE';

/** Kind of a creature: the color of its border (CARD-04). */
export type ArenaKind =
  /** Made of an element. */
  | 'ELEMENTAL'
  /** Of flesh and blood. */
  | 'MORTAL'
  /** From elsewhere. */
  | 'OUTSIDER';

/** What can be wrong with a base. */
export type BaseFaultCode =
  /** A lieutenant stands somewhere else already. */
  | 'ALREADY_PLACED'
  /** A room cannot be reached from the entry. */
  | 'BASE_NOT_CONNECTED'
  /** A tile lies there already. */
  | 'CELL_TAKEN'
  /** The control room has one passage, and that is a door. */
  | 'CONTROL_ROOM_ONE_DOOR'
  /** A door or an airlock lies there already. */
  | 'EDGE_TAKEN'
  /** A value is missing, or has not the right form. */
  | 'MALFORMED'
  /** A tile lies where no passage leads to it. */
  | 'NOT_CONNECTABLE'
  /** The box has no further figure of the sheet. */
  | 'NO_FIGURE_LEFT'
  /** No door or airlock fits there. */
  | 'NO_PASSAGE_HERE'
  /** The box has no further door or airlock. */
  | 'NO_TOKEN_LEFT'
  /** Lieutenants go into objective rooms first. */
  | 'OBJECTIVE_ROOMS_FIRST'
  /** A tile lies too far from the entry. */
  | 'PLACE_OUT_OF_RANGE'
  /** A room is missing that every base has. */
  | 'ROOMS_MISSING'
  /** A base has only one room of this sort. */
  | 'ROOM_TWICE'
  /** No figure can begin on this space. */
  | 'SPACE_NOT_USABLE'
  /** A figure begins there already. */
  | 'SPACE_TAKEN'
  /** A lieutenant begins in this room already. */
  | 'TILE_HAS_LIEUTENANT'
  /** The tile is used already, with this face or the other. */
  | 'TILE_USED'
  /** A base has more tiles than that. */
  | 'TOO_FEW_TILES'
  /** A list is longer than any base needs. */
  | 'TOO_MANY_ENTRIES'
  /** A base has fewer objective rooms than that. */
  | 'TOO_MANY_OBJECTIVES'
  /** There is no such room or sheet. */
  | 'UNKNOWN_ID';

/** How well a bot plays. */
export type BotLevel =
  /** A first opponent. */
  | 'EASY'
  /** Knows the game. */
  | 'NORMAL'
  /** Plans ahead, and takes up to a second for a move. */
  | 'STRONG';

/** A game that is played with decks of cards. */
export type CardGame =
  /** The game of Guardians Arena. */
  | 'ARENA'
  /** The game of Guardians. */
  | 'GUARDIANS';

/** Changes of notification settings; what is left out stays. */
export type ChangeNotificationsInput = {
  /** How long messages are gathered. */
  readonly digest?: NotificationDigest | null | undefined;
  /** When the daily digest is sent, such as `08:00`. */
  readonly digestAt?: string | null | undefined;
  /** What you are told. */
  readonly events?: ReadonlyArray<NotificationEvent> | null | undefined;
  /** The language of the messages. */
  readonly locale?: Locale | null | undefined;
  /** When nothing is sent; null for no such hours. */
  readonly quietHours?: NotificationQuietHoursInput | null | undefined;
  /** An IANA name such as `Europe/Paris`. */
  readonly timeZone?: string | null | undefined;
  /** 1 to 72 hours. */
  readonly warningHours?: number | null | undefined;
};

/** A further token of your account. */
export type CreateTokenInput = {
  /** When it expires; at the latest, and by default, when your own token does. */
  readonly expiresAt?: string | null | undefined;
  /** Its name, 1 to 60 characters. */
  readonly name: string;
  /** The scopes of the new token: only scopes that your own token has. */
  readonly scopes: ReadonlyArray<Scope>;
};

/** A card of a deck, and its number of copies. */
export type DeckEntryInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
  /** 1 to 60. */
  readonly copies: number;
};

/** What can be wrong with a deck. */
export type DeckFaultCode =
  /** There are too many copies of a card. */
  | 'DECK_COPIES'
  /** A card is not allowed in this game. */
  | 'DECK_GAME'
  /** A deck has exactly one guardian. */
  | 'DECK_GUARDIAN'
  /** There are too few shields. */
  | 'DECK_SHIELDS'
  /** There are too few cards. */
  | 'DECK_SIZE'
  /** A deck has one stronghold for each position. */
  | 'DECK_STRONGHOLDS'
  /** There is no such card. */
  | 'DECK_UNKNOWN_CARD';

/** The reason for the end of a game. Grows with every ruleset. */
export type GameEnding =
  /** Any game: it was abandoned, and no one has won. */
  | 'ABANDONED'
  /** Guardians Arena: a player has given up. Guardians: a player has given up. */
  | 'CONCEDED'
  /** The Threat of Professor Skarov: Professor Skarov has escaped. */
  | 'ESCAPE'
  /** Guardians Arena: a guardian has fallen in a challenge. Guardians: a guardian has been beaten. */
  | 'GUARDIAN'
  /** Guardians: one player controls all six lands. */
  | 'LANDS'
  /** The Lantern Keepers: only one keeper is left. */
  | 'LAST_KEEPER'
  /** Guilds: the last quest is completed. */
  | 'LAST_QUEST'
  /** Guilds: a single player is left. */
  | 'LAST_SEAT'
  /** The Lantern Keepers: the last storm has passed. */
  | 'LAST_STORM'
  /** Guardians Arena: the last turn is played. Guardians: the last turn is played. */
  | 'LIMIT'
  /** Clash of Heroes: no hero is left in play. The Threat of Professor Skarov: no hero is left in play. */
  | 'NO_HERO'
  /** Clash of Heroes: an objective is met. */
  | 'OBJECTIVE'
  /** Clash of Heroes: a side has resigned. The Threat of Professor Skarov: a side has resigned. */
  | 'RESIGNATION'
  /** Guardians Arena: all three strongholds of one player are ruins. */
  | 'RUINS'
  /** Clash of Heroes: the threat has come to its end. */
  | 'SHEET'
  /** Guardians: five shields of one player are destroyed. */
  | 'SHIELDS'
  /** The Threat of Professor Skarov: Professor Skarov is under arrest. */
  | 'SKAROV_OUT'
  /** Guilds: the quests made no more progress. */
  | 'STALEMATE'
  /** Clash of Heroes: the last turn is played. The Threat of Professor Skarov: the time is up and Professor Skarov is gone. */
  | 'TURN_LIMIT'
  /** Guardians Arena: five creatures of one player are victorious. */
  | 'VICTORIOUS'
  /** Clash of Heroes: the scenario is won. */
  | 'VICTORY'
  /** Clash of Heroes: the villain has what it wanted. */
  | 'VILLAIN_OBJECTIVE';

/** An operation on a game. */
export type GameOperation =
  /** Ends it, without a winner. */
  | 'ABANDON'
  /** Suspends it: it takes no command, and nothing of it is due. */
  | 'PARK'
  /** Takes it up again. */
  | 'RESUME';

/** The status of a game, from opening to end. */
export type GameStatus =
  /** Seats can be taken. */
  | 'OPEN'
  /** It is over, and public in full. */
  | 'OVER'
  /** It is played. */
  | 'RUNNING';

/** A game that these cards can be played in. */
export type GuardiansCardGame =
  /** The game of Guardians Arena. */
  | 'ARENA'
  /** The game of Guardians. */
  | 'GUARDIANS';

/** The sort of a card (cards.md 2). */
export type GuardiansCardType =
  /** Lures a creature away as it is played. */
  | 'CORRUPTION'
  /** Fights. */
  | 'CREATURE'
  /** Leads a deck. */
  | 'GUARDIAN'
  /** Is given to a creature. */
  | 'ITEM_CREATURE'
  /** An item that is played from the depot. */
  | 'ITEM_HAND'
  /** Covers creatures, or stands against them. */
  | 'SHIELD'
  /** Is played once. */
  | 'SPELL'
  /** A shield that helps those it leads. */
  | 'STANDARD_BEARER'
  /** One of the three that a seat defends. */
  | 'STRONGHOLD'
  /** The land that is fought over. */
  | 'TERRAIN'
  /** Is attached to a stronghold. */
  | 'UPGRADE';

/** Kind of a creature: the color of its border (CARD-04). */
export type GuardiansKind =
  /** Made of an element. */
  | 'ELEMENTAL'
  /** Of flesh and blood. */
  | 'MORTAL'
  /** From elsewhere. */
  | 'OUTSIDER';

/** Who reads the decks of a season. */
export type LeagueDecksShown =
  /** Owners and judges of the league, and all others when the season is closed. */
  | 'AT_THE_END'
  /** Owners and judges of the league, and never others. */
  | 'JUDGES'
  /** All, as soon as a deck is submitted. */
  | 'PUBLIC';

/** What decides a drawn match of teams in a bracket. */
export type LeagueDrawnMatch =
  /** Each board point counts the number of its board, and the team with the smaller sum wins: points on higher boards weigh more (the Berlin system). */
  | 'BOARD_COUNT'
  /** The results of the lowest board are left out, then those of the lowest two, and so on, until one team has more points. */
  | 'BOTTOM_BOARD'
  /** The highest board that is no draw decides. */
  | 'TOP_BOARD';

/** How groups are formed. */
export type LeagueForming =
  /** By an organizer, with `formGroups`. */
  | 'BY_HAND'
  /** By lot, from a seed that the server promises with the plan and tells with the draw. */
  | 'DRAW'
  /** By the numbers of participants, back and forth: 1 to A, 2 to B, 3 to B, 4 to A. */
  | 'SNAKE';

/** The tie-breaks between players of equal points. */
export type LeagueTieBreak =
  /** Buchholz: the points of all opponents, each once per meeting. In a Swiss, unplayed rounds count by FIDE’s C.07. */
  | 'BUCHHOLZ'
  /** Buchholz without the weakest opponent; a round that the player chose not to play is cut first. */
  | 'BUCHHOLZ_CUT_1'
  /** The number of tied players who come below by their games against each other. Where some have not met, only those are separated whom no missing game could change. */
  | 'DIRECT_ENCOUNTER'
  /** The sum of the points in the games themselves; of teams, the board points. */
  | 'GAME_POINTS'
  /** Sonneborn-Berger: the points of each opponent, times the own points against them. */
  | 'SONNEBORN_BERGER'
  /** The number of rounds worth as much as a win, with or without a game. */
  | 'WINS';

/** A language of the server. */
export type Locale =
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** The reason why nothing is sent on a channel any more. */
export type NotificationChannelDisabledBecause =
  /** Every attempt to send a message failed, over three days. */
  | 'FAILING'
  /** The receiver does not exist any more, or wants no more messages. */
  | 'GONE'
  /** You unsubscribed by the link of a mail. */
  | 'UNSUBSCRIBED';

/** How messages reach you. */
export type NotificationChannelKind =
  /** Mail to an address that its owner has confirmed. */
  | 'EMAIL'
  /** Web Push to a browser. */
  | 'PUSH'
  /** A request to an address of yours. */
  | 'WEBHOOK';

/** How long messages are gathered. */
export type NotificationDigest =
  /** One message a day. */
  | 'DAILY'
  /** One message at each full hour. */
  | 'HOURLY'
  /** Each is sent within seconds; those that are due together are one message. */
  | 'NONE';

/** Something that you may be told. */
export type NotificationEvent =
  /** A game of yours is over. */
  | 'GAME_OVER'
  /** You are invited to a league. */
  | 'INVITED'
  /** A pairing of yours in a league is up. */
  | 'PAIRED'
  /** A proposal at your table awaits your answer. */
  | 'PROPOSAL'
  /** A seat in a running game is offered to you. */
  | 'SEAT_OFFERED'
  /** Your time in a game runs out in some hours. */
  | 'TIME_RUNS_OUT'
  /** A game waits for you. */
  | 'YOUR_TURN';

/** A kind of messages on notification channels. */
export type NotificationKind =
  /** A mail that asks for agreement. */
  | 'CONFIRM'
  /** A game of yours is over. */
  | 'GAME_OVER'
  /** You are invited to a league. */
  | 'INVITED'
  /** A pairing of yours in a league is up. */
  | 'PAIRED'
  /** A proposal at your table awaits your answer. */
  | 'PROPOSAL'
  /** A seat in a running game is offered to you. */
  | 'SEAT_OFFERED'
  /** A message that tries a channel out. */
  | 'TEST'
  /** Your time in a game runs out in some hours. */
  | 'TIME_RUNS_OUT'
  /** A game waits for you. */
  | 'YOUR_TURN';

/** Hours of the day in which nothing is sent. They may lie around midnight. */
export type NotificationQuietHoursInput = {
  /** When they begin, such as `22:30`. */
  readonly from: string;
  /** When they end, such as `07:00`. */
  readonly to: string;
};

/** Whether a message was sent, and why not. */
export type NotificationState =
  /** The receiver, or the mail server, has taken it. */
  | 'DELIVERED'
  /** It was not needed any more; the field `reason` says why. */
  | 'DROPPED'
  /** It could not be sent. */
  | 'GIVEN_UP'
  /** It waits for its time, or for the next attempt. */
  | 'WAITING';

/** The form of messages to a webhook of an account. */
export type NotificationWebhookForm =
  /** A text for people, as Discord and others take it: `content`. */
  | 'DISCORD'
  /** Data for programs, as Standard Webhooks: `type`, `timestamp` and `data`. */
  | 'STANDARD';

/** An operation on a game, and its reason. */
export type OperateOnGameInput = {
  /** The operation. */
  readonly action: GameOperation;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The reason, 1 to 500 characters. It is recorded with your id. */
  readonly reason: string;
};

/** PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player. */
export type ProposalKind =
  /** All clocks stop, and no seat plays. */
  | 'PAUSE'
  /** A bot plays on for an absent player. */
  | 'TAKEOVER'
  /** The game goes back to a point. */
  | 'UNDO';

/** A base to keep, new or changed. */
export type SaveBaseInput = {
  /** The base of yours to change; a new one when left out. */
  readonly id?: string | null | undefined;
  /** The layout of the base. It need not be legal yet. */
  readonly layout: SkarovBaseInput;
  /** The name of the base, 1 to 80 characters. */
  readonly name: string;
  /** true: any account with its id may read and play it; false: only you. By default as before, and only you for a new base. */
  readonly shared?: boolean | null | undefined;
};

/** A deck to keep, new or changed. */
export type SaveDeckInput = {
  /** In any order, up to 110 entries. It need not be legal yet. */
  readonly cards: ReadonlyArray<DeckEntryInput>;
  /** The deck to change; by default a new one. */
  readonly id?: string | null | undefined;
  /** The name of the deck, 1 to 80 characters. */
  readonly name: string;
};

/** A right of a token. */
export type Scope =
  /** Make and revoke tokens of the account. */
  | 'ACCOUNT_MANAGE'
  /** Open and join games, act for the seats of the account, and keep its decks and bases. */
  | 'GAMES_PLAY'
  /** Read games as the account: its own view, events and legal commands. */
  | 'GAMES_READ'
  /** Open leagues, enter them, and run those that the account organizes. */
  | 'LEAGUES_RUN'
  /** Act for the operator of the server: vouch for leagues, park and abandon games. Granted only by an issuer that the operator names (`OIDC_ISSUERS`), and to the token of `npm start` that only its machine reaches. */
  | 'SERVER_OPERATE';

/** The kind of result of a pairing. */
export type SeasonOutcomeKind =
  /** The game does not count. */
  | 'ANNULLED'
  /** The game was played to its end, and counts. */
  | 'CONFIRMED'
  /** An organizer of the league corrected the result. */
  | 'CORRECTED'
  /** A player did not appear. */
  | 'FORFEITED';

/** The status of a season, from opening to close. */
export type SeasonStatus =
  /** The season is over and no longer changes. */
  | 'CLOSED'
  /** The season takes entries, pairings and results. */
  | 'OPEN';

/** A base: rooms, passages and the villains in them (SKAROV-BASE-01). */
export type SkarovBaseInput = {
  /** EASY: Rookies, NORMAL: Heroes, HARD: Veterans, where no scenario says it (SKAROV-RANK-01). */
  readonly difficulty: SkarovDifficulty;
  /** The start spaces of the lieutenants. At most 4 entries. */
  readonly lieutenants: ReadonlyArray<SkarovLieutenantOfBaseInput>;
  /** The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18). At most 36 entries. */
  readonly minions: ReadonlyArray<SkarovMinionOfBaseInput>;
  /** Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04). At most 14 entries. */
  readonly passages: ReadonlyArray<SkarovPassageOfBaseInput>;
  /** The tiles, as they lie. At most 9 entries. */
  readonly tiles: ReadonlyArray<SkarovTileOfBaseInput>;
};

/** A side of a cell. */
export type SkarovCellEdge =
  /** East: the right side. */
  | 'E'
  /** North: the upper side. */
  | 'N'
  /** South: the lower side. */
  | 'S'
  /** West: the left side. */
  | 'W';

/** Strength of the villains. */
export type SkarovDifficulty =
  /** For Rookies. */
  | 'EASY'
  /** For Veterans. */
  | 'HARD'
  /** For Heroes. */
  | 'NORMAL';

/** The start space of a lieutenant. */
export type SkarovLieutenantOfBaseInput = {
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
  /** A space of the board, as "x,y". */
  readonly space: string;
};

/** The start space of a minion. */
export type SkarovMinionOfBaseInput = {
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
  /** A space of the board, as "x,y". */
  readonly space: string;
};

/** The passage between two rooms. */
export type SkarovPassageKind =
  /** An airlock, which is always open. */
  | 'AIRLOCK'
  /** A door, closed until a figure opens it. */
  | 'DOOR';

/** A door or an airlock between two rooms. */
export type SkarovPassageOfBaseInput = {
  /** An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
  readonly edge: string;
  /** Its sort. */
  readonly kind: SkarovPassageKind;
};

/** The purpose of a room. */
export type SkarovRoomKind =
  /** The room of Skarov. */
  | 'CONTROL'
  /** The room where the heroes come in. */
  | 'ENTRY'
  /** A room where articles can be won. */
  | 'OBJECTIVE'
  /** A room like any other. */
  | 'PLAIN'
  /** A room with traps. */
  | 'TRAP';

/** A tile, as it lies in a base. */
export type SkarovTileOfBaseInput = {
  /** Column of the tile, in tiles from the left. -9 to 9. */
  readonly column: number;
  /** A room, by the id of its face, such as "t3a". */
  readonly faceId: string;
  /** Row of the tile, in tiles from the top. -9 to 9. */
  readonly row: number;
  /** Quarters clockwise. 0 to 3. */
  readonly turns: number;
};

/** Importance of a villain. */
export type SkarovVillainRank =
  /** A right hand of the master. */
  | 'LIEUTENANT'
  /** Behind it all. */
  | 'MASTER'
  /** One of many. */
  | 'MINION';

/** The viewer: a seat, a spectator, or an auditor, who sees everything once a game is over. */
export type ViewerInput =
  {   /** The view of an auditor, who sees everything once the game is over. Must be `true`. */
  readonly auditor: boolean; readonly seat?: never; readonly spectator?: never; }
  |  { readonly auditor?: never;   /** The view of this seat: your own, or any once the game is over. */
  readonly seat: number; readonly spectator?: never; }
  |  { readonly auditor?: never; readonly seat?: never;   /** The view of a spectator. Must be `true`. */
  readonly spectator: boolean; };

export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { readonly me: { readonly account: { readonly id: string, readonly name: string } } | null };

export type BoxQueryVariables = Exact<{ [key: string]: never; }>;


export type BoxQuery = { readonly rulesets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly title: string, readonly version: string, readonly botProfiles: ReadonlyArray<{ readonly name: string, readonly level: BotLevel | null, readonly title: string, readonly description: string }>, readonly seats: { readonly least: number, readonly seats: ReadonlyArray<{ readonly seat: number }> } }> };

export type OnwardFragment = { readonly hasNextPage: boolean, readonly endCursor: string | null };

export type BackwardFragment = { readonly hasPreviousPage: boolean, readonly startCursor: string | null };

export type ListedQueryVariables = Exact<{
  status: GameStatus;
  first: number;
  after?: string | null | undefined;
  mine?: boolean | null | undefined;
  seatOffered?: boolean | null | undefined;
  withTurn: boolean;
}>;


export type ListedQuery = { readonly games: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: GameStatus, readonly version: number, readonly changedAt: string, readonly leastSeats: number, readonly ruleset: { readonly name: string, readonly title: string }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string | null, readonly mine: boolean, readonly taken: boolean }>, readonly waiting?:
        | { readonly __typename: 'WaitingForNothing' }
        | { readonly __typename: 'WaitingForRules' }
        | { readonly __typename: 'WaitingForSeats', readonly mine: boolean }
       | null }> } };

type Turn_WaitingForNothing_Fragment = { readonly __typename: 'WaitingForNothing', readonly over: GameEnding };

type Turn_WaitingForRules_Fragment = { readonly __typename: 'WaitingForRules', readonly title: string };

type Turn_WaitingForSeats_Fragment = { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly title: string, readonly mine: boolean, readonly deadline: string | null, readonly stepId: string };

export type TurnFragment =
  | Turn_WaitingForNothing_Fragment
  | Turn_WaitingForRules_Fragment
  | Turn_WaitingForSeats_Fragment
;

export type NarrowedFragment = { readonly remaining: number, readonly type: { readonly label: string } | null, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string, readonly parts: ReadonlyArray<{ readonly key: string, readonly label: string }> }> };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly parked: boolean, readonly shownLate: boolean, readonly transcript: string | null, readonly leastSeats: number, readonly takesBackTo: ReadonlyArray<number>, readonly undoesTo: ReadonlyArray<number>, readonly forkedFrom: { readonly gameId: string, readonly version: number } | null, readonly pause: { readonly until: string | null } | null, readonly proposal: { readonly number: number, readonly awaits: ReadonlyArray<number>, readonly terms: { readonly seat: number, readonly kind: ProposalKind, readonly of: number | null, readonly bot: string | null, readonly since: ReadonlyArray<{ readonly type: string, readonly count: number }> | null } } | null, readonly leavers: { readonly mayReturn: boolean } | null, readonly ruleset: { readonly name: string, readonly title: string, readonly pictures: ReadonlyArray<string>, readonly scoreParts: ReadonlyArray<{ readonly name: string, readonly title: string, readonly ruleId: string | null }>, readonly botProfiles: ReadonlyArray<{ readonly name: string, readonly level: BotLevel | null, readonly title: string, readonly description: string }> }, readonly openedBy: { readonly id: string } | null, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string | null, readonly mine: boolean, readonly taken: boolean, readonly bot: string | null, readonly resigned: boolean, readonly timedOut: boolean, readonly title: string | null, readonly deadline: string | null, readonly vacationDays: number | null, readonly vacationUntil: string | null, readonly offered: { readonly absent: boolean, readonly to: { readonly id: string } | null } | null, readonly formerly: ReadonlyArray<{ readonly bot: string | null, readonly account: { readonly id: string, readonly name: string } | null }> }>, readonly calendar: { readonly daysOff: ReadonlyArray<number> } | null, readonly league: { readonly id: string } | null, readonly vacation: { readonly season: number | null } | null, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly title: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly title: string, readonly mine: boolean, readonly deadline: string | null, readonly stepId: string }
     | null, readonly outcome: { readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number, readonly parts: ReadonlyArray<{ readonly name: string, readonly points: number }> }> } | null, readonly choices: { readonly remaining: number, readonly type: { readonly label: string } | null, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string, readonly parts: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } } | null };

export type ChoicesQueryVariables = Exact<{
  id: string;
  after: ReadonlyArray<string> | string;
}>;


export type ChoicesQuery = { readonly game: { readonly choices: { readonly remaining: number, readonly type: { readonly label: string } | null, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string, readonly parts: ReadonlyArray<{ readonly key: string, readonly label: string }> }> } } | null };

export type PiecesQueryVariables = Exact<{
  id: string;
}>;


export type PiecesQuery = { readonly game: { readonly pieces: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly at: string | null }> } | null };

export type ViewQueryVariables = Exact<{
  id: string;
  as?: ViewerInput | null | undefined;
}>;


export type ViewQuery = { readonly game: { readonly viewJson: unknown } | null };

export type MomentQueryVariables = Exact<{
  id: string;
  version: number;
  as?: ViewerInput | null | undefined;
}>;


export type MomentQuery = { readonly game: { readonly at: { readonly version: number, readonly viewJson: unknown } | null } | null };

export type NewTableQueryVariables = Exact<{
  name: string;
}>;


export type NewTableQuery = { readonly ruleset: { readonly name: string, readonly title: string, readonly version: string, readonly optionsSchema: unknown, readonly botProfiles: ReadonlyArray<{ readonly name: string, readonly level: BotLevel | null, readonly title: string, readonly description: string }>, readonly content:
      | { readonly __typename: 'ArenaContent' }
      | { readonly __typename: 'ClashContent', readonly scenarios: ReadonlyArray<{ readonly id: string, readonly name: { readonly en: string, readonly fr: string } }> }
      | { readonly __typename: 'GuardiansContent' }
      | { readonly __typename: 'GuildsContent' }
      | { readonly __typename: 'LanternContent' }
      | { readonly __typename: 'SkarovContent', readonly scenarios: ReadonlyArray<{ readonly id: string, readonly name: { readonly en: string, readonly fr: string } }> }
     | null } | null };

export type BroughtQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type BroughtQuery = { readonly me: { readonly decks: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly bases: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null };

export type InvitationQueryVariables = Exact<{
  id: string;
}>;


export type InvitationQuery = { readonly game: { readonly invitation: string | null } | null };

export type LeagueListQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type LeagueListQuery = { readonly leagues: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly seasons: ReadonlyArray<{ readonly number: number, readonly name: string, readonly status: SeasonStatus }> }> } };

export type LeagueVersionQueryVariables = Exact<{
  id: string;
}>;


export type LeagueVersionQuery = { readonly league: { readonly version: number } | null };

export type PersonFragment = { readonly id: string, readonly name: string };

export type LeaguePageQueryVariables = Exact<{
  id: string;
}>;


export type LeaguePageQuery = { readonly league: { readonly id: string, readonly name: string, readonly version: number, readonly archived: boolean, readonly vouched: boolean, readonly transcript: string, readonly operators: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly seasons: ReadonlyArray<{ readonly number: number, readonly name: string, readonly status: SeasonStatus, readonly ruleset: { readonly title: string } | null }> } | null };

export type LeagueLogQueryVariables = Exact<{
  id: string;
  before?: string | null | undefined;
}>;


export type LeagueLogQuery = { readonly league: { readonly events: { readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly version: number, readonly at: string, readonly type: string, readonly payloadJson: unknown, readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } } | null };

export type EntryFragment = { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type ApplicantPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly approved: boolean, readonly checkedIn: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> }> };

export type DeckPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly account: { readonly id: string } | null }> };

export type WaitingPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string }> };

export type InvitationPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly accepted: ReadonlyArray<{ readonly id: string }> }> };

export type StandingsPageFragment = { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly rank: number, readonly group: number | null, readonly groupRank: number | null, readonly points: number, readonly tieBreaks: ReadonlyArray<number>, readonly entry: { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> } }> };

export type MoreApplicantsQueryVariables = Exact<{
  id: string;
  number: number;
  after: string;
}>;


export type MoreApplicantsQuery = { readonly league: { readonly season: { readonly applicants: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly approved: boolean, readonly checkedIn: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } } | null } | null };

export type MoreDecksQueryVariables = Exact<{
  id: string;
  number: number;
  after: string;
}>;


export type MoreDecksQuery = { readonly league: { readonly season: { readonly decks: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly account: { readonly id: string } | null }> } } | null } | null };

export type MoreWaitingQueryVariables = Exact<{
  id: string;
  number: number;
  after: string;
}>;


export type MoreWaitingQuery = { readonly league: { readonly season: { readonly waiting: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string }> } } | null } | null };

export type MoreInvitationsQueryVariables = Exact<{
  id: string;
  number: number;
  after: string;
}>;


export type MoreInvitationsQuery = { readonly league: { readonly season: { readonly invitations: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly accepted: ReadonlyArray<{ readonly id: string }> }> } } | null } | null };

export type MoreStandingsQueryVariables = Exact<{
  id: string;
  number: number;
  after: string;
}>;


export type MoreStandingsQuery = { readonly league: { readonly season: { readonly standings: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly rank: number, readonly group: number | null, readonly groupRank: number | null, readonly points: number, readonly tieBreaks: ReadonlyArray<number>, readonly entry: { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> } }> } } | null } | null };

export type SeasonPageQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type SeasonPageQuery = { readonly league: { readonly id: string, readonly name: string, readonly version: number, readonly operators: ReadonlyArray<{ readonly id: string }>, readonly judges: ReadonlyArray<{ readonly id: string }>, readonly scorekeepers: ReadonlyArray<{ readonly id: string }>, readonly season: { readonly number: number, readonly name: string, readonly status: SeasonStatus, readonly rulesVersion: string | null, readonly joinCode: string | null, readonly applicants: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly approved: boolean, readonly checkedIn: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }, readonly decks: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly account: { readonly id: string } | null }> }, readonly ruleset: { readonly title: string } | null, readonly plan: { readonly tieBreaks: ReadonlyArray<LeagueTieBreak>, readonly groups: { readonly count: number, readonly formed: LeagueForming } | null, readonly decks: { readonly shown: LeagueDecksShown } | null, readonly elsewhere: { readonly confirmWithin: number } | null, readonly vacation: { readonly days: number } | null, readonly requestedByes: { readonly most: number } | null, readonly match:
          | { readonly __typename: 'LeagueAllGames' }
          | { readonly __typename: 'LeagueBestOf' }
          | { readonly __typename: 'LeagueBoards', readonly boards: number, readonly drawn: ReadonlyArray<LeagueDrawnMatch> | null }
         | null, readonly finals: { readonly match:
            | { readonly __typename: 'LeagueAllGames' }
            | { readonly __typename: 'LeagueBestOf' }
            | { readonly __typename: 'LeagueBoards', readonly drawn: ReadonlyArray<LeagueDrawnMatch> | null }
           | null } | null, readonly registration: { readonly checkIn: { readonly closes: string | null } | null } | null, readonly format:
          | { readonly __typename: 'LeagueArena' }
          | { readonly __typename: 'LeagueDoubleElimination' }
          | { readonly __typename: 'LeagueKnockOut' }
          | { readonly __typename: 'LeagueLadder', readonly reach: number }
          | { readonly __typename: 'LeagueRoundRobin' }
          | { readonly __typename: 'LeagueSwiss' }
          | { readonly __typename: 'LeagueTables' }
         }, readonly ownVacation: { readonly left: number, readonly until: string | null } | null, readonly waiting: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string }> }, readonly invitations: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly player: string, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly accepted: ReadonlyArray<{ readonly id: string }> }> }, readonly finals: { readonly afterRound: number } | null, readonly standings: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly rank: number, readonly group: number | null, readonly groupRank: number | null, readonly points: number, readonly tieBreaks: ReadonlyArray<number>, readonly entry: { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> } }> } } | null } | null };

export type PlanOfSeasonQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type PlanOfSeasonQuery = { readonly league: { readonly version: number, readonly season: { readonly planInput: unknown } | null } | null };

export type DecksOfSeasonQueryVariables = Exact<{
  id: string;
  number: number;
  after?: string | null | undefined;
}>;


export type DecksOfSeasonQuery = { readonly league: { readonly season: { readonly decks: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly commitment: string, readonly content: string | null, readonly account: { readonly name: string } | null }> } } | null } | null };

export type SeasonRoundsQueryVariables = Exact<{
  id: string;
  number: number;
  before?: string | null | undefined;
  pairingsAfter?: string | null | undefined;
}>;


export type SeasonRoundsQuery = { readonly league: { readonly season: { readonly rounds: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly startsAt: string, readonly imported: boolean, readonly byes: ReadonlyArray<{ readonly player: string, readonly points: number }>, readonly pairings: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly gameId: string, readonly match: string | null, readonly players: ReadonlyArray<string>, readonly games: ReadonlyArray<{ readonly gameId: string, readonly players: ReadonlyArray<string>, readonly accounts: ReadonlyArray<string>, readonly startsAt: string, readonly outcome: { readonly kind: SeasonOutcomeKind, readonly scores: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null }>, readonly report: { readonly by: string, readonly disputed: string | null, readonly placed: ReadonlyArray<{ readonly player: string, readonly rank: number }> } | null, readonly outcome: { readonly kind: SeasonOutcomeKind, readonly scores: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null }> } }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } } | null } | null };

export type ProposalQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type ProposalQuery = { readonly league: { readonly season: { readonly proposal: { readonly pairings: ReadonlyArray<{ readonly players: ReadonlyArray<string> }>, readonly byes: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null } | null } | null };

export type SeasonRatingsQueryVariables = Exact<{
  id: string;
  number: number;
  after?: string | null | undefined;
}>;


export type SeasonRatingsQuery = { readonly league: { readonly season: { readonly ratings: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly shown: number, readonly deviation: number, readonly games: number, readonly account: { readonly id: string, readonly name: string } | null, readonly steps: { readonly nodes: ReadonlyArray<{ readonly after: { readonly mean: number } }> } }> } } | null } | null };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { readonly me: { readonly scopes: ReadonlyArray<Scope>, readonly account: { readonly id: string, readonly name: string, readonly createdAt: string }, readonly tableWait: { readonly until: string | null, readonly rule: string, readonly games: number, readonly timeouts: number } } | null };

export type OwnPairingsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnPairingsQuery = { readonly me: { readonly pairings: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly round: number, readonly startsAt: string, readonly league: { readonly id: string, readonly name: string }, readonly season: { readonly number: number }, readonly pairing: { readonly gameId: string, readonly game: { readonly status: GameStatus } | null } }> } } | null };

export type OwnInvitationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnInvitationsQuery = { readonly me: { readonly invitations: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly league: { readonly id: string, readonly name: string }, readonly season: { readonly number: number, readonly name: string } }> } } | null };

export type OwnRatingsQueryVariables = Exact<{
  account: string;
}>;


export type OwnRatingsQuery = { readonly rulesets: ReadonlyArray<{ readonly name: string, readonly title: string, readonly rating: { readonly shown: number, readonly deviation: number, readonly games: number, readonly steps: { readonly nodes: ReadonlyArray<{ readonly after: { readonly mean: number } }> } } | null }> };

export type TokenLineFragment = { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null };

export type OwnTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTokensQuery = { readonly me: { readonly tokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null }> } | null };

export type SignInIssuersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInIssuersQuery = { readonly signInIssuers: ReadonlyArray<{ readonly issuer: string, readonly name: string, readonly clientId: string }> };

export type ArrivedQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrivedQuery = { readonly me: { readonly scopes: ReadonlyArray<Scope>, readonly account: { readonly id: string, readonly name: string } } | null };

export type OwnIdentitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnIdentitiesQuery = { readonly me: { readonly identities: ReadonlyArray<{ readonly id: string, readonly issuer: string, readonly subject: string, readonly createdAt: string }> } | null };

export type SignInByIssuerMutationVariables = Exact<{
  name: string;
}>;


export type SignInByIssuerMutation = { readonly signIn:
    | { readonly __typename: 'AccountNameTaken', readonly message: string }
    | { readonly __typename: 'SignedIn' }
   };

export type LinkIdentityMutationVariables = Exact<{
  token: string;
  recoveryCode?: string | null | undefined;
}>;


export type LinkIdentityMutation = { readonly linkIdentity: { readonly id: string } };

export type UnlinkIdentityMutationVariables = Exact<{
  id: string;
}>;


export type UnlinkIdentityMutation = { readonly unlinkIdentity: { readonly id: string } };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { readonly createToken: { readonly token: string, readonly about: { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null } } };

export type RevokeTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeTokenMutation = { readonly revokeToken: { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null } };

export type CreateRecoveryCodeMutationVariables = Exact<{
  recoveryCode?: string | null | undefined;
}>;


export type CreateRecoveryCodeMutation = { readonly createRecoveryCode: { readonly recoveryCode: string, readonly createdAt: string } };

export type ReplaceTokensMutationVariables = Exact<{
  recoveryCode: string;
  name: string;
}>;


export type ReplaceTokensMutation = { readonly replaceTokens: { readonly token: string, readonly recoveryCode: string } };

export type VerifyGameQueryVariables = Exact<{
  id: string;
}>;


export type VerifyGameQuery = { readonly verifyGame: { readonly sound: boolean, readonly fault: { readonly message: string } | null } };

export type ChannelLineFragment = { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null };

export type NotificationSettingsFragment = { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly warningHours: number, readonly locale: Locale, readonly quietHours: { readonly from: string, readonly to: string } | null };

export type OwnNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnNotificationsQuery = { readonly me: { readonly notifications: { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly warningHours: number, readonly locale: Locale, readonly offers: { readonly email: boolean, readonly pushKey: string | null }, readonly channels: ReadonlyArray<{ readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null }>, readonly log: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly channelKind: NotificationChannelKind, readonly state: NotificationState, readonly dueAt: string, readonly endedAt: string | null }>, readonly quietHours: { readonly from: string, readonly to: string } | null } } | null };

export type ChangeNotificationsMutationVariables = Exact<{
  input: ChangeNotificationsInput;
}>;


export type ChangeNotificationsMutation = { readonly changeNotifications: { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly warningHours: number, readonly locale: Locale, readonly quietHours: { readonly from: string, readonly to: string } | null } };

export type AddMailChannelMutationVariables = Exact<{
  address: string;
}>;


export type AddMailChannelMutation = { readonly addMailChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type AddPushChannelMutationVariables = Exact<{
  input: AddPushChannelInput;
}>;


export type AddPushChannelMutation = { readonly addPushChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type AddWebhookChannelMutationVariables = Exact<{
  address: string;
  form: NotificationWebhookForm;
}>;


export type AddWebhookChannelMutation = { readonly addWebhookChannel: { readonly secret: string, readonly channel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } } };

export type EnableNotificationChannelMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type EnableNotificationChannelMutation = { readonly enableNotificationChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type RemoveNotificationChannelMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNotificationChannelMutation = { readonly removeNotificationChannel: { readonly id: string } };

export type TestNotificationChannelMutationVariables = Exact<{
  id: string;
}>;


export type TestNotificationChannelMutation = { readonly testNotificationChannel: { readonly id: string } };

export type DeckGamesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeckGamesQuery = { readonly rulesets: ReadonlyArray<{ readonly name: string, readonly title: string, readonly optionsSchema: unknown }> };

export type OwnDecksQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDecksQuery = { readonly me: { readonly decks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly cards: ReadonlyArray<{ readonly cardId: string, readonly copies: number }>, readonly arena: ReadonlyArray<{ readonly code: DeckFaultCode }>, readonly guardians: ReadonlyArray<{ readonly code: DeckFaultCode }> }> } | null };

export type OwnDeckQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnDeckQuery = { readonly me: { readonly decks: ReadonlyArray<{ readonly id: string, readonly name: string, readonly cards: ReadonlyArray<{ readonly cardId: string, readonly copies: number }> }> } | null };

export type GuardiansCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type GuardiansCardsQuery = { readonly ruleset: { readonly content:
      | { readonly __typename: 'ArenaContent' }
      | { readonly __typename: 'ClashContent' }
      | { readonly __typename: 'GuardiansContent', readonly cards: ReadonlyArray<{ readonly id: string, readonly set: string, readonly type: GuardiansCardType, readonly kind: GuardiansKind | null, readonly cost: number | null, readonly games: ReadonlyArray<GuardiansCardGame>, readonly name: { readonly en: string, readonly fr: string }, readonly typeLine: { readonly en: string, readonly fr: string }, readonly text: { readonly en: string, readonly fr: string } }> }
      | { readonly __typename: 'GuildsContent' }
      | { readonly __typename: 'LanternContent' }
      | { readonly __typename: 'SkarovContent' }
     | null } | null };

export type ArenaCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type ArenaCardsQuery = { readonly ruleset: { readonly content:
      | { readonly __typename: 'ArenaContent', readonly cards: ReadonlyArray<{ readonly id: string, readonly set: string, readonly type: ArenaCardType, readonly kind: ArenaKind | null, readonly cost: number | null, readonly games: ReadonlyArray<ArenaCardGame>, readonly name: { readonly en: string, readonly fr: string }, readonly typeLine: { readonly en: string, readonly fr: string }, readonly text: { readonly en: string, readonly fr: string } }> }
      | { readonly __typename: 'ClashContent' }
      | { readonly __typename: 'GuardiansContent' }
      | { readonly __typename: 'GuildsContent' }
      | { readonly __typename: 'LanternContent' }
      | { readonly __typename: 'SkarovContent' }
     | null } | null };

export type CheckDeckQueryVariables = Exact<{
  game: CardGame;
  cards: ReadonlyArray<DeckEntryInput> | DeckEntryInput;
}>;


export type CheckDeckQuery = { readonly checkDeck: ReadonlyArray<{ readonly code: DeckFaultCode, readonly rule: string, readonly card: string | null, readonly message: string }> };

export type SaveDeckMutationVariables = Exact<{
  input: SaveDeckInput;
}>;


export type SaveDeckMutation = { readonly saveDeck: { readonly id: string } };

export type DeleteDeckMutationVariables = Exact<{
  id: string;
}>;


export type DeleteDeckMutation = { readonly deleteDeck: { readonly id: string } };

export type LayoutFragment = { readonly difficulty: SkarovDifficulty, readonly tiles: ReadonlyArray<{ readonly faceId: string, readonly column: number, readonly row: number, readonly turns: number }>, readonly passages: ReadonlyArray<{ readonly edge: string, readonly kind: SkarovPassageKind }>, readonly minions: ReadonlyArray<{ readonly sheet: string, readonly space: string }>, readonly lieutenants: ReadonlyArray<{ readonly sheet: string, readonly space: string }> };

export type OwnBasesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnBasesQuery = { readonly me: { readonly bases: { readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null }, readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly shared: boolean, readonly faults: ReadonlyArray<{ readonly code: BaseFaultCode }>, readonly layout: { readonly tiles: ReadonlyArray<{ readonly faceId: string }> } }> } } | null };

export type OneBaseQueryVariables = Exact<{
  id: string;
}>;


export type OneBaseQuery = { readonly base: { readonly id: string, readonly name: string, readonly shared: boolean, readonly mine: boolean, readonly layout: { readonly difficulty: SkarovDifficulty, readonly tiles: ReadonlyArray<{ readonly faceId: string, readonly column: number, readonly row: number, readonly turns: number }>, readonly passages: ReadonlyArray<{ readonly edge: string, readonly kind: SkarovPassageKind }>, readonly minions: ReadonlyArray<{ readonly sheet: string, readonly space: string }>, readonly lieutenants: ReadonlyArray<{ readonly sheet: string, readonly space: string }> } } | null };

export type SkarovRoomsQueryVariables = Exact<{ [key: string]: never; }>;


export type SkarovRoomsQuery = { readonly ruleset: { readonly content:
      | { readonly __typename: 'ArenaContent' }
      | { readonly __typename: 'ClashContent' }
      | { readonly __typename: 'GuardiansContent' }
      | { readonly __typename: 'GuildsContent' }
      | { readonly __typename: 'LanternContent' }
      | { readonly __typename: 'SkarovContent', readonly bases: ReadonlyArray<{ readonly id: string, readonly difficulty: SkarovDifficulty, readonly name: { readonly en: string, readonly fr: string }, readonly tiles: ReadonlyArray<{ readonly faceId: string, readonly column: number, readonly row: number, readonly turns: number }>, readonly passages: ReadonlyArray<{ readonly edge: string, readonly kind: SkarovPassageKind }>, readonly minions: ReadonlyArray<{ readonly sheet: string, readonly space: string }>, readonly lieutenants: ReadonlyArray<{ readonly sheet: string, readonly space: string }> }>, readonly rooms: ReadonlyArray<{ readonly id: string, readonly tileNumber: number, readonly kind: SkarovRoomKind, readonly exits: ReadonlyArray<SkarovCellEdge>, readonly face: { readonly map: ReadonlyArray<string>, readonly name: { readonly en: string, readonly fr: string } }, readonly green: ReadonlyArray<{ readonly x: number, readonly y: number }>, readonly reinforcement: ReadonlyArray<{ readonly x: number, readonly y: number, readonly mark: number }> }>, readonly villainSheets: ReadonlyArray<{ readonly id: string, readonly rank: SkarovVillainRank, readonly figures: number, readonly name: { readonly en: string, readonly fr: string } }> }
     | null } | null };

export type BaseFaultsQueryVariables = Exact<{
  layout: SkarovBaseInput;
}>;


export type BaseFaultsQuery = { readonly baseFaults: ReadonlyArray<{ readonly code: BaseFaultCode, readonly rule: string, readonly path: ReadonlyArray<string>, readonly message: string }> };

export type SaveBaseMutationVariables = Exact<{
  input: SaveBaseInput;
}>;


export type SaveBaseMutation = { readonly saveBase: { readonly id: string } };

export type DeleteBaseMutationVariables = Exact<{
  id: string;
}>;


export type DeleteBaseMutation = { readonly deleteBase: { readonly id: string } };

export type OperationsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsPageQuery = { readonly me: { readonly scopes: ReadonlyArray<Scope> } | null };

export type OperationsQueryVariables = Exact<{ [key: string]: never; }>;


export type OperationsQuery = { readonly operations: { readonly alarms: ReadonlyArray<{ readonly name: string, readonly meaning: string, readonly remedy: string, readonly above: number, readonly value: number | null, readonly since: string | null }>, readonly parkedGames: ReadonlyArray<{ readonly gameId: string, readonly since: string, readonly reason: string }>, readonly lateJobs: ReadonlyArray<{ readonly streamId: string, readonly kind: string, readonly dueAt: string }>, readonly verifications: ReadonlyArray<{ readonly endedAt: string, readonly streams: number, readonly faults: number }> } };

export type MetricsQueryVariables = Exact<{ [key: string]: never; }>;


export type MetricsQuery = { readonly operations: { readonly metrics: ReadonlyArray<{ readonly name: string, readonly meaning: string, readonly counter: boolean, readonly lines: ReadonlyArray<{ readonly labels: ReadonlyArray<string>, readonly value: number }> }> | null } };

export type OperateOnGameMutationVariables = Exact<{
  input: OperateOnGameInput;
}>;


export type OperateOnGameMutation = { readonly operateOnGame: { readonly changed: boolean } };

/** The document of the query Visitor. */
export const VisitorDocument = `query Visitor {
  me {
    account {
      id
      name
    }
  }
}` as TypedDocument<VisitorQuery, VisitorQueryVariables>;

/** The document of the query Box. */
export const BoxDocument = `query Box {
  rulesets {
    id
    name
    title
    version
    botProfiles {
      name
      level
      title
      description
    }
    seats {
      least
      seats {
        seat
      }
    }
  }
}` as TypedDocument<BoxQuery, BoxQueryVariables>;

/** The document of the query Listed. */
export const ListedDocument = `query Listed($status: GameStatus!, $first: Int!, $after: String, $mine: Boolean, $seatOffered: Boolean, $withTurn: Boolean!) {
  games(
    first: $first
    after: $after
    filter: {status: $status, mine: $mine, seatOffered: $seatOffered}
  ) {
    pageInfo {
      ...Onward
    }
    nodes {
      id
      status
      version
      changedAt
      leastSeats
      ruleset {
        name
        title
      }
      seats {
        seat
        name
        mine
        taken
      }
      waiting @include(if: $withTurn) {
        __typename
        ... on WaitingForSeats {
          mine
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<ListedQuery, ListedQueryVariables>;

/** The document of the query Table. */
export const TableDocument = `query Table($id: ID!) {
  game(id: $id) {
    id
    status
    version
    parked
    shownLate
    transcript
    leastSeats
    forkedFrom {
      gameId
      version
    }
    takesBackTo
    undoesTo
    pause {
      until
    }
    proposal {
      number
      awaits
      terms {
        seat
        kind
        of
        bot
        since {
          type
          count
        }
      }
    }
    leavers {
      mayReturn
    }
    ruleset {
      name
      title
      pictures
      scoreParts {
        name
        title
        ruleId
      }
      botProfiles {
        name
        level
        title
        description
      }
    }
    openedBy {
      id
    }
    seats {
      seat
      name
      mine
      taken
      bot
      resigned
      timedOut
      offered {
        absent
        to {
          id
        }
      }
      formerly {
        bot
        account {
          id
          name
        }
      }
      title
      deadline
      vacationDays
      vacationUntil
    }
    calendar {
      daysOff
    }
    league {
      id
    }
    vacation {
      season
    }
    waiting {
      ...Turn
    }
    outcome {
      placings {
        seat
        rank
        points
        parts {
          name
          points
        }
      }
    }
    choices {
      ...Narrowed
    }
  }
}
fragment Turn on Waiting {
  __typename
  ... on WaitingForSeats {
    seats
    title
    mine
    deadline
    stepId
  }
  ... on WaitingForRules {
    title
  }
  ... on WaitingForNothing {
    over
  }
}
fragment Narrowed on GameChoices {
  remaining
  type {
    label
  }
  options {
    key
    label
    group
    path
  }
  commands {
    type
    asked
    stepId
    input
    description
    parts {
      key
      label
    }
  }
}` as TypedDocument<TableQuery, TableQueryVariables>;

/** The document of the query Choices. */
export const ChoicesDocument = `query Choices($id: ID!, $after: [String!]!) {
  game(id: $id) {
    choices(after: $after) {
      ...Narrowed
    }
  }
}
fragment Narrowed on GameChoices {
  remaining
  type {
    label
  }
  options {
    key
    label
    group
    path
  }
  commands {
    type
    asked
    stepId
    input
    description
    parts {
      key
      label
    }
  }
}` as TypedDocument<ChoicesQuery, ChoicesQueryVariables>;

/** The document of the query Pieces. */
export const PiecesDocument = `query Pieces($id: ID!) {
  game(id: $id) {
    pieces {
      key
      label
      group
      at
    }
  }
}` as TypedDocument<PiecesQuery, PiecesQueryVariables>;

/** The document of the query View. */
export const ViewDocument = `query View($id: ID!, $as: ViewerInput) {
  game(id: $id) {
    viewJson(as: $as)
  }
}` as TypedDocument<ViewQuery, ViewQueryVariables>;

/** The document of the query Moment. */
export const MomentDocument = `query Moment($id: ID!, $version: Int!, $as: ViewerInput) {
  game(id: $id) {
    at(version: $version) {
      version
      viewJson(as: $as)
    }
  }
}` as TypedDocument<MomentQuery, MomentQueryVariables>;

/** The document of the query NewTable. */
export const NewTableDocument = `query NewTable($name: String!) {
  ruleset(name: $name) {
    name
    title
    version
    botProfiles {
      name
      level
      title
      description
    }
    optionsSchema
    content {
      __typename
      ... on ClashContent {
        scenarios {
          id
          name {
            en
            fr
          }
        }
      }
      ... on SkarovContent {
        scenarios {
          id
          name {
            en
            fr
          }
        }
      }
    }
  }
}` as TypedDocument<NewTableQuery, NewTableQueryVariables>;

/** The document of the query Brought. */
export const BroughtDocument = `query Brought($after: String) {
  me {
    decks {
      id
      name
    }
    bases(first: 100, after: $after) {
      pageInfo {
        ...Onward
      }
      nodes {
        id
        name
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<BroughtQuery, BroughtQueryVariables>;

/** The document of the query Invitation. */
export const InvitationDocument = `query Invitation($id: ID!) {
  game(id: $id) {
    invitation
  }
}` as TypedDocument<InvitationQuery, InvitationQueryVariables>;

/** The document of the query LeagueList. */
export const LeagueListDocument = `query LeagueList($first: Int!, $after: String) {
  leagues(first: $first, after: $after) {
    pageInfo {
      ...Onward
    }
    nodes {
      id
      name
      seasons {
        number
        name
        status
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<LeagueListQuery, LeagueListQueryVariables>;

/** The document of the query LeagueVersion. */
export const LeagueVersionDocument = `query LeagueVersion($id: ID!) {
  league(id: $id) {
    version
  }
}` as TypedDocument<LeagueVersionQuery, LeagueVersionQueryVariables>;

/** The document of the query LeaguePage. */
export const LeaguePageDocument = `query LeaguePage($id: ID!) {
  league(id: $id) {
    id
    name
    version
    archived
    vouched
    transcript
    operators {
      ...Person
    }
    seasons {
      number
      name
      status
      ruleset {
        title
      }
    }
  }
}
fragment Person on Account {
  id
  name
}` as TypedDocument<LeaguePageQuery, LeaguePageQueryVariables>;

/** The document of the query LeagueLog. */
export const LeagueLogDocument = `query LeagueLog($id: ID!, $before: String) {
  league(id: $id) {
    events(last: 50, before: $before) {
      pageInfo {
        ...Backward
      }
      nodes {
        version
        at
        type
        payloadJson
        accounts {
          ...Person
        }
      }
    }
  }
}
fragment Backward on PageInfo {
  hasPreviousPage
  startCursor
}
fragment Person on Account {
  id
  name
}` as TypedDocument<LeagueLogQuery, LeagueLogQueryVariables>;

/** The document of the query MoreApplicants. */
export const MoreApplicantsDocument = `query MoreApplicants($id: ID!, $number: Int!, $after: String!) {
  league(id: $id) {
    season(number: $number) {
      applicants(first: 100, after: $after) {
        ...ApplicantPage
      }
    }
  }
}
fragment ApplicantPage on SeasonApplicantConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
    approved
    checkedIn
    members {
      ...Person
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Person on Account {
  id
  name
}` as TypedDocument<MoreApplicantsQuery, MoreApplicantsQueryVariables>;

/** The document of the query MoreDecks. */
export const MoreDecksDocument = `query MoreDecks($id: ID!, $number: Int!, $after: String!) {
  league(id: $id) {
    season(number: $number) {
      decks(first: 100, after: $after) {
        ...DeckPage
      }
    }
  }
}
fragment DeckPage on SeasonDeckConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    account {
      id
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<MoreDecksQuery, MoreDecksQueryVariables>;

/** The document of the query MoreWaiting. */
export const MoreWaitingDocument = `query MoreWaiting($id: ID!, $number: Int!, $after: String!) {
  league(id: $id) {
    season(number: $number) {
      waiting(first: 100, after: $after) {
        ...WaitingPage
      }
    }
  }
}
fragment WaitingPage on SeasonWaitingConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<MoreWaitingQuery, MoreWaitingQueryVariables>;

/** The document of the query MoreInvitations. */
export const MoreInvitationsDocument = `query MoreInvitations($id: ID!, $number: Int!, $after: String!) {
  league(id: $id) {
    season(number: $number) {
      invitations(first: 100, after: $after) {
        ...InvitationPage
      }
    }
  }
}
fragment InvitationPage on SeasonInvitationConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
    members {
      ...Person
    }
    accepted {
      id
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Person on Account {
  id
  name
}` as TypedDocument<MoreInvitationsQuery, MoreInvitationsQueryVariables>;

/** The document of the query MoreStandings. */
export const MoreStandingsDocument = `query MoreStandings($id: ID!, $number: Int!, $after: String!) {
  league(id: $id) {
    season(number: $number) {
      standings(first: 100, after: $after) {
        ...StandingsPage
      }
    }
  }
}
fragment StandingsPage on SeasonStandingConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    rank
    group
    groupRank
    points
    tieBreaks
    entry {
      ...Entry
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Entry on SeasonEntry {
  player
  withdrawnAfter
  checkedIn
  paused
  members {
    ...Person
  }
}
fragment Person on Account {
  id
  name
}` as TypedDocument<MoreStandingsQuery, MoreStandingsQueryVariables>;

/** The document of the query SeasonPage. */
export const SeasonPageDocument = `query SeasonPage($id: ID!, $number: Int!) {
  league(id: $id) {
    id
    name
    version
    operators {
      id
    }
    judges {
      id
    }
    scorekeepers {
      id
    }
    season(number: $number) {
      number
      name
      status
      rulesVersion
      joinCode
      applicants(first: 100) {
        ...ApplicantPage
      }
      decks(first: 100) {
        ...DeckPage
      }
      ruleset {
        title
      }
      plan {
        tieBreaks
        groups {
          count
          formed
        }
        decks {
          shown
        }
        elsewhere {
          confirmWithin
        }
        vacation {
          days
        }
        requestedByes {
          most
        }
        match {
          __typename
          ... on LeagueBoards {
            boards
            drawn
          }
        }
        finals {
          match {
            __typename
            ... on LeagueBoards {
              drawn
            }
          }
        }
        registration {
          checkIn {
            closes
          }
        }
        format {
          __typename
          ... on LeagueLadder {
            reach
          }
        }
      }
      ownVacation {
        left
        until
      }
      waiting(first: 100) {
        ...WaitingPage
      }
      invitations(first: 100) {
        ...InvitationPage
      }
      finals {
        afterRound
      }
      standings(first: 100) {
        ...StandingsPage
      }
    }
  }
}
fragment ApplicantPage on SeasonApplicantConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
    approved
    checkedIn
    members {
      ...Person
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Person on Account {
  id
  name
}
fragment DeckPage on SeasonDeckConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    account {
      id
    }
  }
}
fragment WaitingPage on SeasonWaitingConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
  }
}
fragment InvitationPage on SeasonInvitationConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    player
    members {
      ...Person
    }
    accepted {
      id
    }
  }
}
fragment StandingsPage on SeasonStandingConnection {
  pageInfo {
    ...Onward
  }
  nodes {
    rank
    group
    groupRank
    points
    tieBreaks
    entry {
      ...Entry
    }
  }
}
fragment Entry on SeasonEntry {
  player
  withdrawnAfter
  checkedIn
  paused
  members {
    ...Person
  }
}` as TypedDocument<SeasonPageQuery, SeasonPageQueryVariables>;

/** The document of the query PlanOfSeason. */
export const PlanOfSeasonDocument = `query PlanOfSeason($id: ID!, $number: Int!) {
  league(id: $id) {
    version
    season(number: $number) {
      planInput
    }
  }
}` as TypedDocument<PlanOfSeasonQuery, PlanOfSeasonQueryVariables>;

/** The document of the query DecksOfSeason. */
export const DecksOfSeasonDocument = `query DecksOfSeason($id: ID!, $number: Int!, $after: String) {
  league(id: $id) {
    season(number: $number) {
      decks(first: 20, after: $after) {
        pageInfo {
          ...Onward
        }
        nodes {
          account {
            name
          }
          commitment
          content
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<DecksOfSeasonQuery, DecksOfSeasonQueryVariables>;

/** The document of the query SeasonRounds. */
export const SeasonRoundsDocument = `query SeasonRounds($id: ID!, $number: Int!, $before: String, $pairingsAfter: String) {
  league(id: $id) {
    season(number: $number) {
      rounds(last: 4, before: $before) {
        nodes {
          number
          startsAt
          imported
          byes {
            player
            points
          }
          pairings(first: 50, after: $pairingsAfter) {
            pageInfo {
              ...Onward
            }
            nodes {
              gameId
              match
              players
              games {
                gameId
                players
                accounts
                startsAt
                outcome {
                  kind
                  scores {
                    player
                    points
                  }
                }
              }
              report {
                by
                disputed
                placed {
                  player
                  rank
                }
              }
              outcome {
                kind
                scores {
                  player
                  points
                }
              }
            }
          }
        }
        pageInfo {
          ...Backward
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Backward on PageInfo {
  hasPreviousPage
  startCursor
}` as TypedDocument<SeasonRoundsQuery, SeasonRoundsQueryVariables>;

/** The document of the query Proposal. */
export const ProposalDocument = `query Proposal($id: ID!, $number: Int!) {
  league(id: $id) {
    season(number: $number) {
      proposal {
        pairings {
          players
        }
        byes {
          player
          points
        }
      }
    }
  }
}` as TypedDocument<ProposalQuery, ProposalQueryVariables>;

/** The document of the query SeasonRatings. */
export const SeasonRatingsDocument = `query SeasonRatings($id: ID!, $number: Int!, $after: String) {
  league(id: $id) {
    season(number: $number) {
      ratings(first: 20, after: $after) {
        pageInfo {
          ...Onward
        }
        nodes {
          account {
            ...Person
          }
          shown
          deviation
          games
          steps(last: 10) {
            nodes {
              after {
                mean
              }
            }
          }
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}
fragment Person on Account {
  id
  name
}` as TypedDocument<SeasonRatingsQuery, SeasonRatingsQueryVariables>;

/** The document of the query AccountPage. */
export const AccountPageDocument = `query AccountPage {
  me {
    account {
      id
      name
      createdAt
    }
    scopes
    tableWait {
      until
      rule
      games
      timeouts
    }
  }
}` as TypedDocument<AccountPageQuery, AccountPageQueryVariables>;

/** The document of the query OwnPairings. */
export const OwnPairingsDocument = `query OwnPairings($after: String) {
  me {
    pairings(first: 20, after: $after) {
      pageInfo {
        ...Onward
      }
      nodes {
        round
        startsAt
        league {
          id
          name
        }
        season {
          number
        }
        pairing {
          gameId
          game {
            status
          }
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<OwnPairingsQuery, OwnPairingsQueryVariables>;

/** The document of the query OwnInvitations. */
export const OwnInvitationsDocument = `query OwnInvitations($after: String) {
  me {
    invitations(first: 20, after: $after) {
      pageInfo {
        ...Onward
      }
      nodes {
        league {
          id
          name
        }
        season {
          number
          name
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<OwnInvitationsQuery, OwnInvitationsQueryVariables>;

/** The document of the query OwnRatings. */
export const OwnRatingsDocument = `query OwnRatings($account: ID!) {
  rulesets {
    name
    title
    rating(account: $account) {
      shown
      deviation
      games
      steps(last: 10) {
        nodes {
          after {
            mean
          }
        }
      }
    }
  }
}` as TypedDocument<OwnRatingsQuery, OwnRatingsQueryVariables>;

/** The document of the query OwnTokens. */
export const OwnTokensDocument = `query OwnTokens {
  me {
    tokens {
      ...TokenLine
    }
  }
}
fragment TokenLine on Token {
  id
  name
  scopes
  createdAt
  expiresAt
  revokedAt
}` as TypedDocument<OwnTokensQuery, OwnTokensQueryVariables>;

/** The document of the query SignInIssuers. */
export const SignInIssuersDocument = `query SignInIssuers {
  signInIssuers {
    issuer
    name
    clientId
  }
}` as TypedDocument<SignInIssuersQuery, SignInIssuersQueryVariables>;

/** The document of the query Arrived. */
export const ArrivedDocument = `query Arrived {
  me {
    account {
      ...Person
    }
    scopes
  }
}
fragment Person on Account {
  id
  name
}` as TypedDocument<ArrivedQuery, ArrivedQueryVariables>;

/** The document of the query OwnIdentities. */
export const OwnIdentitiesDocument = `query OwnIdentities {
  me {
    identities {
      id
      issuer
      subject
      createdAt
    }
  }
}` as TypedDocument<OwnIdentitiesQuery, OwnIdentitiesQueryVariables>;

/** The document of the mutation SignInByIssuer. */
export const SignInByIssuerDocument = `mutation SignInByIssuer($name: String!) {
  signIn(name: $name) {
    __typename
    ... on AccountNameTaken {
      message
    }
  }
}` as TypedDocument<SignInByIssuerMutation, SignInByIssuerMutationVariables>;

/** The document of the mutation LinkIdentity. */
export const LinkIdentityDocument = `mutation LinkIdentity($token: String!, $recoveryCode: String) {
  linkIdentity(token: $token, recoveryCode: $recoveryCode) {
    id
  }
}` as TypedDocument<LinkIdentityMutation, LinkIdentityMutationVariables>;

/** The document of the mutation UnlinkIdentity. */
export const UnlinkIdentityDocument = `mutation UnlinkIdentity($id: ID!) {
  unlinkIdentity(id: $id) {
    id
  }
}` as TypedDocument<UnlinkIdentityMutation, UnlinkIdentityMutationVariables>;

/** The document of the mutation CreateToken. */
export const CreateTokenDocument = `mutation CreateToken($input: CreateTokenInput!) {
  createToken(input: $input) {
    token
    about {
      ...TokenLine
    }
  }
}
fragment TokenLine on Token {
  id
  name
  scopes
  createdAt
  expiresAt
  revokedAt
}` as TypedDocument<CreateTokenMutation, CreateTokenMutationVariables>;

/** The document of the mutation RevokeToken. */
export const RevokeTokenDocument = `mutation RevokeToken($id: ID!) {
  revokeToken(id: $id) {
    ...TokenLine
  }
}
fragment TokenLine on Token {
  id
  name
  scopes
  createdAt
  expiresAt
  revokedAt
}` as TypedDocument<RevokeTokenMutation, RevokeTokenMutationVariables>;

/** The document of the mutation CreateRecoveryCode. */
export const CreateRecoveryCodeDocument = `mutation CreateRecoveryCode($recoveryCode: String) {
  createRecoveryCode(recoveryCode: $recoveryCode) {
    recoveryCode
    createdAt
  }
}` as TypedDocument<CreateRecoveryCodeMutation, CreateRecoveryCodeMutationVariables>;

/** The document of the mutation ReplaceTokens. */
export const ReplaceTokensDocument = `mutation ReplaceTokens($recoveryCode: String!, $name: String!) {
  replaceTokens(recoveryCode: $recoveryCode, name: $name) {
    token
    recoveryCode
  }
}` as TypedDocument<ReplaceTokensMutation, ReplaceTokensMutationVariables>;

/** The document of the query VerifyGame. */
export const VerifyGameDocument = `query VerifyGame($id: ID!) {
  verifyGame(id: $id) {
    sound
    fault {
      message
    }
  }
}` as TypedDocument<VerifyGameQuery, VerifyGameQueryVariables>;

/** The document of the query OwnNotifications. */
export const OwnNotificationsDocument = `query OwnNotifications {
  me {
    notifications {
      offers {
        email
        pushKey
      }
      ...NotificationSettings
      channels {
        ...ChannelLine
      }
      log {
        id
        kind
        channelKind
        state
        dueAt
        endedAt
      }
    }
  }
}
fragment NotificationSettings on Notifications {
  events
  quietHours {
    from
    to
  }
  timeZone
  digest
  warningHours
  locale
}
fragment ChannelLine on NotificationChannel {
  id
  kind
  address
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<OwnNotificationsQuery, OwnNotificationsQueryVariables>;

/** The document of the mutation ChangeNotifications. */
export const ChangeNotificationsDocument = `mutation ChangeNotifications($input: ChangeNotificationsInput!) {
  changeNotifications(input: $input) {
    ...NotificationSettings
  }
}
fragment NotificationSettings on Notifications {
  events
  quietHours {
    from
    to
  }
  timeZone
  digest
  warningHours
  locale
}` as TypedDocument<ChangeNotificationsMutation, ChangeNotificationsMutationVariables>;

/** The document of the mutation AddMailChannel. */
export const AddMailChannelDocument = `mutation AddMailChannel($address: String!) {
  addMailChannel(address: $address) {
    ...ChannelLine
  }
}
fragment ChannelLine on NotificationChannel {
  id
  kind
  address
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddMailChannelMutation, AddMailChannelMutationVariables>;

/** The document of the mutation AddPushChannel. */
export const AddPushChannelDocument = `mutation AddPushChannel($input: AddPushChannelInput!) {
  addPushChannel(input: $input) {
    ...ChannelLine
  }
}
fragment ChannelLine on NotificationChannel {
  id
  kind
  address
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddPushChannelMutation, AddPushChannelMutationVariables>;

/** The document of the mutation AddWebhookChannel. */
export const AddWebhookChannelDocument = `mutation AddWebhookChannel($address: String!, $form: NotificationWebhookForm!) {
  addWebhookChannel(address: $address, form: $form) {
    secret
    channel {
      ...ChannelLine
    }
  }
}
fragment ChannelLine on NotificationChannel {
  id
  kind
  address
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddWebhookChannelMutation, AddWebhookChannelMutationVariables>;

/** The document of the mutation EnableNotificationChannel. */
export const EnableNotificationChannelDocument = `mutation EnableNotificationChannel($id: ID!, $enabled: Boolean!) {
  enableNotificationChannel(id: $id, enabled: $enabled) {
    ...ChannelLine
  }
}
fragment ChannelLine on NotificationChannel {
  id
  kind
  address
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<EnableNotificationChannelMutation, EnableNotificationChannelMutationVariables>;

/** The document of the mutation RemoveNotificationChannel. */
export const RemoveNotificationChannelDocument = `mutation RemoveNotificationChannel($id: ID!) {
  removeNotificationChannel(id: $id) {
    id
  }
}` as TypedDocument<RemoveNotificationChannelMutation, RemoveNotificationChannelMutationVariables>;

/** The document of the mutation TestNotificationChannel. */
export const TestNotificationChannelDocument = `mutation TestNotificationChannel($id: ID!) {
  testNotificationChannel(id: $id) {
    id
  }
}` as TypedDocument<TestNotificationChannelMutation, TestNotificationChannelMutationVariables>;

/** The document of the query DeckGames. */
export const DeckGamesDocument = `query DeckGames {
  rulesets {
    name
    title
    optionsSchema
  }
}` as TypedDocument<DeckGamesQuery, DeckGamesQueryVariables>;

/** The document of the query OwnDecks. */
export const OwnDecksDocument = `query OwnDecks {
  me {
    decks {
      id
      name
      cards {
        cardId
        copies
      }
      arena: faults(game: ARENA) {
        code
      }
      guardians: faults(game: GUARDIANS) {
        code
      }
    }
  }
}` as TypedDocument<OwnDecksQuery, OwnDecksQueryVariables>;

/** The document of the query OwnDeck. */
export const OwnDeckDocument = `query OwnDeck {
  me {
    decks {
      id
      name
      cards {
        cardId
        copies
      }
    }
  }
}` as TypedDocument<OwnDeckQuery, OwnDeckQueryVariables>;

/** The document of the query GuardiansCards. */
export const GuardiansCardsDocument = `query GuardiansCards {
  ruleset(name: "guardians") {
    content {
      __typename
      ... on GuardiansContent {
        cards {
          id
          set
          type
          kind
          cost
          games
          name {
            en
            fr
          }
          typeLine {
            en
            fr
          }
          text {
            en
            fr
          }
        }
      }
    }
  }
}` as TypedDocument<GuardiansCardsQuery, GuardiansCardsQueryVariables>;

/** The document of the query ArenaCards. */
export const ArenaCardsDocument = `query ArenaCards {
  ruleset(name: "arena") {
    content {
      __typename
      ... on ArenaContent {
        cards {
          id
          set
          type
          kind
          cost
          games
          name {
            en
            fr
          }
          typeLine {
            en
            fr
          }
          text {
            en
            fr
          }
        }
      }
    }
  }
}` as TypedDocument<ArenaCardsQuery, ArenaCardsQueryVariables>;

/** The document of the query CheckDeck. */
export const CheckDeckDocument = `query CheckDeck($game: CardGame!, $cards: [DeckEntryInput!]!) {
  checkDeck(game: $game, cards: $cards) {
    code
    rule
    card
    message
  }
}` as TypedDocument<CheckDeckQuery, CheckDeckQueryVariables>;

/** The document of the mutation SaveDeck. */
export const SaveDeckDocument = `mutation SaveDeck($input: SaveDeckInput!) {
  saveDeck(input: $input) {
    id
  }
}` as TypedDocument<SaveDeckMutation, SaveDeckMutationVariables>;

/** The document of the mutation DeleteDeck. */
export const DeleteDeckDocument = `mutation DeleteDeck($id: ID!) {
  deleteDeck(id: $id) {
    id
  }
}` as TypedDocument<DeleteDeckMutation, DeleteDeckMutationVariables>;

/** The document of the query OwnBases. */
export const OwnBasesDocument = `query OwnBases($after: String) {
  me {
    bases(first: 50, after: $after) {
      pageInfo {
        ...Onward
      }
      nodes {
        id
        name
        shared
        faults {
          code
        }
        layout {
          tiles {
            faceId
          }
        }
      }
    }
  }
}
fragment Onward on PageInfo {
  hasNextPage
  endCursor
}` as TypedDocument<OwnBasesQuery, OwnBasesQueryVariables>;

/** The document of the query OneBase. */
export const OneBaseDocument = `query OneBase($id: ID!) {
  base(id: $id) {
    id
    name
    shared
    mine
    layout {
      ...Layout
    }
  }
}
fragment Layout on SkarovBase {
  difficulty
  tiles {
    faceId
    column
    row
    turns
  }
  passages {
    edge
    kind
  }
  minions {
    sheet
    space
  }
  lieutenants {
    sheet
    space
  }
}` as TypedDocument<OneBaseQuery, OneBaseQueryVariables>;

/** The document of the query SkarovRooms. */
export const SkarovRoomsDocument = `query SkarovRooms {
  ruleset(name: "skarov") {
    content {
      __typename
      ... on SkarovContent {
        bases {
          id
          name {
            en
            fr
          }
          difficulty
          tiles {
            faceId
            column
            row
            turns
          }
          passages {
            edge
            kind
          }
          minions {
            sheet
            space
          }
          lieutenants {
            sheet
            space
          }
        }
        rooms {
          id
          tileNumber
          kind
          exits
          face {
            name {
              en
              fr
            }
            map
          }
          green {
            x
            y
          }
          reinforcement {
            x
            y
            mark
          }
        }
        villainSheets {
          id
          rank
          figures
          name {
            en
            fr
          }
        }
      }
    }
  }
}` as TypedDocument<SkarovRoomsQuery, SkarovRoomsQueryVariables>;

/** The document of the query BaseFaults. */
export const BaseFaultsDocument = `query BaseFaults($layout: SkarovBaseInput!) {
  baseFaults(layout: $layout) {
    code
    rule
    path
    message
  }
}` as TypedDocument<BaseFaultsQuery, BaseFaultsQueryVariables>;

/** The document of the mutation SaveBase. */
export const SaveBaseDocument = `mutation SaveBase($input: SaveBaseInput!) {
  saveBase(input: $input) {
    id
  }
}` as TypedDocument<SaveBaseMutation, SaveBaseMutationVariables>;

/** The document of the mutation DeleteBase. */
export const DeleteBaseDocument = `mutation DeleteBase($id: ID!) {
  deleteBase(id: $id) {
    id
  }
}` as TypedDocument<DeleteBaseMutation, DeleteBaseMutationVariables>;

/** The document of the query OperationsPage. */
export const OperationsPageDocument = `query OperationsPage {
  me {
    scopes
  }
}` as TypedDocument<OperationsPageQuery, OperationsPageQueryVariables>;

/** The document of the query Operations. */
export const OperationsDocument = `query Operations {
  operations {
    alarms {
      name
      meaning
      remedy
      above
      value
      since
    }
    parkedGames {
      gameId
      since
      reason
    }
    lateJobs {
      streamId
      kind
      dueAt
    }
    verifications {
      endedAt
      streams
      faults
    }
  }
}` as TypedDocument<OperationsQuery, OperationsQueryVariables>;

/** The document of the query Metrics. */
export const MetricsDocument = `query Metrics {
  operations {
    metrics {
      name
      meaning
      counter
      lines {
        labels
        value
      }
    }
  }
}` as TypedDocument<MetricsQuery, MetricsQueryVariables>;

/** The document of the mutation OperateOnGame. */
export const OperateOnGameDocument = `mutation OperateOnGame($input: OperateOnGameInput!) {
  operateOnGame(input: $input) {
    changed
  }
}` as TypedDocument<OperateOnGameMutation, OperateOnGameMutationVariables>;
