/*
 * The one shape of a ruleset, as names: the places of its parts, the same in every game. Readers of one game know them all.
 */

/** A folder that means the same in all games. */
interface Folder {
  /** Files that have to be there, without `.ts`; `set-up` may be a folder with a file of its name. */
  readonly required: readonly string[];
  /** Only games that have such a thing have the folder. */
  readonly optional?: true;
}

/** The files in the root of every game, beside the one that is named after the game. */
export const rootOfAll = [
  'index',
  'options',
  'commands',
  'events',
  'refusals',
  'state',
  'initial-state',
  'decide',
  'evolve',
  'legal-commands',
  'waiting',
  'score',
  'queries',
];

/** The files that large games have there too: the shared words and the three tables. */
export const rootOfLarge = ['words', 'command-rules', 'evolvers', 'step-rules'];

/** The files in the root of every presentation, beside the one that is named after the game; large ones have counts for simulations. */
export const rootOfPresentation = ['index', 'refusal-messages'];
export const rootOfLargePresentation = ['census'];

/** What may stand there beside. */
export const allowedInRoot = ['words', 'brought', 'options-fields', 'options-problem', 'upcasts'];

/** The folders of every game. */
export const foldersOfAll: Readonly<Record<string, Folder>> = {
  view: { required: ['view', 'view-schema', 'resample'] },
};

/** The folders of large games. In small ones they may stand, with whatever is needed. */
export const foldersOfLarge: Readonly<Record<string, Folder>> = {
  flow: { required: ['turn', 'open-step', 'advance', 'set-up', 'resignation'] },
  table: { required: [] },
  content: { required: ['catalogue'] },
  events: { required: ['event-fields'], optional: true },
  view: { required: ['view', 'view-schema', 'resample'] },
  campaign: { required: ['campaign'], optional: true },
  testing: { required: ['index', 'scene', 'a-game', 'game-setup'] },
};

/** The folders of every presentation. */
export const foldersOfAnyPresentation: Readonly<Record<string, Folder>> = {
  describe: { required: ['describe'] },
  picture: { required: [], optional: true },
};

/** The folders of presentations of large games. */
export const foldersOfLargePresentation: Readonly<Record<string, Folder>> = {
  describe: { required: ['describe', 'event-formatter', 'step-names', 'command-texts', 'glossary'] },
  picture: { required: ['pictures', 'table', 'look', 'picture-words', 'showing'] },
  bots: { required: ['outlook'] },
  testing: { required: [], optional: true },
};

/** One word for one thing: what a file exports, wherever it stands. */
export const words: Readonly<Record<string, readonly string[]>> = {
  'options.ts': ['optionsSchema'],
  'commands.ts': ['commands'],
  'events.ts': ['events'],
  'refusals.ts': ['refusals'],
  'initial-state.ts': ['initialState'],
  'decide.ts': ['decide'],
  'evolve.ts': ['evolve'],
  'legal-commands.ts': ['legalCommands', 'defaultCommand'],
  'waiting.ts': ['waiting'],
  'score.ts': ['score'],
  'command-rules.ts': ['rulesOf'],
  'evolvers.ts': ['evolvers'],
  'step-rules.ts': ['stepRules'],
  'flow/advance.ts': ['advance'],
  'flow/open-step.ts': ['openStepOf'],
  'flow/resignation.ts': ['resign'],
  'view/view.ts': ['view'],
  'view/view-schema.ts': ['viewSchema'],
  'view/resample.ts': ['resample'],
  'testing/scene.ts': ['Scene', 'given'],
  'testing/a-game.ts': ['aGame'],
};

/** The same of presentations. */
export const wordsOfPresentation: Readonly<Record<string, readonly string[]>> = {
  'refusal-messages.ts': ['refusalMessages'],
  'census.ts': ['census'],
  'describe/describe.ts': ['describe'],
  'describe/event-formatter.ts': ['formatterIn'],
  'describe/step-names.ts': ['stepNames'],
  'describe/command-texts.ts': ['commandTexts'],
  'describe/glossary.ts': ['glossary'],
  'picture/pictures.ts': ['pictures'],
  'bots/outlook.ts': ['outlookOf'],
};

