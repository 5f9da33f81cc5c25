import { idSchema, type Tagged } from '#kernel';
import { z } from 'zod';
import { PLACED_AT_ONCE } from './content/constants.js';
import { actionSchema, elementSchema } from './content/vocabulary.js';
import { secondChoiceSchema, seatSchema } from './words.js';

const cardOf = <Of extends string>() =>
  idSchema<Of>().min(1).max(80).meta({ description: 'Id of a card, as in the content.' });
const mage = cardOf<'mage'>();
const item = cardOf<'item'>();
const leader = cardOf<'leader'>();
const quest = cardOf<'quest'>();
const none = z.strictObject({});
const yesOrNo = z.boolean();
const steps = z.int().meta({ description: 'Steps of alignment: above 0 toward Light, below 0 toward Darkness.' });
const useDiscount = yesOrNo.meta({ description: 'Put one of the two discounts of Trade X2 on it (GUILD-076).' });
const mageOnly = z.strictObject({ mageId: mage });
const objectOnly = z.strictObject({ objectId: item });
const leaderOnly = z.strictObject({ leaderId: leader });
const actionOnly = z.strictObject({ action: actionSchema });
const secondOnly = z.strictObject({ action: secondChoiceSchema });

/** The choices of a player for an effect; a card takes exactly those that its effects need (guilds.md 11.3). */
const chosen = {
  targetSeat: seatSchema.optional(),
  objectId: item.optional().meta({ description: 'The object of the other seat to take.' }),
  randomSpell: z.literal(true).optional().meta({ description: 'Take a random spell instead of an object.' }),
  mageId: mage.optional().meta({ description: 'The own mage that the effect is for.' }),
  leaderId: leader.optional().meta({ description: 'The own leader, instead of a mage, where it fights.' }),
  element: elementSchema.optional(),
  direction: z.enum(['towardLight', 'towardDarkness']).optional().meta({ description: 'Direction of the alignment.' }),
  monsterIndex: z.int().optional().meta({ description: 'A monster of the quest: 1 or 2.' }),
  action: secondChoiceSchema.optional().meta({ description: 'The new second action.' }),
};

