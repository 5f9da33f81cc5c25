import { playerNames, viewOf } from '#games';
import {
  atSeat,
  optionLabels,
  refKey,
  type ChoicePart,
  type Locale,
  type OptionLabel,
  type Ref,
  type Seat,
} from '#kernel';
import type { LoadedGame } from '#records';
import type { ApiContext } from '../requests/api-context.js';
import { measured } from '../requests/request-context.js';

/** A piece or value of a command, as a player reads it. */
export interface ToldPart extends OptionLabel {
  readonly key: string;
  readonly path: string;
  /** `null` for a value that is no piece. */
  readonly kind: string | null;
  /** The key of the piece or place where it lies; `null` on the table itself. */
  readonly at: string | null;
}

type Tell = (part: ChoicePart, type: string) => ToldPart;

/** The labels of parts of commands of a seat, made once in each language on demand: from the view of that seat alone. */
export class CommandParts {
  private readonly made = new Map<Locale, Promise<Tell>>();

  constructor(
    private readonly loaded: LoadedGame,
    private readonly seat: Seat,
  ) {}

  /** Parts of commands of one type, or types themselves, as they are told. */
  async told(
    parts: readonly ChoicePart[],
    type: string,
    locale: Locale,
    accounts: ApiContext['accounts'],
  ): Promise<ToldPart[]> {
    const known = this.made.get(locale) ?? this.make(locale, accounts);
    this.made.set(locale, known);
    const tell = await known;
    return measured(() => parts.map((part) => tell(part, type)));
  }

  private async make(locale: Locale, accounts: ApiContext['accounts']): Promise<Tell> {
    const { loaded, seat } = this;
    const { refs } = loaded.release.presentation;
    const names = await playerNames(loaded, accounts);
    return measured(() => {
      const view = viewOf(loaded, atSeat(seat));
      const pieces: readonly Ref[] = refs?.pieces(view, locale, names, loaded.game.options) ?? [];
      const places = new Map(pieces.map(({ kind, id, at }) => [refKey(kind, id), at]));
      const labelOf = optionLabels(refs, view, locale, names, loaded.game.options);
      return (part, type) => ({
        key: part.key,
        path: part.path,
        kind: part.kind ?? null,
        at: places.get(part.key) ?? null,
        ...labelOf(part, type),
      });
    });
  }
}
