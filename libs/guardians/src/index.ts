export { controllerOf, landsControlled, type Claims } from './board/control.js';
export { faultOfPath, interruptionAt, pathsFrom, type Interruption, type OpenSpace, type Walk } from './board/paths.js';
export {
  disputedLands,
  facedBy,
  guardianAt,
  guardianBehind,
  guardianSpaceOf,
  inFrontOf,
  neighboursOf,
  seats,
  spaces,
  strongholdAt,
  strongholdSpace,
  type StrongholdPlace,
} from './board/spaces.js';
export { broughtSchema, refuseBrought, sampleBrought, type Brought } from './brought.js';
export { commands, type Command } from './commands.js';
export { content, contentSchema } from './content/content.js';
export { decide } from './decide.js';
export { describe } from './describe/describe.js';
export { endings } from './describe/outcome.js';
export { events, type Event } from './events.js';
export { evolve } from './evolve.js';
export { resign } from './flow/resignation.js';
export { setUp } from './flow/set-up/set-up.js';
export { initialState } from './initial-state.js';
export { defaultCommand, legalCommands } from './legal-commands.js';
export { optionsSchema, type Options } from './options.js';
export { refusals, type RefusalCode } from './refusals.js';
export type { State } from './state.js';
export { view } from './view/view.js';
export { viewSchema, type View } from './view/view-schema.js';
export { waiting } from './waiting.js';
export * from './words.js';
