import { defineRules, type Rules } from '#kernel';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content.js';
import { decide } from './decide.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { resign } from './flow/resignation.js';
import { setUp } from './flow/set-up.js';
import { breakStorm } from './flow/storm.js';
import { initialState } from './initial-state.js';
import { defaultCommand, legalCommands } from './legal-commands.js';
import { optionsSchema } from './options.js';
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
export const lantern = defineRules<Rules<State, typeof schemas, RefusalCode>>({
  name: 'lantern',
  version: '1.3',
  schemas,
  upcasts,
  refusals,
  content,
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
  score,
});
