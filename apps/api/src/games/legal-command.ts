import { playerNames, viewOf, type LoadedGame } from '#games';
import { atSeat, type AnyRuleset, type AnyTagged, type Locale, type Seat } from '#kernel';
import type { ApiContext } from '../requests/api-context.js';

/** What the fields of a legal command are read from. */
export interface LegalCommandSource {
  readonly ruleset: AnyRuleset;
  /** The step that waits for the seat, if one does. */
  readonly stepId: string | undefined;
  readonly command: AnyTagged;
  readonly texts: CommandTexts;
}

/** What buttons say for all that a seat may do: in each language made once, when somebody asks. */
export class CommandTexts {
  private readonly made = new Map<Locale, Promise<(command: AnyTagged) => string>>();

  constructor(
    private readonly loaded: LoadedGame,
    private readonly seat: Seat,
  ) {}

  /** What the button for a command of the seat says. */
  async of(command: AnyTagged, locale: Locale, accounts: ApiContext['accounts']): Promise<string> {
    const known = this.made.get(locale);
    const text = known ?? this.make(locale, accounts);
    if (!known) this.made.set(locale, text);
    return (await text)(command);
  }

  private async make(locale: Locale, accounts: ApiContext['accounts']): Promise<(command: AnyTagged) => string> {
    const { ruleset, game } = this.loaded;
    const view = viewOf(this.loaded, atSeat(this.seat));
    return ruleset.commandTexts(view, locale, await playerNames(this.loaded, accounts), game.options);
  }
}
