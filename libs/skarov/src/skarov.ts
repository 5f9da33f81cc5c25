import { defineRules, type Rules } from '#kernel';
import { bases } from './base/base-rules.js';
import { broughtSchema, refuseBrought, sampleBrought } from './brought.js';
import { campaign } from './campaign/campaign.js';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content-schema.js';
import { decide } from './decide.js';
import { runItem } from './end-of-turn/items.js';
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

/** The one definition of what Skarov takes and gives. */
const schemas = {
  options: optionsSchema,
  commands,
  events,
  view: viewSchema,
  brought: broughtSchema,
  content: contentSchema,
} as const;

/** The Threat of Professor Skarov: heroes against the base of an overlord, who builds it (docs/rules/skarov.md). */
export const skarov = defineRules<Rules<State, typeof schemas, RefusalCode>>({
  name: 'skarov',
  version: '1.5',
  schemas,
  openedWith: { decisionSeconds: 86_400 },
  refusals,
  content,
  bases,
  campaign,
  seats: seatPlan,
  refuseBrought,
  sampleBrought,
  initialState,
  setUp(turn) {
    layTable(turn);
    advance(turn, machineOf(turn));
  },
  decide,
  automatic(turn) {
    advance(turn, runItem(turn));
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
