export { commonRefusals, passRefusals } from './common-refusals.js';
export { declaredPassCommands, passCommand, passCommandSchemas, type PassCommand } from './pass-commands.js';
export { passEvents, type PassEvent } from './pass-events.js';
export { passEvolvers } from './pass-evolvers.js';
export { passSentences } from './pass-sentences.js';
export { passUntilSchema, type PassUntil } from './pass-until.js';
export { withFace } from './with-face.js';
export { askedInWindow, isAction, openWindow, proceedWindow, type WindowState } from './windows.js';
