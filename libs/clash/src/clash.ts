import { defineRuleset, randomBot, type Ruleset } from '#kernel';
import { captain } from './bots/captain.js';
import { campaign } from './campaign/campaign.js';
import { census } from './census.js';
import { commands } from './commands.js';
import { content, contentSchema } from './content/content-schema.js';
import { decide } from './decide.js';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { glossary } from './describe/glossary.js';
import { endings, scoreParts } from './describe/outcome.js';
import { stepNames } from './describe/step-names.js';
import { tellFact } from './describe/tell-fact.js';
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
import { piecePictures } from './picture/piece-pictures.js';
import { pictures } from './picture/pictures.js';
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
export const clash = defineRuleset<Ruleset<State, typeof schemas, RefusalCode>>({
  name: 'clash',
  version: '1.3',
  title: { en: 'Clash of Heroes', fr: 'Le Clash des Héros' },
  schemas,
  openedWith: { decisionSeconds: 86_400 },
  refusals,
  endings,
  scoreParts,
  steps: stepNames,
  glossary,
  content,
  census,
  bots: { random: randomBot, captain },
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
  commandTexts,
  describe,
  tellFact,
  pictures,
  piecePictures,
  score,
});
