import { defineRuleset, randomBot, type Ruleset } from '#kernel';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content.js';
import { decide } from './decide.js';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { endings, scoreParts } from './describe/outcome.js';
import { stepNames } from './describe/step-names.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { resign } from './flow/resignation.js';
import { setUp } from './flow/set-up.js';
import { breakStorm } from './flow/storm.js';
import { initialState } from './initial-state.js';
import { defaultCommand, legalCommands } from './legal-commands.js';
import { optionsSchema } from './options.js';
import { piecePictures } from './picture/piece-pictures.js';
import { refusals, type RefusalCode } from './refusals.js';
import { score } from './score.js';
import type { State } from './state.js';
import { upcasts } from './upcasts.js';
import { resample } from './view/resample.js';
import { view } from './view/view.js';
import { viewSchema } from './view/view-schema.js';
import { waiting } from './waiting.js';

/** The one definition of what the game takes and gives. */
const schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema } as const;

/** The Lantern Keepers: a tiny complete ruleset, with hidden hands, a die and an automatic step. */
export const lantern = defineRuleset<Ruleset<State, typeof schemas, RefusalCode>>({
  name: 'lantern',
  version: '1.3',
  title: { en: 'The Lantern Keepers', fr: 'Les Gardiens du phare' },
  schemas,
  upcasts,
  refusals,
  endings,
  scoreParts,
  steps: stepNames,
  content,
  bots: { random: randomBot },
  piecePictures,
  seats: () => ({ least: 2, seats: [0, 1, 2, 3].map((seat) => ({ seat })) }),
  initialState,
  setUp,
  decide,
  automatic: breakStorm,
  resigned: resign,
  evolve,
  waiting,
  legalCommands,
  defaultCommand,
  view,
  resample,
  commandTexts,
  describe,
  score,
});
