import { defineRuleset, randomBot, unboundIn, type Ruleset } from '#kernel';
import { resolveLots } from './auction/auction-resolution.js';
import { steward } from './bots/steward.js';
import { census } from './census.js';
import { commandRules } from './command-rules.js';
import { commands } from './commands.js';
import { content } from './content/catalogue.js';
import { SEATS } from './content/constants.js';
import { contentSchema } from './content/schema.js';
import { decide } from './decide.js';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { glossary } from './describe/glossary.js';
import { endings, scoreParts } from './describe/outcome.js';
import { stepNames } from './describe/step-names.js';
import { tellFact } from './describe/tell-fact.js';
import { events } from './events.js';
import { evolve } from './evolve.js';
import { missDeadline } from './flow/absence.js';
import { advance } from './flow/advance.js';
import { resign } from './flow/resignation.js';
import { setUp } from './flow/set-up.js';
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

/** The one definition of what Guilds takes and gives. */
const schemas = { options: optionsSchema, commands, events, view: viewSchema, content: contentSchema } as const;

const tableOf = (seats: number) => Array.from({ length: seats }, (_, seat) => ({ seat }));

/** Guilds: two to five guilds of mages between Light and Darkness (docs/rules/guilds.md). */
export const guilds = defineRuleset<Ruleset<State, typeof schemas, RefusalCode>>({
  name: 'guilds',
  version: '1.1',
  title: { en: 'Guilds', fr: 'Guildes' },
  schemas,
  refusals,
  endings,
  scoreParts,
  steps: stepNames,
  glossary,
  unasked: unboundIn(commandRules),
  content,
  bots: { random: randomBot, steward },
  census,
  pictures,
  piecePictures,
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
  commandTexts,
  describe,
  tellFact,
  score,
});
