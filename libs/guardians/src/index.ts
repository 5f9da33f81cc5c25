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
export { content, contentSchema } from './content/content.js';
export { optionsSchema, type Options } from './options.js';
export * from './words.js';
