import { cardDecks } from '#cards/decks';
import { unboundIn, defineRules, type Rules } from '#kernel';
import { broughtSchema, refuseBrought, sampleBrought } from './brought.js';
import { commandTable } from './command-rules.js';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content.js';
import { decide } from './decide.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { initialState } from './initial-state.js';
import { defaultCommand, legalCommands } from './legal-commands.js';
import { optionsSchema } from './options.js';
import { resign } from './flow/resignation.js';
import { refusals, type RefusalCode } from './refusals.js';
import { score } from './score.js';
import type { State } from './state.js';
import { setUp } from './flow/set-up/set-up.js';
import { resample } from './view/resample.js';
import { view } from './view/view.js';
import { viewSchema } from './view/view-schema.js';
import { waiting } from './waiting.js';

/** The one definition of what Arena takes and gives. */
const schemas = {
  options: optionsSchema,
  commands,
  events,
  view: viewSchema,
  brought: broughtSchema,
  content: contentSchema,
} as const;

/** Guardians Arena: duels of creatures, raids on strongholds, captives (docs/rules/arena.md). */
export const arena = defineRules<Rules<State, typeof schemas, RefusalCode>>({
  name: 'arena',
  version: '1.1',
  schemas,
  refusals,
  unasked: unboundIn(commandTable),
  content,
  decks: cardDecks,
  seats: () => ({ least: 2, seats: [{ seat: 0 }, { seat: 1 }] }),
  refuseBrought,
  sampleBrought: (options, _seat, random) => sampleBrought(options, random),
  initialState,
  setUp,
  decide,
  resigned: resign,
  evolve,
  waiting,
  legalCommands,
  defaultCommand,
  view,
  resample,
  score,
});
