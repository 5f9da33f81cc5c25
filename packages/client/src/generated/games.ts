// Written by `npm run client:types` from the schemas of the rulesets: not to be changed by hand.

/** Views and events by ruleset. Declare those of your own ruleset in it, by declaration merging. */
export interface Games {
  /** What games of Guilds show. */
  readonly guilds: { readonly view: Schemas['guilds_view']; readonly events: Schemas['guilds_events'] };
  /** What games of Clash of Heroes show. */
  readonly clash: { readonly view: Schemas['clash_view']; readonly events: Schemas['clash_events'] };
  /** What games of Guardians Arena show. */
  readonly arena: { readonly view: Schemas['arena_view']; readonly events: Schemas['arena_events'] };
  /** What games of The Threat of Professor Skarov show. */
  readonly skarov: { readonly view: Schemas['skarov_view']; readonly events: Schemas['skarov_events'] };
  /** What games of Guardians show. */
  readonly guardians: { readonly view: Schemas['guardians_view']; readonly events: Schemas['guardians_events'] };
  /** What games of The Lantern Keepers show. */
  readonly lantern: { readonly view: Schemas['lantern_view']; readonly events: Schemas['lantern_events'] };
}

/** Events of the table itself, which every game has. */
export type TableEvents = Schemas['table_events'];

type Schemas = components['schemas'];

