// Written by `npm run client:types` from schema.graphql and documents.graphql: not to be changed by hand.
import type { TypedDocument } from '#client';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export type NarrowedFragment = { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: unknown, readonly description: string }> };

export type TableQueryVariables = Exact<{
  id: string;
}>;


export type TableQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly parked: boolean, readonly shownLate: boolean, readonly transcript: string | null, readonly leastSeats: number, readonly ruleset: { readonly name: string, readonly title: string, readonly pictures: ReadonlyArray<string> }, readonly openedBy: { readonly id: string } | null, readonly seats: ReadonlyArray<{ readonly seat: number, readonly name: string | null, readonly mine: boolean, readonly taken: boolean, readonly bot: string | null, readonly resigned: boolean, readonly side: string | null, readonly role: string | null, readonly deadline: string | null }>, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly title: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly title: string, readonly mine: boolean, readonly deadline: string | null, readonly stepId: string }
     | null, readonly outcome: { readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null, readonly choices: { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: unknown, readonly description: string }> } } | null };

export type ChoicesQueryVariables = Exact<{
  id: string;
  after: ReadonlyArray<string> | string;
}>;


export type ChoicesQuery = { readonly game: { readonly choices: { readonly remaining: number, readonly options: ReadonlyArray<{ readonly key: string, readonly label: string, readonly group: string, readonly path: string }>, readonly commands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: unknown, readonly description: string }> } } | null };

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
