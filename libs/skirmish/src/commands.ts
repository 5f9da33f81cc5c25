import type { Tagged } from '#kernel';
import { z } from 'zod';
import {
  attackModeSchema,
  cardIdSchema,
  cardSideSchema,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  powerIdSchema,
  spaceIdSchema,
  testIdSchema,
  type Rank,
} from './content/words.js';

/** The places where descriptions of shared commands name a rule. */
export type CommandTopic =
  | 'chooseHero'
  | 'placeHero'
  | 'planCards'
  | 'takeBackPlan'
  | 'proposeOrder'
  | 'move'
  | 'attack'
  | 'attemptTest'
  | 'usePower'
  | 'endActivation'
  | 'react'
  | 'pushBack'
  | 'choose'
  | 'campaignStep';

/** The words of a game about the commands that all have. */
export interface SharedCommandTerms {
  readonly rankSchema: z.ZodType<Rank>;
  /** Compares cards by canonical order: plans are brought into it. */
  readonly compareCards: (a: string, b: string) => number;
  /** Ids of rules, by what a description is about. */
  readonly rules: Readonly<Record<CommandTopic, string>>;
}

const hero = figureIdSchema.meta({ description: 'Id of a hero, as in the content.' });
const figure = figureIdSchema.meta({ description: 'Id of a figure: the active hero, or one of its sidekicks.' });
const card = cardIdSchema.meta({ description: 'Id of a card, as in the content.' });
const power = powerIdSchema.meta({ description: 'Id of a card, as in the content.' });
const none = z.strictObject({});

const planningCommands = ({ rankSchema, compareCards, rules }: SharedCommandTerms) => ({
  chooseHero: z
    .strictObject({ heroId: hero, rank: rankSchema })
    .meta({ description: `Takes a free hero as the main hero (${rules.chooseHero}).` }),
  placeHero: z
    .strictObject({ heroId: hero, spaceId: spaceIdSchema })
    .meta({ description: `Puts a hero on a start space (${rules.placeHero}).` }),
  planCards: z
    .strictObject({
      heroId: hero,
      plays: z
        .array(z.strictObject({ cardId: card, side: cardSideSchema }).meta({ id: 'Play' }))
        .max(12)
        .overwrite((plays) => [...plays].sort((a, b) => compareCards(a.cardId, b.cardId))),
    })
    .meta({ description: `Lays the cards of a hero in secret, all in one (${rules.planCards}).` }),
  takeBackPlan: z
    .strictObject({ heroId: hero })
    .meta({ description: `Takes back the cards and tokens of a hero (${rules.takeBackPlan}).` }),
  proposeOrder: z
    .strictObject({ heroIds: z.array(hero).max(6) })
    .meta({ description: `Another order of the side's initiative deck, top first (${rules.proposeOrder}).` }),
  declareReady: none.meta({ description: 'The seat has planned all its heroes.' }),
});

const actionCommands = ({ rules }: SharedCommandTerms) => ({
  move: z
    .strictObject({ figureId: figure, spaceId: spaceIdSchema })
    .meta({ description: `Moves to a space: travel, reposition or break away (${rules.move}).` }),
  attack: z
    .strictObject({ figureId: figure, targetId: figureIdSchema, mode: attackModeSchema })
    .meta({ description: `Attacks an enemy (${rules.attack}).` }),
  attemptTest: z
    .strictObject({ testId: testIdSchema, characteristic: characteristicSchema })
    .meta({ description: `Attempts a characteristic test (${rules.attemptTest}).` }),
  usePower: z
    .strictObject({ powerId: power })
    .meta({ description: `Uses the special power of a card for an action (${rules.usePower}).` }),
  endActivation: none.meta({ description: `Ends the activation; actions left are lost (${rules.endActivation}).` }),
});

const answerCommands = ({ rules }: SharedCommandTerms) => ({
  react: z.strictObject({ powerId: power }).meta({ description: `Uses the power that is offered (${rules.react}).` }),
  declineReaction: none.meta({ description: 'Does not use it.' }),
  pushBack: z
    .strictObject({ spaceId: spaceIdSchema })
    .meta({ description: `Pushes the target to a space beside it (${rules.pushBack}).` }),
  declinePushBack: none.meta({ description: 'Does not push.' }),
  choose: z.strictObject({ optionId: idSchema }).meta({ description: `Answers the open question (${rules.choose}).` }),
});

const campaignCommands = ({ rules }: SharedCommandTerms) => ({
  campaignStep: z
    .strictObject({ rookieCardId: card, regainCardId: card })
    .meta({ description: `A Rookie gives up a Rookie card for one set aside (${rules.campaignStep}).` }),
  skipCampaignStep: none.meta({ description: `Keeps the Rookie cards for now (${rules.campaignStep}).` }),
});

/** The commands that shared rules take, as a game declares them: spread among its own. */
export const skirmishCommands = (terms: SharedCommandTerms) => ({
  ...planningCommands(terms),
  ...actionCommands(terms),
  ...answerCommands(terms),
  ...campaignCommands(terms),
});

/** A command that shared rules take. */
export type SkirmishCommand = Tagged<ReturnType<typeof skirmishCommands>>;
export type SkirmishCommandType = SkirmishCommand['type'];
export type SkirmishCommandOf<T extends SkirmishCommandType> = Extract<SkirmishCommand, { type: T }>;
