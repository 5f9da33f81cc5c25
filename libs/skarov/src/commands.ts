import type { Tagged } from '#kernel';
import { difficultySchema, skirmishCommands } from '#skirmish';
import { z } from 'zod';
import { buildCommandSchemas } from './flow/set-up/build-words.js';
import { eventCommandSchemas } from './overlord/overlord-words.js';
import { compareCards } from './table/card-order.js';
import {
  cardIdSchema,
  characteristicSchema,
  edgeIdSchema,
  figureIdSchema,
  idSchema,
  rankSchema,
  seatSchema,
  tileNumberSchema,
} from './words.js';

const none = z.strictObject({});
const figure = figureIdSchema.meta({ description: 'Id of a figure of the activated sheet, or of the active hero.' });

const shared = skirmishCommands({
  rankSchema,
  compareCards,
  rules: {
    chooseHero: 'SKAROV-SETUP-02',
    placeHero: 'SKAROV-SETUP-04',
    planCards: 'SKAROV-STRAT-02, SKAROV-STRAT-12',
    takeBackPlan: 'SKAROV-STRAT-14',
    proposeOrder: 'SKAROV-STRAT-11',
    move: 'SKAROV-MOVE-01, SKAROV-MOVE-09',
    attack: 'SKAROV-ATK-01',
    attemptTest: 'SKAROV-TEST-01',
    usePower: 'SKAROV-SPEC-02',
    endActivation: 'SKAROV-ACT-12, SKAROV-ACT-14',
    react: 'SKAROV-SPEC-06',
    pushBack: 'SKAROV-ATK-06',
    choose: 'SKAROV-GEN-09',
    campaignStep: 'SKAROV-CAMP-01',
  },
});

/** Commands of one's own design beside those that all games have, before play begins (skarov.md 7.1). */
const setUpCommands = {
  chooseScenario: z
    .strictObject({
      scenarioId: idSchema.meta({
        description: 'Id of a scenario, or CUSTOM for a base of the overlord’s own design.',
      }),
      difficulty: difficultySchema.optional().meta({ description: 'Of CUSTOM, and of it alone.' }),
    })
    .meta({ description: 'Settles which adventure is played (SKAROV-SETUP-06).' }),
  allowRank: z
    .strictObject({ seat: seatSchema, rank: rankSchema })
    .meta({ description: 'Lets a seat take a higher rank than the scenario’s (SKAROV-RANK-02).' }),
};

const playCommands = {
  showCard: z
    .strictObject({ cardId: cardIdSchema })
    .meta({ description: 'Turns a card that one has laid face up; it stays (SKAROV-STRAT-12).' }),
  activateSheet: z
    .strictObject({ sheetId: idSchema })
    .meta({ description: 'Activates a villain sheet (SKAROV-ACT-03).' }),
  selectFigure: z
    .strictObject({ figureId: figure })
    .meta({ description: 'Names the figure of a minion sheet that acts (SKAROV-ACT-13).' }),
  openDoor: z
    .strictObject({ figureId: figure, doorId: edgeIdSchema, characteristic: characteristicSchema.optional() })
    .meta({ description: 'A hero tests a door, a villain opens it (SKAROV-DOOR-01, SKAROV-DOOR-08).' }),
  playEvent: z
    .strictObject({ cardId: cardIdSchema })
    .meta({ description: 'Plays an event card for its event (SKAROV-EVT-04).' }),
  escape: none.meta({ description: 'Skarov leaves the base (SKAROV-FINAL-05).' }),
  activateRoom: z
    .strictObject({ tileNumber: tileNumberSchema })
    .meta({ description: 'Skarov activates a room from its violet space (SKAROV-END-02).' }),
  skipRoom: none.meta({ description: 'No room is activated this turn (SKAROV-END-03).' }),
};

/** All commands of skarov.md 7.1, one object a command. Lists given in another order are brought into canonical form. */
export const commands = {
  ...shared,
  ...setUpCommands,
  ...buildCommandSchemas,
  ...eventCommandSchemas,
  ...playCommands,
} as const;

export type Command = Tagged<typeof commands>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
