import { defineRules, type Rules } from '#kernel';
import { campaign } from './campaign/campaign.js';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content-schema.js';
import { decide } from './decide.js';
import { runVillainTurn } from './end-of-turn/villain-phase.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { advance } from './flow/advance.js';
import { resign } from './flow/resignation.js';
import { seatPlan } from './flow/set-up/seat-plan.js';
import { layTable } from './flow/set-up/set-up.js';
import { machineOf } from './frame-rules.js';
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

/** The one definition of what Clash takes and gives. */
const schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema } as const;

/** Clash of Heroes: two sides of super heroes, or all of them against a villain without a player (docs/rules/clash.md). */
export const clash = defineRules<Rules<State, typeof schemas, RefusalCode>>({
  name: 'clash',
  version: '1.3',
  schemas,
  openedWith: { decisionSeconds: 86_400 },
  refusals,
  content,
  campaign,
  seats: seatPlan,
  initialState,
  setUp(turn) {
    layTable(turn);
    advance(turn, machineOf(turn));
  },
  decide,
  automatic(turn) {
    advance(turn, runVillainTurn(turn));
  },
  resigned(turn, seat) {
    advance(turn, resign(turn, seat));
  },
  evolve,
  waiting,
  legalCommands,
  defaultCommand,
  view,
  resample,
  score,
});
