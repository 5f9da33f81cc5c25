/** The numbers that the rules fix, in one place. Named after the rules; cards carry their own numbers. */

/** Fewest and most seats of a game (GUILD-001). */
export const SEATS = { least: 2, most: 5 } as const;
/** Rubies of a seat at set-up (GUILD-011). */
export const STARTING_RUBIES = 5;
/** Leaders dealt to each seat at set-up, one of which it keeps (GUILD-012). */
export const LEADERS_DEALT = 2;
/** Mages dealt to each seat at set-up (GUILD-014). */
export const STARTING_MAGES = 2;
/** Printed price of every spell (GUILD-189). */
export const SPELL_PRICE = 3;
/** Highest bid on a lot (GUILD-036). */
export const HIGHEST_BID = 999;
/** Rubies that a sole bidder pays, and that a winner pays above the second highest bid (GUILD-042). */
export const BID_STEP = 1;
/** Damage healed for every mage in the care center in step 2 (GUILD-024). */
export const CARE_HEALING = 1;
/** Items looked at in the market (GUILD-068). */
export const MARKET_ITEMS = 2;
/** Rubies for an item sold to the bank (GUILD-071). */
export const SALE_PRICE = 2;
/** Rubies for one step of alignment (GUILD-074). */
export const ALIGNMENT_STEP_PRICE = 1;
/** Rubies for healing one point of damage (GUILD-075). */
export const HEALING_PRICE = 1;
/** Trade X2: number of discounts, and rubies of each (GUILD-076). */
export const TRADE_DISCOUNTS = { count: 2, rubies: 2 } as const;
/** Mages drawn in Recruitment (GUILD-077). */
export const MAGES_DRAWN = 2;
/** Recruitment X2: leaders drawn (GUILD-084). */
export const LEADERS_DRAWN = 2;
/** Recruitment X2: rubies for exchanging the leader (GUILD-084). */
export const LEADER_EXCHANGE_PRICE = 5;
/** Mages of one answer in step 5: few enough that every choice among them can be listed (GUILD-173). */
export const PLACED_AT_ONCE = 7;
/** Leader action X2: most steps of free alignment (GUILD-088). */
export const BONUS_ALIGNMENT_STEPS = 2;
/** Steps that a winning attacker's alignment moves (GUILD-140 to GUILD-142). */
export const COMBAT_SHIFT = 2;
/** A winning attacker takes the defender's rubies divided by this, rounded down (GUILD-138). */
export const BOOTY_DIVISOR = 2;
/** The scale runs from minus this to plus this (GUILD-143). */
export const ALIGNMENT_LIMIT = 10;
/** Points that a mage in the care center costs at the end (GUILD-161). */
export const CARE_PENALTY = 2;
/** Points for each counted thing, on the seat's own tile and on another seat's (GUILD-162). */
export const OBJECTIVE_POINTS = { own: 2, others: 1 } as const;
/** Faces of a combat die, each equally likely (GUILD-006). */
export const COMBAT_DIE_FACES = [0, 1, 2, 3] as const;
/** Missed deadlines in a row after which a seat is absent (GUILD-168). */
export const MISSES_UNTIL_ABSENT = 2;
