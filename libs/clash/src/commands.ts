import { skirmishCommands } from '#skirmish';
import type { Tagged } from '#kernel';
import { z } from 'zod';
import { compareCards, inHandOrder } from './table/card-order.js';
import {
  cardIdSchema,
  characteristics,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  newspaperSchema,
  objectUseSchema,
  pieceIdSchema,
  rankSchema,
  type Characteristic,
} from './words.js';

const hero = figureIdSchema.meta({ description: 'Id of a hero, as in the content.' });
const card = cardIdSchema.meta({ description: 'Id of a card, as in the content.' });
const none = z.strictObject({});

/** Characteristics in canonical order (clash.md 7). */
const inSheetOrder = (chosen: Characteristic[]): Characteristic[] =>
  [...chosen].sort((a, b) => characteristics.indexOf(a) - characteristics.indexOf(b));

const shared = skirmishCommands({
  rankSchema,
  compareCards,
  rules: {
    chooseHero: 'CLASH-010',
    placeHero: 'CLASH-206',
    planCards: 'CLASH-108, CLASH-239',
    takeBackPlan: 'CLASH-239',
    proposeOrder: 'CLASH-240',
    move: 'CLASH-125 to CLASH-128, CLASH-244',
    attack: 'CLASH-135',
    attemptTest: 'CLASH-155',
    usePower: 'CLASH-059',
    endActivation: 'CLASH-122',
    react: 'CLASH-211',
    pushBack: 'CLASH-150',
    choose: 'CLASH-214',
    campaignStep: 'CLASH-072',
  },
});

/** All commands of clash.md 7, one object a command. Lists given in another order are brought into canonical form. */
export const commands = {
  ...shared,
  consentHigherRank: z
    .strictObject({ allow: z.boolean() })
    .meta({ description: 'Lets the other side play main heroes one rank higher, or not (CLASH-069).' }),
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
  placeTeamUpTokens: z
    .strictObject({ heroId: hero, characteristics: z.array(characteristicSchema).max(4).overwrite(inSheetOrder) })
    .meta({ description: 'The two +1 tokens of a team-up hero, in secret (CLASH-026).' }),
  useObject: z
    .strictObject({ objectId: pieceIdSchema, use: objectUseSchema, targetId: figureIdSchema.optional() })
    .meta({ description: 'Uses an object; an aggressive use names its target (CLASH-101, CLASH-102).' }),
  performSpecialAction: z
    .strictObject({ specialActionId: idSchema })
    .meta({ description: 'A special action of the sheet without a test (CLASH-089).' }),
  promoteTeamUpHero: z
    .strictObject({ heroId: hero })
    .meta({ description: 'Makes a team-up hero the main hero (CLASH-029).' }),
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
