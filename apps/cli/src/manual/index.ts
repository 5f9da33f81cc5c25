import { authors } from './authors.js';
import { operators } from './operators.js';
import { proofs } from './proofs.js';
import { tournaments } from './tournaments.js';

/** The page of each command. */
export const manual = { ...operators, ...proofs, ...authors, ...tournaments };

type Manual = typeof manual;

/** The name of a command. */
export type CommandName = keyof Manual;

/** The options of a command. */
export type OptionsOf<Name extends CommandName> = Manual[Name]['options'];

/** The names of all commands, in the order of the alphabet. */
export const commandNames = (Object.keys(manual) as CommandName[]).sort();

/** Whether a word is the name of a command. */
export const isCommandName = (word: string): word is CommandName => Object.hasOwn(manual, word);
