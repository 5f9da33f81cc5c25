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

/** The status of a game, from opening to end. */
export type GameStatus =
  /** Seats can be taken. */
  | 'OPEN'
  /** It is over, and public in full. */
  | 'OVER'
  /** It is played. */
  | 'RUNNING';

/** Who reads the decks of a season. */
export type LeagueDecksShown =
  /** Owners and judges of the league, and all others when the season is closed. */
  | 'AT_THE_END'
  /** Owners and judges of the league, and never others. */
  | 'JUDGES'
  /** All, as soon as a deck is submitted. */
  | 'PUBLIC';

/** The tie-breaks between players of equal points. */
export type LeagueTieBreak =
  /** Buchholz: the points of all opponents, each once per meeting. In a Swiss, unplayed rounds count by FIDE’s C.07. */
  | 'BUCHHOLZ'
  /** Buchholz without the weakest opponent; a round that the player chose not to play is cut first. */
  | 'BUCHHOLZ_CUT_1'
  /** The number of tied players who come below by their games against each other. Where some have not met, only those are separated whom no missing game could change. */
  | 'DIRECT_ENCOUNTER'
  /** The sum of the points in the games themselves. */
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
  /** Act for the operator of the server: vouch for leagues. Granted only by an issuer that the operator names (`OIDC_ISSUERS`). */
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


export type BoxQuery = { readonly rulesets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly title: string, readonly version: string, readonly bots: ReadonlyArray<string>, readonly seats: { readonly least: number, readonly seats: ReadonlyArray<{ readonly seat: number }> } }> };

export type ListedQueryVariables = Exact<{
  status: GameStatus;
  first: number;
  mine?: boolean | null | undefined;
}>;


export type ListedQuery = { readonly games: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly status: GameStatus, readonly version: number, readonly changedAt: string, readonly leastSeats: number, readonly ruleset: { readonly name: string, readonly title: string }, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string | null, readonly mine: boolean, readonly taken: boolean }> }> } };

type Turn_WaitingForNothing_Fragment = { readonly __typename: 'WaitingForNothing', readonly over: GameEnding };

type Turn_WaitingForRules_Fragment = { readonly __typename: 'WaitingForRules', readonly title: string };

type Turn_WaitingForSeats_Fragment = { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly title: string, readonly mine: boolean, readonly deadline: string | null, readonly stepId: string };

export type TurnFragment =
  | Turn_WaitingForNothing_Fragment
  | Turn_WaitingForRules_Fragment
  | Turn_WaitingForSeats_Fragment
;

export type NarrowedFragment = { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string }> };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly parked: boolean, readonly shownLate: boolean, readonly transcript: string | null, readonly leastSeats: number, readonly ruleset: { readonly name: string, readonly title: string, readonly pictures: ReadonlyArray<string> }, readonly openedBy: { readonly id: string } | null, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string | null, readonly mine: boolean, readonly taken: boolean, readonly bot: string | null, readonly resigned: boolean, readonly side: string | null, readonly role: string | null, readonly deadline: string | null, readonly vacationDays: number | null, readonly vacationUntil: string | null }>, readonly calendar: { readonly daysOff: ReadonlyArray<number> } | null, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly title: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly title: string, readonly mine: boolean, readonly deadline: string | null, readonly stepId: string }
     | null, readonly outcome: { readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null, readonly choices: { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string }> } } | null };

export type ChoicesQueryVariables = Exact<{
  id: string;
  after: ReadonlyArray<string> | string;
}>;


export type ChoicesQuery = { readonly game: { readonly choices: { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string }> } } | null };

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


export type NewTableQuery = { readonly ruleset: { readonly name: string, readonly title: string, readonly version: string, readonly bots: ReadonlyArray<string>, readonly optionsSchema: unknown, readonly content:
      | { readonly __typename: 'ArenaContent' }
      | { readonly __typename: 'ClashContent', readonly scenarios: ReadonlyArray<{ readonly id: string, readonly name: { readonly en: string, readonly fr: string } }> }
      | { readonly __typename: 'GuardiansContent' }
      | { readonly __typename: 'GuildsContent' }
      | { readonly __typename: 'LanternContent' }
      | { readonly __typename: 'SkarovContent', readonly scenarios: ReadonlyArray<{ readonly id: string, readonly name: { readonly en: string, readonly fr: string } }> }
     | null } | null };

export type BroughtQueryVariables = Exact<{ [key: string]: never; }>;


export type BroughtQuery = { readonly me: { readonly decks: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly bases: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null };

export type InvitationQueryVariables = Exact<{
  id: string;
}>;


export type InvitationQuery = { readonly game: { readonly invitation: string | null } | null };

export type LeagueListQueryVariables = Exact<{ [key: string]: never; }>;


export type LeagueListQuery = { readonly leagues: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly seasons: ReadonlyArray<{ readonly number: number, readonly name: string, readonly status: SeasonStatus }> }> } };

export type LeagueVersionQueryVariables = Exact<{
  id: string;
}>;


export type LeagueVersionQuery = { readonly league: { readonly version: number } | null };

