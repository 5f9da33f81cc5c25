import { unboundIn, defineRules, type Rules } from '#kernel';
import { resolveLots } from './auction/auction-resolution.js';
import { commandRules } from './command-rules.js';
import { commands } from './commands.js';
import { content } from './content/catalogue.js';
import { SEATS } from './content/constants.js';
import { contentSchema } from './content/schema.js';
import { decide } from './decide.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { missDeadline } from './flow/absence.js';
import { advance } from './flow/advance.js';
import { resign } from './flow/resignation.js';
import { setUp } from './flow/set-up.js';
import { initialState } from './initial-state.js';
import { defaultCommand, legalCommands } from './legal-commands.js';
import { optionsSchema } from './options.js';
import { refusals, type RefusalCode } from './refusals.js';
import { score } from './score.js';
import type { State } from './state.js';
import { resample } from './view/resample.js';
import { viewSchema } from './view/view-schema.js';
import { view } from './view/view.js';
import { waiting } from './waiting.js';

/** The one definition of what Guilds takes and gives. */
const schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema } as const;

const tableOf = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ seat }));

/** Guilds: two to five guilds of mages between Light and Darkness (docs/rules/guilds.md). */
export const guilds = defineRules<Rules<State, typeof schemas, RefusalCode>>({
  name: 'guilds',
  version: '1.1',
  schemas,
  refusals,
  unasked: unboundIn(commandRules),
  content,
  seats: () => ({ least: SEATS.least, seats: tableOf(SEATS.most) }),
  initialState,
  setUp,
  decide,
  automatic(turn) {
    resolveLots(turn);
    advance(turn);
  },
  timedOut(turn, seat) {
    missDeadline(turn, seat);
    advance(turn);
  },
  resigned(turn, seat) {
    resign(turn, seat);
    advance(turn);
  },
  evolve,
  waiting,
  legalCommands,
  defaultCommand,
  view,
  resample,
  score,
});
