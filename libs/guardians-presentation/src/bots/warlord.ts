import { answeringBot, type Bot } from '#kernel';
import type { Command, View } from '#guardians/queries';
import { reinforce, settle, takeOption, turnShield } from './field.js';
import { answer, attackOn, commitAttacker, corrupt, declareCommand, heal, merge, modify, retreat } from './fight.js';
import { buildDeck, discard, openHand, place, playCards } from './organise.js';
import { outlookOf } from './outlook.js';

/**
 * A sensible player: fills stacks to the limit, sends the strong ones and keeps its home, takes what it has seen under a shield
 * into account and guesses the rest, goes for lands, shields or the guardian as the board asks, and spends stones where they
 * decide. Decides from its own seat’s view and legal commands only.
 */
export const warlord: Bot<View, Command> = answeringBot({
  outlookOf,
  answers: {
    DECKS: buildDeck,
    SETUP_OPENING: openHand,
    I_B_PLAYS: playCards,
    I_C_PLACE: place,
    I_D_DISCARD: discard,
    II_A_PLAYS: playCards,
    II_B_TURN: turnShield,
    II_C_OPTION: takeOption,
    II_C_REINFORCE: reinforce,
    II_REACT: answer,
    COMBAT_DECLARE_A: declareCommand,
    COMBAT_DECLARE_D: declareCommand,
    COMBAT_COMMAND: corrupt,
    PRIMARY_COMMIT: commitAttacker,
    MATCHUP_CORRUPTION: corrupt,
    RANGED_CORRUPTION: corrupt,
    MATCHUP_MODIFY: modify,
    SECONDARY_CHOOSE: attackOn,
    COMBAT_HEAL: heal,
    COMBAT_RETREAT: retreat,
    COMBAT_MERGE: merge,
    RESPONSE: answer,
    III_PLAYS: playCards,
    III_B_SETTLE: settle,
  },
  asides: ['declarePasses', 'withdrawPasses'],
});
