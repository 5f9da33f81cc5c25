import type * as kernel from '#kernel';
import type { CommandOf, CommandType, View } from '#guilds/queries';
import type { EventFormatter } from './event-formatter.js';

/** Words for buttons, which know what their seat sees. */
export interface CommandTeller extends EventFormatter {
  readonly view: View;
}

/** The texts of buttons for some types of commands, in the language of its teller. */
export type CommandTexts<T extends CommandType> = kernel.Tellings<CommandOf<T>, CommandTeller>;
