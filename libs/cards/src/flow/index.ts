export { commonRefusals, passRefusals, tableRefusals } from './common-refusals.js';
export { declaredPassCommands, passCommand, passCommandSchemas, type PassCommand } from './pass-commands.js';
export { type PassEvent } from './pass-events.js';
export { passEvolvers } from './pass-evolvers.js';
export { flowEvents } from './flow-events.js';
export { openStepIn, type AutomaticStep, type StepRules } from './steps.js';
export type { PassUntil } from './pass-until.js';
export { withFace } from './with-face.js';
export { askedInWindow, isAction, openWindow, proceedWindow, type WindowState } from './windows.js';
