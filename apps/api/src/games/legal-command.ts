import { legalOf, playerNames, viewOf } from '#games';
import type { LoadedGame } from '#records';
import { atSeat, type AnyRules, type AnyTagged, type Locale, type Seat } from '#kernel';
import type { ApiContext } from '../requests/api-context.js';
import { measured } from '../requests/request-context.js';
import { CommandParts } from './command-parts.js';
import { stepFor } from './waiting.js';

/** The source of the fields of a legal command. */
export interface LegalCommandSource {
  readonly ruleset: AnyRules;
  /** The step that waits for the seat, if one does. */
  readonly stepId: string | undefined;
  readonly command: AnyTagged;
  readonly texts: CommandTexts;
  /** All legal commands of the seat: what is absent in one of them is told by the others. */
  readonly legal: readonly AnyTagged[];
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly parts: CommandParts;
}

/** Some of the legal commands of a seat, with all that their fields need. */
export function commandSources(
  loaded: LoadedGame,
  seat: Seat,
  commands: readonly AnyTagged[],
): readonly LegalCommandSource[] {
  const { ruleset, release } = loaded;
  const all = {
    ruleset,
    stepId: stepFor(loaded, seat),
    texts: new CommandTexts(loaded, seat),
    legal: measured(() => legalOf(loaded, seat)),
    fields: release.presentation.refs?.fields,
    parts: new CommandParts(loaded, seat),
  };
  return commands.map((command) => ({ ...all, command }));
}

/** The labels of the buttons for all legal commands of a seat, made once in each language on demand. */
export class CommandTexts {
  private readonly made = new Map<Locale, Promise<(command: AnyTagged) => string>>();

  constructor(
    private readonly loaded: LoadedGame,
    private readonly seat: Seat,
  ) {}

  /** The label of the button for a command of the seat. */
  async of(command: AnyTagged, locale: Locale, accounts: ApiContext['accounts']): Promise<string> {
    const known = this.made.get(locale);
    const text = known ?? this.make(locale, accounts);
    if (!known) this.made.set(locale, text);
    const describe = await text;
    return measured(() => describe(command));
  }

  private async make(locale: Locale, accounts: ApiContext['accounts']): Promise<(command: AnyTagged) => string> {
    const { release, game } = this.loaded;
    const names = await playerNames(this.loaded, accounts);
    return measured(() =>
      release.presentation.commandTexts(viewOf(this.loaded, atSeat(this.seat)), locale, names, game.options),
    );
  }
}