export type PersonFragment = { readonly id: string, readonly name: string };

export type LeaguePageQueryVariables = Exact<{
  id: string;
}>;


export type LeaguePageQuery = { readonly league: { readonly id: string, readonly name: string, readonly version: number, readonly archived: boolean, readonly vouched: boolean, readonly transcript: string, readonly operators: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly seasons: ReadonlyArray<{ readonly number: number, readonly name: string, readonly status: SeasonStatus, readonly ruleset: { readonly title: string } | null }>, readonly events: { readonly nodes: ReadonlyArray<{ readonly version: number, readonly at: string, readonly type: string, readonly payloadJson: unknown, readonly accounts: ReadonlyArray<{ readonly id: string, readonly name: string }> }> } } | null };

export type EntryFragment = { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> };

export type SeasonPageQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type SeasonPageQuery = { readonly league: { readonly id: string, readonly name: string, readonly version: number, readonly operators: ReadonlyArray<{ readonly id: string }>, readonly judges: ReadonlyArray<{ readonly id: string }>, readonly scorekeepers: ReadonlyArray<{ readonly id: string }>, readonly season: { readonly number: number, readonly name: string, readonly status: SeasonStatus, readonly rulesVersion: string | null, readonly joinCode: string | null, readonly applicants: { readonly nodes: ReadonlyArray<{ readonly player: string, readonly approved: boolean, readonly checkedIn: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> }> }, readonly decks: { readonly nodes: ReadonlyArray<{ readonly account: { readonly id: string } | null }> }, readonly ruleset: { readonly title: string } | null, readonly plan: { readonly tieBreaks: ReadonlyArray<LeagueTieBreak>, readonly decks: { readonly shown: LeagueDecksShown } | null, readonly elsewhere: { readonly confirmWithin: number } | null, readonly requestedByes: { readonly most: number } | null, readonly registration: { readonly checkIn: { readonly closes: string | null } | null } | null, readonly format:
          | { readonly __typename: 'LeagueArena' }
          | { readonly __typename: 'LeagueDoubleElimination' }
          | { readonly __typename: 'LeagueKnockOut' }
          | { readonly __typename: 'LeagueLadder', readonly reach: number }
          | { readonly __typename: 'LeagueRoundRobin' }
          | { readonly __typename: 'LeagueSwiss' }
          | { readonly __typename: 'LeagueTables' }
         }, readonly waiting: { readonly nodes: ReadonlyArray<{ readonly player: string }> }, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly player: string, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly accepted: ReadonlyArray<{ readonly id: string }> }> }, readonly standings: { readonly nodes: ReadonlyArray<{ readonly rank: number, readonly points: number, readonly tieBreaks: ReadonlyArray<number>, readonly entry: { readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> } }> } } | null } | null };

export type DecksOfSeasonQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type DecksOfSeasonQuery = { readonly league: { readonly season: { readonly decks: { readonly nodes: ReadonlyArray<{ readonly commitment: string, readonly content: string | null, readonly account: { readonly name: string } | null }> } } | null } | null };

export type SeasonRoundsQueryVariables = Exact<{
  id: string;
  number: number;
  before?: string | null | undefined;
}>;


export type SeasonRoundsQuery = { readonly league: { readonly season: { readonly rounds: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly startsAt: string, readonly byes: ReadonlyArray<{ readonly player: string, readonly points: number }>, readonly pairings: { readonly nodes: ReadonlyArray<{ readonly gameId: string, readonly match: string | null, readonly players: ReadonlyArray<string>, readonly report: { readonly by: string, readonly disputed: string | null, readonly placed: ReadonlyArray<{ readonly player: string, readonly rank: number }> } | null, readonly outcome: { readonly kind: SeasonOutcomeKind, readonly scores: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null }> } }>, readonly pageInfo: { readonly hasPreviousPage: boolean, readonly startCursor: string | null } } } | null } | null };

