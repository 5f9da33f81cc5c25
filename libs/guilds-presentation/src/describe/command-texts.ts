import { toldBy, type Locale } from '#kernel';
import type { Command, CommandType, View } from '#guilds/queries';
import type { CommandTexts } from './command-teller.js';
import { campaignTexts, combatTexts } from './fight-command-texts.js';
import { formatterIn } from './event-formatter.js';
import { actionTexts, planningTexts } from './turn-command-texts.js';

const texts: CommandTexts<CommandType> = { ...planningTexts, ...actionTexts, ...campaignTexts, ...combatTexts };

/** The texts of buttons for commands; `view` is that of their seat, `names` are the players' names by seat. */
export function commandTexts(view: View, locale: Locale, names: readonly string[]): (command: Command) => string {
  const words = { ...formatterIn(locale, names), view };
  return (command) => toldBy(texts, command, words);
}
