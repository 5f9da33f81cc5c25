import type { Tagged } from '#kernel';
import { z } from 'zod';
import { compareCards, inHandOrder } from './table/card-order.js';
import {
  attackModeSchema,
  cardIdSchema,
  cardSideSchema,
  characteristics,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  newspaperSchema,
  objectUseSchema,
  pieceIdSchema,
  powerIdSchema,
  rankSchema,
  spaceIdSchema,
  testIdSchema,
  type Characteristic,
} from './words.js';

const hero = figureIdSchema.meta({ description: 'Id of a hero.' });
const figure = figureIdSchema.meta({ description: 'Id of a figure: the active hero, or a sidekick of his.' });
const space = spaceIdSchema;
const card = cardIdSchema.meta({ description: 'Id of a card.' });
const power = powerIdSchema.meta({ description: 'Id of a card.' });
const none = z.strictObject({});

/** Characteristics in canonical order (clash.md 7). */
const inSheetOrder = (chosen: Characteristic[]): Characteristic[] =>
  [...chosen].sort((a, b) => characteristics.indexOf(a) - characteristics.indexOf(b));

/** All commands of clash.md 7, one object a command. Lists given in another order are brought into canonical form. */
export const commands = {
  consentHigherRank: z
    .strictObject({ allow: z.boolean() })
    .meta({ description: 'Lets the other side play main heroes one rank higher, or not (CLASH-069).' }),
  chooseHero: z
    .strictObject({ heroId: hero, rank: rankSchema })
    .meta({ description: 'Takes a free hero as the main hero (CLASH-010).' }),
  takeTeamUpHero: z
    .strictObject({ heroId: hero })
    .meta({ description: 'Takes a free hero for a team-up place (CLASH-021).' }),
  passTeamUp: none.meta({ description: 'Takes no team-up hero any more (CLASH-208).' }),
  chooseCards: z
    .strictObject({ heroId: hero, cardIds: z.array(card).max(12).overwrite(inHandOrder) })
    .meta({ description: 'The three power cards of a team-up, solo or co-op hero (CLASH-022, CLASH-194).' }),
  takeSidekick: z
    .strictObject({ sidekickId: figureIdSchema })
    .meta({ description: 'Takes a free sidekick (CLASH-259).' }),
  passSidekick: none.meta({ description: 'Takes no sidekick any more (CLASH-259).' }),
  chooseNewspaper: z
    .strictObject({ newspaper: newspaperSchema })
    .meta({ description: "The side's newspaper (CLASH-016)." }),
  placeHero: z
    .strictObject({ heroId: hero, spaceId: space })
    .meta({ description: 'Puts a hero on a start space (CLASH-206).' }),
  planCards: z
    .strictObject({
      heroId: hero,
      plays: z
        .array(z.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: 'Play' }))
        .max(12)
        .overwrite((plays) => [...plays].sort((a, b) => compareCards(a.cardId, b.cardId))),
    })
    .meta({ description: 'Lays the cards of a hero in secret, all in one (CLASH-108, CLASH-239).' }),
  placeTeamUpTokens: z
    .strictObject({ heroId: hero, characteristics: z.array(characteristicSchema).max(4).overwrite(inSheetOrder) })
    .meta({ description: 'The two +1 tokens of a team-up hero, in secret (CLASH-026).' }),
  takeBackPlan: z
    .strictObject({ heroId: hero })
    .meta({ description: 'Takes back the cards and tokens of a hero (CLASH-239).' }),
  proposeOrder: z
    .strictObject({ heroIds: z.array(hero).max(6) })
    .meta({ description: "Another order of the side's initiative deck, top first (CLASH-240)." }),
  declareReady: none.meta({ description: 'The seat has planned all its heroes.' }),
  move: z
    .strictObject({ figureId: figure, spaceId: space })
    .meta({ description: 'Moves to a space: travel, reposition or break away (CLASH-125 to CLASH-128, CLASH-244).' }),
  attack: z
    .strictObject({ figureId: figure, targetId: figureIdSchema, mode: attackModeSchema })
    .meta({ description: 'Attacks an enemy (CLASH-135).' }),
  attemptTest: z
    .strictObject({ testId: testIdSchema, characteristic: characteristicSchema })
    .meta({ description: 'Attempts a characteristic test (CLASH-155).' }),
  useObject: z
    .strictObject({ objectId: pieceIdSchema, use: objectUseSchema, targetId: figureIdSchema.optional() })
    .meta({ description: 'Uses an object; an aggressive use names its target (CLASH-101, CLASH-102).' }),
  usePower: z
    .strictObject({ powerId: power })
    .meta({ description: 'Uses the special power of a card for an action (CLASH-059).' }),
  performSpecialAction: z
    .strictObject({ specialActionId: idSchema })
    .meta({ description: 'A special action of the sheet without a test (CLASH-089).' }),
  endActivation: none.meta({ description: 'Ends the activation; actions left are lost (CLASH-122).' }),
  react: z.strictObject({ powerId: power }).meta({ description: 'Uses the power that is offered (CLASH-211).' }),
  declineReaction: none.meta({ description: 'Does not use it.' }),
  pushBack: z
    .strictObject({ spaceId: space })
    .meta({ description: 'Pushes the target to a space beside it (CLASH-150).' }),
  declinePushBack: none.meta({ description: 'Does not push.' }),
  choose: z.strictObject({ optionId: idSchema }).meta({ description: 'Answers what a text asks (CLASH-214).' }),
  promoteTeamUpHero: z
    .strictObject({ heroId: hero })
    .meta({ description: 'Makes a team-up hero the main hero (CLASH-029).' }),
  campaignStep: z
    .strictObject({ rookieCardId: card, regainCardId: card })
    .meta({ description: 'A Rookie gives up a Rookie card for one set aside (CLASH-072).' }),
  skipCampaignStep: none.meta({ description: 'Keeps the Rookie cards for now (CLASH-072).' }),
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