export type ProposalQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type ProposalQuery = { readonly league: { readonly season: { readonly proposal: { readonly pairings: ReadonlyArray<{ readonly players: ReadonlyArray<string> }>, readonly byes: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null } | null } | null };

export type SeasonRatingsQueryVariables = Exact<{
  id: string;
  number: number;
}>;


export type SeasonRatingsQuery = { readonly league: { readonly season: { readonly ratings: { readonly nodes: ReadonlyArray<{ readonly shown: number, readonly deviation: number, readonly games: number, readonly account: { readonly id: string, readonly name: string } | null, readonly steps: { readonly nodes: ReadonlyArray<{ readonly after: { readonly mean: number } }> } }> } } | null } | null };

export type AccountPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountPageQuery = { readonly me: { readonly scopes: ReadonlyArray<Scope>, readonly account: { readonly id: string, readonly name: string, readonly createdAt: string }, readonly pairings: { readonly nodes: ReadonlyArray<{ readonly round: number, readonly startsAt: string, readonly joinsYourself: boolean, readonly league: { readonly id: string, readonly name: string }, readonly season: { readonly number: number }, readonly pairing: { readonly gameId: string, readonly game: { readonly status: GameStatus } | null } }> }, readonly invitations: { readonly nodes: ReadonlyArray<{ readonly league: { readonly id: string, readonly name: string }, readonly season: { readonly number: number, readonly name: string }, readonly invitation: { readonly player: string } }> } } | null };

export type OwnRatingsQueryVariables = Exact<{
  account: string;
}>;


export type OwnRatingsQuery = { readonly rulesets: ReadonlyArray<{ readonly name: string, readonly title: string, readonly rating: { readonly shown: number, readonly deviation: number, readonly games: number } | null }> };

export type TokenLineFragment = { readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null };

export type OwnTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTokensQuery = { readonly me: { readonly tokens: ReadonlyArray<{ readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<Scope>, readonly createdAt: string, readonly expiresAt: string | null, readonly revokedAt: string | null }>, readonly identities: ReadonlyArray<{ readonly id: string, readonly issuer: string, readonly createdAt: string }> } | null };

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
    bots
    seats {
      least
      seats {
        seat
      }
    }
  }
}` as TypedDocument<BoxQuery, BoxQueryVariables>;

/** The document of the query Listed. */
export const ListedDocument = `query Listed($status: GameStatus!, $first: Int!, $mine: Boolean) {
  games(first: $first, filter: {status: $status, mine: $mine}) {
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
    }
  }
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
    ruleset {
      name
      title
      pictures
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
      side
      role
      deadline
      vacationDays
      vacationUntil
    }
    calendar {
      daysOff
    }
    waiting {
      ...Turn
    }
    outcome {
      placings {
        seat
        rank
        points
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
  }
}` as TypedDocument<ChoicesQuery, ChoicesQueryVariables>;

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
    bots
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
export const BroughtDocument = `query Brought {
  me {
    decks {
      id
      name
    }
    bases(first: 50) {
      nodes {
        id
        name
      }
    }
  }
}` as TypedDocument<BroughtQuery, BroughtQueryVariables>;

/** The document of the query Invitation. */
export const InvitationDocument = `query Invitation($id: ID!) {
  game(id: $id) {
    invitation
  }
}` as TypedDocument<InvitationQuery, InvitationQueryVariables>;

/** The document of the query LeagueList. */
export const LeagueListDocument = `query LeagueList {
  leagues(first: 20) {
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
    events(last: 50) {
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
fragment Person on Account {
  id
  name
}` as TypedDocument<LeaguePageQuery, LeaguePageQueryVariables>;

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
      applicants(first: 50) {
        nodes {
          player
          approved
          checkedIn
          members {
            ...Person
          }
        }
      }
      decks(first: 100) {
        nodes {
          account {
            id
          }
        }
      }
      ruleset {
        title
      }
      plan {
        tieBreaks
        decks {
          shown
        }
        elsewhere {
          confirmWithin
        }
        requestedByes {
          most
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
      waiting(first: 50) {
        nodes {
          player
        }
      }
      invitations(first: 20) {
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
      standings(first: 100) {
        nodes {
          rank
          points
          tieBreaks
          entry {
            ...Entry
          }
        }
      }
    }
  }
}
fragment Person on Account {
  id
  name
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

/** The document of the query DecksOfSeason. */
export const DecksOfSeasonDocument = `query DecksOfSeason($id: ID!, $number: Int!) {
  league(id: $id) {
    season(number: $number) {
      decks(first: 100) {
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
}` as TypedDocument<DecksOfSeasonQuery, DecksOfSeasonQueryVariables>;

/** The document of the query SeasonRounds. */
export const SeasonRoundsDocument = `query SeasonRounds($id: ID!, $number: Int!, $before: String) {
  league(id: $id) {
    season(number: $number) {
      rounds(last: 4, before: $before) {
        nodes {
          number
          startsAt
          byes {
            player
            points
          }
          pairings(first: 50) {
            nodes {
              gameId
              match
              players
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
          hasPreviousPage
          startCursor
        }
      }
    }
  }
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
export const SeasonRatingsDocument = `query SeasonRatings($id: ID!, $number: Int!) {
  league(id: $id) {
    season(number: $number) {
      ratings(first: 20) {
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
    pairings(first: 20) {
      nodes {
        round
        startsAt
        joinsYourself
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
    invitations(first: 20) {
      nodes {
        league {
          id
          name
        }
        season {
          number
          name
        }
        invitation {
          player
        }
      }
    }
  }
}` as TypedDocument<AccountPageQuery, AccountPageQueryVariables>;

/** The document of the query OwnRatings. */
export const OwnRatingsDocument = `query OwnRatings($account: ID!) {
  rulesets {
    name
    title
    rating(account: $account) {
      shown
      deviation
      games
    }
  }
}` as TypedDocument<OwnRatingsQuery, OwnRatingsQueryVariables>;

/** The document of the query OwnTokens. */
export const OwnTokensDocument = `query OwnTokens {
  me {
    tokens {
      ...TokenLine
    }
    identities {
      id
      issuer
      createdAt
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