/** What sets a game apart. */
export interface GameShape {
  /** Tables, steps and chapters; a small game is without. */
  readonly large: boolean;
  /** Files of its root that no other game needs. */
  readonly own?: readonly string[];
  /** Folders of rules, each with the heading of `docs/rules/<game>.md` whose rules it holds. */
  readonly chapters: Readonly<Record<string, string>>;
}

/** The games. */
export const games: Readonly<Record<string, GameShape>> = {
  guilds: {
    large: true,
    chapters: {
      care: '5.5 Step 2: care center',
      auction: '5.6 Step 3: auction',
      choice: '5.7 Step 4: choice of actions',
      placement: '5.8 Step 5: placement',
      actions: '5.9 Step 6: resolution',
      fights: '5.16 Fights: what campaigns and guild combats share',
      campaigns: '5.17 Campaigns',
      combats: '5.18 Guild combats',
      effects: '5.20 Objects and spells',
    },
  },
  clash: {
    large: true,
    own: ['frame-rules', 'rulebook', 'rule-ids', 'shared'],
    chapters: {
      'threat-sheets': '5.9 Threat sheets',
      objects: '5.10 Objects',
      strategy: '5.11 Strategy phase',
      activation: '5.12 Activation phase',
      attacking: '5.14 Attacking',
      trials: '5.15 Tests',
      wounds: '5.16 End of turn and wounds',
      'end-of-turn': '5.16 End of turn and wounds',
      'end-of-game': '5.17 End of the game and front page',
      machine: '8. Automatic steps',
      behaviour: 'Behaviour vocabulary of sheets and scenarios',
    },
  },
  skarov: {
    large: true,
    own: ['frame-rules', 'rulebook', 'rule-ids', 'shared'],
    chapters: {
      overlord: '5.6 Event cards',
      rooms: '5.7 Tiles, zones, spaces',
      base: '5.8 Building the base and set-up',
      strategy: '5.9 Strategy phase',
      activation: '5.10 Activation phase',
      trials: '5.15 Characteristic tests',
      'end-of-turn': '5.16 End of turn',
      'end-of-game': '5.17 Objectives, final combat, front page',
      'front-page': '5.17 Objectives, final combat, front page',
      machine: '8. Automatic steps',
      behaviour: '11.5 Effect vocabulary that the content needs',
    },
  },
  arena: {
    large: true,
    own: ['rulebook'],
    chapters: {
      stock: '5.3 Stock and reserve hand (STK)',
      dominant: '5.4 Dominant (DOM)',
      enlistment: '5.5 Enlistment (ENL)',
      discard: '5.6 Discard and split (DSC)',
      entrance: '5.7 Entering the arena (ENT)',
      combat: '5.8 Primary round (PRI)',
      totals: '5.11 Vitality modifiers (MOD, OCB, RED, FLY)',
      effects: '5.13 Immunity, command, destruction, spells, items (IMM, CMD, DES, SPL, OBJ)',
      raid: '5.18 Raid (RAI)',
      settlement: '5.20 Leaving the arena, terrain, deployment (EXT, TER, DEP)',
      challenge: '5.21 Challenge (CHA)',
    },
  },
  guardians: {
    large: true,
    own: ['rulebook'],
    chapters: {
      board: '3.1 Board',
      draw: '5.3 Phase I - draw and organise',
      placement: '5.3 Phase I - draw and organise',
      discard: '5.3 Phase I - draw and organise',
      dominant: '5.4 Phase II - dominant, turning, options',
      turning: '5.4 Phase II - dominant, turning, options',
      moves: '5.4 Phase II - dominant, turning, options',
      reinforcing: '5.4 Phase II - dominant, turning, options',
      combat: '5.5 Combat - opening',
      totals: '5.6 Combat - primary attacks',
      effects: '5.7 Influence, spells, items',
      settlement: '5.11 Phase III - terrain settlement and control',
    },
  },
  lantern: { large: false, chapters: {} },
};