/** All commands of guilds.md 7, one object a command. Every command has a single form: a list is brought into card order (GUILD-196). */
export const commands = {
  chooseLeader: leaderOnly.meta({ description: 'Keeps one of the two leaders dealt (GUILD-012).' }),
  recoverMage: mageOnly.meta({ description: 'Takes a mage back from the care center with its damage (GUILD-026).' }),
  endRecovery: none.meta({ description: 'Leaves the other mages in the care center (GUILD-026).' }),
  bidOnLot: z
    .strictObject({ mageId: mage, amount: z.int().meta({ description: 'The most to pay; 0 is no bid.' }) })
    .meta({ description: "Answers the seat's next lot with a sealed bid (GUILD-171)." }),
  chooseFirstAction: actionOnly.meta({ description: 'Chooses the first action in secret (GUILD-048).' }),
  changeFirstAction: actionOnly.meta({ description: 'Uses the Darkness privilege (GUILD-049).' }),
  keepFirstAction: none.meta({ description: 'Does not use the Darkness privilege (GUILD-049).' }),
  chooseSecondAction: secondOnly.meta({ description: 'Chooses the second action in secret (GUILD-050).' }),
  changeSecondAction: secondOnly.meta({ description: 'Uses the Light privilege (GUILD-062).' }),
  keepSecondAction: none.meta({ description: 'Does not use the Light privilege (GUILD-062).' }),
  placeMages: z
    .strictObject({
      activeMageIds: z
        .array(mage)
        .max(PLACED_AT_ONCE)
        .overwrite((mageIds) => [...mageIds].sort())
        .meta({ description: 'The active ones; the others stay passive.' }),
    })
    .meta({ description: "Places the seat's next mages in card order, up to seven, in secret (GUILD-173)." }),
  openMarket: none.meta({ description: 'Looks at two items (GUILD-068).' }),
  buyItem: z
    .strictObject({ itemId: item, useDiscount })
    .meta({ description: 'Buys an item of the market (GUILD-069).' }),
  sellItem: z.strictObject({ itemId: item }).meta({ description: 'Sells an object or spell to the bank (GUILD-071).' }),
  buyAlignment: z.strictObject({ steps, useDiscount }).meta({ description: 'Buys steps of alignment (GUILD-074).' }),
  buyHealing: z
    .strictObject({ mageId: mage, damage: z.int().meta({ description: 'Points to heal.' }), useDiscount })
    .meta({ description: 'Heals a mage in the care center (GUILD-075, GUILD-174).' }),
  buyFaceUpMage: none.meta({ description: 'Recruits the face-up mage (GUILD-081).' }),
  drawMages: none.meta({ description: 'Draws mages; a face-up one goes to the auction pile (GUILD-077, GUILD-081).' }),
  recruitMage: mageOnly.meta({ description: 'Recruits one of the mages drawn (GUILD-077).' }),
  declineMages: none.meta({ description: 'Recruits none of the mages drawn (GUILD-082).' }),
  drawLeaders: none.meta({ description: 'X2: draws two leaders instead of recruiting (GUILD-084).' }),
  swapLeader: leaderOnly.meta({ description: 'Takes one of the leaders drawn (GUILD-084).' }),
  keepLeader: none.meta({ description: 'Keeps the present leader (GUILD-085).' }),
  useLeaderPower: z.strictObject(chosen).meta({ description: "Uses the leader's power (GUILD-087)." }),
  bonusAlignment: z.strictObject({ steps }).meta({ description: 'X2: moves the alignment 1 or 2 steps (GUILD-088).' }),
  endAction: none.meta({ description: 'Ends the action that is being resolved (GUILD-064).' }),
  swapQuests: none.meta({ description: 'X2: exchanges the first two quests (GUILD-101).' }),
  keepQuests: none.meta({ description: 'X2: leaves the quests as they are (GUILD-101).' }),
  sendMage: z
    .strictObject({
      mageId: mage,
      monsterIndex: z.int().optional().meta({ description: '1 or 2; absent on a quest without monsters.' }),
      group: z.int().optional().meta({ description: 'An open group, or the next number; absent without monsters.' }),
    })
    .meta({ description: 'Sends a mage on the campaign (GUILD-181).' }),
  startCampaign: none.meta({ description: 'Closes the plan of the campaign (GUILD-181).' }),
  chooseElement: z
    .strictObject({ element: elementSchema })
    .meta({ description: 'Chooses the element of a combat or duel (GUILD-106).' }),
  chooseCounterTarget: mageOnly.meta({ description: 'Names the mage that a monster attacks (GUILD-118).' }),
  leaveOnQuest: objectOnly.meta({ description: 'Leaves an object on the quest card (GUILD-097).' }),
  assignDamage: mageOnly.meta({ description: 'Names a mage that takes failure damage (GUILD-178).' }),
  claimQuestItem: objectOnly.meta({ description: 'Takes an object that lies on the completed quest (GUILD-098).' }),
  endClaim: none.meta({ description: 'Leaves the other objects on the card (GUILD-098).' }),
  switchMage: mageOnly.meta({ description: 'X2: makes an active mage passive, or back (GUILD-179).' }),
  endRearrange: none.meta({ description: 'X2: ends the change of mages (GUILD-179).' }),
  declareAttack: z.strictObject({ targetSeat: seatSchema }).meta({ description: 'Attacks a guild (GUILD-103).' }),
  lineUpDefender: mageOnly.meta({ description: 'Puts a mage into the next column of the defense (GUILD-182).' }),
  lineUpAtRandom: none.meta({ description: 'Leaves the columns still empty to chance (GUILD-182).' }),
  lineUpAttacker: z
    .strictObject({ mageId: mage, column: z.int().optional().meta({ description: 'For the back line only.' }) })
    .meta({ description: 'Puts a mage into the line of the attack (GUILD-183).' }),
  startAttack: none.meta({ description: 'Closes the line of the attack (GUILD-183).' }),
  playCombatCard: z
    .strictObject({ itemId: item, ...chosen })
    .meta({ description: 'Plays a card before a wave, in secret (GUILD-152).' }),
  passCombatCards: none.meta({ description: 'Plays no card before a wave (GUILD-152).' }),
  counterAttack: z.strictObject({ counter: yesOrNo }).meta({ description: 'Counter-attacks, or not (GUILD-132).' }),
  takeBooty: z
    .strictObject({ objectId: chosen.objectId, randomSpell: chosen.randomSpell })
    .meta({ description: 'Takes a named object or a random spell as booty (GUILD-139).' }),
  pickItem: z.strictObject({ itemId: item }).meta({ description: 'Keeps one of the items drawn (GUILD-187).' }),
  putQuestNext: z
    .strictObject({ questId: quest })
    .meta({ description: 'Puts a quest shown next in order (GUILD-187).' }),
  playCard: z
    .strictObject({ itemId: item, ...chosen })
    .meta({ description: 'Plays a spell or uses an object (GUILD-151).' }),
  assignObject: z
    .strictObject({ objectId: item, mageId: mage.optional().meta({ description: 'Absent: on no mage.' }) })
    .meta({ description: 'Puts an object on a mage (GUILD-059).' }),
  comeBack: none.meta({ description: 'Plays again after an absence (GUILD-193).' }),
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
/** The choices of a player for the effects of a card or power. */
export type Choices = Omit<CommandOf<'useLeaderPower'>, 'type'>;