interface components {
    schemas: {
        readonly table___schema0: unknown;
        /** @description Seconds that each seat may take beyond the time of the steps. */
        readonly table_TimeBank: {
            /** @description Seconds of each seat for the whole game. */
            readonly seconds: number;
            /** @description Seconds that a seat gets for each answer before its time is over. */
            readonly increment: number;
        };
        /** @description Days of the week on which no clock runs. */
        readonly table_Calendar: {
            /** @description Days that do not count, from 1 for Monday to 7 for Sunday. */
            readonly daysOff: readonly number[];
            /** @description Minutes by which its days begin before those of UTC, all year. */
            readonly utcOffset: number;
        };
        /** @description Days on which each seat may let its clock stand still. */
        readonly table_Vacation: {
            /** @description Days of 24 hours for the whole game. */
            readonly days: number;
        };
        /** @description What happens to the seats of players who are absent. */
        readonly table_Leavers: {
            /** @description Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered, or the bot takes it over. */
            readonly after: number;
            /** @description Bot that takes over the seat. Absent: the seat is offered to all players. */
            readonly bot?: string;
            /**
             * @description The player may take the seat back from the bot. Absent: they may not.
             * @constant
             */
            readonly mayReturn?: true;
        };
        /** @description The version of another game that a game goes on from. */
        readonly table_ForkOrigin: {
            /** @description The finished game. */
            readonly gameId: string;
            /** @description Its version: the last event of a commit. */
            readonly version: number;
            /** @description SHA-256 of that commit in its chain, lower-case hex. */
            readonly hash: string;
        };
        readonly table___schema1: unknown;
        readonly table___schema2: unknown;
        /**
         * @description PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player.
         * @enum {string}
         */
        readonly table_ProposalKind: "PAUSE" | "UNDO" | "TAKEOVER";
        /** @description Events that showed something hidden, to one seat or to all. */
        readonly table_Revealed: {
            /** @description The type of the events. */
            readonly type: string;
            /** @description How many there were. */
            readonly count: number;
        };
        /**
         * @description FELL: the game went on without an answer, or without what it was about.
         * @enum {string}
         */
        readonly table_ProposalEnd: "REFUSED" | "WITHDRAWN" | "FELL";
        /** @description The result of a seat; equal ranks are shared. */
        readonly table_Placing: {
            /** @description Number of the seat, from 0, clockwise. */
            readonly seat: number;
            readonly rank: number;
            readonly points: number;
            readonly parts: readonly components["schemas"]["table_ScorePart"][];
        };
        readonly table_ScorePart: {
            readonly name: string;
            readonly points: number;
        };
        readonly table_view: null;
        readonly table_events: {
            /** @description A game was opened; the server is bound to its seed from here on. */
            readonly gameOpened: {
                readonly ruleset: string;
                readonly rulesVersion: string;
                /** @description The options, as the ruleset parsed them. */
                readonly options: {
                    readonly [key: string]: components["schemas"]["table___schema0"];
                };
                /** @description SHA-256 of the secret seed, lower-case hex. */
                readonly seedCommitment: string;
                /** @description Account that opened the game. */
                readonly openedBy: string;
                /** @description SHA-256 of the released rules that the game is played by, lower-case hex; null for rules that are not released; absent in games from before rules were released. */
                readonly rulesDigest?: string | null;
                /** @description How draws derive. 2: from the seed, the seats, the hash of the commit before, the command and the version. 3: from the seed, the seats, all commands so far and the version. 4: from the seed, the seats and the moves so far. Absent: from seed, seats and version alone. */
                readonly chance?: number;
                /** @description SHA-256 of the invitation that joining players must give, lower-case hex; absent where no invitation is needed. */
                readonly invitation?: string;
                /**
                 * @description No list shows the game; absent where lists do.
                 * @constant
                 */
                readonly unlisted?: true;
                /** @description Time of each seat beyond that of the steps; absent where there is none. */
                readonly bank?: components["schemas"]["table_TimeBank"];
                /**
                 * @description Seats may take back their last commands, as long as nothing was drawn or made known since and no other seat has acted; absent where they may not.
                 * @constant
                 */
                readonly takeBack?: true;
                /**
                 * @description Seats may propose to take the game back to a point; absent where they may not.
                 * @constant
                 */
                readonly undo?: "CONSENT";
                /** @description Delay of the running game for viewers without a seat, in seconds; absent where they see the present. */
                readonly spectatorDelay?: number;
                /** @description Days of the week on which no clock runs; absent where all time counts. */
                readonly calendar?: components["schemas"]["table_Calendar"];
                /** @description Days on which each seat may let its clock stand still; absent where there are none. */
                readonly vacation?: components["schemas"]["table_Vacation"];
                /** @description What happens to the seats of absent players; absent where nothing does. */
                readonly leavers?: components["schemas"]["table_Leavers"];
                /**
                 * @description No other player may take over a seat; absent where they may.
                 * @constant
                 */
                readonly noSubstitutes?: true;
                /**
                 * @description Seats commit to their seeds as they sit down, and give them when the start is called; absent where seeds are open.
                 * @constant
                 */
                readonly hiddenSeeds?: true;
                /**
                 * @description Other tables play the same deal: no one without a seat sees the game after its start, and it ends, with its seed, when the server closes it; absent for all others.
                 * @constant
                 */
                readonly sameDeal?: true;
                /** @description The game that this one is a rematch of; absent for all others. */
                readonly rematchOf?: string;
                /** @description The finished game, and its version, that this one goes on from; absent for all others. */
                readonly forkedFrom?: components["schemas"]["table_ForkOrigin"];
                /** @description The position there, which this game starts with; absent for games that are set up. */
                readonly position?: {
                    /** @description Number of seats that play. */
                    readonly seats: number;
                    /** @description Seats that had resigned. */
                    readonly resigned: readonly number[];
                    /** @description The state of the rules. */
                    readonly state: components["schemas"]["table___schema1"];
                };
            };
            /** @description A player or a bot sat down. */
            readonly seatTaken: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Account of the player; null for a bot. */
                readonly account: string | null;
                /** @description Name of the bot; null for a person. */
                readonly bot: string | null;
                /** @description The seat's own contribution to chance. */
                readonly seed: string | null;
                /** @description SHA-256 of the seed that the seat gives when the start is called, lower-case hex; absent where it gives none. */
                readonly seedCommitment?: string;
                /** @description Deck, base or the like that the seat brought, as the ruleset parsed it; absent when it brought nothing. */
                readonly brought?: {
                    readonly [key: string]: components["schemas"]["table___schema2"];
                };
            };
            /** @description A player or a bot stood up before the start. */
            readonly seatLeft: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description Seats that have committed to a seed give it now; no player sits down or stands up any more, and with the last seed the game starts. */
            readonly startCalled: Record<string, never>;
            /** @description A seat gave the seed that it had committed to. */
            readonly seedGiven: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description The text that the seat committed to. */
                readonly seed: string;
            };
            /** @description Seats did not give the seeds that they had committed to: the game ends before it starts. */
            readonly seedsWithheld: {
                /** @description Seats that did not give their seeds in time. */
                readonly seats: readonly number[];
            };
            /** @description The game started; no player sits down or stands up any more. */
            readonly gameStarted: {
                /** @description Number of seats that play. */
                readonly seats: number;
            };
            /** @description A seat's time ran out; its default commands follow. */
            readonly seatTimedOut: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                readonly step: string;
                readonly stepId: string;
            };
            /** @description An operator gave a step more time. */
            readonly clockPardoned: {
                readonly step: string;
                readonly stepId: string;
                /** @description By how much later the time of the step ends. */
                readonly seconds: number;
            };
            /** @description A seat took days of its vacation. */
            readonly vacationTaken: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Days of 24 hours. */
                readonly days: number;
                /**
                 * Format: date-time
                 * @description When the clock of the seat runs again.
                 */
                readonly until: string;
            };
            /** @description A seat was given more time by another one. */
            readonly timeGranted: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description The seat that gave the time. */
                readonly giver: number;
                /** @description By how much later the time of the seat ends. */
                readonly seconds: number;
            };
            /** @description An operator gave the seat of one player to another. */
            readonly seatReplaced: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Account of the player who has the seat from here on. */
                readonly account: string;
            };
            /** @description A seat was offered to another player. */
            readonly seatOffered: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Account that alone may take over the seat; absent where any account may. */
                readonly to?: string;
                /**
                 * @description Its player was absent; absent where the player offered it.
                 * @constant
                 */
                readonly absent?: true;
            };
            /** @description A seat is offered no longer. */
            readonly offerWithdrawn: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A player took over a seat. */
            readonly seatTakenOver: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Account of the player who has the seat from here on. */
                readonly account: string;
            };
            /** @description A bot took over the seat of a player. */
            readonly botTookOver: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Name of the bot. */
                readonly bot: string;
            };
            /** @description The last commands of the seat drew nothing and made nothing known: it may take them back until something else happens. */
            readonly takeBackAllowed: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A seat took back its commands after a version; the game is as it was then. */
            readonly commandsTakenBack: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description The version whose state the game has again; its version number and the time go on. */
                readonly to: number;
            };
            /** @description A seat proposed something to the others. */
            readonly proposed: {
                /** @description The seat that proposes. */
                readonly seat: number;
                readonly kind: components["schemas"]["table_ProposalKind"];
                /** @description PAUSE: its length in seconds; absent for one that a player ends. */
                readonly seconds?: number;
                /** @description UNDO: the version to go back to. */
                readonly to?: number;
                /** @description TAKEOVER: the seat of the absent player. */
                readonly of?: number;
                /** @description TAKEOVER: the name of the bot. */
                readonly bot?: string;
                /** @description The seats that may answer. Bots are not asked: they agree. */
                readonly asked: readonly number[];
                /** @description UNDO: what became known since the point, by types of events. */
                readonly since?: readonly components["schemas"]["table_Revealed"][];
            };
            /** @description A seat answered the open proposal. */
            readonly proposalAnswered: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                readonly agrees: boolean;
            };
            /** @description The open proposal is off the table, and nothing has changed. */
            readonly proposalDropped: {
                readonly because: components["schemas"]["table_ProposalEnd"];
            };
            /** @description All agreed to a pause: clocks stop, and no seat plays. */
            readonly gamePaused: {
                /** @description After how many seconds the pause ends automatically. */
                readonly seconds?: number;
            };
            /** @description The pause is over: clocks go on with the time that was left. */
            readonly pauseEnded: {
                /** @description Absent where its time was over. */
                readonly seat?: number;
            };
            /** @description All agreed to take the game back to a version. Chance does not repeat. */
            readonly undone: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
                /** @description The version whose state and clocks the game has again. */
                readonly to: number;
            };
            /** @description A seat resigned. */
            readonly seatResigned: {
                /** @description Number of the seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description The game is over. */
            readonly gameOver: {
                readonly reason: string;
                readonly placings: readonly components["schemas"]["table_Placing"][];
            };
            /** @description The game was given up: it is over, and no one has won. */
            readonly gameAbandoned: Record<string, never>;
            /** @description The seed behind the commitment: with it and the commits of the game every draw can be checked. */
            readonly seedRevealed: {
                /** @description The seed, lower-case hex. */
                readonly seed: string;
            };
        };
        /**
         * @description A point at which the game waits for one or more seats.
         * @enum {string}
         */
        readonly guilds_Step: "setup.chooseLeader" | "care.recover" | "auction.bid" | "actions.first" | "actions.darkChange" | "actions.second" | "placement" | "actions.lightChange" | "resolve.market" | "resolve.trade" | "resolve.recruit" | "resolve.recruitPick" | "resolve.leaderPick" | "resolve.leader" | "quest.swap" | "quest.plan" | "quest.element" | "quest.counterTarget" | "quest.loss" | "quest.damage" | "quest.claim" | "combat.rearrange" | "combat.target" | "combat.defenseLine" | "combat.attackLine" | "combat.cards" | "combat.element" | "combat.counter" | "combat.booty" | "effect.pick" | "effect.order";
        /**
         * @description The reason for the end of the game (GUILD-155, GUILD-156, GUILD-194).
         * @enum {string}
         */
        readonly guilds_EndReason: "lastQuest" | "stalemate" | "lastSeat";
        /** @description A guild, without the secrets of its seat. */
        readonly guilds_Guild: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            /** @description Id of a card, as in the content. */
            readonly tileId: string;
            /** @description Id of a card, as in the content. */
            readonly leaderId?: string;
            readonly alignment: number;
            readonly rubies: number;
            readonly mages: readonly components["schemas"]["guilds_GuildMage"][];
            readonly objects: readonly components["schemas"]["guilds_GuildObject"][];
            /** @description Number of spells in hand. */
            readonly spells: number;
            readonly quests: readonly string[];
            readonly firstAction?: components["schemas"]["guilds_Action"];
            readonly secondAction?: components["schemas"]["guilds_SecondChoice"];
            /** @description Seats that have looked at the second action while it was hidden. */
            readonly secondActionSeenBy: readonly number[];
            /** @description Parts of the open decision that the seat has answered. */
            readonly answered: number;
            readonly extraDice: number;
            readonly rerolls: number;
            readonly ignoresRequirement: readonly ("nextRecruitment" | "allBids")[];
            readonly absent: boolean;
            readonly resigned: boolean;
            /** @description Victory points if the game ended now. */
            readonly points: number;
        };
        /** @description A mage that a guild has recruited. */
        readonly guilds_GuildMage: {
            /** @description Id of a card, as in the content. */
            readonly mageId: string;
            readonly damage: number;
            /** @description In the care center. */
            readonly inCare: boolean;
            readonly post?: components["schemas"]["guilds_Post"];
            /**
             * @description Has taken part in this type of fight this turn.
             * @enum {string}
             */
            readonly used?: "quests" | "combat";
            /** @description Points of damage that a shield still takes off in this turn. */
            readonly shield?: number;
        };
        /**
         * @description Active mages campaign and attack, passive ones defend (GUILD-055, GUILD-056).
         * @enum {string}
         */
        readonly guilds_Post: "active" | "passive";
        /** @description An object of a guild, and the mage that carries it. */
        readonly guilds_GuildObject: {
            /** @description Id of a card, as in the content. */
            readonly objectId: string;
            /** @description Id of a card, as in the content. */
            readonly mageId?: string;
            /** @description Uses in this turn. */
            readonly uses: number;
        };
        /**
         * @description One of the six actions (GUILD-047).
         * @enum {string}
         */
        readonly guilds_Action: "work" | "trade" | "recruitment" | "leaderAction" | "quests" | "combat";
        /**
         * @description A second action; X2 repeats the first with its advantage (GUILD-050).
         * @enum {string}
         */
        readonly guilds_SecondChoice: "work" | "trade" | "recruitment" | "leaderAction" | "quests" | "combat" | "X2";
        /** @description A quest that is, or has been, face up, with the objects on it. */
        readonly guilds_OpenQuest: {
            /** @description Id of a card, as in the content. */
            readonly questId: string;
            /** @description Place in the deck, 1 on top; absent where it is unknown. */
            readonly place?: number;
            /** @description Damage of each monster. */
            readonly damage: readonly number[];
            readonly rubies: number;
            readonly objects: readonly string[];
        };
        /** @description The action that is being resolved. */
        readonly guilds_Resolution: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly action: components["schemas"]["guilds_Action"];
            readonly x2: boolean;
            readonly discounts: number;
            readonly marketOpen: boolean;
            readonly marketUsed: boolean;
            readonly alignmentBought: boolean;
            readonly powerUsed: boolean;
            readonly bonusUsed: boolean;
        };
        readonly guilds_OpenEffect: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            /** @description Answers still to come. */
            readonly due: number;
        };
        /** @description A campaign that is running. */
        readonly guilds_Campaign: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly questId: string;
            readonly started: boolean;
            readonly sent: readonly components["schemas"]["guilds_SentMage"][];
            /** @description The monster that is being fought. */
            readonly monster?: number;
            /** @description The group whose element is to be chosen. */
            readonly group?: number;
            readonly boosts: readonly components["schemas"]["guilds_Boost"][];
            readonly grouped: boolean;
            readonly silenced: readonly number[];
            readonly objectsDue: number;
            readonly damageDue: number;
        };
        /** @description A mage on the campaign, the monster in front of it, and its group. */
        readonly guilds_SentMage: {
            readonly mageId: string;
            readonly monster?: number;
            readonly group?: number;
        };
        /** @description A bonus in this fight, by a card or power. */
        readonly guilds_Boost: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly fighterId: string;
            /** @enum {string} */
            readonly value: "attack" | "defense";
            readonly elements: readonly components["schemas"]["guilds_Element"][];
            readonly amount: number;
        };
        /**
         * @description One of the four elements (GUILD-005).
         * @enum {string}
         */
        readonly guilds_Element: "fire" | "water" | "air" | "earth";
        /** @description A guild combat that is running. */
        readonly guilds_Combat: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly attacker: number;
            /** @description Number of a seat, from 0, clockwise. */
            readonly defender: number;
            readonly defendersPlaced: number;
            readonly attackersPlaced: number;
            readonly defense?: readonly components["schemas"]["guilds_LineMember"][];
            readonly front?: readonly components["schemas"]["guilds_LineMember"][];
            readonly back?: readonly components["schemas"]["guilds_LineMember"][];
            readonly revealed: boolean;
            /** @enum {string} */
            readonly wave?: "attack" | "counter";
            readonly duel?: components["schemas"]["guilds_Duel"];
            readonly locked: readonly components["schemas"]["guilds_Element"][];
            readonly boosts: readonly components["schemas"]["guilds_Boost"][];
            /** @description The mages that have left the lines. */
            readonly left: readonly string[];
            /** @description Own answer of the open round of cards; null is a pass. */
            readonly played?: string | null;
            readonly bootyDue: number;
        };
        /** @description A fighter in a column. */
        readonly guilds_LineMember: {
            readonly fighterId: string;
            readonly column: number;
        };
        /** @description The duel whose element is to be chosen. */
        readonly guilds_Duel: {
            readonly column: number;
            readonly attackerId: string;
            readonly defenderId: string;
        };
        /** @description The secrets of the own seat. */
        readonly guilds_OwnSeat: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly hand: readonly string[];
            /** @description Leaders dealt to choose from, or drawn to exchange. */
            readonly leaders?: readonly string[];
            /** @description The leader chosen, before all are revealed. */
            readonly leaderId?: string;
            readonly firstAction?: components["schemas"]["guilds_Action"];
            readonly secondAction?: components["schemas"]["guilds_SecondChoice"];
            /** @description Own answers of the open auction. */
            readonly bids?: readonly components["schemas"]["guilds_OwnBid"][];
            /** @description Rubies left for further bids. */
            readonly purse?: number;
            readonly placement?: readonly components["schemas"]["guilds_OwnPlacement"][];
            /** @description The items of the open market. */
            readonly market?: readonly string[];
            /** @description The mages drawn. */
            readonly mages?: readonly string[];
            /** @description Items drawn by an effect, to choose from. */
            readonly items?: readonly string[];
            /** @description Quests shown by an effect and not yet placed. */
            readonly quests?: readonly string[];
            /** @description Quests placed so far, the next one first. */
            readonly questsPlaced?: readonly string[];
        };
        readonly guilds_OwnBid: {
            /** @description Id of a card, as in the content. */
            readonly mageId: string;
            readonly amount: number;
        };
        readonly guilds_OwnPlacement: {
            /** @description Id of a card, as in the content. */
            readonly mageId: string;
            readonly active?: boolean;
        };
        readonly guilds_KeptLeader: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            /** @description Id of a card, as in the content. */
            readonly leaderId: string;
        };
        /** @enum {string} */
        readonly guilds_IncomeSource: "income" | "work";
        /** @description A bid, once it is public; void ones no longer met the conditions (GUILD-040). */
        readonly guilds_Bid: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly amount: number;
            readonly valid: boolean;
        };
        readonly guilds_FirstChoice: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly action: components["schemas"]["guilds_Action"];
        };
        readonly guilds_SecondChosen: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly action: components["schemas"]["guilds_SecondChoice"];
        };
        readonly guilds_MagesToPlace: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly mageIds: readonly string[];
        };
        readonly guilds_Placed: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly active: readonly string[];
            readonly passive: readonly string[];
        };
        /**
         * @description A mechanic of cards and powers.
         * @enum {string}
         */
        readonly guilds_Mechanic: "gainRubies" | "stealRubies" | "extraIncome" | "discount" | "drawItems" | "stealItem" | "healDamage" | "returnFromCare" | "activate" | "attackBonus" | "defenseBonus" | "extraDice" | "rerollLowest" | "shield" | "lockElement" | "groupAnyway" | "noCounterAttack" | "monsterDamage" | "shiftAlignment" | "ignoreRequirement" | "freshMages" | "peekQuests" | "revealSecondAction" | "changeSecondAction" | "keepLoss" | "guardBooty" | "guardianLeader";
        /** @enum {string} */
        readonly guilds_BoostedValue: "attack" | "defense";
        /** @enum {string} */
        readonly guilds_WaivedScope: "nextRecruitment" | "allBids";
        /** @description A throw of combat dice (GUILD-006). */
        readonly guilds_Dice: {
            /** @description The dice that count, in the order rolled. */
            readonly faces: readonly number[];
            /** @description Faces that were rolled again, lowest first. */
            readonly rerolled: readonly number[];
        };
        /** @description A mage, or the leader, and its column. */
        readonly guilds_PlaceInLine: {
            /** @description Id of a card, as in the content. */
            readonly fighterId: string;
            /** @description A column of the lines, from 1. */
            readonly column: number;
        };
        /** @enum {string} */
        readonly guilds_Wave: "attack" | "counter";
        /** @description A card played before a wave, with the choices for it. */
        readonly guilds_PlayedCombatCard: {
            /** @description Id of a card, as in the content. */
            readonly itemId: string;
            /** @description Number of a seat, from 0, clockwise. */
            readonly targetSeat?: number;
            /** @description The object of the other seat to take. */
            readonly objectId?: string;
            /**
             * @description Take a random spell instead of an object.
             * @constant
             */
            readonly randomSpell?: true;
            /** @description The own mage that the effect is for. */
            readonly mageId?: string;
            /** @description The own leader, instead of a mage, where it fights. */
            readonly leaderId?: string;
            readonly element?: components["schemas"]["guilds_Element"];
            /**
             * @description Direction of the alignment.
             * @enum {string}
             */
            readonly direction?: "towardLight" | "towardDarkness";
            /** @description A monster of the quest: 1 or 2. */
            readonly monsterIndex?: number;
            /** @description The new second action. */
            readonly action?: components["schemas"]["guilds_SecondChoice"];
        };
        readonly guilds_CombatCardShown: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            readonly play: components["schemas"]["guilds_PlayedCombatCard"] | null;
        };
        readonly guilds_view: {
            readonly turn: number;
            /** @description Number of a seat, from 0, clockwise. */
            readonly firstPlayer: number;
            /** @description The state that waits; absent while automatic steps run. */
            readonly step?: components["schemas"]["guilds_Step"];
            /** @description 1 or 2 in step 6, otherwise 0. */
            readonly round: number;
            readonly over?: components["schemas"]["guilds_EndReason"];
            readonly guilds: readonly components["schemas"]["guilds_Guild"][];
            /** @description Id of a card, as in the content. */
            readonly faceUpItem?: string;
            readonly itemDeck: number;
            readonly itemDiscard: readonly string[];
            /** @description Id of a card, as in the content. */
            readonly faceUpMage?: string;
            readonly mageDeck: number;
            /** @description Mages that are auctioned in this turn. */
            readonly lots: readonly string[];
            /** @description Mages that wait for the next auction. */
            readonly auctionPile: readonly string[];
            readonly removedMages: readonly string[];
            readonly leaderDeck: number;
            /** @description The face-up quest first, then others that have been face up. */
            readonly quests: readonly components["schemas"]["guilds_OpenQuest"][];
            /** @description Quests not completed, the face-up one included. */
            readonly questDeck: number;
            readonly idleTurns: number;
            readonly resolution?: components["schemas"]["guilds_Resolution"];
            readonly effect?: components["schemas"]["guilds_OpenEffect"];
            readonly campaign?: components["schemas"]["guilds_Campaign"];
            readonly combat?: components["schemas"]["guilds_Combat"];
            /** @description Absent for spectators. */
            readonly own?: components["schemas"]["guilds_OwnSeat"];
            /** @description The secrets of each seat: for auditors only. */
            readonly secrets?: readonly components["schemas"]["guilds_OwnSeat"][];
        };
        readonly guilds_events: {
            /** @description A seat gets its guild tile and its first rubies (GUILD-010, GUILD-011). */
            readonly guildFounded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly tileId: string;
                /** @description The alignment afterwards. */
                readonly alignment: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
            };
            /** @description The leaders are shuffled (GUILD-012, GUILD-013). */
            readonly leaderDeckShuffled: {
                readonly count: number;
                readonly order?: readonly string[];
            };
            /** @description A seat is dealt leaders to choose from (GUILD-012). */
            readonly leadersDealt: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly leaderIds?: readonly string[];
            };
            /** @description The mages are shuffled (GUILD-014). */
            readonly mageDeckShuffled: {
                readonly count: number;
                readonly order?: readonly string[];
            };
            /** @description A seat is dealt its first mages (GUILD-014). */
            readonly magesDealt: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly mageIds: readonly string[];
            };
            /** @description All items that are in no hand or market are shuffled (GUILD-016, GUILD-072). */
            readonly itemDeckShuffled: {
                readonly count: number;
                readonly order?: readonly string[];
            };
            /** @description The quests are shuffled and cut (GUILD-017). */
            readonly questDeckShuffled: {
                readonly count: number;
                readonly order?: readonly string[];
            };
            /** @description The next quest is face up; null: there is none left (GUILD-017, GUILD-093). */
            readonly questTurnedUp: {
                readonly questId: string | null;
            };
            /** @description The first player of the first turn is drawn (GUILD-018). */
            readonly firstPlayerDrawn: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A seat has chosen its leader in secret (GUILD-012). */
            readonly leaderChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly leaderId?: string;
            };
            /** @description The kept leaders are revealed (GUILD-012). */
            readonly leadersRevealed: {
                readonly leaders: readonly components["schemas"]["guilds_KeptLeader"][];
            };
            /** @description A turn begins (GUILD-018, GUILD-019, GUILD-021). */
            readonly turnBegan: {
                readonly turn: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly firstPlayer: number;
            };
            /** @description The game waits for these seats. */
            readonly stepOpened: {
                readonly step: components["schemas"]["guilds_Step"];
                readonly stepId: string;
                readonly seats: readonly number[];
            };
            /** @description Turns in a row without progress on the quests (GUILD-156). */
            readonly idleTurnsCounted: {
                readonly idleTurns: number;
            };
            /** @description Step 7: mages and action cards return, the face-up mage goes to auction (GUILD-154, GUILD-032). */
            readonly guildsRecovered: {
                readonly sentToAuction: string | null;
            };
            /** @description A seat did not answer in time; absent: its defaults are given at once from now on (GUILD-168). */
            readonly deadlineMissed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly stepId: string;
                readonly missed: number;
                readonly absent: boolean;
            };
            /** @description A seat that had missed a deadline plays again (GUILD-168, GUILD-193). */
            readonly seatBack: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description The guild of a seat that resigned stays (GUILD-194). */
            readonly guildDeserted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description The game has ended; points are counted. */
            readonly gameEnded: {
                readonly reason: components["schemas"]["guilds_EndReason"];
            };
            /** @description A seat is paid in step 1 or by Work (GUILD-022, GUILD-065). */
            readonly incomePaid: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
                readonly source: components["schemas"]["guilds_IncomeSource"];
            };
            /** @description A mage loses damage; at 0 it returns from the care center (GUILD-024, GUILD-025). */
            readonly mageHealed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly points: number;
                readonly returned: boolean;
            };
            /** @description A mage leaves the care center with its damage (GUILD-026). */
            readonly mageRecovered: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
            };
            /** @description A seat takes no more mages back (GUILD-026). */
            readonly recoveryEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description The auction opens (GUILD-031). */
            readonly lotsOpened: {
                readonly mageIds: readonly string[];
            };
            /** @description A lot is passed for a seat that cannot bid on it (GUILD-172). */
            readonly lotPassed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
            };
            /** @description A seat has answered a lot; 0 is no bid (GUILD-171). */
            readonly bidPlaced: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly amount?: number;
            };
            /** @description A lot goes to the highest bidder (GUILD-041, GUILD-042). */
            readonly lotSold: {
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly bids: readonly components["schemas"]["guilds_Bid"][];
                /** @description Number of a seat, from 0, clockwise. */
                readonly winner: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
            };
            /** @description A lot without a valid bid is removed from the game (GUILD-044). */
            readonly lotUnsold: {
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly bids: readonly components["schemas"]["guilds_Bid"][];
            };
            /** @description All lots are resolved (GUILD-040). */
            readonly auctionClosed: Record<string, never>;
            /** @description A seat has chosen its first action in secret (GUILD-048). */
            readonly firstActionChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action?: components["schemas"]["guilds_Action"];
            };
            /** @description All first actions are revealed (GUILD-048). */
            readonly firstActionsRevealed: {
                readonly choices: readonly components["schemas"]["guilds_FirstChoice"][];
            };
            /** @description The Darkness privilege is used (GUILD-049). */
            readonly firstActionChanged: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action: components["schemas"]["guilds_Action"];
            };
            /** @description The Darkness privilege is not used (GUILD-049). */
            readonly firstActionKept: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A seat has chosen its second action in secret (GUILD-050). */
            readonly secondActionChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action?: components["schemas"]["guilds_SecondChoice"];
            };
            /** @description All second actions are revealed (GUILD-051). */
            readonly secondActionsRevealed: {
                readonly choices: readonly components["schemas"]["guilds_SecondChosen"][];
            };
            /** @description The Light privilege is used (GUILD-062). */
            readonly secondActionChanged: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action: components["schemas"]["guilds_SecondChoice"];
            };
            /** @description The Light privilege is not used (GUILD-062). */
            readonly secondActionKept: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description The mages to place are fixed (GUILD-173). */
            readonly placementOpened: {
                readonly places: readonly components["schemas"]["guilds_MagesToPlace"][];
            };
            /** @description A seat has placed mages in secret (GUILD-173). */
            readonly magesPlaced: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly mageIds: readonly string[];
                readonly active?: readonly string[];
            };
            /** @description All placements are revealed (GUILD-053). */
            readonly placementsRevealed: {
                readonly places: readonly components["schemas"]["guilds_Placed"][];
            };
            /** @description An object is put on a mage, or on none (GUILD-059). */
            readonly objectAssigned: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
                readonly mageId: string | null;
            };
            /** @description All first, or all second, actions are resolved from here on (GUILD-060). */
            readonly roundBegan: {
                readonly round: number;
            };
            /** @description The resolution of a seat's action begins (GUILD-061). */
            readonly actionBegan: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action: components["schemas"]["guilds_Action"];
                readonly x2: boolean;
            };
            /** @description The action cannot be carried out (GUILD-052). */
            readonly actionLost: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action: components["schemas"]["guilds_Action"];
            };
            /** @description The action is over (GUILD-061). */
            readonly actionEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action: components["schemas"]["guilds_Action"];
            };
            /** @description A seat looks at the face-up item and at cards of the deck (GUILD-068). */
            readonly marketOpened: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description The card that is face up afterwards. */
                readonly faceUp: string | null;
                readonly drawn: number;
                readonly itemIds?: readonly string[];
            };
            /** @description An object is bought in the market (GUILD-069, GUILD-073). */
            readonly objectBought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                /** @description With a discount of Trade X2 (GUILD-076). */
                readonly discounted: boolean;
                /** @description The card that is face up afterwards. */
                readonly faceUp: string | null;
            };
            /** @description A spell is bought in the market; which one stays hidden (GUILD-069, GUILD-073). */
            readonly spellBought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly spellId?: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                /** @description With a discount of Trade X2 (GUILD-076). */
                readonly discounted: boolean;
                /** @description The card that is face up afterwards. */
                readonly faceUp: string | null;
            };
            /** @description Nothing was bought: one card is face up, the other goes under the deck (GUILD-070). */
            readonly marketLeft: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly faceUp: string;
                readonly under: number;
            };
            /** @description An object or spell is sold to the bank (GUILD-071). */
            readonly itemSold: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly itemId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
            };
            /** @description Steps of alignment are bought (GUILD-074). */
            readonly alignmentBought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Steps moved: above 0 toward Light. */
                readonly steps: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                /** @description With a discount of Trade X2 (GUILD-076). */
                readonly discounted: boolean;
                /** @description The alignment afterwards. */
                readonly alignment: number;
            };
            /** @description A mage in the care center is healed for rubies (GUILD-075, GUILD-174). */
            readonly healingBought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly points: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                /** @description With a discount of Trade X2 (GUILD-076). */
                readonly discounted: boolean;
                /** @description Rubies that the discount of Trade X2 has covered (GUILD-174). */
                readonly saved: number;
                /** @description Rubies that objects have covered (GUILD-174). */
                readonly savedByObjects: number;
                readonly returned: boolean;
            };
            /** @description The face-up mage is recruited (GUILD-081). */
            readonly mageBought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
            };
            /** @description A seat draws mages; one that was face up goes to the auction pile (GUILD-077, GUILD-081). */
            readonly magesDrawn: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly sentToAuction: string | null;
                readonly mageIds?: readonly string[];
            };
            /** @description A drawn mage is recruited, the other one is face up (GUILD-080). */
            readonly mageRecruited: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                /** @description The card that is face up afterwards. */
                readonly faceUp: string | null;
            };
            /** @description No drawn mage is recruited (GUILD-082). */
            readonly magesDeclined: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly sentToAuction: string | null;
                /** @description Id of a card, as in the content. */
                readonly faceUp: string;
            };
            /** @description A seat draws leaders (GUILD-084). */
            readonly leadersDrawn: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly leaderIds?: readonly string[];
            };
            /** @description A leader is exchanged; the others go under the deck in random order (GUILD-085). */
            readonly leaderSwapped: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly leaderId: string;
                /** @description Id of a card, as in the content. */
                readonly replaced: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly price: number;
                readonly count: number;
                readonly under?: readonly string[];
            };
            /** @description No leader is exchanged; those drawn go under the deck in random order (GUILD-085). */
            readonly leaderKept: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly under?: readonly string[];
            };
            /** @description A leader's power is used (GUILD-087). */
            readonly powerUsed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly leaderId: string;
            };
            /** @description The free steps of Leader action X2 (GUILD-088). */
            readonly bonusAlignmentMoved: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Steps moved: above 0 toward Light. */
                readonly steps: number;
                /** @description The alignment afterwards. */
                readonly alignment: number;
            };
            /** @description A spell is played and discarded, or an object is used (GUILD-149). */
            readonly cardPlayed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly itemId: string;
            };
            /** @description An effect found nothing to act on any more (GUILD-190). */
            readonly effectSpent: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly effect: components["schemas"]["guilds_Mechanic"];
            };
            /** @description A seat gets rubies from the bank. */
            readonly rubiesGained: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
            };
            /** @description A seat takes rubies from another. */
            readonly rubiesStolen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
            };
            /** @description A seat draws items and will keep some (GUILD-187). */
            readonly itemsDrawn: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly keep: number;
                readonly itemIds?: readonly string[];
            };
            /** @description A drawn object is kept. */
            readonly objectPicked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
            };
            /** @description A drawn spell is kept, hidden. */
            readonly spellPicked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly spellId?: string;
            };
            /** @description Drawn items that are not kept go under the deck in the order drawn. */
            readonly itemsPutUnder: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
            };
            /** @description An object changes owner by a card. */
            readonly objectTaken: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
            };
            /** @description A random spell changes owner by a card; only the two know which. */
            readonly spellTaken: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description The two seats that know which card it was. */
                readonly between: readonly number[];
                /** @description Id of a card, as in the content. */
                readonly spellId?: string;
            };
            /** @description A mage leaves the care center by an effect and keeps its damage. */
            readonly mageReturned: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
            };
            /** @description A mage becomes active or passive after placement (GUILD-058, GUILD-179). */
            readonly magePosted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly post: components["schemas"]["guilds_Post"];
            };
            /** @description A mage or leader fights better in this fight (GUILD-108). */
            readonly fighterBoosted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description A mage or leader. */
                readonly fighterId: string;
                readonly value: components["schemas"]["guilds_BoostedValue"];
                readonly elements: readonly components["schemas"]["guilds_Element"][];
                readonly amount: number;
            };
            /** @description More dice in the seat's next roll of this turn. */
            readonly diceAdded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
            };
            /** @description Lowest dice of the seat's next roll are rolled again. */
            readonly rerollGranted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
            };
            /** @description Points of damage off a mage in this turn, in one blow or in several. */
            readonly shieldRaised: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly points: number;
            };
            /** @description The attacking side may not choose an element in this wave. */
            readonly elementLocked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly element: components["schemas"]["guilds_Element"];
            };
            /** @description No group attack is ignored in this campaign. */
            readonly groupAttackAllowed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A monster does not counter-attack in this campaign. */
            readonly counterAttackSilenced: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
                readonly monster: number;
            };
            /** @description The defender's leader joins its line (GUILD-124). */
            readonly leaderJoined: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly column: number;
            };
            /** @description An alignment moves by a quest, a combat or an effect (GUILD-145). */
            readonly alignmentMoved: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly target: number;
                readonly steps: number;
                /** @description The alignment afterwards. */
                readonly alignment: number;
            };
            /** @description Requirements of mages do not count for the seat in this turn. */
            readonly requirementWaived: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly scope: components["schemas"]["guilds_WaivedScope"];
            };
            /** @description The face-up mage goes to the auction pile and the next is turned up. */
            readonly faceUpMageReplaced: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly sentToAuction: string;
                readonly faceUp: string | null;
            };
            /** @description A seat looks at the quests under the face-up one (GUILD-187). */
            readonly questsPeeked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly questIds?: readonly string[];
            };
            /** @description A seat has put one of the quests shown next in order. */
            readonly questPutNext: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
            };
            /** @description The quests shown lie under the face-up one in the order chosen (GUILD-187). */
            readonly questsReordered: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
            };
            /** @description A seat looks at another seat's second action. */
            readonly secondActionSeen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly target: number;
                readonly action?: components["schemas"]["guilds_SecondChoice"];
            };
            /** @description A seat has changed its second action in secret. */
            readonly secondActionReplaced: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly action?: components["schemas"]["guilds_SecondChoice"];
            };
            /** @description The second quest is face up on top, the first lies face down under it (GUILD-101). */
            readonly questsSwapped: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description Id of a card, as in the content. */
                readonly under: string;
            };
            /** @description The quests are not exchanged (GUILD-101). */
            readonly questsKept: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A campaign begins; its conditions are met (GUILD-176, GUILD-180). */
            readonly campaignOpened: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
            };
            /** @description A mage is sent on the campaign; null on a quest without monsters (GUILD-181). */
            readonly mageSent: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly monster: number | null;
                readonly group: number | null;
            };
            /** @description The plan of the campaign is closed (GUILD-181). */
            readonly campaignStarted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A group fights a monster (GUILD-114, GUILD-115). */
            readonly groupAttacked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
                /** @description A monster of the quest, in card order. */
                readonly monster: number;
                readonly group: number;
                /** @description The mages of the group, in the order sent. */
                readonly mageIds?: readonly string[];
                readonly element: components["schemas"]["guilds_Element"];
                readonly attack: number;
                readonly defense: number;
                readonly dice: components["schemas"]["guilds_Dice"];
                readonly damage: number;
            };
            /** @description A monster takes damage, which stays (GUILD-095, GUILD-120). */
            readonly monsterDamaged: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description A monster of the quest, in card order. */
                readonly monster: number;
                readonly damage: number;
                readonly dead: boolean;
            };
            /** @description A monster counter-attacks a mage (GUILD-118, GUILD-119). */
            readonly monsterAttacked: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
                /** @description A monster of the quest, in card order. */
                readonly monster: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly attack: number;
                readonly defense: number;
                readonly dice: components["schemas"]["guilds_Dice"];
                readonly damage: number;
            };
            /** @description All combats against a monster, and its counter-attack, are over (GUILD-117). */
            readonly monsterPassed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId?: string;
                /** @description A monster of the quest, in card order. */
                readonly monster: number;
            };
            /** @description A quest is completed: its reward, and the rubies left on it (GUILD-093, GUILD-098). */
            readonly campaignWon: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly left: number;
            };
            /** @description A campaign fails; the losses that the seat still has to choose (GUILD-095, GUILD-097, GUILD-099). */
            readonly campaignFailed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                readonly objects: number;
                readonly damage: number;
                readonly distributed: boolean;
            };
            /** @description Rubies are left on a quest (GUILD-097). */
            readonly rubiesLeft: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
            };
            /** @description An object is left on a quest (GUILD-097). */
            readonly objectLeft: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
            };
            /** @description An object that lay on the completed quest is taken (GUILD-098). */
            readonly objectClaimed: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
            };
            /** @description Items left on the completed quest go to the item discard pile (GUILD-098). */
            readonly claimEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                readonly discarded: readonly string[];
            };
            /** @description A mage takes damage in a fight. */
            readonly mageDamaged: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                /** @description Damage that the mage takes, shields taken off. */
                readonly damage: number;
                /** @description Points that a shield took off. */
                readonly shielded: number;
                readonly shieldLeft: number;
            };
            /** @description A mage with more damage than health is removed from the game (GUILD-109, GUILD-111). */
            readonly mageRemoved: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
            };
            /** @description A mage goes to the care center; its objects return to the stock (GUILD-121, GUILD-129, GUILD-030). */
            readonly mageSentToCare: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
            };
            /** @description A mage is named for failure damage (GUILD-178). */
            readonly failureDamageAssigned: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly points: number;
            };
            /** @description No mage is left to take the rest of the failure damage (GUILD-100, GUILD-178). */
            readonly failureDamageLost: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly points: number;
            };
            /** @description A campaign and its consequences are over (GUILD-121). */
            readonly campaignEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly questId: string;
                readonly won: boolean;
            };
            /** @description X2: an active mage becomes passive, or a passive one active (GUILD-179). */
            readonly mageSwitched: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId: string;
                readonly post: components["schemas"]["guilds_Post"];
            };
            /** @description The change of active and passive mages is over (GUILD-179). */
            readonly rearrangeEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
            /** @description A guild is attacked (GUILD-103, GUILD-180). */
            readonly attackDeclared: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly target: number;
            };
            /** @description A defender is placed face down (GUILD-122, GUILD-182). */
            readonly defenderLinedUp: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description A column of the lines, from 1. */
                readonly column: number;
                /** @description Id of a card, as in the content. */
                readonly mageId?: string;
            };
            /** @description The columns still empty are left to chance (GUILD-182). */
            readonly defendersLinedUpAtRandom: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly count: number;
                readonly mageIds?: readonly string[];
            };
            /** @description An attacker is placed face down, in front or behind (GUILD-123, GUILD-183). */
            readonly attackerLinedUp: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly mageId?: string;
                /** @description A column of the lines, from 1. */
                readonly column?: number;
            };
            /** @description Both lines are revealed (GUILD-123). */
            readonly linesRevealed: {
                readonly front: readonly components["schemas"]["guilds_PlaceInLine"][];
                readonly back: readonly components["schemas"]["guilds_PlaceInLine"][];
                readonly defense: readonly components["schemas"]["guilds_PlaceInLine"][];
            };
            /** @description The attack, or the counter-attack, begins (GUILD-127, GUILD-133). */
            readonly waveBegan: {
                readonly wave: components["schemas"]["guilds_Wave"];
            };
            /** @description A participant has played a card or passed, in secret; null is a pass (GUILD-152). */
            readonly combatCardChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly play?: components["schemas"]["guilds_PlayedCombatCard"] | null;
            };
            /** @description The cards of a round are revealed, with the choices for them; null is a pass (GUILD-152). */
            readonly combatCardsRevealed: {
                readonly plays: readonly components["schemas"]["guilds_CombatCardShown"][];
            };
            /** @description One attacks one: `seat` is the attacking side of the wave (GUILD-127, GUILD-128, GUILD-133). */
            readonly duelFought: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description A column of the lines, from 1. */
                readonly column: number;
                /** @description Id of a card, as in the content. */
                readonly attackerId: string;
                /** @description Id of a card, as in the content. */
                readonly defenderId: string;
                readonly element: components["schemas"]["guilds_Element"];
                readonly attack: number;
                readonly defense: number;
                readonly dice: components["schemas"]["guilds_Dice"];
                readonly damage: number;
            };
            /** @description An attack from the back line finds its defender beaten already (GUILD-128). */
            readonly duelSkipped: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description A column of the lines, from 1. */
                readonly column: number;
                /** @description Id of a card, as in the content. */
                readonly attackerId: string;
            };
            /** @description A leader leaves the line and returns to its tile unharmed (GUILD-130). */
            readonly leaderBeaten: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly leaderId: string;
            };
            /** @description A wave is over; how many stand on both sides (GUILD-129, GUILD-136). */
            readonly waveEnded: {
                /** @description Attackers of the front that stand: those that count (GUILD-136). */
                readonly attackers: number;
                /** @description Attackers of the back line: they do not count. Absent in games stored before events had it. */
                readonly behind?: number;
                /** @description Defenders that stand, the leader among them (GUILD-131). */
                readonly defenders: number;
            };
            /** @description The defender counter-attacks or not (GUILD-132). */
            readonly counterAttackChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly counter: boolean;
            };
            /** @description A guild combat is decided (GUILD-135, GUILD-136). */
            readonly combatDecided: {
                /** @description The attacker; absent in games stored before events had it. */
                readonly seat?: number;
                /** @description The seat that was attacked. */
                readonly target?: number;
                /** @description null: no one wins (GUILD-137). */
                readonly winner: number | null;
                /** @description Attackers of the front that stand: those that count (GUILD-136). */
                readonly attackers: number;
                /** @description Attackers of the back line: they do not count. Absent in games stored before events had it. */
                readonly behind?: number;
                /** @description Defenders that stand, the leader among them (GUILD-131). */
                readonly defenders: number;
                /** @description Cards that the attacker may take (GUILD-139). */
                readonly booty: number;
                /** @description Rubies that the attacker takes (GUILD-138); not in games stored before events said so. */
                readonly rubies?: number;
                /** @description As many of them as the victim has; not in games stored before events said so. */
                readonly cards?: number;
            };
            /** @description A winning attacker takes half of the rubies (GUILD-138). */
            readonly rubiesLooted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description Number of rubies that change hands, or lie there. */
                readonly rubies: number;
            };
            /** @description An object is taken as booty (GUILD-139). */
            readonly objectLooted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description Id of a card, as in the content. */
                readonly objectId: string;
            };
            /** @description A random spell is taken as booty; only the two seats know which (GUILD-139). */
            readonly spellLooted: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly from: number;
                /** @description The two seats that know which card it was. */
                readonly between: readonly number[];
                /** @description Id of a card, as in the content. */
                readonly spellId?: string;
            };
            /** @description A guild combat is over. */
            readonly combatEnded: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Number of a seat, from 0, clockwise. */
                readonly target: number;
            };
        };
        /**
         * @description The phase of the turn (clash.md 4).
         * @enum {string}
         */
        readonly clash_Phase: "SETUP" | "TURN_START" | "STRATEGY" | "ACTIVATION" | "VILLAIN" | "WOUNDS" | "PROMOTION" | "UPKEEP" | "ADVANCEMENT" | "OVER";
        /** @enum {string} */
        readonly clash_Step: "setup.consent" | "setup.heroes" | "setup.teamUp" | "setup.cards" | "setup.sidekicks" | "setup.newspapers" | "setup.placement" | "strategy" | "activation.hero" | "window.reaction" | "window.push" | "window.choice" | "endOfTurn.promotion" | "advancement";
        /** @enum {string} */
        readonly clash_Mode: "VERSUS" | "SOLO" | "COOP";
        /** @description The texts of a scenario that is not in the box (CLASH-014). */
        readonly clash_OwnScenario: {
            /** @description The name of the scenario. */
            readonly name: components["schemas"]["clash_Localized"];
            /** @description Beginning of its story. */
            readonly intro: components["schemas"]["clash_Localized"];
            /** @description The end of the game, and its winner. */
            readonly goal: components["schemas"]["clash_Localized"];
            /** @description Its special rules (CLASH-096). */
            readonly rules: readonly components["schemas"]["clash_Localized"][];
            /** @description How the villain reacts (CLASH-094). */
            readonly villainReactions: readonly components["schemas"]["clash_Localized"][];
            /** @description How the scenario reacts (CLASH-094). */
            readonly scenarioReactions: readonly components["schemas"]["clash_Localized"][];
            /** @description What the villain does at the end of the turn, item by item (CLASH-091). */
            readonly endOfTurn: readonly components["schemas"]["clash_Localized"][];
            /** @description Absent when it has none. */
            readonly track?: components["schemas"]["clash_OwnTrack"];
            /** @description The articles that it puts at stake (CLASH-180). */
            readonly articles: readonly components["schemas"]["clash_OwnArticle"][];
        };
        /** @description A text in every language of the server. */
        readonly clash_Localized: {
            /** @description The text in English. */
            readonly en: string;
            /** @description The text in French. */
            readonly fr: string;
        };
        /** @description The progress track of a scenario of one’s own. */
        readonly clash_OwnTrack: {
            /** @description The name of the count of the progress track. */
            readonly name: components["schemas"]["clash_Localized"];
            /** @description The steps at which something happens. */
            readonly steps: readonly components["schemas"]["clash_OwnTrackStep"][];
        };
        /** @description The effect of a step of the progress track (CLASH-230). */
        readonly clash_OwnTrackStep: {
            /** @description The place of the marker. */
            readonly at: number;
            /** @description The effect there. */
            readonly text: components["schemas"]["clash_Localized"];
        };
        /** @description An article of a scenario of one’s own. */
        readonly clash_OwnArticle: {
            /** @description As in `atStake` and on the pages. */
            readonly articleId: string;
            /** @description The reason for which it is won. */
            readonly name: components["schemas"]["clash_Localized"];
            /** @description Its headline on the front page. */
            readonly headline: components["schemas"]["clash_Localized"];
            /** @description Its text. */
            readonly body: components["schemas"]["clash_Localized"];
        };
        /** @enum {string} */
        readonly clash_Difficulty: "EASY" | "NORMAL" | "HARD";
        /**
         * @description A side of heroes.
         * @enum {string}
         */
        readonly clash_Side: "A" | "B";
        readonly clash_SeatView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            /** @description Id of a hero, as in the content. */
            readonly mainHero?: string;
            readonly ready: boolean;
            readonly resigned: boolean;
            readonly side: components["schemas"]["clash_Side"];
            /** @description Takes no team-up hero or sidekick any more. */
            readonly passed: boolean;
            /** @description Plans that it may still take back this turn (CLASH-239). */
            readonly takeBacks: number;
            /** @description Orders that it may still propose this turn (CLASH-240). */
            readonly proposals: number;
        };
        readonly clash_SideView: {
            readonly side: components["schemas"]["clash_Side"];
            readonly newspaper?: components["schemas"]["clash_Newspaper"];
            /** @description Heroes that the side may have (CLASH-201). */
            readonly heroPlaces: number;
            /** @description The answer of CLASH-204; absent when it was not asked. */
            readonly higherRank?: boolean;
            /** @description Initiative cards that have not come up yet. */
            readonly deck: number;
            readonly page: readonly components["schemas"]["clash_ArticleView"][];
            /** @description Of the page now. */
            readonly points: number;
            /** @description Figures that the side has put out, by sheet (CLASH-246). */
            readonly outs: readonly components["schemas"]["clash_OutsView"][];
        };
        /** @enum {string} */
        readonly clash_Newspaper: "GUARDIANS_CHRONICLES" | "MERCURY_HERALD";
        /** @description An article on a front page. */
        readonly clash_ArticleView: {
            readonly kind: components["schemas"]["clash_ArticleKind"];
            /** @description The article of the sheet, or the hero. */
            readonly articleId: string;
            readonly size: components["schemas"]["clash_ArticleSize"];
            readonly points: number;
            /** @description When it was won. */
            readonly turn: number;
        };
        /** @enum {string} */
        readonly clash_ArticleKind: "OBJECTIVE" | "PRAISE" | "DISCREDIT";
        /** @enum {string} */
        readonly clash_ArticleSize: "LARGE" | "MEDIUM" | "SMALL";
        readonly clash_OutsView: {
            readonly sheetId: string;
            readonly count: number;
        };
        /** @description A hero beside its figure, as far as all players see it. */
        readonly clash_HeroView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            /** @description Its figure has the same id. */
            readonly heroId: string;
            readonly rank: components["schemas"]["clash_Rank"];
            readonly discard: readonly string[];
            /** @description Cards revealed this turn. */
            readonly inPlay: readonly components["schemas"]["clash_CardInPlay"][];
            readonly missionId?: string;
            readonly missionDone: boolean;
            readonly activated: boolean;
            /** @description Given for its coming activation; below 0: taken from it. */
            readonly bonusActions: number;
            /** @description Has drawn its wound card of this turn. */
            readonly drewWound: boolean;
            /** @description Powers that have served this turn. */
            readonly usedPowers: readonly string[];
            /** @description Its deeds, as far as missions count them. */
            readonly deeds: readonly components["schemas"]["clash_DeedCount"][];
            readonly side: components["schemas"]["clash_Side"];
            readonly teamUp: boolean;
            /** @description Its power cards, in all places; also those that were not chosen. */
            readonly set: readonly string[];
            /** @description Three cards are still to be chosen. */
            readonly choosesCards: boolean;
            /** @description Cards in hand; in the strategy as the step began. */
            readonly hand: number;
            /** @description Wound cards among them. */
            readonly wounds: number;
            /** @description Wound cards in hand that put it out; none for team-up heroes. */
            readonly woundLimit?: number;
            /** @description Has a plan that is not revealed yet. */
            readonly planned: boolean;
            /** @description Has team-up tokens that are not revealed yet. */
            readonly tokensPlaced: boolean;
            /** @description Team-up tokens revealed this turn. */
            readonly tokens: readonly components["schemas"]["clash_Characteristic"][];
            readonly setAside: readonly string[];
        };
        /**
         * @description Rank of a hero (CLASH-068).
         * @enum {string}
         */
        readonly clash_Rank: "ROOKIE" | "HERO" | "VETERAN";
        readonly clash_CardInPlay: {
            /** @description Id of a card, as in the content. */
            readonly cardId: string;
            readonly side: components["schemas"]["clash_CardSide"];
        };
        /** @enum {string} */
        readonly clash_CardSide: "LEFT" | "RIGHT";
        readonly clash_DeedCount: {
            readonly deed: components["schemas"]["clash_Deed"];
            readonly count: number;
        };
        /** @enum {string} */
        readonly clash_Deed: "HITS" | "OUTS" | "VILLAIN_OUTS" | "HERO_OUTS" | "TESTS_PASSED" | "MIND_TESTS_PASSED" | "ATTACK_TESTS_PASSED" | "OBJECTS_USED" | "OBJECTS_THROWN" | "PUSHES" | "DAMAGE_TAKEN" | "WOUNDS_DRAWN" | "MOVES" | "ZONES_VISITED" | "POWERS_USED" | "REACTIONS_USED" | "WEAKNESS_PLAYED" | "ATTACKS_DODGED";
        /** @enum {string} */
        readonly clash_Characteristic: "SPEED" | "ATTACK" | "DEFENSE" | "MIND";
        /** @description A hero, sidekick or villain, with its values now. */
        readonly clash_FigureView: {
            /** @description For a hero, its id. */
            readonly figureId: string;
            /** @description Number of the figure on its sheet. */
            readonly number: number;
            /** @description Present while it is in play. */
            readonly spaceId?: string;
            readonly damage: number;
            readonly health: number;
            /** @description As it counts in a test; see combatDice and powerDice for attacks. */
            readonly attack: number;
            readonly combatDice: number;
            readonly powerDice: number;
            readonly defense: number;
            /** @description Powers that a villain has used this turn; of heroes their own view tells. */
            readonly usedPowers?: readonly string[];
            readonly kind: components["schemas"]["clash_FigureKind"];
            /** @description Hero, sidekick or villain sheet. */
            readonly sheetId: string;
            /** @description Absent for villains. */
            readonly side?: components["schemas"]["clash_Side"];
            /** @description Of a villain: the side that it fights for (CLASH-079). */
            readonly alliedWith?: components["schemas"]["clash_Side"];
            /** @description The hero of a sidekick. */
            readonly ownerId?: string;
            readonly status: components["schemas"]["clash_FigureStatus"];
            readonly superVillain: boolean;
            /** @description With everything that changes it now, as the other values (CLASH-210). */
            readonly speed: number;
            /** @description Heroes only. */
            readonly mind?: number;
        };
        /** @enum {string} */
        readonly clash_FigureKind: "HERO" | "SIDEKICK" | "VILLAIN";
        /**
         * @description RESERVE: not placed yet, or a villain in the supply.
         * @enum {string}
         */
        readonly clash_FigureStatus: "RESERVE" | "IN_PLAY" | "OUT";
        /** @description The board. Cells are counted from the top left, x to the right, y downwards. */
        readonly clash_BoardView: {
            /** @description Columns of cells. */
            readonly width: number;
            /** @description Rows of cells. */
            readonly height: number;
            readonly tiles: readonly components["schemas"]["clash_TileView"][];
            readonly spaces: readonly components["schemas"]["clash_SpaceView"][];
            readonly doors: readonly components["schemas"]["clash_DoorView"][];
            readonly walls: readonly components["schemas"]["clash_WallView"][];
            /** @description Every interaction space, in canonical order. */
            readonly interactions: readonly components["schemas"]["clash_InteractionView"][];
        };
        /** @description A tile as it lies: five by five cells. */
        readonly clash_TileView: {
            readonly face: string;
            readonly column: number;
            readonly row: number;
            /** @description Quarter turns clockwise. */
            readonly turns: number;
        };
        /** @description A space, where figures stand. */
        readonly clash_SpaceView: {
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
            readonly x: number;
            readonly y: number;
            readonly zone: string;
            /** @description An interaction space, printed so or by an object that lies there. */
            readonly interaction: boolean;
        };
        /** @description A door on a side of the cell x, y. */
        readonly clash_DoorView: {
            readonly doorId: string;
            readonly name?: components["schemas"]["clash_Localized"];
            readonly x: number;
            readonly y: number;
            readonly edge: components["schemas"]["clash_CellEdge"];
            readonly open: boolean;
        };
        /**
         * @description A side of a cell.
         * @enum {string}
         */
        readonly clash_CellEdge: "N" | "E" | "S" | "W";
        /** @description A wall on a side of the cell x, y; each wall once. */
        readonly clash_WallView: {
            readonly x: number;
            readonly y: number;
            readonly edge: components["schemas"]["clash_CellEdge"];
        };
        /** @description An interaction space, and the acts that it allows (CLASH-083). */
        readonly clash_InteractionView: {
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
            /** @description The thing there: the object or token on the space, else the scenery. */
            readonly name: components["schemas"]["clash_Localized"];
            /** @description The scenery that the tile prints there, as `face/id`. */
            readonly feature?: string;
            /** @description The object, or the token with a space, that lies there. */
            readonly pieceId?: string;
            /** @description Tests with this place, by `testKey`. */
            readonly tests: readonly string[];
            /** @description Special actions with this place. */
            readonly specialActions: readonly string[];
        };
        /** @description An object on the board; its kind says which cells it covers. */
        readonly clash_ObjectView: {
            readonly objectId: string;
            readonly kindId: string;
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
            /** @description Quarter turns clockwise. */
            readonly turns: number;
        };
        /** @description A token on the board. */
        readonly clash_TokenView: {
            readonly tokenId: string;
            readonly kindId: string;
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
        };
        /** @description A characteristic test as it stands. */
        readonly clash_TestView: {
            /** @description Names it in `attemptTest` and in events; the test, and its piece where there are several. */
            readonly testKey: string;
            /** @description Its record in the content. */
            readonly testId: string;
            readonly name: components["schemas"]["clash_Localized"];
            /** @description Its question and its results. */
            readonly text: components["schemas"]["clash_Localized"];
            /** @description The door that it opens. */
            readonly door?: string;
            /** @description Its place (CLASH-156). */
            readonly spaces: readonly string[];
            readonly offers: readonly components["schemas"]["clash_OfferView"][];
            /** @description Tokens on its result, added to the dice (CLASH-160). */
            readonly toTotal?: number;
            readonly direct: boolean;
            readonly closed: boolean;
            readonly passedByA: number;
            readonly passedByB: number;
        };
        readonly clash_OfferView: {
            readonly characteristic: components["schemas"]["clash_Characteristic"];
            /** @description Test dice now, tokens taken off. */
            readonly difficulty: number;
            /** @description −1 tokens on it (CLASH-159). */
            readonly malus: number;
        };
        /** @description An action on a space without a test (CLASH-083, CLASH-089). */
        readonly clash_SpecialActionView: {
            readonly specialActionId: string;
            readonly name: components["schemas"]["clash_Localized"];
            readonly text: components["schemas"]["clash_Localized"];
            /** @description Where it is. */
            readonly spaces: readonly string[];
            /** @description In actions. */
            readonly cost: number;
        };
        /** @description A change laid by an effect; the values of the figure count it already. */
        readonly clash_ModifierView: {
            readonly figureId: string;
            readonly characteristic: components["schemas"]["clash_Characteristic"];
            readonly by: number;
            readonly until: components["schemas"]["clash_Until"];
        };
        /** @enum {string} */
        readonly clash_Until: "ACTIVATION" | "TURN" | "GAME";
        readonly clash_TrackView: {
            readonly at: number;
            readonly length: number;
        };
        readonly clash_ActiveView: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            /** @description Left. */
            readonly actions: number;
            /** @description In all, at most 5 (CLASH-213). */
            readonly granted: number;
            /** @description Sidekicks that have still their action. */
            readonly sidekicks: readonly string[];
        };
        /** @description A question that has to be answered first (CLASH-243). */
        readonly clash_WindowView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            readonly kind: components["schemas"]["clash_WindowKind"];
            /** @description The figure whose power may answer, or to be pushed. */
            readonly figureId?: string;
            /** @description The power that may answer. */
            readonly powerId?: string;
            /** @description The card, sheet or rule that asks. */
            readonly source?: string;
            readonly options: readonly components["schemas"]["clash_OptionView"][];
            readonly attack?: components["schemas"]["clash_AttackView"];
            readonly test?: components["schemas"]["clash_TrialView"];
        };
        /** @enum {string} */
        readonly clash_WindowKind: "REACTION" | "PUSH" | "CHOICE";
        /** @description A possible answer; the text where it is one of several texts. */
        readonly clash_OptionView: {
            readonly optionId: string;
            readonly kind: components["schemas"]["clash_OptionKind"];
            readonly text?: components["schemas"]["clash_Localized"];
        };
        /** @enum {string} */
        readonly clash_OptionKind: "FIGURE" | "SPACE" | "TEXT" | "DECLINE" | "DIE" | "CARD";
        /** @description The attack that runs while a window is open. */
        readonly clash_AttackView: {
            readonly attackerId: string;
            readonly targetId: string;
            readonly mode: components["schemas"]["clash_AttackMode"];
            /** @description Faces in the order rolled. */
            readonly combat: readonly string[];
            /** @description Faces in the order rolled. */
            readonly power: readonly string[];
            /** @description Absent before the roll. */
            readonly successes?: number;
            /** @description Absent before the comparison. */
            readonly hit?: boolean;
            readonly weaponId?: string;
        };
        /** @enum {string} */
        readonly clash_AttackMode: "MELEE" | "RANGED";
        /** @description The test that runs while a window is open. */
        readonly clash_TrialView: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            readonly testKey: string;
            readonly characteristic: components["schemas"]["clash_Characteristic"];
            readonly faces: readonly number[];
            readonly total: number;
            readonly objectId?: string;
            readonly use?: components["schemas"]["clash_ObjectUse"];
        };
        /** @enum {string} */
        readonly clash_ObjectUse: "CLASSIC" | "AGGRESSIVE";
        /** @description An article of the sheet that no side has won yet. */
        readonly clash_StakeView: {
            /** @description The article of the sheet, or the hero. */
            readonly articleId: string;
            readonly size: components["schemas"]["clash_ArticleSize"];
            readonly points: number;
        };
        readonly clash_GameOver: {
            readonly outcome: components["schemas"]["clash_Outcome"];
            readonly reason: components["schemas"]["clash_EndReason"];
        };
        /** @enum {string} */
        readonly clash_Outcome: "SIDE_A" | "SIDE_B" | "DRAW" | "VILLAIN";
        /** @enum {string} */
        readonly clash_EndReason: "OBJECTIVE" | "VILLAIN_OBJECTIVE" | "SHEET" | "NO_HERO" | "TURN_LIMIT" | "RESIGNATION" | "VICTORY";
        /** @description The secrets of a side, for its seats: allies consult freely (CLASH-109). */
        readonly clash_SideSecrets: {
            readonly side: components["schemas"]["clash_Side"];
            /** @description The initiative deck, next card first. */
            readonly deck: readonly string[];
            readonly heroes: readonly components["schemas"]["clash_HeroSecrets"][];
        };
        readonly clash_HeroSecrets: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            /** @description Cards in hand, without those planned this turn. */
            readonly hand: readonly string[];
            /** @description Laid this turn, not revealed yet. */
            readonly plan?: readonly components["schemas"]["clash_CardInPlay"][];
            /** @description Team-up tokens placed, not revealed yet. */
            readonly tokens?: readonly components["schemas"]["clash_Characteristic"][];
            /** @description Power cards that were not chosen for this game. */
            readonly notTaken: readonly string[];
        };
        /** @enum {string} */
        readonly clash_MoveKind: "TRAVEL" | "REPOSITION" | "BREAK_AWAY" | "AUTOMATIC" | "EFFECT";
        /** @description The candidates of an automatic choice, best first. */
        readonly clash_Weighed: {
            /** @description The rule that decides, for instance CLASH-097. */
            readonly rule: string;
            readonly candidates: readonly components["schemas"]["clash_Candidate"][];
            /** @description True when the last tie was broken by chance. */
            readonly drawn: boolean;
        };
        readonly clash_Candidate: {
            /** @description A figure, or a space. */
            readonly candidateId: string;
            /** @description The compared numbers, in this order; see the rule. */
            readonly keys: readonly number[];
        };
        /** @enum {string} */
        readonly clash_WindowKind2: "REACTION" | "PUSH" | "CHOICE";
        readonly clash_WindowOption: {
            readonly optionId: string;
            readonly kind: components["schemas"]["clash_OptionKind"];
        };
        /** @enum {string} */
        readonly clash_OutCause: "DAMAGE" | "WOUNDS" | "RESIGNED" | "OWNER_OUT";
        /** @enum {string} */
        readonly clash_Piece: "FIGURE" | "OBJECT" | "TOKEN";
        readonly clash_RevealedHero: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            readonly plays: readonly components["schemas"]["clash_CardInPlay"][];
            readonly tokens: readonly components["schemas"]["clash_Characteristic"][];
        };
        readonly clash_InitiativeValue: {
            readonly side: components["schemas"]["clash_Side"];
            readonly speed: number;
            readonly mind: number;
        };
        /** @enum {string} */
        readonly clash_RuleKind: "VILLAIN" | "SCENARIO" | "TRACK" | "ITEM";
        /** @enum {string} */
        readonly clash_ListEnd: "DONE" | "VILLAIN_OUT" | "NO_VILLAIN";
        /** @enum {string} */
        readonly clash_ArticleKind2: "OBJECTIVE" | "PRAISE" | "DISCREDIT";
        readonly clash_PageTotal: {
            readonly side: components["schemas"]["clash_Side"];
            readonly points: number;
        };
        readonly clash_view: {
            /** @description 0 during set-up. */
            readonly turn: number;
            readonly turnLimit: number;
            readonly phase: components["schemas"]["clash_Phase"];
            /** @description The step that waits for seats; absent while automatic steps run. */
            readonly step?: components["schemas"]["clash_Step"];
            readonly mode: components["schemas"]["clash_Mode"];
            /** @description Its record stands in the content, or in the options of the game. */
            readonly scenarioId: string;
            /** @description For a scenario that is not in the box: the texts that the content has for the others. */
            readonly ownScenario?: components["schemas"]["clash_OwnScenario"];
            /** @description Extra defense of villains (CLASH-196). */
            readonly difficulty?: components["schemas"]["clash_Difficulty"];
            /** @description Of this turn, once initiative is counted. */
            readonly firstSide?: components["schemas"]["clash_Side"];
            /** @description The side whose initiative card comes next. */
            readonly nextSide?: components["schemas"]["clash_Side"];
            readonly seats: readonly components["schemas"]["clash_SeatView"][];
            /** @description Solo and co-op have one. */
            readonly sides: readonly components["schemas"]["clash_SideView"][];
            /** @description In canonical order (CLASH-202). */
            readonly heroes: readonly components["schemas"]["clash_HeroView"][];
            /** @description In canonical order. */
            readonly figures: readonly components["schemas"]["clash_FigureView"][];
            readonly board: components["schemas"]["clash_BoardView"];
            readonly objects: readonly components["schemas"]["clash_ObjectView"][];
            readonly tokens: readonly components["schemas"]["clash_TokenView"][];
            readonly tests: readonly components["schemas"]["clash_TestView"][];
            readonly specialActions: readonly components["schemas"]["clash_SpecialActionView"][];
            /** @description Changes laid by effects, summed up. */
            readonly modifiers: readonly components["schemas"]["clash_ModifierView"][];
            /** @description The progress track; absent when the sheet has none. */
            readonly track?: components["schemas"]["clash_TrackView"];
            /** @description Next item of the list of the villain while it runs. */
            readonly villainItem?: number;
            readonly active?: components["schemas"]["clash_ActiveView"];
            readonly window?: components["schemas"]["clash_WindowView"];
            readonly atStake: readonly components["schemas"]["clash_StakeView"][];
            /** @description The side that dealt the last damage to the villain. */
            readonly villainBeatenBy?: components["schemas"]["clash_Side"];
            readonly woundPile: number;
            /** @description The common discard pile of wound cards, sorted. */
            readonly woundDiscard: readonly string[];
            /** @description Wound cards that all players have seen, sorted; the content says which text each has. */
            readonly shownWounds: readonly string[];
            readonly result?: components["schemas"]["clash_GameOver"];
            /** @description For a seat: the secrets of its side. */
            readonly own?: components["schemas"]["clash_SideSecrets"];
            /** @description For auditors: the secrets of each side. */
            readonly secrets?: readonly components["schemas"]["clash_SideSecrets"][];
        };
        readonly clash_events: {
            /** @description A hero or sidekick takes its start. */
            readonly heroPlaced: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
            };
            /** @description A combat die picks the personal mission; POW is rolled again (CLASH-017, CLASH-205). */
            readonly missionRolled: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly faces: readonly string[];
                /** @description Id of a personal mission. */
                readonly missionId: string;
            };
            /** @description A turn begins. */
            readonly turnStarted: {
                readonly turn: number;
            };
            /** @description A side's initiative deck lies in random order (CLASH-240). */
            readonly decksStacked: {
                readonly side: components["schemas"]["clash_Side"];
                readonly order?: readonly string[];
            };
            /** @description The cards of a hero are laid in secret (CLASH-108, CLASH-263). */
            readonly heroPlanned: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly plays?: readonly components["schemas"]["clash_CardInPlay"][];
            };
            /** @description A plan is taken back (CLASH-239). */
            readonly planTakenBack: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description Another order of the initiative deck stands; the allies are no longer ready (CLASH-112). */
            readonly orderProposed: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["clash_Side"];
                readonly order?: readonly string[];
            };
            /** @description A seat is ready. */
            readonly readyDeclared: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The top initiative card is turned up (CLASH-119). */
            readonly heroActivated: {
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly actions: number;
                readonly sidekicks: readonly string[];
            };
            /** @description The card of a hero out of action comes up (CLASH-121). */
            readonly cardVoid: {
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description The activation is over (CLASH-242). */
            readonly activationEnded: {
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description Actions are paid. */
            readonly actionSpent: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly actions: number;
                readonly left: number;
            };
            /** @description A figure has moved. */
            readonly figureMoved: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly from: string;
                /** @description A space of the board, as "x,y". */
                readonly to: string;
                readonly kind: components["schemas"]["clash_MoveKind"];
                /** @description The zones entered, in order (CLASH-244). */
                readonly zones: readonly string[];
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["clash_Weighed"];
            };
            /** @description A power is used (CLASH-059, CLASH-211). */
            readonly powerUsed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId: string;
                readonly reaction: boolean;
            };
            /** @description A power that was offered is not used. */
            readonly reactionDeclined: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId: string;
            };
            /** @description An attack is declared and paid for (CLASH-135). */
            readonly attackDeclared: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                readonly mode: components["schemas"]["clash_AttackMode"];
                /** @description Power, object or item that makes the attack. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["clash_Weighed"];
            };
            /** @description It has become impossible and misses without a roll (CLASH-212). */
            readonly attackVoid: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
            };
            /** @description A power makes another figure the target. */
            readonly attackRedirected: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly from: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly to: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description The successes are compared with the defense (CLASH-148). */
            readonly attackResolved: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                readonly successes: number;
                readonly defense: number;
                readonly hit: boolean;
            };
            /** @description A figure is pushed back (CLASH-150). */
            readonly figurePushed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly from: string;
                /** @description A space of the board, as "x,y". */
                readonly to: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["clash_Weighed"];
            };
            /** @description The attacker does not push. */
            readonly pushDeclined: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The dice of an attack (CLASH-143 to CLASH-147). */
            readonly attackRolled: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                /** @description Faces in the order rolled, as on the die. */
                readonly combat: readonly string[];
                /** @description Faces in the order rolled, as on the die. */
                readonly power: readonly string[];
                /** @description POW dice rolled on, round after round (CLASH-147). */
                readonly rerolls: readonly (readonly string[])[];
                readonly successes: number;
            };
            /** @description A power has changed a roll (CLASH-267); `successes` is the new total. */
            readonly rollChanged: {
                /** @description The figure that rolls. */
                readonly figureId: string;
                /** @description The owner of the power. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                /** @description The die rolled again, as the window numbers it; `faces` are its own. */
                readonly die?: number;
                /** @description Faces in the order rolled, as on the die. */
                readonly faces: readonly string[];
                readonly rerolls: readonly (readonly string[])[];
                readonly successes: number;
            };
            /** @description A test is attempted (CLASH-155). */
            readonly testAttempted: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                /** @description Id of a test of the scenario. */
                readonly testId: string;
                readonly characteristic: components["schemas"]["clash_Characteristic"];
                readonly value: number;
                readonly dice: number;
                /** @description Added to the dice: by tokens on the result, or by a rule (CLASH-160). */
                readonly toTotal?: number;
                /** @description It cannot fail; nothing is rolled (CLASH-161). */
                readonly sure: boolean;
                readonly afar: boolean;
                /** @description Id of an object on the board. */
                readonly objectId?: string;
                readonly use?: components["schemas"]["clash_ObjectUse"];
            };
            /** @description The test dice. */
            readonly testRolled: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly faces: readonly number[];
                readonly total: number;
            };
            /** @description A test is passed or failed. */
            readonly testResolved: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                /** @description Id of a test of the scenario. */
                readonly testId: string;
                readonly characteristic: components["schemas"]["clash_Characteristic"];
                readonly passed: boolean;
                /** @description It will not be attempted again (CLASH-247). */
                readonly closed: boolean;
                /** @description A −1 token is put on it (CLASH-159). */
                readonly malus: boolean;
                /** @description The use of an object that it began: no test for missions (CLASH-269). */
                readonly use?: components["schemas"]["clash_ObjectUse"];
            };
            /** @description A test becomes harder, easier, open or closed. */
            readonly testChanged: {
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                readonly change: number;
                /** @description Tokens on its result, where that has changed (CLASH-160). */
                readonly toTotal?: number;
                readonly closed: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A seat is asked, and the running effect is interrupted (CLASH-243). */
            readonly windowOpened: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly kind: components["schemas"]["clash_WindowKind2"];
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId?: string;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly options: readonly components["schemas"]["clash_WindowOption"][];
                /** @description The continuation afterwards, for the rules. */
                readonly stack?: string;
            };
            /** @description The question is answered, or gone. */
            readonly windowClosed: Record<string, never>;
            /** @description An open choice of a text is made: by a seat, or by the rules (CLASH-232). */
            readonly choiceMade: {
                readonly seat: number | null;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly optionId: string;
                /** @description The figure that stays where it is: the option is its own space. */
                readonly staysId?: string;
                readonly weighed?: components["schemas"]["clash_Weighed"];
            };
            /** @description A figure takes damage; `damage` is what it has now. */
            readonly damageDealt: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                readonly damage: number;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
            };
            /** @description A power takes damage off. */
            readonly damagePrevented: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description Damage is healed. */
            readonly figureHealed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                readonly damage: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A characteristic is changed for some time. */
            readonly modifierLaid: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly characteristic: components["schemas"]["clash_Characteristic"];
                readonly by: number;
                readonly until: components["schemas"]["clash_Until"];
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A hero gains or loses actions (CLASH-213). */
            readonly actionsChanged: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly by: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A card goes from a hand to its discard pile. */
            readonly cardDiscarded: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A sheet asks for a roll. */
            readonly dieRolled: {
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly faces: readonly string[];
            };
            /** @description An effect found nothing that it could do (CLASH-214). */
            readonly effectPassedOver: {
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly effect: string;
            };
            /** @description A figure comes on the board, or is put elsewhere. */
            readonly figurePlaced: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                readonly spawned: boolean;
                readonly superVillain: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description Two figures change places. */
            readonly figuresSwapped: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly a: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly b: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description An object or token comes on the board. */
            readonly pieceAdded: {
                /** @enum {string} */
                readonly piece: "OBJECT" | "TOKEN";
                /** @description Id of an object, token or figure on the board. */
                readonly pieceId: string;
                /** @description Id of a kind of objects or tokens, or of a sheet. */
                readonly kindId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                readonly turns: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description An object, token or figure leaves the board. */
            readonly pieceRemoved: {
                /** @enum {string} */
                readonly piece: "OBJECT" | "TOKEN" | "FIGURE";
                /** @description Id of an object, token or figure on the board. */
                readonly pieceId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A door opens or closes. */
            readonly doorSet: {
                /** @description Id of a door: that of the tile face, and its own. */
                readonly door: string;
                readonly open: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A figure is out of action and leaves the board. */
            readonly figureOut: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description The side credited with it; null: none (CLASH-246). */
                readonly side: components["schemas"]["clash_Side"] | null;
                /** @description The hero credited with it. */
                readonly by?: string;
                readonly cause: components["schemas"]["clash_OutCause"];
                /** @description Wound cards of the figure, shown to all players (CLASH-250). */
                readonly woundIds: readonly string[];
            };
            /** @description The wound cards are shuffled into one pile (CLASH-020, CLASH-173). */
            readonly woundPileShuffled: {
                readonly count: number;
                readonly woundIds?: readonly string[];
            };
            /** @description A hero draws a wound card into its hand. */
            readonly woundDrawn: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly side: components["schemas"]["clash_Side"];
                /** @description Damage discarded for it (CLASH-169). */
                readonly discarded: number;
                /** @description Id of a card, as in the content. */
                readonly woundId?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
            };
            /** @description All cards in play go to the discard piles of their heroes (CLASH-168). */
            readonly cardsInPlayDiscarded: Record<string, never>;
            /** @description A hero takes back its discard pile (CLASH-052). */
            readonly discardTakenBack: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly cardIds: readonly string[];
            };
            /** @description Tokens, marks and effects of the turn leave (CLASH-175). */
            readonly upkeepDone: Record<string, never>;
            /** @description A personal mission is accomplished (CLASH-019). */
            readonly missionAccomplished: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a personal mission. */
                readonly missionId: string;
            };
            /** @description A hero of a campaign advances, or not (CLASH-072, CLASH-073). */
            readonly campaignStepTaken: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly gained: string | null;
                readonly lost: string | null;
            };
            /** @description The board is laid as the scenario says; no figure stands on it yet. */
            readonly tableLaid: {
                /** @description Id of a scenario, as in the content or the options. */
                readonly scenarioId: string;
                readonly heroesA: number;
                readonly heroesB: number;
            };
            /** @description The main heroes of `side` may be one rank above the scenario, or not (CLASH-204). */
            readonly higherRankAnswered: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["clash_Side"];
                readonly allow: boolean;
            };
            /** @description A seat has taken a hero (CLASH-010, CLASH-021). */
            readonly heroChosen: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly side: components["schemas"]["clash_Side"];
                readonly rank: components["schemas"]["clash_Rank"];
                readonly teamUp: boolean;
                /** @description The cards of the hero, or all that it may choose from. */
                readonly cardIds: readonly string[];
                /** @description Cards that a Rookie sets aside, drawn at random (CLASH-071). */
                readonly setAside: readonly string[];
                readonly choosesCards: boolean;
            };
            /** @description A seat takes no team-up hero any more. */
            readonly teamUpPassed: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description Three power cards are chosen; the weakness comes on top (CLASH-022, CLASH-194). */
            readonly cardsChosen: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly side: components["schemas"]["clash_Side"];
                readonly cardIds?: readonly string[];
            };
            /** @description A sidekick joins a hero (CLASH-259). */
            readonly sidekickTaken: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly sidekickId: string;
            };
            /** @description A seat takes no sidekick any more. */
            readonly sidekicksPassed: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description A side has its newspaper (CLASH-016). */
            readonly newspaperChosen: {
                readonly side: components["schemas"]["clash_Side"];
                readonly newspaper: components["schemas"]["clash_Newspaper"];
            };
            /** @description A villain figure, object or token comes on the board (CLASH-015). */
            readonly piecePlaced: {
                readonly piece: components["schemas"]["clash_Piece"];
                /** @description Id of an object, token or figure on the board. */
                readonly pieceId: string;
                /** @description Id of a kind of objects or tokens, or of a sheet. */
                readonly kindId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                readonly turns: number;
                readonly superVillain: boolean;
            };
            /** @description The game waits for seats; its step id is the number of steps so far. */
            readonly stepOpened: {
                readonly step: components["schemas"]["clash_Step"];
            };
            /** @description The +1 tokens of a team-up hero are placed in secret (CLASH-026). */
            readonly teamUpTokensPlaced: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly characteristics?: readonly components["schemas"]["clash_Characteristic"][];
            };
            /** @description All heroes reveal their cards and tokens (CLASH-114). */
            readonly cardsRevealed: {
                readonly heroes: readonly components["schemas"]["clash_RevealedHero"][];
            };
            /** @description The first side of this turn (CLASH-115). */
            readonly initiativeCounted: {
                readonly values: readonly components["schemas"]["clash_InitiativeValue"][];
                readonly firstSide: components["schemas"]["clash_Side"];
                /** @description True when chance decided, in turn 1 (CLASH-118). */
                readonly drawn: boolean;
            };
            /** @description The effects of an object are carried out (CLASH-101, CLASH-102). */
            readonly objectUsed: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of an object on the board. */
                readonly objectId: string;
                /** @description Id of a kind of objects or tokens, or of a sheet. */
                readonly kindId: string;
                readonly use: components["schemas"]["clash_ObjectUse"];
            };
            /** @description A special action of the sheet. */
            readonly specialActionPerformed: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a special action of the scenario. */
                readonly specialActionId: string;
            };
            /** @description A reaction, special rule, step of the track or item of the list is carried out (CLASH-226, CLASH-231). */
            readonly ruleTriggered: {
                /** @description Id of a rule of the scenario or of the threat sheet. */
                readonly ruleId: string;
                readonly kind: components["schemas"]["clash_RuleKind"];
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId?: string;
            };
            /** @description The villain's end of turn begins (CLASH-091). */
            readonly villainListBegun: {
                readonly turn: number;
            };
            /** @description An item is done, or passed over as its condition does not hold. */
            readonly villainItemDone: {
                /** @description Id of an item of a threat sheet. */
                readonly itemId: string;
                readonly next: number;
                readonly skipped: boolean;
            };
            /** @description The list is done, dropped or skipped (CLASH-092, CLASH-231). */
            readonly villainListEnded: {
                readonly reason: components["schemas"]["clash_ListEnd"];
            };
            /** @description The progress marker moves one step (CLASH-230). */
            readonly trackMoved: {
                readonly from: number;
                readonly to: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A team-up hero becomes the main hero and adds the cards that were not taken (CLASH-030). */
            readonly heroPromoted: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["clash_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly cardIds?: readonly string[];
            };
            /** @description An article goes on a side's front page (CLASH-180 to CLASH-184). */
            readonly articleWon: {
                readonly side: components["schemas"]["clash_Side"];
                readonly kind: components["schemas"]["clash_ArticleKind2"];
                /** @description Id of an article, as in the content or the options. */
                readonly articleId: string;
                readonly size: components["schemas"]["clash_ArticleSize"];
                readonly points: number;
            };
            /** @description The game has ended; the pages are added up (CLASH-253, CLASH-187). */
            readonly gameEnded: {
                readonly outcome: components["schemas"]["clash_Outcome"];
                readonly reason: components["schemas"]["clash_EndReason"];
                readonly pages: readonly components["schemas"]["clash_PageTotal"][];
            };
            /** @description The heroes of a seat that has resigned leave (CLASH-257). */
            readonly heroesWithdrawn: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
        };
        /**
         * @description A state of the turn (arena.md 4).
         * @enum {string}
         */
        readonly arena_Stage: "DECKS" | "STOCK" | "RESERVE" | "DOMINANT" | "ENLISTMENT" | "EXCESS_DISCARD" | "SPLIT" | "ENTER_ARENA" | "PRIMARY_HAND" | "PRIMARY_REVEAL" | "PRIMARY_CORRUPTION" | "PRIMARY_COMMANDS" | "PRIMARY_ACTIONS" | "PRIMARY_COMPARE" | "SECONDARY_HAND" | "SECONDARY_ACTIONS" | "SECONDARY_COMPARE" | "RESOLUTION" | "RAID_HAND" | "RAID_TARGET" | "RAID_MOVE" | "RAID_GARRISON" | "RAID_REVEAL" | "RAID_SACRIFICE" | "RAID_LONE_SHIELD" | "RAID_END" | "EXIT_ARENA" | "TERRAIN" | "DEPLOY" | "CHALLENGE" | "CHALLENGE_RESPONSE" | "END_OF_TURN";
        /**
         * @description A question to seats (arena.md 4).
         * @enum {string}
         */
        readonly arena_Step: "DECKS" | "STOCK" | "RESERVE" | "DOMINANT" | "ENLISTMENT" | "EXCESS_DISCARD" | "SPLIT" | "ENTER_ARENA" | "PRIMARY_HAND" | "PRIMARY_REVEAL" | "PRIMARY_CORRUPTION" | "PRIMARY_COMMANDS" | "PRIMARY_ACTIONS" | "PRIMARY_COMPARE" | "SECONDARY_HAND" | "SECONDARY_ACTIONS" | "SECONDARY_COMPARE" | "RESOLUTION" | "RAID_HAND" | "RAID_TARGET" | "RAID_MOVE" | "RAID_GARRISON" | "RAID_REVEAL" | "RAID_SACRIFICE" | "RAID_LONE_SHIELD" | "RAID_END" | "EXIT_ARENA" | "TERRAIN" | "DEPLOY" | "CHALLENGE" | "CHALLENGE_RESPONSE" | "END_OF_TURN" | "CORRUPTION_RESPONSE";
        /**
         * @description The reason for the end of the game (ARENA-END-09).
         * @enum {string}
         */
        readonly arena_EndReason: "VICTORIOUS" | "RUINS" | "GUARDIAN" | "CONCEDED" | "LIMIT";
        /** @description The public view of a seat. */
        readonly arena_Player: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            /** @description The starter deck that it plays; its list lies open. */
            readonly starter?: components["schemas"]["arena_StarterName"];
            /** @description Id of a card of the library. */
            readonly guardian?: string;
            readonly powerStones: number;
            /** @description Cards in the draw pile, the dominant not counted. */
            readonly pile: number;
            readonly dominant?: components["schemas"]["arena_ShownCard"];
            readonly hand: number;
            readonly depot: number;
            readonly pen: number;
            /** @description The discard pile, oldest first. */
            readonly discard: readonly components["schemas"]["arena_ShownCard"][];
            /** @description Passes declared ahead. */
            readonly passing?: components["schemas"]["arena_PassUntil"];
            readonly standardBearer?: components["schemas"]["arena_ShownCard"];
            /** @description The creature under its prison shield. */
            readonly captive?: components["schemas"]["arena_ShownCard"];
            readonly prisonShield?: components["schemas"]["arena_ShownCard"];
            readonly victorious: readonly components["schemas"]["arena_ShownCard"][];
            readonly strongholds: readonly components["schemas"]["arena_Stronghold"][];
            /** @description Its creature in the duel zone. */
            readonly arena?: components["schemas"]["arena_PlacedCard"];
            /** @description Has chosen in the open sealed step. */
            readonly committed: boolean;
            /** @description Cards that it has still to choose for the discard (ARENA-DSC-01). */
            readonly toDiscard: number;
        };
        /**
         * @description A deck that is there from the start.
         * @enum {string}
         */
        readonly arena_StarterName: "LANTERN_COURT" | "HOLLOW_TIDE" | "HIGH_PASTURES" | "KILNS";
        /** @description A card whose face is seen: its id in this game, and in the library. */
        readonly arena_ShownCard: {
            /** @description Id of a card in this game. */
            readonly instanceId: string;
            /** @description Id of a card of the library. */
            readonly cardId: string;
        };
        /**
         * @description Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back.
         * @enum {string}
         */
        readonly arena_PassUntil: "WINDOW" | "COMBAT" | "TURN" | "GAME";
        /** @description A stronghold of a seat, with everything at it. */
        readonly arena_Stronghold: {
            readonly position: components["schemas"]["arena_StrongholdPosition"];
            readonly deployed: boolean;
            readonly ruin: boolean;
            /** @description Absent while it is undeployed and not the own one. */
            readonly cardId?: string;
            readonly on?: components["schemas"]["arena_PlacedCard"];
            readonly under?: components["schemas"]["arena_PlacedCard"];
            readonly upgrade?: components["schemas"]["arena_ShownCard"];
            readonly downgrade?: components["schemas"]["arena_ShownCard"];
        };
        /**
         * @description The position of a stronghold, seen from its owner.
         * @enum {string}
         */
        readonly arena_StrongholdPosition: "LEFT" | "CENTER" | "RIGHT";
        /** @description A creature or shield at a stronghold or in the duel zone. */
        readonly arena_PlacedCard: {
            readonly faceUp: boolean;
            /** @description Absent where the viewer does not see the face (ARENA-ENG-04). */
            readonly card?: components["schemas"]["arena_ShownCard"];
            /** @description Enemy seats that were let look at it while it lies face down. */
            readonly lookedAt: readonly number[];
            /** @description Creature items on it. */
            readonly items: number;
            /** @description Those of them whose face the viewer sees. */
            readonly itemCards: readonly components["schemas"]["arena_ShownCard"][];
        };
        /** @description The duel or raid combat that is fought. */
        readonly arena_Combat: {
            readonly kind: components["schemas"]["arena_CombatKind"];
            /** @description Number of a seat: 0 or 1. */
            readonly attacker: number;
            /** @description The defender's stronghold, in a raid. */
            readonly stronghold?: components["schemas"]["arena_StrongholdPosition"];
            readonly round: components["schemas"]["arena_CombatRound"];
            readonly fighters: readonly components["schemas"]["arena_Fighter"][];
            readonly supports: readonly components["schemas"]["arena_Support"][];
            readonly inForce: readonly components["schemas"]["arena_EffectInForce"][];
            readonly shields: readonly components["schemas"]["arena_DuelShield"][];
            readonly totals: readonly components["schemas"]["arena_CombatTotal"][];
            readonly primaryDecided: boolean;
            /** @description Absent before the comparison, and after a tie. */
            readonly primaryWinner?: number;
            /** @description The creature that a corruption response is about. */
            readonly arrived?: string;
        };
        /** @enum {string} */
        readonly arena_CombatKind: "DUEL" | "RAID";
        /** @enum {string} */
        readonly arena_CombatRound: "PRIMARY" | "SECONDARY";
        /** @description A creature in the combat. */
        readonly arena_Fighter: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly card: components["schemas"]["arena_ShownCard"];
            readonly part: components["schemas"]["arena_FighterPart"];
            /** @description In its first confrontation: its modifiers count (ARENA-MOD-01). */
            readonly fresh: boolean;
            readonly shielded: boolean;
        };
        /** @enum {string} */
        readonly arena_FighterPart: "DUELLIST" | "SECONDARY";
        /** @description Influence or a ranged attack of this round. */
        readonly arena_Support: {
            readonly kind: components["schemas"]["arena_SupportKind"];
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            /** @description The creature that gave it; absent for the guardian. */
            readonly source?: components["schemas"]["arena_ShownCard"];
            /** @description Id of a card in this game. */
            readonly receiver: string;
            readonly value: number;
            readonly reversed: boolean;
        };
        /** @enum {string} */
        readonly arena_SupportKind: "GUARDIAN" | "CREATURE" | "RANGED";
        /** @description An effect that lasts in this combat. */
        readonly arena_EffectInForce: {
            /** @description Its name as a target of CANCEL. */
            readonly key: string;
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly card: components["schemas"]["arena_ShownCard"];
            /** @description Place of the effect in the card's list. */
            readonly effect: number;
            /** @description Id of a card in this game. */
            readonly target?: string;
            readonly lasts: components["schemas"]["arena_EffectLasts"];
            readonly command: boolean;
        };
        /** @enum {string} */
        readonly arena_EffectLasts: "ROUND" | "COMBAT";
        readonly arena_DuelShield: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly card: components["schemas"]["arena_ShownCard"];
            /** @description Id of a card in this game. */
            readonly on: string;
        };
        /** @description The total of a seat, and its parts (cards.md 6). */
        readonly arena_CombatTotal: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly total: number;
            readonly contributions: readonly components["schemas"]["arena_Contribution"][];
        };
        /** @description One part of a total; the sum of all parts is the total (cards.md 6). */
        readonly arena_Contribution: {
            readonly sort: components["schemas"]["arena_ContributionSort"];
            /** @description Library id of the card that it comes from. */
            readonly card: string;
            /** @description Id of that card in the game; of guardians and strongholds the library id. */
            readonly source: string;
            /** @description The creature it counts for; null: its side as a whole. */
            readonly creature: string | null;
            /** @description Place in the card's list of effects; null: a rule. */
            readonly effect: number | null;
            /** @description Id of the rule that makes it count; null where the game names none. */
            readonly rule: string | null;
            readonly value: number;
        };
        /** @enum {string} */
        readonly arena_ContributionSort: "BASE" | "OFF_COLOR" | "TEXT" | "ITEM" | "TERRAIN" | "STRONGHOLD" | "GUARDIAN" | "COMMAND" | "RANGED" | "INFLUENCE" | "PLAYED" | "ENEMY" | "RED" | "SIDE_TOTAL" | "ANNULLED";
        /** @description The raid of this turn. */
        readonly arena_Raid: {
            readonly targets: readonly components["schemas"]["arena_RaidTarget"][];
            /** @description Number of a seat: 0 or 1. */
            readonly undefended?: number;
            /** @description Number of a seat: 0 or 1. */
            readonly loneShield?: number;
        };
        /** @description A seat that raids, and the other seat's stronghold that it raids. */
        readonly arena_RaidTarget: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
        };
        readonly arena_Challenge: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly powerStones: number;
        };
        /** @description An effect that counts in a challenge of a seat. */
        readonly arena_ChallengeBonus: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly card: components["schemas"]["arena_ShownCard"];
            /** @description Place of the effect in the card's list. */
            readonly effect: number;
        };
        /** @description The secrets of the own seat. */
        readonly arena_OwnCards: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly hand: readonly components["schemas"]["arena_ShownCard"][];
            readonly depot: readonly components["schemas"]["arena_ShownCard"][];
            readonly pen: readonly components["schemas"]["arena_ShownCard"][];
            readonly building?: components["schemas"]["arena_DeckBuilding"];
            readonly choices: readonly components["schemas"]["arena_SealedChoice"][];
        };
        /** @description The sealed deck that the seat builds. */
        readonly arena_DeckBuilding: {
            /** @description Cards of the boosters. */
            readonly pool: readonly string[];
            readonly leftOut: readonly string[];
            /** @description Id of a card of the library. */
            readonly guardian?: string;
            readonly strongholds: readonly string[];
        };
        /** @description The secret choice of the seat; empty: none. */
        readonly arena_SealedChoice: {
            readonly place?: components["schemas"]["arena_Place"];
            readonly stronghold?: components["schemas"]["arena_StrongholdPosition"];
            readonly from?: components["schemas"]["arena_StrongholdPosition"];
            readonly to?: components["schemas"]["arena_StrongholdPosition"];
            readonly card?: components["schemas"]["arena_ShownCard"];
        };
        /**
         * @description A place of a seat's: on or under one of its strongholds, or in the duel zone.
         * @enum {string}
         */
        readonly arena_Place: "ON_LEFT" | "ON_CENTER" | "ON_RIGHT" | "UNDER_LEFT" | "UNDER_CENTER" | "UNDER_RIGHT" | "DUEL_ZONE";
        /**
         * @description The reason why a card leaves its place.
         * @enum {string}
         */
        readonly arena_Why: "BEATEN" | "CHALLENGE" | "CORRUPTED" | "DESTROYED" | "EFFECT" | "EXCESS" | "HEALED" | "PLAYED" | "PRISON_LEFT" | "REPELLED" | "ROUND_OVER" | "RUIN" | "SACRIFICE" | "SAVED" | "SHIELD" | "TIE";
        /** @enum {string} */
        readonly arena_DrawReason: "START" | "STOCK" | "EFFECT";
        /** @enum {string} */
        readonly arena_HandSource: "DEPOT" | "PEN";
        /** @description A creature that enters the duel zone, as it lies. */
        readonly arena_ArenaEntrance: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            /** @description The former place of the creature. */
            readonly place: components["schemas"]["arena_Place"];
        };
        /** @enum {string} */
        readonly arena_Side: "LEFT" | "RIGHT";
        /**
         * @description An ability of a creature under a stronghold (ARENA-RNG-03).
         * @enum {string}
         */
        readonly arena_StrongholdAbility: "INFLUENCE" | "RANGED";
        /**
         * @description ARENA-ALO-02; ARENA-ALO-03 and ARENA-ALO-05; ARENA-SEC-07.
         * @enum {string}
         */
        readonly arena_DecidedBecause: "ALONE" | "NOBODY_LEFT" | "PRIMARY_STANDS";
        /** @description The target of a card or ability (cards.md 5). */
        readonly arena_Target: {
            /** @description A creature in the combat, or a card in play, whose face the seat sees. */
            readonly cardId?: string;
            /** @description The place of a face-down card of the enemy. */
            readonly place?: components["schemas"]["arena_Place"];
            /** @description An effect in force in this combat. */
            readonly effectKey?: string;
            readonly from?: components["schemas"]["arena_StrongholdPosition"];
            readonly to?: components["schemas"]["arena_StrongholdPosition"];
        };
        /** @enum {string} */
        readonly arena_EffectLasts2: "ROUND" | "COMBAT";
        /** @enum {string} */
        readonly arena_AttackType: "PLAIN" | "FIRE" | "FEAR";
        /** @enum {string} */
        readonly arena_DeclaredProperty: "KIND" | "SIZE" | "CLASS";
        /** @description Number of creatures of a kind, size or class. */
        readonly arena_CreatureNumber: {
            /** @description A kind, size or class. */
            readonly value: string;
            readonly count: number;
        };
        /** @description A card that goes from one own stronghold to another. */
        readonly arena_GarrisonMove: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly from: components["schemas"]["arena_StrongholdPosition"];
            readonly to: components["schemas"]["arena_StrongholdPosition"];
        };
        /** @description A stronghold that gets a card ON it. */
        readonly arena_Garrison: {
            /** @description Number of a seat: 0 or 1. */
            readonly seat: number;
            readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
        };
        /**
         * @description The act of a shield without opponent (ARENA-RAI-16).
         * @enum {string}
         */
        readonly arena_LoneShieldMode: "CAPTURE" | "DESTROY_STANDARD_BEARER" | "NOTHING";
        readonly arena_view: {
            readonly turn: number;
            readonly stage: components["schemas"]["arena_Stage"];
            /** @description The question to the seats; absent when the game is over. */
            readonly step?: components["schemas"]["arena_Step"];
            /** @description The seat that may act in the open window. */
            readonly priority?: number;
            /** @description The seats that have to decide now; none when the game is over. */
            readonly asked: readonly number[];
            /** @description Passes in a row in the open window. */
            readonly passes: number;
            readonly over?: components["schemas"]["arena_EndReason"];
            /** @description Number of a seat: 0 or 1. */
            readonly winner?: number;
            /** @description The seat with the higher dominant (ARENA-DOM-02). */
            readonly activeSeat: number;
            readonly players: readonly components["schemas"]["arena_Player"][];
            readonly terrain?: components["schemas"]["arena_ShownCard"];
            /** @description Number of a seat: 0 or 1. */
            readonly terrainOwner?: number;
            readonly combat?: components["schemas"]["arena_Combat"];
            readonly raid?: components["schemas"]["arena_Raid"];
            readonly challenge?: components["schemas"]["arena_Challenge"];
            /** @description Effects of cards played for the challenge that comes (ARENA-CHA-08); absent: none. */
            readonly challengeBonuses?: readonly components["schemas"]["arena_ChallengeBonus"][];
            readonly own?: components["schemas"]["arena_OwnCards"];
            /** @description Of both seats, for an auditor. */
            readonly secrets?: readonly components["schemas"]["arena_OwnCards"][];
        };
        readonly arena_events: {
            /** @description The turn comes to a state (arena.md 4). */
            readonly stageEntered: {
                readonly stage: components["schemas"]["arena_Stage"];
                /** @description Seats of a sealed choice. */
                readonly asked: readonly number[];
            };
            /** @description Seats act or pass in turn, this one first (ARENA-GEN-04). */
            readonly windowOpened: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat passes, or is passed for (ARENA-GEN-10). */
            readonly passed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description After an action the other seat may act (ARENA-GEN-04). */
            readonly priorityGiven: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat declares that it will pass for so long. */
            readonly passesDeclared: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly until: components["schemas"]["arena_PassUntil"];
            };
            /** @description A seat takes declared passes back. */
            readonly passesWithdrawn: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat has won, or it is a draw (ARENA-END-09). */
            readonly outcomeReached: {
                readonly reason: components["schemas"]["arena_EndReason"];
                readonly winner: number | null;
            };
            /** @description Cards go to their owner's discard pile (ARENA-GEN-07). */
            readonly cardsDiscarded: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly why: components["schemas"]["arena_Why"];
                readonly cards: readonly components["schemas"]["arena_ShownCard"][];
                /** @description Creature items of these cards, discarded with the movement (ARENA-OBJ-01). */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description Creatures or shields return to their owner's pen. */
            readonly cardsSentToPen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly why: components["schemas"]["arena_Why"];
                readonly cards: readonly components["schemas"]["arena_ShownCard"][];
                /** @description Creature items of these cards, discarded with the movement (ARENA-OBJ-01). */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description Cards go under their owner's draw pile, the last lowest (ARENA-GEN-07). */
            readonly cardsPutUnder: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly why: components["schemas"]["arena_Why"];
                readonly cards: readonly components["schemas"]["arena_ShownCard"][];
                /** @description Creature items of these cards, discarded with the movement (ARENA-OBJ-01). */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description A card in play is turned face up, with its items (ARENA-OBJ-03). */
            readonly cardTurnedUp: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly place: components["schemas"]["arena_Place"];
                readonly card: components["schemas"]["arena_ShownCard"];
                /** @description Items shown with it. */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description The upgrade that held a creature UNDER a stronghold has gone (ARENA-ENL-12). */
            readonly heldCreatureReleased: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                /** @description It is influential or ranged, and stays; else it goes to its pen. */
                readonly stays: boolean;
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description A discard pile is shuffled under the draw pile (ARENA-END-06, ARENA-DOM-06). */
            readonly discardReshuffled: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly count: number;
                readonly order?: readonly string[];
            };
            /** @description A prison shield without captive is discarded (ARENA-PRS-04). */
            readonly prisonShieldDiscarded: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A seat opens its boosters; copies beyond the fifth of a card are left out. */
            readonly boostersOpened: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly count: number;
                readonly cards?: readonly string[];
                readonly leftOut?: readonly string[];
            };
            /** @description A seat takes its guardian, in secret. */
            readonly guardianTaken: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A seat takes a stronghold, in secret. */
            readonly strongholdTaken: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A seat leaves a card out of its deck, in secret. */
            readonly cardLeftOut: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A sealed deck is built; the rules have chosen the rest. */
            readonly deckFinished: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly guardian?: string;
                readonly strongholds?: {
                    /** @description Id of a card of the library. */
                    readonly LEFT: string;
                    /** @description Id of a card of the library. */
                    readonly CENTER: string;
                    /** @description Id of a card of the library. */
                    readonly RIGHT: string;
                };
            };
            /** @description A deck is shuffled; its cards get their ids in this game (ARENA-SET-03, ARENA-ENG-05). */
            readonly deckShuffled: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly count: number;
                /** @description The draw pile, top card first. */
                readonly cards?: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description Guardian and central stronghold come into play (ARENA-SET-01, ARENA-SET-06). */
            readonly tableLaid: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The starter deck that it plays, which lies open. */
                readonly starter?: components["schemas"]["arena_StarterName"];
                /** @description Id of a card of the library. */
                readonly guardian: string;
                /** @description Id of a card of the library. */
                readonly center: string;
                readonly sides?: {
                    /** @description Id of a card of the library. */
                    readonly LEFT: string;
                    /** @description Id of a card of the library. */
                    readonly RIGHT: string;
                };
                readonly stones: number;
            };
            /** @description A turn begins. */
            readonly turnBegan: {
                readonly turn: number;
            };
            /** @description A seat draws (ARENA-STK-01); the old dominant comes first at the stock (ARENA-STK-05). */
            readonly cardsDrawn: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly occasion: components["schemas"]["arena_DrawReason"];
                readonly count: number;
                readonly cards?: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description Hand, depot and pen become the reserve hand of so many cards (ARENA-STK-06). */
            readonly reserveTaken: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly count: number;
            };
            /** @description A seat takes its depot or its pen into hand. */
            readonly handTaken: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly from: components["schemas"]["arena_HandSource"];
                readonly count: number;
            };
            /** @description A seat chooses a card to discard, in secret (ARENA-DSC-01). */
            readonly excessChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Number of cards still to choose. */
                readonly left: number;
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description The hand goes to depot and pen: so many cards of it each (ARENA-DSC-02, ARENA-DSC-03). */
            readonly handSplit: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly depot: number;
                readonly pen: number;
            };
            /** @description A seat turns up its dominant (ARENA-DOM-01). */
            readonly dominantTurned: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description An equal dominant goes under its pile (ARENA-DOM-03). */
            readonly dominantPutUnder: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description The seat is Active this turn (ARENA-DOM-02). */
            readonly activeNamed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The seat with the lower dominant. */
                readonly lower: number | null;
            };
            /** @description A creature or a shield is laid face down ON a stronghold (ARENA-ENL-02). */
            readonly cardPlacedOn: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description A creature is laid face down UNDER a stronghold (ARENA-ENL-04). */
            readonly cardPlacedUnder: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description A creature ON a stronghold gets an item, face down (ARENA-ENL-03). */
            readonly itemAttached: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description An upgrade or downgrade is attached to a stronghold (ARENA-ENL-05). */
            readonly upgradeAttached: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Number of a seat: 0 or 1. */
                readonly targetSeat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A standard bearer comes to the guardian (ARENA-ENL-07). */
            readonly standardBearerRaised: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A seat chooses in secret the creature that enters the arena (ARENA-ENT-01). */
            readonly entranceChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly place?: components["schemas"]["arena_Place"] | null;
            };
            /** @description The choices apply together: creatures move into the duel zone (ARENA-ENT-01, ARENA-ENT-02). */
            readonly arenaEntered: {
                /** @description None, one or two. */
                readonly creatures: readonly components["schemas"]["arena_ArenaEntrance"][];
            };
            /** @description The creature in the duel zone is laid under its guardian (ARENA-EXT-01). */
            readonly creatureVictorious: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
                /** @description Its items, discarded. */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description A seat destroys the terrain (ARENA-TER-02). */
            readonly terrainDestroyed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat places a terrain (ARENA-TER-03). */
            readonly terrainPlaced: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A seat decides in secret which stronghold to deploy (ARENA-DEP-01). */
            readonly deploymentChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly side?: components["schemas"]["arena_Side"];
            };
            /** @description A stronghold comes into play (ARENA-DEP-01). */
            readonly strongholdDeployed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                /** @description Id of a card of the library. */
                readonly card: string;
            };
            /** @description Two creatures meet; Active attacks (ARENA-ENT-03, ARENA-RAI-08). */
            readonly combatBegun: {
                readonly kind: components["schemas"]["arena_CombatKind"];
                /** @description Passive's, in a raid; null: in the duel zone. */
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"] | null;
            };
            /** @description A corruption is played on an enemy creature (ARENA-COR-03). */
            readonly corruptionPlayed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
                readonly target: components["schemas"]["arena_ShownCard"];
            };
            /** @description A creature joins the duel from hand, as a secondary attacker (ARENA-SEC-03). */
            readonly attackerJoined: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A creature UNDER a stronghold uses its ability of the turn (ARENA-RNG-03). */
            readonly strongholdCreatureUsed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
                readonly ability: components["schemas"]["arena_StrongholdAbility"];
                readonly card: components["schemas"]["arena_ShownCard"];
                readonly receiver: components["schemas"]["arena_ShownCard"];
            };
            /** @description A creature that has just come is not corrupted, and acts (ARENA-COR-05). */
            readonly creatureTookPart: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description A power stone is spent: influence of the guardian for a creature (ARENA-INF-02). */
            readonly guardianInfluenced: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly receiver: components["schemas"]["arena_ShownCard"];
                readonly value: number;
            };
            /** @description Influence or ranged attack for a creature, for this round (ARENA-INF-04, ARENA-RNG-02). */
            readonly creatureSupported: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly ability: components["schemas"]["arena_StrongholdAbility"];
                readonly source: components["schemas"]["arena_ShownCard"];
                readonly receiver: components["schemas"]["arena_ShownCard"];
                readonly value: number;
            };
            /** @description A shield is laid against an enemy creature (ARENA-SHD-01, ARENA-SHD-03). */
            readonly duelShieldLaid: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
                readonly on: components["schemas"]["arena_ShownCard"];
            };
            /** @description The totals of a round are compared; effects for it end (ARENA-PRI-06, ARENA-SEC-06). */
            readonly roundCompared: {
                readonly round: components["schemas"]["arena_CombatRound"];
                readonly totals: readonly components["schemas"]["arena_CombatTotal"][];
                /** @description A command turns the comparison round (ARENA-SEC-08). */
                readonly lowerWins: boolean;
                readonly winner: number | null;
                /** @description Seats whose duellist met an immune enemy (ARENA-IMM-02). */
                readonly voided: readonly number[];
            };
            /** @description A round ends without comparison; effects for it end. */
            readonly roundDecided: {
                readonly round: components["schemas"]["arena_CombatRound"];
                readonly winner: number | null;
                readonly why: components["schemas"]["arena_DecidedBecause"];
            };
            /** @description The duel is over, with its commands (arena.md 8, 7). */
            readonly duelEnded: {
                readonly winner: number | null;
            };
            /** @description A spell or hand item is played; it is discarded when it is done (ARENA-SPL-02). */
            readonly depotCardPlayed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
                /** @description Its target; null: nothing was to be chosen. */
                readonly target: components["schemas"]["arena_Target"] | null;
                /** @description Power stones paid. */
                readonly cost: number;
            };
            /** @description An activated ability of a card in play is used (ARENA-ENL-11). */
            readonly abilityUsed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["arena_ShownCard"];
                /** @description Place of the effect in the card's list. */
                readonly effect: number;
                /** @description Its target; null: nothing was to be chosen. */
                readonly target: components["schemas"]["arena_Target"] | null;
                /** @description Power stones paid. */
                readonly cost: number;
            };
            /** @description A text acts automatically: its effects follow (ARENA-PRI-10, cards.md 4.2). */
            readonly textTriggered: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["arena_ShownCard"];
                /** @description Place of the effect in the card's list. */
                readonly effect: number;
            };
            /** @description An effect is in force for the round or the combat (ARENA-SPL-02, ARENA-MOD-02). */
            readonly effectApplied: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Name of an effect in this combat. */
                readonly key: string;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["arena_ShownCard"];
                /** @description Place of the effect in the card's list. */
                readonly effect: number;
                /** @description The creature chosen, where one was. */
                readonly target: components["schemas"]["arena_ShownCard"] | null;
                readonly lasts: components["schemas"]["arena_EffectLasts2"];
                /** @description It is a command (ARENA-CMD-05). */
                readonly command: boolean;
            };
            /** @description Commands that contradict each other end, and do not come back (ARENA-CMD-04). */
            readonly commandsCancelled: {
                readonly keys: readonly string[];
            };
            /** @description A seat ends an effect in force. */
            readonly effectCancelled: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Name of an effect in this combat. */
                readonly key: string;
            };
            /** @description Guardian influence that an enemy creature got this round is subtracted instead. */
            readonly influenceReversed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly receiver: components["schemas"]["arena_ShownCard"];
            };
            /** @description If this duellist loses, it goes to its pen instead of the discard pile (ARENA-RES-04). */
            readonly savePaid: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
            };
            /** @description An effect changed the secondary round: it will be compared (ARENA-SEC-07). */
            readonly duelChanged: Record<string, never>;
            /** @description An effect is in force for the challenge of this seat (ARENA-CHA-08). */
            readonly challengeBonusGiven: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["arena_ShownCard"];
                /** @description Place of the effect in the card's list. */
                readonly effect: number;
            };
            /** @description An area-of-effect attack on the hand of the other seat (ARENA-AOE-01, ARENA-AOE-06). */
            readonly areaStruck: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["arena_ShownCard"];
                readonly value: number;
                readonly what: components["schemas"]["arena_AttackType"];
                /** @description Creatures of the enemy's hand that it discards; may be none. */
                readonly cards: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description A seat looks at the face-down card at a place of the enemy (cards.md 5.5). */
            readonly cardLookedAt: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly place: components["schemas"]["arena_Place"];
                readonly card?: components["schemas"]["arena_ShownCard"];
            };
            /** @description How many creatures of each sort a seat has in hand and pen (`DECLARE_FIRST`). */
            readonly creaturesDeclared: {
                /** @description The owner of the creatures, in hand and pen. */
                readonly seat: number;
                readonly what: components["schemas"]["arena_DeclaredProperty"];
                readonly numbers: readonly components["schemas"]["arena_CreatureNumber"][];
            };
            /** @description An effect gives or takes power stones (CARD-17). */
            readonly stonesChanged: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                /** @description Power stones gained or lost. */
                readonly change: number;
            };
            /** @description The seat is Active from the step after the enlistment on. */
            readonly firstClaimed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat changes its dominant: Active is named again after the enlistment. */
            readonly dominantRedrawn: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A dominant goes to the discard pile; its value counts on this turn. */
            readonly dominantLeft: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card: components["schemas"]["arena_ShownCard"];
                readonly value: number;
            };
            /** @description No duel and no raid this turn (`SKIP_TO_SETTLEMENT`). */
            readonly settlementCalled: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description A seat has chosen its target in secret (ARENA-RAI-03). */
            readonly raidTargetChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold?: components["schemas"]["arena_StrongholdPosition"];
            };
            /** @description Both targets are public (ARENA-RAI-03, ARENA-RAI-18). */
            readonly raidTargetsNamed: {
                readonly targets: readonly components["schemas"]["arena_RaidTarget"][];
            };
            /** @description A seat has chosen its move, or none, in secret (ARENA-RAI-04). */
            readonly garrisonMoveChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly from?: components["schemas"]["arena_StrongholdPosition"] | null;
                readonly to?: components["schemas"]["arena_StrongholdPosition"] | null;
            };
            /** @description Cards go to other strongholds of their seats, as they lie (ARENA-RAI-04). */
            readonly garrisonsMoved: {
                /** @description None, one or two. */
                readonly moves: readonly components["schemas"]["arena_GarrisonMove"][];
            };
            /** @description A seat has chosen its garrison, or none, in secret (ARENA-RAI-05). */
            readonly garrisonChosen: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly card?: components["schemas"]["arena_ShownCard"] | null;
            };
            /** @description The cards chosen are put face down ON the targeted strongholds (ARENA-RAI-05). */
            readonly garrisonsPlaced: {
                /** @description None, one or two. */
                readonly garrisons: readonly components["schemas"]["arena_Garrison"][];
            };
            /** @description A creature attacks this stronghold of the seat, and nothing defends it (ARENA-RAI-15). */
            readonly strongholdUndefended: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
            };
            /** @description The shield of this seat finds no opponent (ARENA-RAI-16). */
            readonly shieldAlone: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description The act of a shield without opponent (ARENA-RAI-16). */
            readonly loneShieldUsed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly mode: components["schemas"]["arena_LoneShieldMode"];
                readonly place: components["schemas"]["arena_Place"] | null;
            };
            /** @description The shield of a seat captures a creature, in one movement (ARENA-PRS-05). */
            readonly creatureCaptured: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly shield: components["schemas"]["arena_ShownCard"];
                readonly captive: components["schemas"]["arena_ShownCard"];
                /** @description Items of the captive, discarded (ARENA-OBJ-02). */
                readonly items: readonly components["schemas"]["arena_ShownCard"][];
                /** @description Earlier captive and prison shield, discarded (ARENA-PRS-03). */
                readonly freed: readonly components["schemas"]["arena_ShownCard"][];
            };
            /** @description A stronghold is turned to its ruin face (ARENA-RAI-17). */
            readonly strongholdDestroyed: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["arena_StrongholdPosition"];
            };
            /** @description The combat of the raid is over (ARENA-RAI-11). */
            readonly raidCombatEnded: Record<string, never>;
            /** @description The raid of the turn is over. */
            readonly raidEnded: Record<string, never>;
            /** @description A seat throws its captive at the enemy guardian (ARENA-CHA-01, ARENA-CHA-04). */
            readonly challengeMade: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly captive: components["schemas"]["arena_ShownCard"];
                readonly stones: number;
            };
            /** @description A shield cancels the challenge of this seat (ARENA-CHA-04). */
            readonly challengeCancelled: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
            };
            /** @description The captive and the guardian are compared (ARENA-CHA-05, ARENA-CHA-06). */
            readonly challengeDecided: {
                /** @description Number of a seat: 0 or 1. */
                readonly seat: number;
                readonly total: number;
                readonly contributions: readonly components["schemas"]["arena_Contribution"][];
                /** @description Of the challenged guardian. */
                readonly vitality: number;
                readonly won: boolean;
            };
        };
        /**
         * @description The phase of the turn (skarov.md 4).
         * @enum {string}
         */
        readonly skarov_Phase: "SETUP" | "TURN_START" | "STRATEGY" | "ACTIVATION" | "ROOM" | "END_OF_TURN" | "UPKEEP" | "ADVANCEMENT" | "OVER";
        /** @enum {string} */
        readonly skarov_Step: "setup.scenario" | "setup.heroes" | "setup.tiles" | "setup.passages" | "setup.minions" | "setup.lieutenants" | "setup.review" | "setup.placement" | "strategy" | "strategy.lastWord" | "activation.hero" | "activation.choice" | "activation.villain" | "endOfTurn.room" | "advancement" | "window.reaction" | "window.push" | "window.choice";
        readonly skarov_AdventureView: {
            /** @description Absent: a base of the overlord’s own design. */
            readonly scenarioId?: string;
            readonly difficulty: components["schemas"]["skarov_Difficulty"];
        };
        /** @enum {string} */
        readonly skarov_Difficulty: "EASY" | "NORMAL" | "HARD";
        readonly skarov_AllowedRank: {
            /** @description A seat, from 0. */
            readonly seat: number;
            readonly rank: components["schemas"]["skarov_Rank"];
        };
        /**
         * @description Rank of a hero (SKAROV-RANK-01).
         * @enum {string}
         */
        readonly skarov_Rank: "ROOKIE" | "HERO" | "VETERAN";
        readonly skarov_SeatView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            /** @description Id of a hero, as in the content. */
            readonly mainHero?: string;
            readonly ready: boolean;
            readonly resigned: boolean;
            readonly side: components["schemas"]["skarov_Side"];
            /** @description Plans, or event cards, that it may still take back (SKAROV-STRAT-14). */
            readonly takeBacks: number;
            /** @description Orders that it may still propose this turn (SKAROV-STRAT-11). */
            readonly proposals: number;
        };
        /**
         * @description The heroes, or the overlord with all villains and traps (SKAROV-GEN-04).
         * @enum {string}
         */
        readonly skarov_Side: "HEROES" | "OVERLORD";
        /** @description A hero beside its figure, as far as all players see it. */
        readonly skarov_HeroView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            /** @description Its figure has the same id. */
            readonly heroId: string;
            readonly rank: components["schemas"]["skarov_Rank"];
            readonly discard: readonly string[];
            /** @description Cards revealed this turn. */
            readonly inPlay: readonly components["schemas"]["skarov_CardInPlay"][];
            readonly missionId?: string;
            readonly missionDone: boolean;
            readonly activated: boolean;
            /** @description Given for its coming activation; below 0: taken from it. */
            readonly bonusActions: number;
            /** @description Has drawn its wound card of this turn (SKAROV-WND-03). */
            readonly drewWound: boolean;
            /** @description Powers that have served this turn. */
            readonly usedPowers: readonly string[];
            /** @description Its deeds, as far as missions count them (SKAROV-MISS-01). */
            readonly deeds: readonly components["schemas"]["skarov_DeedCount"][];
            /** @description Its power cards in this game, in all places (SKAROV-RANK-04). */
            readonly deck: readonly string[];
            /** @description Cards that a Rookie has taken out (SKAROV-RANK-05). */
            readonly setAside: readonly string[];
            /** @description Power cards in hand; in the strategy as it began (SKAROV-STRAT-13). */
            readonly hand: number;
            /** @description Wound cards in hand; in the strategy as it began (SKAROV-STRAT-13). */
            readonly wounds: number;
            /** @description Its plan, before the reveal: where cards lie; which, if face up (SKAROV-STRAT-07). */
            readonly planned?: readonly components["schemas"]["skarov_LaidCard"][];
        };
        readonly skarov_CardInPlay: {
            /** @description Id of a card, as in the content. */
            readonly cardId: string;
            readonly side: components["schemas"]["skarov_CardSide"];
        };
        /** @enum {string} */
        readonly skarov_CardSide: "LEFT" | "RIGHT";
        readonly skarov_DeedCount: {
            readonly deed: components["schemas"]["skarov_Deed"];
            readonly count: number;
        };
        /** @enum {string} */
        readonly skarov_Deed: "HITS" | "OUTS" | "VILLAIN_OUTS" | "HERO_OUTS" | "TESTS_PASSED" | "MIND_TESTS_PASSED" | "ATTACK_TESTS_PASSED" | "PUSHES" | "DAMAGE_TAKEN" | "WOUNDS_DRAWN" | "MOVES" | "ZONES_VISITED" | "POWERS_USED" | "REACTIONS_USED" | "WEAKNESS_PLAYED" | "ATTACKS_DODGED";
        readonly skarov_LaidCard: {
            readonly side: components["schemas"]["skarov_CardSide"];
            /** @description Id of a card, as in the content. */
            readonly cardId?: string;
        };
        readonly skarov_OverlordView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            readonly hand: number;
            readonly pile: number;
            /** @description In canonical order. */
            readonly discard: readonly string[];
            /** @description Event cards by sheets; which, if face up (SKAROV-STRAT-07). */
            readonly set: readonly components["schemas"]["skarov_SetEventView"][];
            /** @description Events of this turn that change rules for the figures of a sheet (SKAROV-EVT-08). */
            readonly inForce: readonly components["schemas"]["skarov_EventInForceView"][];
        };
        readonly skarov_SetEventView: {
            /** @description Id of a villain sheet, as in the content. */
            readonly sheetId: string;
            /** @description Id of a card, as in the content. */
            readonly cardId?: string;
        };
        /** @description An event in force, and the sheet for whose figures it is. */
        readonly skarov_EventInForceView: {
            /** @description Id of a villain sheet, as in the content. */
            readonly sheetId: string;
            /** @description Id of a card, as in the content. */
            readonly cardId: string;
        };
        /** @description A hero or villain, with its values now. */
        readonly skarov_FigureView: {
            /** @description For a hero, its id. */
            readonly figureId: string;
            /** @description Number of the figure on its sheet. */
            readonly number: number;
            /** @description Present while it is in play. */
            readonly spaceId?: string;
            readonly damage: number;
            readonly health: number;
            /** @description As it counts in a test; see combatDice and powerDice for attacks. */
            readonly attack: number;
            readonly combatDice: number;
            readonly powerDice: number;
            readonly defense: number;
            /** @description Powers that a villain has used this turn; of heroes their own view tells. */
            readonly usedPowers?: readonly string[];
            readonly kind: components["schemas"]["skarov_FigureKind"];
            readonly sheetId: string;
            readonly side: components["schemas"]["skarov_Side"];
            readonly status: components["schemas"]["skarov_FigureStatus"];
            /** @description With everything that changes it now, as the other values. */
            readonly speed: number;
            /** @description Heroes only (SKAROV-SHEET-01). */
            readonly mind?: number;
        };
        /** @enum {string} */
        readonly skarov_FigureKind: "HERO" | "VILLAIN";
        /**
         * @description RESERVE: not placed yet, or a minion in the supply.
         * @enum {string}
         */
        readonly skarov_FigureStatus: "RESERVE" | "IN_PLAY" | "OUT";
        /** @description The base. Cells are counted from the entry tile, x to the right, y downwards. */
        readonly skarov_BoardView: {
            /** @description In the order in which they were laid. */
            readonly tiles: readonly components["schemas"]["skarov_TileOfBase"][];
            /** @description An edge between two tiles without one is a wall (SKAROV-BASE-04). */
            readonly passages: readonly components["schemas"]["skarov_PassageView"][];
            /** @description In canonical order. */
            readonly spaces: readonly components["schemas"]["skarov_SpaceView"][];
            /** @description Minions, then lieutenants, where they begin (SKAROV-BASE-09, SKAROV-BASE-11). */
            readonly posts: readonly components["schemas"]["skarov_PostView"][];
            readonly tilesDone: boolean;
            readonly passagesDone: boolean;
            readonly confirmed: boolean;
            /** @description Building commands that the overlord has undone (SKAROV-BASE-16). */
            readonly undone: number;
        };
        readonly skarov_TileOfBase: {
            /** @description A room, by the id of its face, such as "t3a". */
            readonly faceId: string;
            readonly column: number;
            readonly row: number;
            /** @description Quarters clockwise. */
            readonly turns: number;
        };
        /** @description A door or an airlock; an airlock is always open (SKAROV-BASE-08). */
        readonly skarov_PassageView: {
            /** @description An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
            readonly edge: string;
            readonly kind: components["schemas"]["skarov_PassageKind"];
            readonly open: boolean;
        };
        /** @enum {string} */
        readonly skarov_PassageKind: "DOOR" | "AIRLOCK";
        /** @description A space, where figures stand. */
        readonly skarov_SpaceView: {
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
            readonly x: number;
            readonly y: number;
            /** @description Absent on a reinforcement space (SKAROV-TILE-10). */
            readonly zone?: string;
            /** @description A room, by the id of its face, such as "t3a". */
            readonly faceId: string;
            /** @description Of a reinforcement space: from how many heroes on it is usable (SKAROV-TILE-06). */
            readonly reinforcement?: number;
        };
        readonly skarov_PostView: {
            readonly sheetId: string;
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
        };
        /** @description A token on the board. */
        readonly skarov_TokenView: {
            readonly tokenId: string;
            readonly kindId: string;
            /** @description A space of the board, as "x,y". */
            readonly spaceId: string;
        };
        /** @description A test as it stands. */
        readonly skarov_TestView: {
            /** @description Names it in `attemptTest` and in events. */
            readonly testKey: string;
            /** @description Its record in the content; of a door, its edge. */
            readonly testId: string;
            readonly name: components["schemas"]["skarov_Localized"];
            readonly text: components["schemas"]["skarov_Localized"];
            /** @description The door that it opens. */
            readonly door?: string;
            /** @description From where it may be attempted. */
            readonly spaces: readonly string[];
            readonly offers: readonly components["schemas"]["skarov_OfferView"][];
            /** @description Harder, or easier below 0, by an effect. */
            readonly change: number;
            /** @description Added to the dice: heroes in play where the card says so, and tokens (SKAROV-TEST-03). */
            readonly toTotal: number;
            readonly closed: boolean;
            /** @description Number of times that the heroes have passed it. */
            readonly passed: number;
        };
        /** @description A text in every language of the server. */
        readonly skarov_Localized: {
            /** @description The text in English. */
            readonly en: string;
            /** @description The text in French. */
            readonly fr: string;
        };
        readonly skarov_OfferView: {
            readonly characteristic: components["schemas"]["skarov_Characteristic"];
            readonly difficulty: number;
            /** @description −1 tokens on it (SKAROV-TEST-05). */
            readonly malus: number;
        };
        /** @enum {string} */
        readonly skarov_Characteristic: "SPEED" | "ATTACK" | "DEFENSE" | "MIND";
        /** @description A change laid by an effect; the values of the figure count it already. */
        readonly skarov_ModifierView: {
            readonly figureId: string;
            readonly characteristic: components["schemas"]["skarov_Characteristic"];
            readonly by: number;
            readonly until: components["schemas"]["skarov_Until"];
        };
        /** @enum {string} */
        readonly skarov_Until: "ACTIVATION" | "TURN" | "GAME";
        readonly skarov_ObjectiveView: {
            readonly objectiveId: string;
            /** @description A room, by the id of its face, such as "t3a". */
            readonly faceId: string;
            /** @description A tile, by its number. */
            readonly tileNumber: number;
            readonly counter: number;
            /** @description Absent: neither side has won it yet. */
            readonly settledFor?: components["schemas"]["skarov_Side"];
        };
        /** @description The figure whose activation runs. */
        readonly skarov_ActiveView: {
            readonly figureId: string;
            /** @description Left. */
            readonly actions: number;
            readonly granted: number;
        };
        /** @description The villain sheet whose activation runs (SKAROV-ACT-03). */
        readonly skarov_VillainView: {
            /** @description Id of a villain sheet, as in the content. */
            readonly sheetId: string;
            readonly figureIds: readonly string[];
            readonly finished: readonly string[];
            /** @description The event played in this activation (SKAROV-EVT-05). */
            readonly event?: string;
        };
        /** @description A question that has to be answered first (SKAROV-GEN-09). */
        readonly skarov_WindowView: {
            /** @description A seat, from 0. */
            readonly seat: number;
            readonly kind: components["schemas"]["skarov_WindowKind"];
            /** @description The figure whose power may answer, or to be pushed. */
            readonly figureId?: string;
            /** @description The power that may answer. */
            readonly powerId?: string;
            /** @description The card, sheet or rule that asks. */
            readonly source?: string;
            /** @description Seen by the seat that is asked. */
            readonly options?: readonly components["schemas"]["skarov_OptionView"][];
            readonly attack?: components["schemas"]["skarov_AttackView"];
            readonly test?: components["schemas"]["skarov_TrialView"];
        };
        /** @enum {string} */
        readonly skarov_WindowKind: "REACTION" | "PUSH" | "CHOICE";
        /** @description A possible answer; the text where it is one of several texts. */
        readonly skarov_OptionView: {
            readonly optionId: string;
            readonly kind: components["schemas"]["skarov_OptionKind"];
            readonly text?: components["schemas"]["skarov_Localized"];
        };
        /** @enum {string} */
        readonly skarov_OptionKind: "FIGURE" | "SPACE" | "TEXT" | "DECLINE" | "DIE" | "CARD";
        /** @description The attack that runs while a window is open. */
        readonly skarov_AttackView: {
            readonly attackerId: string;
            readonly targetId: string;
            readonly mode: components["schemas"]["skarov_AttackMode"];
            /** @description Faces in the order rolled. */
            readonly combat: readonly string[];
            /** @description Faces in the order rolled. */
            readonly power: readonly string[];
            /** @description Absent before the roll. */
            readonly successes?: number;
            /** @description Absent before the comparison. */
            readonly hit?: boolean;
        };
        /** @enum {string} */
        readonly skarov_AttackMode: "MELEE" | "RANGED";
        /** @description The test that runs while a window is open. */
        readonly skarov_TrialView: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            readonly testKey: string;
            readonly characteristic: components["schemas"]["skarov_Characteristic"];
            readonly faces: readonly number[];
            readonly total: number;
        };
        /** @description An article on the front page. */
        readonly skarov_ArticleView: {
            readonly subject: components["schemas"]["skarov_ArticleSubject"];
            readonly articleId: string;
            readonly side: components["schemas"]["skarov_Side"];
            readonly weight: number;
            readonly turn: number;
        };
        /** @enum {string} */
        readonly skarov_ArticleSubject: "OBJECTIVE" | "EXTRA" | "DISGRACE" | "PRAISE" | "FINAL";
        readonly skarov_GameOver: {
            readonly reason: components["schemas"]["skarov_EndReason"];
            readonly winner: components["schemas"]["skarov_Side"];
        };
        /** @enum {string} */
        readonly skarov_EndReason: "NO_HERO" | "SKAROV_OUT" | "ESCAPE" | "TURN_LIMIT" | "RESIGNATION";
        /** @description The secrets of a side, for its seats; both for auditors, and when all is over. */
        readonly skarov_Secrets: {
            readonly heroes?: components["schemas"]["skarov_HeroSecrets"];
            readonly overlord?: components["schemas"]["skarov_OverlordSecrets"];
        };
        readonly skarov_HeroSecrets: {
            /** @description The initiative cards, first to act first. */
            readonly deck: readonly string[];
            readonly cards: readonly components["schemas"]["skarov_CardsOfHero"][];
        };
        readonly skarov_CardsOfHero: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            /** @description Cards in hand, without those planned this turn. */
            readonly hand: readonly string[];
            /** @description Laid this turn, not revealed yet. */
            readonly plan?: readonly components["schemas"]["skarov_CardInPlay"][];
        };
        readonly skarov_OverlordSecrets: {
            readonly hand: readonly string[];
            readonly set: readonly components["schemas"]["skarov_OwnSetEvent"][];
        };
        readonly skarov_OwnSetEvent: {
            /** @description Id of a villain sheet, as in the content. */
            readonly sheetId: string;
            /** @description Id of a card, as in the content. */
            readonly cardId: string;
        };
        /** @enum {string} */
        readonly skarov_MoveKind: "TRAVEL" | "REPOSITION" | "BREAK_AWAY" | "AUTOMATIC" | "EFFECT";
        /** @description The candidates of an automatic choice, best first. */
        readonly skarov_Weighed: {
            /** @description The rule that decides, for instance SKAROV-GEN-14. */
            readonly rule: string;
            readonly candidates: readonly components["schemas"]["skarov_Candidate"][];
            /** @description True when the last tie was broken by chance. */
            readonly drawn: boolean;
        };
        readonly skarov_Candidate: {
            /** @description A figure, or a space. */
            readonly candidateId: string;
            /** @description The compared numbers, in this order; see the rule. */
            readonly keys: readonly number[];
        };
        /** @enum {string} */
        readonly skarov_WindowKind2: "REACTION" | "PUSH" | "CHOICE";
        readonly skarov_WindowOption: {
            readonly optionId: string;
            readonly kind: components["schemas"]["skarov_OptionKind"];
        };
        /** @enum {string} */
        readonly skarov_OutCause: "DAMAGE" | "WOUNDS" | "RESIGNED" | "OWNER_OUT";
        /** @description A base: rooms, passages and the villains in them (SKAROV-BASE-01). */
        readonly skarov_Base: {
            /** @description EASY: Rookies, NORMAL: Heroes, HARD: Veterans, where no scenario says it (SKAROV-RANK-01). */
            readonly difficulty: components["schemas"]["skarov_Difficulty"];
            readonly tiles: readonly components["schemas"]["skarov_TileOfBase"][];
            /** @description Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04). */
            readonly passages: readonly components["schemas"]["skarov_PassageOfBase"][];
            /** @description The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18). */
            readonly minions: readonly components["schemas"]["skarov_MinionOfBase"][];
            readonly lieutenants: readonly components["schemas"]["skarov_LieutenantOfBase"][];
        };
        readonly skarov_PassageOfBase: {
            /** @description An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
            readonly edge: string;
            readonly kind: components["schemas"]["skarov_PassageKind"];
        };
        readonly skarov_MinionOfBase: {
            /** @description A space of the board, as "x,y". */
            readonly space: string;
            readonly sheet: string;
        };
        readonly skarov_LieutenantOfBase: {
            readonly sheet: string;
            /** @description A space of the board, as "x,y". */
            readonly space: string;
        };
        readonly skarov_EventsOfSheet: {
            /** @description Id of a villain sheet, as in the content. */
            readonly sheetId: string;
            readonly cardIds: readonly string[];
        };
        readonly skarov_RevealedHero: {
            /** @description Id of a hero, as in the content. */
            readonly heroId: string;
            readonly plays: readonly components["schemas"]["skarov_CardInPlay"][];
        };
        /** @enum {string} */
        readonly skarov_ArticleSubject2: "OBJECTIVE" | "EXTRA" | "DISGRACE" | "PRAISE" | "FINAL";
        readonly skarov_view: {
            /** @description 0 during set-up. */
            readonly turn: number;
            /** @description The last turn: 60 where neither options nor scenario name one (SKAROV-GEN-07). */
            readonly turnLimit: number;
            readonly phase: components["schemas"]["skarov_Phase"];
            /** @description The step that waits for seats; absent while automatic steps run. */
            readonly step?: components["schemas"]["skarov_Step"];
            /** @description Absent before it is chosen. */
            readonly adventure?: components["schemas"]["skarov_AdventureView"];
            /** @description Ranks above the scenario’s that the overlord has allowed, latest last (SKAROV-RANK-06). */
            readonly allowedRanks: readonly components["schemas"]["skarov_AllowedRank"][];
            readonly seats: readonly components["schemas"]["skarov_SeatView"][];
            /** @description In canonical order (SKAROV-GEN-14). */
            readonly heroes: readonly components["schemas"]["skarov_HeroView"][];
            readonly overlord: components["schemas"]["skarov_OverlordView"];
            /** @description In canonical order. */
            readonly figures: readonly components["schemas"]["skarov_FigureView"][];
            readonly board: components["schemas"]["skarov_BoardView"];
            readonly tokens: readonly components["schemas"]["skarov_TokenView"][];
            readonly tests: readonly components["schemas"]["skarov_TestView"][];
            /** @description Changes laid by effects. */
            readonly modifiers: readonly components["schemas"]["skarov_ModifierView"][];
            /** @description In order of tile number. */
            readonly objectives: readonly components["schemas"]["skarov_ObjectiveView"][];
            /** @description All objectives are settled (SKAROV-FINAL-01). */
            readonly finalCombat: boolean;
            readonly heroOutDuringFinalCombat: boolean;
            /** @description Initiative cards that have not come up yet. */
            readonly initiativeCards: number;
            /** @description Sheets with an activation token (SKAROV-ACT-06). */
            readonly activatedSheets: readonly string[];
            /** @description Villain slots used this turn (SKAROV-ACT-07). */
            readonly slotsUsed: number;
            readonly active?: components["schemas"]["skarov_ActiveView"];
            readonly villain?: components["schemas"]["skarov_VillainView"];
            /** @description Next item of the end of the turn while it runs. */
            readonly endOfTurnItem?: number;
            readonly window?: components["schemas"]["skarov_WindowView"];
            /** @description The front page, as it was won (SKAROV-OBJ-02). */
            readonly page: readonly components["schemas"]["skarov_ArticleView"][];
            /** @description Articles of the heroes minus those of the overlord (SKAROV-NEWS-05). */
            readonly difference: number;
            readonly woundPile: number;
            /** @description The common discard pile, in canonical order. */
            readonly woundDiscard: readonly string[];
            /** @description Wound cards that all players have seen. */
            readonly shownWounds: readonly string[];
            readonly result?: components["schemas"]["skarov_GameOver"];
            /** @description The secrets of the viewer’s side. */
            readonly sideSecrets?: components["schemas"]["skarov_Secrets"];
        };
        readonly skarov_events: {
            /** @description A hero or sidekick takes its start. */
            readonly heroPlaced: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
            };
            /** @description A combat die picks the personal mission; POW is rolled again (SKAROV-MISS-01). */
            readonly missionRolled: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly faces: readonly string[];
                /** @description Id of a personal mission. */
                readonly missionId: string;
            };
            /** @description A turn begins. */
            readonly turnStarted: {
                readonly turn: number;
            };
            /** @description A side's initiative deck lies in random order (SKAROV-STRAT-04). */
            readonly decksStacked: {
                readonly side: components["schemas"]["skarov_Side"];
                readonly order?: readonly string[];
            };
            /** @description The cards of a hero are laid, face down (SKAROV-STRAT-07, SKAROV-STRAT-12). */
            readonly heroPlanned: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["skarov_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly plays?: readonly components["schemas"]["skarov_CardInPlay"][];
                /** @description Their sides, which are public. */
                readonly sides?: readonly components["schemas"]["skarov_CardSide"][];
            };
            /** @description A plan is taken back (SKAROV-STRAT-14). */
            readonly planTakenBack: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description Another order of the initiative deck stands; the allies are no longer ready (SKAROV-STRAT-11). */
            readonly orderProposed: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly side: components["schemas"]["skarov_Side"];
                readonly order?: readonly string[];
            };
            /** @description A seat is ready. */
            readonly readyDeclared: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The top initiative card is turned up (SKAROV-ACT-02). */
            readonly heroActivated: {
                readonly side: components["schemas"]["skarov_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly actions: number;
            };
            /** @description The card of a hero out of action comes up (SKAROV-ACT-10). */
            readonly cardVoid: {
                readonly side: components["schemas"]["skarov_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description The activation is over (SKAROV-ACT-14). */
            readonly activationEnded: {
                readonly side: components["schemas"]["skarov_Side"];
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description Actions are paid. */
            readonly actionSpent: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly actions: number;
                readonly left: number;
            };
            /** @description A figure has moved. */
            readonly figureMoved: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly from: string;
                /** @description A space of the board, as "x,y". */
                readonly to: string;
                readonly kind: components["schemas"]["skarov_MoveKind"];
                /** @description The zones entered, in order (SKAROV-MOVE-09). */
                readonly zones: readonly string[];
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["skarov_Weighed"];
            };
            /** @description A power is used (SKAROV-SPEC-02, SKAROV-SPEC-06). */
            readonly powerUsed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId: string;
                readonly reaction: boolean;
            };
            /** @description A power that was offered is not used. */
            readonly reactionDeclined: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId: string;
            };
            /** @description An attack is declared and paid for (SKAROV-ATK-01). */
            readonly attackDeclared: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                readonly mode: components["schemas"]["skarov_AttackMode"];
                /** @description Power, object or item that makes the attack. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["skarov_Weighed"];
            };
            /** @description It has become impossible and misses without a roll (SKAROV-ATK-11). */
            readonly attackVoid: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
            };
            /** @description A power makes another figure the target. */
            readonly attackRedirected: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly from: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly to: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description The successes are compared with the defense (SKAROV-ATK-04). */
            readonly attackResolved: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                readonly successes: number;
                readonly defense: number;
                readonly hit: boolean;
            };
            /** @description A figure is pushed back (SKAROV-ATK-06). */
            readonly figurePushed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly from: string;
                /** @description A space of the board, as "x,y". */
                readonly to: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly weighed?: components["schemas"]["skarov_Weighed"];
            };
            /** @description The attacker does not push. */
            readonly pushDeclined: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The dice of an attack (SKAROV-ATK-02, SKAROV-ATK-03). */
            readonly attackRolled: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly attackerId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly targetId: string;
                /** @description Faces in the order rolled, as on the die. */
                readonly combat: readonly string[];
                /** @description Faces in the order rolled, as on the die. */
                readonly power: readonly string[];
                /** @description POW dice rolled on, round after round (SKAROV-ATK-03). */
                readonly rerolls: readonly (readonly string[])[];
                readonly successes: number;
            };
            /** @description A power has changed a roll (SKAROV-ATK-11); `successes` is the new total. */
            readonly rollChanged: {
                /** @description The figure that rolls. */
                readonly figureId: string;
                /** @description The owner of the power. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                /** @description The die rolled again, as the window numbers it; `faces` are its own. */
                readonly die?: number;
                /** @description Faces in the order rolled, as on the die. */
                readonly faces: readonly string[];
                readonly rerolls: readonly (readonly string[])[];
                readonly successes: number;
            };
            /** @description A test is attempted (SKAROV-TEST-01). */
            readonly testAttempted: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                /** @description Id of a test of the scenario. */
                readonly testId: string;
                readonly characteristic: components["schemas"]["skarov_Characteristic"];
                readonly value: number;
                readonly dice: number;
                /** @description Added to the dice: by tokens on the result, or by a rule (SKAROV-TEST-03). */
                readonly toTotal?: number;
                /** @description It cannot fail; nothing is rolled (SKAROV-TEST-08). */
                readonly sure: boolean;
                readonly afar: boolean;
            };
            /** @description The test dice. */
            readonly testRolled: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly faces: readonly number[];
                readonly total: number;
            };
            /** @description A test is passed or failed. */
            readonly testResolved: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                /** @description Id of a test of the scenario. */
                readonly testId: string;
                readonly characteristic: components["schemas"]["skarov_Characteristic"];
                readonly passed: boolean;
                /** @description It will not be attempted again (SKAROV-TEST-12). */
                readonly closed: boolean;
                /** @description A −1 token is put on it (SKAROV-TEST-05). */
                readonly malus: boolean;
            };
            /** @description A test becomes harder, easier, open or closed. */
            readonly testChanged: {
                /** @description The test, and the piece that it is at where there are several. */
                readonly testKey: string;
                readonly change: number;
                /** @description Tokens on its result, where that has changed (SKAROV-TEST-03). */
                readonly toTotal?: number;
                readonly closed: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A seat is asked, and the running effect is interrupted; only it sees the options (SKAROV-GEN-09). */
            readonly windowOpened: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly kind: components["schemas"]["skarov_WindowKind2"];
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId?: string;
                /** @description Id of a power: of the card, or as its sheet names it. */
                readonly powerId?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
                readonly options?: readonly components["schemas"]["skarov_WindowOption"][];
                /** @description The continuation afterwards, for the rules. */
                readonly stack?: string;
            };
            /** @description The question is answered, or gone. */
            readonly windowClosed: Record<string, never>;
            /** @description An open choice of a text is made: by a seat, or by the rules (SKAROV-GEN-14). */
            readonly choiceMade: {
                readonly seat: number | null;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly optionId: string;
                /** @description The figure that stays where it is: the option is its own space. */
                readonly staysId?: string;
                readonly weighed?: components["schemas"]["skarov_Weighed"];
            };
            /** @description A figure takes damage; `damage` is what it has now. */
            readonly damageDealt: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                readonly damage: number;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly by?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
            };
            /** @description A power takes damage off. */
            readonly damagePrevented: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description Damage is healed. */
            readonly figureHealed: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly points: number;
                readonly damage: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A characteristic is changed for some time. */
            readonly modifierLaid: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly characteristic: components["schemas"]["skarov_Characteristic"];
                readonly by: number;
                readonly until: components["schemas"]["skarov_Until"];
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A hero gains or loses actions (SKAROV-ACT-16). */
            readonly actionsChanged: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly by: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A card goes from a hand to its discard pile. */
            readonly cardDiscarded: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A sheet asks for a roll. */
            readonly dieRolled: {
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly faces: readonly string[];
            };
            /** @description An effect found nothing that it could do (SKAROV-SPEC-08). */
            readonly effectPassedOver: {
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
                readonly effect: string;
            };
            /** @description A figure comes on the board, or is put elsewhere. */
            readonly figurePlaced: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                readonly spawned: boolean;
                readonly superVillain: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description Two figures change places. */
            readonly figuresSwapped: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly a: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly b: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description An object or token comes on the board. */
            readonly pieceAdded: {
                /** @enum {string} */
                readonly piece: "OBJECT" | "TOKEN";
                /** @description Id of an object, token or figure on the board. */
                readonly pieceId: string;
                /** @description Id of a kind of objects or tokens, or of a sheet. */
                readonly kindId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                readonly turns: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description An object, token or figure leaves the board. */
            readonly pieceRemoved: {
                /** @enum {string} */
                readonly piece: "OBJECT" | "TOKEN" | "FIGURE";
                /** @description Id of an object, token or figure on the board. */
                readonly pieceId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A door opens or closes. */
            readonly doorSet: {
                /** @description Id of a door: that of the tile face, and its own. */
                readonly door: string;
                readonly open: boolean;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A figure is out of action and leaves the board. */
            readonly figureOut: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                /** @description The side credited with it; null: none (SKAROV-DMG-01). */
                readonly side: components["schemas"]["skarov_Side"] | null;
                /** @description The hero credited with it. */
                readonly by?: string;
                readonly cause: components["schemas"]["skarov_OutCause"];
                /** @description Wound cards of the figure, shown to all players (SKAROV-ELIM-04). */
                readonly woundIds: readonly string[];
            };
            /** @description The wound cards are shuffled into one pile (SKAROV-SETUP-01, SKAROV-WND-07). */
            readonly woundPileShuffled: {
                readonly count: number;
                readonly woundIds?: readonly string[];
            };
            /** @description A hero draws a wound card into its hand. */
            readonly woundDrawn: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly side: components["schemas"]["skarov_Side"];
                /** @description Damage discarded for it (SKAROV-WND-01). */
                readonly discarded: number;
                /** @description Id of a card, as in the content. */
                readonly woundId?: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source?: string;
            };
            /** @description All cards in play go to the discard piles of their heroes (SKAROV-CARD-05). */
            readonly cardsInPlayDiscarded: Record<string, never>;
            /** @description A hero takes back its discard pile (SKAROV-CARD-06). */
            readonly discardTakenBack: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly cardIds: readonly string[];
            };
            /** @description Tokens, marks and effects of the turn leave (SKAROV-END-11). */
            readonly upkeepDone: Record<string, never>;
            /** @description A personal mission is accomplished (SKAROV-MISS-03). */
            readonly missionAccomplished: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a personal mission. */
                readonly missionId: string;
            };
            /** @description A hero of a campaign advances, or not (SKAROV-CAMP-01, SKAROV-CAMP-03). */
            readonly campaignStepTaken: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly gained: string | null;
                readonly lost: string | null;
            };
            /** @description The adventure is chosen (SKAROV-SETUP-06). */
            readonly adventureChosen: {
                /** @description null: a base of the overlord’s own design. */
                readonly scenarioId: string | null;
                readonly difficulty: components["schemas"]["skarov_Difficulty"];
            };
            /** @description The base that the overlord has brought is known; it is laid next (SKAROV-BASE-17). */
            readonly baseUnveiled: {
                readonly base: components["schemas"]["skarov_Base"];
            };
            /** @description The overlord lets a seat take a higher rank (SKAROV-RANK-02). */
            readonly rankAllowed: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description A seat, from 0. */
                readonly to: number;
                readonly rank: components["schemas"]["skarov_Rank"];
            };
            /** @description A seat has taken a hero and one of its sheets (SKAROV-SETUP-02). */
            readonly heroChosen: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly rank: components["schemas"]["skarov_Rank"];
            };
            /** @description The power cards of a hero at its rank (SKAROV-RANK-04). */
            readonly deckBuilt: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                readonly cardIds: readonly string[];
                /** @description Cards that a Rookie takes out, drawn at random (SKAROV-RANK-05). */
                readonly setAside: readonly string[];
            };
            /** @description The heroes take their power cards into their hands (SKAROV-SETUP-05). */
            readonly decksTaken: Record<string, never>;
            /** @description A tile lies (SKAROV-BASE-03). */
            readonly tilePlaced: {
                /** @description A room, by the id of its face, such as "t3a". */
                readonly faceId: string;
                readonly column: number;
                readonly row: number;
                /** @description Quarters clockwise. */
                readonly turns: number;
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description No further tile comes. */
            readonly tilesFinished: {
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description A door or an airlock lies between two rooms (SKAROV-BASE-04). */
            readonly passagePlaced: {
                /** @description An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
                readonly edge: string;
                readonly kind: components["schemas"]["skarov_PassageKind"];
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description No further passage comes. */
            readonly passagesFinished: {
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description A minion stands ready (SKAROV-BASE-09). */
            readonly minionPlaced: {
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description A lieutenant stands ready (SKAROV-BASE-11). */
            readonly lieutenantPlaced: {
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
                /** @description Fixed by a scenario, a base or the rules, not by a command. */
                readonly byRule: boolean;
            };
            /** @description The last building command is taken back (SKAROV-BASE-16). */
            readonly buildStepUndone: Record<string, never>;
            /** @description The base stands; nothing of it changes any more. */
            readonly baseConfirmed: Record<string, never>;
            /** @description Event cards are shuffled into the draw pile (SKAROV-EVT-11). */
            readonly eventsShuffled: {
                readonly count: number;
                readonly cardIds?: readonly string[];
            };
            /** @description The overlord draws event cards; others see their number (SKAROV-END-07). */
            readonly eventsDrawn: {
                /** @description A seat, from 0. */
                readonly seat: number;
                readonly count: number;
                readonly cardIds?: readonly string[];
            };
            /** @description An event card lies face down by a villain sheet (SKAROV-STRAT-07). */
            readonly eventSet: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId?: string;
            };
            /** @description An event card leaves a villain sheet and is in the hand again (SKAROV-STRAT-12). */
            readonly eventTakenBack: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId?: string;
            };
            /** @description A set event card is turned face up and fixed (SKAROV-STRAT-12). */
            readonly eventShown: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
            };
            /** @description The overlord ends the planning (SKAROV-STRAT-10). */
            readonly activationAnnounced: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The event cards by the villain sheets are turned up (SKAROV-ACT-01). */
            readonly eventsRevealed: {
                readonly sheets: readonly components["schemas"]["skarov_EventsOfSheet"][];
            };
            /** @description The event cards by the sheets go to the discard pile (SKAROV-EVT-10). */
            readonly setEventsDiscarded: {
                readonly cardIds: readonly string[];
            };
            /** @description The game waits for seats; its step id is the number of steps so far. */
            readonly stepOpened: {
                readonly step: components["schemas"]["skarov_Step"];
            };
            /** @description A card of a plan is turned face up and fixed (SKAROV-STRAT-12). */
            readonly cardShown: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
                readonly side: components["schemas"]["skarov_CardSide"];
            };
            /** @description All heroes reveal their cards (SKAROV-ACT-01). */
            readonly cardsRevealed: {
                readonly heroes: readonly components["schemas"]["skarov_RevealedHero"][];
            };
            /** @description A villain sheet gets its token; these figures may act (SKAROV-ACT-03, SKAROV-ACT-15). */
            readonly sheetActivated: {
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                readonly figureIds: readonly string[];
            };
            /** @description After a hero no sheet is activated (SKAROV-ACT-07, SKAROV-ACT-08). */
            readonly slotPassed: {
                /** @description No sheet can be activated: a card is drawn instead (SKAROV-ACT-08). */
                readonly drawn: boolean;
            };
            /** @description A figure of the activated sheet acts; the one before is finished (SKAROV-ACT-13). */
            readonly figureSelected: {
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId: string;
                readonly actions: number;
            };
            /** @description A card is played for its event and lies open (SKAROV-EVT-04, SKAROV-EVT-09). */
            readonly eventPlayed: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
            };
            /** @description The activation of a sheet is over (SKAROV-ACT-12). */
            readonly villainActivationEnded: {
                /** @description Id of a villain sheet, as in the content. */
                readonly sheetId: string;
            };
            /** @description An event card goes from the hand to the discard pile. */
            readonly eventDiscarded: {
                /** @description A seat, from 0. */
                readonly seat: number;
                /** @description Id of a card, as in the content. */
                readonly cardId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description Skarov activates a room from its violet space (SKAROV-END-02). */
            readonly roomActivated: {
                /** @description A tile, by its number. */
                readonly tileNumber: number;
                /** @description A room, by the id of its face, such as "t3a". */
                readonly faceId: string;
                /** @description A space of the board, as "x,y". */
                readonly spaceId: string;
            };
            /** @description No room is activated (SKAROV-END-03). */
            readonly roomSkipped: Record<string, never>;
            /** @description A trap or a rule of the scenario is carried out (SKAROV-TILE-13). */
            readonly ruleTriggered: {
                /** @description Id of a rule of the scenario, or of a trap. */
                readonly ruleId: string;
                /** @description Id of a figure, as in `figures` of the view. */
                readonly figureId?: string;
            };
            /** @description The items of the end of the turn begin (SKAROV-END-12). */
            readonly endOfTurnBegun: {
                readonly turn: number;
            };
            /** @description An item of the end of the turn is carried out (SKAROV-END-12). */
            readonly endOfTurnItem: {
                readonly item: string;
                readonly next: number;
            };
            /** @description The counter of an objective changes. */
            readonly objectiveAdvanced: {
                /** @description Id of an objective, as in the content. */
                readonly objectiveId: string;
                readonly by: number;
                readonly counter: number;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description The heroes have neutralised an objective, or the overlord has reached it (SKAROV-OBJ-01). */
            readonly objectiveSettled: {
                /** @description Id of an objective, as in the content. */
                readonly objectiveId: string;
                readonly side: components["schemas"]["skarov_Side"];
            };
            /** @description Every objective is settled: the heroes may open the control room (SKAROV-FINAL-01, SKAROV-FINAL-02). */
            readonly finalCombatBegun: Record<string, never>;
            /** @description A hero has fallen in the final combat: Skarov may flee from now on (SKAROV-FINAL-05). */
            readonly escapeOpened: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
            };
            /** @description An article goes on the front page for a side (SKAROV-OBJ-02, SKAROV-NEWS-01 to SKAROV-NEWS-03). */
            readonly articleWon: {
                readonly side: components["schemas"]["skarov_Side"];
                readonly subject: components["schemas"]["skarov_ArticleSubject2"];
                readonly articleId: string;
                readonly weight: number;
            };
            /** @description A wound card goes from a hand to the common discard pile. */
            readonly woundHealed: {
                /** @description Id of a hero, as in the content. */
                readonly heroId: string;
                /** @description Id of a card, as in the content. */
                readonly woundId: string;
                /** @description The card, sheet, rule or object that does it. */
                readonly source: string;
            };
            /** @description A seat has resigned (SKAROV-GEN-13). */
            readonly heroesWithdrawn: {
                /** @description A seat, from 0. */
                readonly seat: number;
            };
            /** @description The game has ended, and the page names the winner (SKAROV-GEN-03, SKAROV-NEWS-07). */
            readonly gameEnded: {
                readonly reason: components["schemas"]["skarov_EndReason"];
                readonly winner: components["schemas"]["skarov_Side"];
                /** @description Articles of the heroes minus those of the overlord. */
                readonly difference: number;
                readonly headlineId: string;
            };
        };
        /**
         * @description A state of the game (guardians.md 4).
         * @enum {string}
         */
        readonly guardians_Stage: "DECKS" | "SETUP_CUT" | "SETUP_OPENING" | "I_A_DRAW" | "I_B_RESERVE" | "I_B_PLAYS" | "I_C_PLACE" | "I_D_DISCARD" | "I_D_SPLIT" | "II_A_DOMINANT" | "II_A_PLAYS" | "II_B_TURN" | "II_C_OPTION" | "II_C_REINFORCE" | "COMBAT_DECLARE_A" | "COMBAT_DECLARE_D" | "COMBAT_COMMAND" | "COMBAT_ORDERS" | "PRIMARY_COMMIT" | "MATCHUP_CORRUPTION" | "MATCHUP_AREA" | "MATCHUP_MODIFY" | "MATCHUP_RESULT" | "SECONDARY_CHOOSE" | "COMBAT_HEAL" | "COMBAT_RESOLVE" | "COMBAT_RETREAT" | "COMBAT_MERGE" | "III_PLAYS" | "III_A_CLEAR" | "III_B_SETTLE" | "III_C_CHECK";
        /**
         * @description A question to seats (guardians.md 4).
         * @enum {string}
         */
        readonly guardians_Step: "DECKS" | "SETUP_CUT" | "SETUP_OPENING" | "I_A_DRAW" | "I_B_RESERVE" | "I_B_PLAYS" | "I_C_PLACE" | "I_D_DISCARD" | "I_D_SPLIT" | "II_A_DOMINANT" | "II_A_PLAYS" | "II_B_TURN" | "II_C_OPTION" | "II_C_REINFORCE" | "COMBAT_DECLARE_A" | "COMBAT_DECLARE_D" | "COMBAT_COMMAND" | "COMBAT_ORDERS" | "PRIMARY_COMMIT" | "MATCHUP_CORRUPTION" | "MATCHUP_AREA" | "MATCHUP_MODIFY" | "MATCHUP_RESULT" | "SECONDARY_CHOOSE" | "COMBAT_HEAL" | "COMBAT_RESOLVE" | "COMBAT_RETREAT" | "COMBAT_MERGE" | "III_PLAYS" | "III_A_CLEAR" | "III_B_SETTLE" | "III_C_CHECK" | "II_REACT" | "RANGED_CORRUPTION" | "RESPONSE";
        /**
         * @description The reason for the end of the game (GUARD-210, GUARD-215, GUARD-216).
         * @enum {string}
         */
        readonly guardians_EndReason: "SHIELDS" | "LANDS" | "GUARDIAN" | "CONCEDED" | "LIMIT";
        /**
         * @description A space of the board: columns a to c, rows 1 (SOUTH) to 4 (NORTH).
         * @enum {string}
         */
        readonly guardians_BoardSpace: "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3" | "a4" | "b4" | "c4";
        /** @description Something done that may be answered before it counts (GUARD-143). */
        readonly guardians_Play: {
            readonly kind: components["schemas"]["guardians_PlayKind"];
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description Of influence the guardian, its library id twice. */
            readonly card?: components["schemas"]["guardians_ShownCard"];
            readonly target?: components["schemas"]["guardians_Target"];
            readonly receiver?: components["schemas"]["guardians_ShownCard"];
            readonly value?: number;
            readonly path?: readonly components["schemas"]["guardians_Place"][];
            readonly cancelled: boolean;
        };
        /** @enum {string} */
        readonly guardians_PlayKind: "CARD" | "COMMAND" | "INFLUENCE" | "RANGED" | "FLIGHT";
        /** @description A card whose face is seen: its id in this game, and in the library. */
        readonly guardians_ShownCard: {
            /** @description Id of a card in this game. */
            readonly instanceId: string;
            /** @description Id of a card of the library. */
            readonly cardId: string;
        };
        /** @description The target of a card or ability (cards.md 4.4). */
        readonly guardians_Target: {
            /** @description A card in play or in the own discard pile, whose face the seat sees. */
            readonly cardId?: string;
            /** @description The space of a stack, a shield or a terrain. */
            readonly space?: components["schemas"]["guardians_BoardSpace"];
        };
        /**
         * @description A space of the board, or where a guardian is.
         * @enum {string}
         */
        readonly guardians_Place: "a1" | "b1" | "c1" | "a2" | "b2" | "c2" | "a3" | "b3" | "c3" | "a4" | "b4" | "c4" | "g1" | "g4";
        /** @description The combat that is on (guardians.md 4.1). */
        readonly guardians_CombatSeen: {
            readonly place: components["schemas"]["guardians_Place"];
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly attacker: number;
            readonly commands: readonly components["schemas"]["guardians_CommandSeen"][];
            /** @description Seats that have committed a primary attacker. */
            readonly committed: readonly number[];
            readonly fighters: readonly components["schemas"]["guardians_Fighter"][];
            readonly matchup?: components["schemas"]["guardians_Matchup"];
            /** @description Match-ups whose base is added to a later attack on the same creature (GUARD-151). */
            readonly attacks: readonly components["schemas"]["guardians_AttackMade"][];
            readonly inForce: readonly components["schemas"]["guardians_EffectInForce"][];
            readonly merging?: components["schemas"]["guardians_Merging"];
        };
        /** @description The declared command of a seat (GUARD-093). */
        readonly guardians_CommandSeen: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly declares: boolean;
            /** @description Absent while it is hidden from the viewer. */
            readonly card?: components["schemas"]["guardians_ShownCard"];
            readonly fate: components["schemas"]["guardians_CommandFate"];
        };
        /** @enum {string} */
        readonly guardians_CommandFate: "COMMITTED" | "REVEALED" | "CANCELLED" | "STANDS";
        /** @description A creature that has been played in the combat, or the guardian. */
        readonly guardians_Fighter: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description Of a guardian its library id twice. */
            readonly card: components["schemas"]["guardians_ShownCard"];
            readonly item?: components["schemas"]["guardians_ShownCard"];
            /** @description It came as command card (GUARD-098). */
            readonly command: boolean;
            /** @description Its modifiers count: it has had no confrontation (GUARD-121). */
            readonly fresh: boolean;
            readonly beaten: boolean;
        };
        /** @description One creature against one creature; one side may have gone (GUARD-110). */
        readonly guardians_Matchup: {
            readonly kind: components["schemas"]["guardians_MatchupKind"];
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly attacker: number;
            readonly creatures: readonly components["schemas"]["guardians_Matched"][];
            /** @description As they stand now (guardians.md 6). */
            readonly totals: readonly components["schemas"]["guardians_CombatTotal"][];
        };
        /** @enum {string} */
        readonly guardians_MatchupKind: "PRIMARY" | "SECONDARY";
        readonly guardians_Matched: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly card: components["schemas"]["guardians_ShownCard"];
        };
        /** @description The total of a seat, and its parts (cards.md 6). */
        readonly guardians_CombatTotal: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly total: number;
            readonly contributions: readonly components["schemas"]["guardians_Contribution"][];
        };
        /** @description One part of a total; the sum of all parts is the total (cards.md 6). */
        readonly guardians_Contribution: {
            readonly sort: components["schemas"]["guardians_ContributionSort"];
            /** @description Library id of the card that it comes from. */
            readonly card: string;
            /** @description Id of that card in the game; of guardians and strongholds the library id. */
            readonly source: string;
            /** @description The creature it counts for; null: its side as a whole. */
            readonly creature: string | null;
            /** @description Place in the card's list of effects; null: a rule. */
            readonly effect: number | null;
            /** @description Id of the rule that makes it count; null where the game names none. */
            readonly rule: string | null;
            readonly value: number;
        };
        /** @enum {string} */
        readonly guardians_ContributionSort: "BASE" | "OFF_COLOR" | "TEXT" | "ITEM" | "TERRAIN" | "STRONGHOLD" | "GUARDIAN" | "COMMAND" | "RANGED" | "INFLUENCE" | "PLAYED" | "ENEMY" | "RED" | "SIDE_TOTAL" | "ANNULLED";
        readonly guardians_AttackMade: {
            readonly by: components["schemas"]["guardians_ShownCard"];
            readonly on: components["schemas"]["guardians_ShownCard"];
        };
        readonly guardians_EffectInForce: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description The card that does it; of a guardian its library id twice. */
            readonly source: components["schemas"]["guardians_ShownCard"];
            /** @description Place of the effect in the card’s list. */
            readonly effect: number;
            /** @description The creature that it is for, where it is for one. */
            readonly on?: components["schemas"]["guardians_ShownCard"];
            readonly lasts: components["schemas"]["guardians_EffectLasts"];
            readonly command: boolean;
        };
        /** @enum {string} */
        readonly guardians_EffectLasts: "ROUND" | "COMBAT";
        /** @description Stacks that have come together, until their owner has decided. */
        readonly guardians_Merging: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly space: components["schemas"]["guardians_BoardSpace"];
            readonly shield?: components["schemas"]["guardians_ShownCard"];
        };
        /** @description The public view of a seat. */
        readonly guardians_Player: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description The starter deck that it plays; its list lies open. */
            readonly starter?: components["schemas"]["guardians_StarterName"];
            /** @description Id of a card of the library. */
            readonly guardian?: string;
            readonly powerStones: number;
            readonly pile: number;
            readonly dominant?: components["schemas"]["guardians_ShownCard"];
            /** @description The reserve hand; while cards are placed, its number before (guardians.md 6). */
            readonly hand: number;
            readonly depot: number;
            readonly pen: number;
            /** @description The discard pile, oldest first. */
            readonly discard: readonly components["schemas"]["guardians_ShownCard"][];
            /** @description Passes declared ahead. */
            readonly passing?: components["schemas"]["guardians_PassUntil"];
            /** @description Its shields that were destroyed; the fifth loses (GUARD-211). */
            readonly shieldsLost: number;
            readonly strongholds: readonly components["schemas"]["guardians_Stronghold"][];
            /** @description Has finished its part of the open sealed step. */
            readonly finished: boolean;
            /** @description Cards that it has still to choose for the discard (GUARD-053). */
            readonly toDiscard: number;
            /** @description Has drawn its opening hand again (GUARD-024). */
            readonly redrawn: boolean;
        };
        /**
         * @description A deck that is there from the start.
         * @enum {string}
         */
        readonly guardians_StarterName: "LANTERN_COURT" | "HOLLOW_TIDE" | "HIGH_PASTURES" | "KILNS";
        /**
         * @description Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back.
         * @enum {string}
         */
        readonly guardians_PassUntil: "WINDOW" | "COMBAT" | "TURN" | "GAME";
        /** @description A stronghold of a seat, with the cards in and under it. */
        readonly guardians_Stronghold: {
            readonly position: components["schemas"]["guardians_StrongholdPosition"];
            readonly space: components["schemas"]["guardians_BoardSpace"];
            /** @description Id of a card of the library. */
            readonly cardId: string;
            readonly ruin: boolean;
            /** @description An upgrade of its owner’s, or a downgrade of the enemy’s. */
            readonly works?: components["schemas"]["guardians_ShownCard"];
            /** @description Present where a creature lies under it; without a card where the viewer does not see it. */
            readonly under?: {
                readonly card?: components["schemas"]["guardians_ShownCard"];
                readonly item?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description Present where its upgrade holds a creature; without a card where the viewer does not see it. */
            readonly held?: {
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
        };
        /**
         * @description The position of a stronghold, seen from its owner.
         * @enum {string}
         */
        readonly guardians_StrongholdPosition: "LEFT" | "CENTER" | "RIGHT";
        /** @description A space of the board, with the cards on it. */
        readonly guardians_Ground: {
            readonly space: components["schemas"]["guardians_BoardSpace"];
            /** @description The seat that controls it (GUARD-199, GUARD-200). */
            readonly controller: number;
            readonly terrain?: components["schemas"]["guardians_TerrainSeen"];
            readonly stacks: readonly components["schemas"]["guardians_Stack"][];
        };
        readonly guardians_TerrainSeen: {
            /** @description Its owner. */
            readonly seat: number;
            /** @description A creature that lies for one, without type (GUARD-195). */
            readonly faceDown: boolean;
            /** @description Absent where it lies face down and is not the viewer’s. */
            readonly card?: components["schemas"]["guardians_ShownCard"];
        };
        /** @description The creatures of a seat on a space, under a shield or as a garrison. */
        readonly guardians_Stack: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description Absent: a garrison. */
            readonly shield?: components["schemas"]["guardians_ShownCard"];
            /** @description The shield has had its option in this turn (GUARD-064). */
            readonly turned: boolean;
            /** @description In the order in which they came; absent where the viewer does not see them, nor how many they are. */
            readonly creatures?: readonly components["schemas"]["guardians_CreatureSeen"][];
            /** @description Where they are hidden from the viewer: those that all players have seen and know to be there (GUARD-227). */
            readonly known?: readonly components["schemas"]["guardians_CreatureSeen"][];
            /**
             * @description The reason why they are hidden from their owner: distant shields are closed in phase I (GUARD-039).
             * @constant
             */
            readonly hidden?: "MEMORY_RULE";
        };
        /** @description A creature whose face is seen, with the item that it carries. */
        readonly guardians_CreatureSeen: {
            readonly card: components["schemas"]["guardians_ShownCard"];
            readonly item?: components["schemas"]["guardians_ShownCard"];
        };
        /** @description The secrets of the own seat. */
        readonly guardians_OwnCards: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description The reserve hand, with placed cards that are not on the board yet. */
            readonly hand: readonly components["schemas"]["guardians_ShownCard"][];
            readonly depot: readonly components["schemas"]["guardians_ShownCard"][];
            readonly pen: readonly components["schemas"]["guardians_ShownCard"][];
            readonly building?: components["schemas"]["guardians_DeckBuilding"];
            /** @description Its present placement, in order. */
            readonly placed: readonly components["schemas"]["guardians_Placement"][];
            /** @description Cards that it has taken back in this placement (GUARD-058). */
            readonly takenBack: number;
            /** @description The cards that it has chosen to discard. */
            readonly excess: readonly components["schemas"]["guardians_ShownCard"][];
            /** @description The primary attacker that it has committed (GUARD-105). */
            readonly committed?: components["schemas"]["guardians_ShownCard"];
            /** @description In a combat its creatures that were not played yet (GUARD-092). */
            readonly combatHand: readonly components["schemas"]["guardians_ShownCard"][];
        };
        /** @description The sealed deck that the seat builds. */
        readonly guardians_DeckBuilding: {
            /** @description Cards of the boosters. */
            readonly pool: readonly string[];
            readonly leftOut: readonly string[];
            /** @description Id of a card of the library. */
            readonly guardian?: string;
            readonly strongholds: readonly string[];
        };
        /** @description A card that a seat has laid in the open placement. */
        readonly guardians_Placement: {
            /** @description Id of a card in this game. */
            readonly cardId: string;
            readonly kind: components["schemas"]["guardians_PlacementKind"];
            /** @description The owner of the stronghold. */
            readonly of: number;
            /** @description Absent for an item. */
            readonly stronghold?: components["schemas"]["guardians_StrongholdPosition"];
            /** @description The creature that carries the item. */
            readonly bearer?: string;
        };
        /** @enum {string} */
        readonly guardians_PlacementKind: "ON" | "UNDER" | "WORKS" | "IN" | "ITEM";
        /** @description An upgrade or downgrade that a seat has placed. */
        readonly guardians_PlacedWorks: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            /** @description At whose stronghold. */
            readonly of: number;
            readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
            readonly card: components["schemas"]["guardians_ShownCard"];
        };
        readonly guardians_StrongholdSeen: {
            readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
            readonly shield?: components["schemas"]["guardians_ShownCard"];
            /** @description Whether there are creatures; which, and how many, is not told. */
            readonly creatures: boolean;
            readonly under: boolean;
            /** @description Whether an upgrade there holds a creature. */
            readonly held: boolean;
        };
        /** @description The creatures under a shield. */
        readonly guardians_StackShown: {
            readonly space: components["schemas"]["guardians_BoardSpace"];
            readonly creatures: readonly components["schemas"]["guardians_CreatureSeen"][];
        };
        /**
         * @description The reason why a card left its place.
         * @enum {string}
         */
        readonly guardians_MovedBecause: "BEATEN" | "DESTROYED" | "AREA" | "EFFECT" | "CORRUPTED" | "SAVED" | "NO_RETREAT" | "MERGED";
        /** @description A card that a seat has played, and shows. */
        readonly guardians_PlayedCard: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly card: components["schemas"]["guardians_ShownCard"];
            /** @description The item that it carries. */
            readonly item?: components["schemas"]["guardians_ShownCard"];
            /** @description Power stones paid. */
            readonly cost?: number;
        };
        /** @enum {string} */
        readonly guardians_DeclaredProperty: "KIND" | "SIZE" | "CLASS";
        /** @enum {string} */
        readonly guardians_EffectLasts2: "ROUND" | "COMBAT";
        /** @enum {string} */
        readonly guardians_AttackType: "PLAIN" | "FIRE" | "FEAR";
        /** @enum {string} */
        readonly guardians_MatchupKind2: "PRIMARY" | "SECONDARY";
        /** @description The total of a seat, and its parts (cards.md 6). */
        readonly guardians_CombatTotal2: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly total: number;
            readonly contributions: readonly components["schemas"]["guardians_Contribution"][];
        };
        /** @description The sum of a seat for the space (GUARD-161). */
        readonly guardians_SpaceSum: {
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly seat: number;
            readonly total: number;
            readonly contributions: readonly components["schemas"]["guardians_Contribution"][];
            /** @description The sum of the creatures that were not played. */
            readonly unplayed: number;
        };
        readonly guardians_view: {
            readonly turn: number;
            readonly stage: components["schemas"]["guardians_Stage"];
            /** @description The question to the seats; absent when the game is over. */
            readonly step?: components["schemas"]["guardians_Step"];
            /** @description The seat that may act in the open window. */
            readonly priority?: number;
            /** @description The seats that have to decide now; none when the game is over. */
            readonly asked: readonly number[];
            /** @description Passes in a row in the open window. */
            readonly passes: number;
            readonly over?: components["schemas"]["guardians_EndReason"];
            /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
            readonly winner?: number;
            /** @description The first active seat; before the dominants that of the turn before. */
            readonly first: number;
            /** @description The seat whose turn it is to turn a shield. */
            readonly activeSeat: number;
            /** @description The seat with the lower dominant (GUARD-034). */
            readonly lower?: number;
            /** @description The space of the shield that takes its option. */
            readonly option?: components["schemas"]["guardians_BoardSpace"];
            readonly reinforcedFrom?: components["schemas"]["guardians_BoardSpace"];
            /** @description The acts that may be answered, the last one last (GUARD-143). */
            readonly plays: readonly components["schemas"]["guardians_Play"][];
            readonly combat?: components["schemas"]["guardians_CombatSeen"];
            readonly players: readonly components["schemas"]["guardians_Player"][];
            /** @description The twelve spaces, in order. */
            readonly grounds: readonly components["schemas"]["guardians_Ground"][];
            /** @description For a seat: its own cards. */
            readonly own?: components["schemas"]["guardians_OwnCards"];
            /** @description For auditors of a game: the cards of both. */
            readonly secrets?: readonly components["schemas"]["guardians_OwnCards"][];
        };
        readonly guardians_events: {
            /** @description The turn comes to a state (guardians.md 4). */
            readonly stageEntered: {
                readonly stage: components["schemas"]["guardians_Stage"];
                /** @description Seats of a sealed choice. */
                readonly asked: readonly number[];
            };
            /** @description Seats act or pass in turn, this one first (GUARD-133). */
            readonly windowOpened: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A seat passes, or is passed for (GUARD-134). */
            readonly passed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description After an action the other seat may act (GUARD-133). */
            readonly priorityGiven: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A seat declares that it will pass for so long. */
            readonly passesDeclared: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly until: components["schemas"]["guardians_PassUntil"];
            };
            /** @description A seat takes declared passes back. */
            readonly passesWithdrawn: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A seat has won, or it is a draw (GUARD-210 to GUARD-216). */
            readonly outcomeReached: {
                readonly reason: components["schemas"]["guardians_EndReason"];
                readonly winner: number | null;
            };
            /** @description A seat opens its boosters; copies beyond the fifth of a card are left out. */
            readonly boostersOpened: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly count: number;
                readonly cards?: readonly string[];
                readonly leftOut?: readonly string[];
            };
            /** @description A seat takes its guardian, in secret. */
            readonly guardianTaken: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A seat takes a stronghold, in secret. */
            readonly strongholdTaken: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A seat leaves a card out of its deck, in secret. */
            readonly cardLeftOut: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly card?: string;
            };
            /** @description A sealed deck is built; the rules have chosen the rest. */
            readonly deckFinished: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Id of a card of the library. */
                readonly guardian?: string;
                readonly strongholds?: {
                    /** @description Id of a card of the library. */
                    readonly LEFT: string;
                    /** @description Id of a card of the library. */
                    readonly CENTER: string;
                    /** @description Id of a card of the library. */
                    readonly RIGHT: string;
                };
            };
            /** @description Guardian and strongholds come into play; power stones are taken (GUARD-004, GUARD-013). */
            readonly tableLaid: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The starter deck that it plays, which lies open. */
                readonly starter?: components["schemas"]["guardians_StarterName"];
                /** @description Id of a card of the library. */
                readonly guardian: string;
                readonly strongholds: {
                    /** @description Id of a card of the library. */
                    readonly LEFT: string;
                    /** @description Id of a card of the library. */
                    readonly CENTER: string;
                    /** @description Id of a card of the library. */
                    readonly RIGHT: string;
                };
                readonly stones: number;
            };
            /** @description A deck is shuffled; its cards get their ids in this game (GUARD-021, GUARD-226). */
            readonly deckShuffled: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly count: number;
                /** @description The draw pile, top card first. */
                readonly cards?: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A seat cuts the draw pile of the other one (GUARD-022). */
            readonly deckCut: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Number of cards of the other pile that go to its bottom. */
                readonly depth?: number;
            };
            /** @description A seat keeps its opening hand (GUARD-023, GUARD-024). */
            readonly openingHandKept: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A seat spends a power stone to draw its opening hand again (GUARD-024). */
            readonly openingHandReturned: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Power stones that it has left. */
                readonly stones: number;
                /** @description The draw pile, shuffled with the hand in it. */
                readonly order?: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A turn begins. */
            readonly turnBegan: {
                readonly turn: number;
            };
            /** @description The dominant of the turn before is the first card drawn (GUARD-031). */
            readonly dominantTaken: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A dominant from the discard pile goes back there (GUARD-063). */
            readonly dominantReturned: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A seat draws from its pile (GUARD-023, GUARD-030). */
            readonly cardsDrawn: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly count: number;
                readonly cards?: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description Pen, depot and the cards at the own strongholds join the drawn cards (GUARD-037). */
            readonly reserveTaken: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Cards of the reserve hand, now that all are there. */
                readonly hand: number;
            };
            /** @description A seat lays a card, in secret (GUARD-040). */
            readonly cardLaid: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly placement?: components["schemas"]["guardians_Placement"];
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A seat takes back its placement (GUARD-058). */
            readonly cardTakenBack: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A seat lays nothing more (GUARD-040). */
            readonly placementFinished: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description Both have placed: their upgrades and downgrades are shown (GUARD-040, GUARD-057). */
            readonly worksShown: {
                readonly works: readonly components["schemas"]["guardians_PlacedWorks"][];
            };
            /** @description An upgrade or downgrade is at a stronghold (GUARD-044, GUARD-045). */
            readonly worksLaid: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The owner of the stronghold. */
                readonly of: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                readonly card: components["schemas"]["guardians_ShownCard"];
                /** @description The own upgrade that is discarded for it (GUARD-044). */
                readonly replaced?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A downgrade finds its slot taken and goes back to the reserve hand (GUARD-057). */
            readonly downgradeReturned: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The public placement of a seat; its reserve hand has so many cards left. */
            readonly stacksPlaced: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly hand: number;
                readonly strongholds: readonly components["schemas"]["guardians_StrongholdSeen"][];
            };
            /** @description A seat chooses a card to discard, in secret (GUARD-053). */
            readonly excessChosen: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Number of cards still to choose. */
                readonly left: number;
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The chosen cards of a seat go to its discard pile (GUARD-053). */
            readonly excessDiscarded: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description The rest of the reserve hand: so many cards to depot and pen (GUARD-054). */
            readonly handSplit: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly depot: number;
                readonly pen: number;
            };
            /** @description Phase II: a seat looks under its distant shields again (GUARD-039, GUARD-228). */
            readonly stacksRemembered: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly stacks?: readonly components["schemas"]["guardians_StackShown"][];
            };
            /** @description A seat turns up its dominant (GUARD-060). */
            readonly dominantTurnedUp: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                /** @description It comes from the discard pile: the draw pile is empty (GUARD-063). */
                readonly borrowed: boolean;
            };
            /** @description A tied dominant goes to the bottom of its draw pile (GUARD-062). */
            readonly dominantBuried: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The first active seat of the turn is known (GUARD-061). */
            readonly firstNamed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The seat with the lower dominant; null where none is lower (GUARD-063). */
                readonly lower: number | null;
            };
            /** @description The active seat turns one of its shields, which then has an option (GUARD-064). */
            readonly shieldTurned: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
            };
            /** @description The shield that was turned stays where it is (GUARD-066). */
            readonly shieldPassed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description It is for this seat to turn a shield (GUARD-082). */
            readonly activeChanged: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description All shields are unturned; the turn is over (GUARD-213). */
            readonly shieldsUnturned: Record<string, never>;
            /** @description A creature joins the shield that was turned; which one only its owner sees (GUARD-084). */
            readonly shieldReinforced: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly from: components["schemas"]["guardians_BoardSpace"];
                readonly to: components["schemas"]["guardians_BoardSpace"];
                readonly card?: components["schemas"]["guardians_ShownCard"];
                /** @description No garrison is left where it came from. */
                readonly emptied: boolean;
            };
            /** @description No further creature joins (GUARD-084). */
            readonly reinforcingEnded: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A terrain goes to its owner’s discard pile: under an enemy shield, or by an effect (GUARD-190, GUARD-195). */
            readonly terrainRemoved: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A stronghold under an enemy shield becomes a ruin (GUARD-180). */
            readonly strongholdRuined: {
                /** @description The owner of the stronghold. */
                readonly of: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                /** @description The cards in and under it are discarded. */
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A terrain comes on a land, under an own shield (GUARD-191). */
            readonly terrainLaid: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A creature is laid face down as terrain (GUARD-193, GUARD-195). */
            readonly creatureLaid: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card?: components["schemas"]["guardians_ShownCard"];
                /** @description Its item is discarded. */
                readonly item?: components["schemas"]["guardians_ShownCard"];
                /** @description No creature is left under the shield (GUARD-172). */
                readonly last: boolean;
            };
            /** @description A shield without a creature goes to its owner’s pen and does not count (GUARD-172). */
            readonly shieldSentToPen: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A shield leaves a bare land (GUARD-194). */
            readonly shieldWithdrawn: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly from: components["schemas"]["guardians_BoardSpace"];
                readonly to: components["schemas"]["guardians_BoardSpace"];
            };
            /** @description The shield that was turned goes, with all cards under it (GUARD-067, GUARD-074, GUARD-181). */
            readonly shieldMoved: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly from: components["schemas"]["guardians_BoardSpace"];
                /** @description The end of the path; before a guardian the stack stays on the ruin. */
                readonly to: components["schemas"]["guardians_Place"];
                /** @description The spaces stepped on, one after the other. */
                readonly path: readonly components["schemas"]["guardians_Place"][];
                readonly flown: boolean;
            };
            /** @description A flight is declared; the other seat may react before it happens (GUARD-076, GUARD-077). */
            readonly flightDeclared: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly from: components["schemas"]["guardians_BoardSpace"];
                /** @description The spaces stepped on, one after the other. */
                readonly path: readonly components["schemas"]["guardians_Place"][];
                /** @description All that fly, with their items. */
                readonly creatures: readonly components["schemas"]["guardians_CreatureSeen"][];
            };
            /** @description A flight was stopped: the shield stays, its option is used up (`STOP_FLIGHT`). */
            readonly flightFailed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
            };
            /** @description Cards go to their owner’s discard pile (GUARD-125, GUARD-161). */
            readonly cardsDiscarded: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly why: components["schemas"]["guardians_MovedBecause"];
                /** @description In the order in which they go. */
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
                /** @description Their items, which are discarded (GUARD-142). */
                readonly items: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description Cards go back to their owner’s pen (GUARD-109, GUARD-171). */
            readonly cardsSentToPen: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly why: components["schemas"]["guardians_MovedBecause"];
                /** @description In the order in which they go. */
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
                /** @description Their items, which are discarded (GUARD-142). */
                readonly items: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description Cards go under their owner’s draw pile, face down (cards.md 5.3). */
            readonly cardsPutUnder: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly why: components["schemas"]["guardians_MovedBecause"];
                /** @description In the order in which they go. */
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
                /** @description Their items, which are discarded (GUARD-142). */
                readonly items: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A shield is discarded and counts towards the five (GUARD-164, GUARD-169, GUARD-170). */
            readonly shieldDestroyed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly why: components["schemas"]["guardians_MovedBecause"];
            };
            /** @description A spell or hand item is played and discarded; the other seat may answer (GUARD-141, GUARD-143). */
            readonly depotCardPlayed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                /** @description Those of its effects that are for this window. */
                readonly effects: readonly number[];
                /** @description Its target; null: nothing was to be chosen. */
                readonly target: components["schemas"]["guardians_Target"] | null;
                /** @description Power stones paid. */
                readonly cost: number;
            };
            /** @description A seat does not answer, or is not asked (GUARD-133, GUARD-143). */
            readonly leftUnanswered: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A card that was played works now, unless it was cancelled (GUARD-143). */
            readonly playResolved: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly cancelled: boolean;
            };
            /** @description A seat cancels the effect of the last play (`CANCEL`, GUARD-143). */
            readonly playCancelled: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description An ability of a card in play is used (GUARD-012). */
            readonly abilityUsed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["guardians_ShownCard"];
                /** @description Place of the effect in the card’s list. */
                readonly effect: number;
                /** @description Its target; null: nothing was to be chosen. */
                readonly target: components["schemas"]["guardians_Target"] | null;
                /** @description Power stones paid. */
                readonly cost: number;
            };
            /** @description A text acts automatically: its effects follow (cards.md 4.2). */
            readonly textTriggered: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The card that does it; a guardian or stronghold has its library id twice. */
                readonly source: components["schemas"]["guardians_ShownCard"];
                /** @description Place of the effect in the card’s list. */
                readonly effect: number;
            };
            /** @description A seat gains or loses power stones, never below 0 (CARD-17). */
            readonly stonesChanged: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly change: number;
            };
            /** @description A seat learns how strong an enemy stack is (`LOOK`). */
            readonly stackLookedAt: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                /** @description The base Vitality of all creatures there; the seat alone learns it. */
                readonly total?: number;
            };
            /** @description A seat will be the first active seat this turn (`FIRST`). */
            readonly firstClaimed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A seat puts its dominant under its draw pile for another one (`REDRAW_DOMINANT`). */
            readonly dominantPutUnder: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A seat discards its dominant, whose value counts on this turn (`LEAVE_DOMINANT`). */
            readonly dominantLeft: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly value: number;
            };
            /** @description Phase III begins as soon as the dominants are settled (`SKIP_TO_SETTLEMENT`). */
            readonly settlementCalled: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A shield of the seat may take a third step this turn (`EXTRA_STEP`). */
            readonly extraStepGranted: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description Creatures of a stack are shown to all players (`REVEAL`, `AMBUSH`). */
            readonly creaturesRevealed: {
                /** @description Their owner. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                /** @description With their items. */
                readonly creatures: readonly components["schemas"]["guardians_CreatureSeen"][];
            };
            /** @description A standard bearer is a plain shield this turn (`DISCARD STANDARD_BEARER`). */
            readonly bearerSilenced: {
                /** @description Its owner. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description An upgrade or downgrade in play is discarded (`DISCARD UPGRADE`). */
            readonly worksDiscarded: {
                /** @description The owner of the card. */
                readonly seat: number;
                /** @description At whose stronghold. */
                readonly of: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The creature that an upgrade held goes to its owner’s pen, face down (`HOLD`). */
            readonly heldReturned: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The creature that an upgrade held joins a turned shield of its seat (`HOLD`). */
            readonly heldJoined: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A creature of the discard pile comes back to its owner’s pen (`RECOVER`). */
            readonly creatureRecovered: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The declared flight will not happen (`STOP_FLIGHT`). */
            readonly flightStopped: {
                /** @description The seat that has declared it. */
                readonly seat: number;
            };
            /** @description A combat begins (GUARD-090, GUARD-182). */
            readonly combatBegun: {
                /** @description The attacker: the seat that moved (GUARD-090). */
                readonly seat: number;
                readonly place: components["schemas"]["guardians_Place"];
                /** @description The spaces of its move, the first one included, the place not. */
                readonly path: readonly components["schemas"]["guardians_BoardSpace"][];
            };
            /** @description A seat commits a command card, or none (GUARD-093). */
            readonly commandCommitted: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description Whether a command card is played (GUARD-093). */
                readonly declares: boolean;
                readonly card?: components["schemas"]["guardians_ShownCard"] | null;
            };
            /** @description The command cards are shown (GUARD-093). */
            readonly commandsRevealed: {
                readonly commands: readonly components["schemas"]["guardians_PlayedCard"][];
            };
            /** @description Commands of these seats contradict one that is as strong, and end (GUARD-095, GUARD-096). */
            readonly commandsCancelled: {
                readonly seats: readonly number[];
            };
            /** @description A command card may be answered (GUARD-143). */
            readonly commandPut: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A command card stands, unless it was cancelled (GUARD-143). */
            readonly commandSettled: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly cancelled: boolean;
            };
            /** @description A seat commits its primary attacker (GUARD-105). */
            readonly attackerCommitted: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card?: components["schemas"]["guardians_ShownCard"];
            };
            /** @description What is said of a primary attacker before the other seat commits (`DECLARE_FIRST`). */
            readonly propertyDeclared: {
                /** @description The seat of the attacker. */
                readonly seat: number;
                readonly what: components["schemas"]["guardians_DeclaredProperty"];
                readonly values: readonly string[];
            };
            /** @description The primary attackers are shown, and meet (GUARD-105, GUARD-184). */
            readonly attackersRevealed: {
                readonly attackers: readonly components["schemas"]["guardians_PlayedCard"][];
            };
            /** @description A secondary attacker comes, and meets an enemy creature (GUARD-150). */
            readonly secondaryCommitted: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly item?: components["schemas"]["guardians_ShownCard"];
                readonly target: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A corruption is played on an enemy creature, and discarded (GUARD-107, GUARD-109). */
            readonly corruptionPlayed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly target: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A creature is played for its ranged attack (GUARD-117). */
            readonly rangedAttackMade: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly item?: components["schemas"]["guardians_ShownCard"];
                readonly receiver: components["schemas"]["guardians_ShownCard"];
            };
            /** @description A ranged attack counts, if its creature is still there (GUARD-117, GUARD-109). */
            readonly rangedAttackSettled: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly receiver: components["schemas"]["guardians_ShownCard"];
                /** @description The number that it adds; null: it was corrupted before. */
                readonly value: number | null;
            };
            /** @description A power stone is spent: influence of the guardian for a creature (GUARD-135, GUARD-138). */
            readonly guardianInfluenced: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly receiver: components["schemas"]["guardians_ShownCard"];
                readonly value: number;
            };
            /** @description The influence that was given last is subtracted (`REVERSE_INFLUENCE`). */
            readonly influenceReversed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly receiver: components["schemas"]["guardians_ShownCard"];
            };
            /** @description Influence of the guardian counts (GUARD-139). */
            readonly influenceReceived: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly receiver: components["schemas"]["guardians_ShownCard"];
                readonly value: number;
                readonly reversed: boolean;
            };
            /** @description A creature under a stronghold is turned up and gives influence (GUARD-136, GUARD-137). */
            readonly strongholdCreatureUsed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly stronghold: components["schemas"]["guardians_StrongholdPosition"];
                readonly card: components["schemas"]["guardians_ShownCard"];
                readonly receiver: components["schemas"]["guardians_ShownCard"];
                readonly value: number;
            };
            /** @description An effect is in force for the match-up or the combat (cards.md 4.5). */
            readonly effectApplied: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The card that does it; of a guardian or stronghold its library id twice. */
                readonly source: components["schemas"]["guardians_ShownCard"];
                /** @description Place of the effect in the card’s list. */
                readonly effect: number;
                /** @description The creature that it is for, where it is for one. */
                readonly on: components["schemas"]["guardians_ShownCard"] | null;
                readonly lasts: components["schemas"]["guardians_EffectLasts2"];
                readonly command: boolean;
            };
            /** @description An area-of-effect attack on the combat hand of the other seat (GUARD-126). */
            readonly areaStruck: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                /** @description The card that does it; of a guardian or stronghold its library id twice. */
                readonly source: components["schemas"]["guardians_ShownCard"];
                readonly value: number;
                readonly what: components["schemas"]["guardians_AttackType"];
                /** @description Creatures of the enemy’s combat hand that it discards; may be none. */
                readonly cards: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A creature has gone: the match-up has no result (GUARD-110). */
            readonly matchupAbandoned: Record<string, never>;
            /** @description The totals of a match-up are compared (GUARD-119, GUARD-120). */
            readonly matchupCompared: {
                readonly kind: components["schemas"]["guardians_MatchupKind2"];
                readonly totals: readonly components["schemas"]["guardians_CombatTotal2"][];
                /** @description A command turns the comparison round. */
                readonly lowerWins: boolean;
                /** @description null: a push (GUARD-122). */
                readonly winner: number | null;
                /** @description null: no creature is beaten (GUARD-120, GUARD-123). */
                readonly beaten: components["schemas"]["guardians_ShownCard"] | null;
                /** @description Seats whose creature is immune to the other one (GUARD-123). */
                readonly immune: readonly number[];
            };
            /** @description The primary attacks are over (GUARD-105, GUARD-150). */
            readonly primaryEnded: {
                /** @description Seats that have creatures in their combat hand. */
                readonly left: readonly number[];
            };
            /** @description A seat sends no further secondary attacker (GUARD-156). */
            readonly secondaryStopped: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
            };
            /** @description A beaten creature counts as unbeaten (GUARD-160). */
            readonly creatureHealed: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly healer: components["schemas"]["guardians_ShownCard"];
                /** @description Place of the effect in the card’s list. */
                readonly effect: number;
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The seat that has the space; null: no creature is left (GUARD-161 to GUARD-164). */
            readonly spaceCompared: {
                readonly sums: readonly components["schemas"]["guardians_SpaceSum"][];
                readonly winner: number | null;
            };
            /** @description A guardian was not beaten: the attack on it has failed (GUARD-186). */
            readonly guardianWithstood: {
                /** @description The owner of the guardian. */
                readonly seat: number;
            };
            /** @description A shield that has lost its combat retreats (GUARD-167, GUARD-168). */
            readonly shieldRetreated: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly from: components["schemas"]["guardians_BoardSpace"];
                readonly to: components["schemas"]["guardians_BoardSpace"];
            };
            /** @description One of two shields that have come together is kept (GUARD-169). */
            readonly shieldKept: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                readonly card: components["schemas"]["guardians_ShownCard"];
            };
            /** @description The rest of a garrison that has lost goes to its owner’s pen (GUARD-171). */
            readonly garrisonDissolved: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                /** @description Creatures that are left. */
                readonly count: number;
                readonly cards?: readonly components["schemas"]["guardians_ShownCard"][];
                /** @description Their items, which are discarded (GUARD-142). */
                readonly items: readonly components["schemas"]["guardians_ShownCard"][];
            };
            /** @description A shield that has retreated stands with the creatures there (GUARD-167, GUARD-173). */
            readonly stacksMerged: {
                /** @description Number of a seat: 0 is SOUTH, 1 is NORTH. */
                readonly seat: number;
                readonly space: components["schemas"]["guardians_BoardSpace"];
                /** @description More than 30: creatures have to go. */
                readonly above: boolean;
            };
            /** @description The combat is over; played creatures lie face down again (GUARD-166). */
            readonly combatEnded: Record<string, never>;
        };
        /** @description A lighthouse keeper. */
        readonly lantern_Keeper: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            /** @description Points of the storms so far. */
            readonly points: number;
            /** @description Number of cards in hand. */
            readonly cards: number;
            /** @description Has chosen a card for this storm. */
            readonly ready: boolean;
        };
        /** @description A keeper's lantern after a storm. */
        readonly lantern_Lantern: {
            /** @description Number of a seat, from 0, clockwise. */
            readonly seat: number;
            /** @description Oil on a card: 2 to 10. */
            readonly oil: number;
            /** @description It stayed lit. */
            readonly lit: boolean;
            /** @description Points that it scores: its oil beyond the wind. */
            readonly points: number;
        };
        /** @description The view of a running game. */
        readonly lantern_view: {
            /** @description Number of the storm, from 1. */
            readonly storm: number;
            /** @description Strength of the past storms. */
            readonly winds: readonly number[];
            readonly keepers: readonly components["schemas"]["lantern_Keeper"][];
            /** @description Your own cards; absent for spectators. */
            readonly hand?: readonly number[];
            /** @description All hands, by seat; for auditors only. */
            readonly hands?: readonly (readonly number[])[];
            /** @description The card that you have chosen for this storm. */
            readonly chosen?: number;
        };
        readonly lantern_events: {
            /** @description A keeper is dealt a hand (LANTERN-002). */
            readonly handDealt: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                readonly oils?: readonly number[];
            };
            /** @description A keeper has put a card under the lantern (LANTERN-004). */
            readonly cardChosen: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
                /** @description Oil on a card: 2 to 10. */
                readonly oil?: number;
            };
            /** @description The dice are the wind, and lanterns go out or stay lit (LANTERN-005, LANTERN-006). */
            readonly stormBroke: {
                /** @description The faces of the dice: 1 to 6. Two dice in the last storm, one before. */
                readonly winds: readonly number[];
                /** @description Strength of the wind: the highest of the dice. */
                readonly wind: number;
                readonly lanterns: readonly components["schemas"]["lantern_Lantern"][];
            };
            /** @description A keeper leaves the game permanently (LANTERN-007). */
            readonly keeperLeft: {
                /** @description Number of a seat, from 0, clockwise. */
                readonly seat: number;
            };
        };
    };
}
