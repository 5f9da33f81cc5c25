export { commonRefusals, passRefusals, tableRefusals } from './common-refusals.js';
export { flowEvents } from './flow-events.js';
export { declaredPassCommands, passCommand, passCommandSchemas, type PassCommand } from './pass-commands.js';
export { passEvents, type PassEvent } from './pass-events.js';
export { passEvolvers } from './pass-evolvers.js';
export type { PassUntil } from './pass-until.js';
export { openStepIn, type AutomaticStep, type StepRules } from './steps.js';
export { askedInWindow, isAction, openWindow, proceedWindow, type WindowState } from './windows.js';
export { withFace } from './with-face.js';
