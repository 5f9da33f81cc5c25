import { optionLabels } from '../../choice-labels.js';
import { partsOf, type ChoicePart, type Choices } from '../../choices.js';
import { frozen } from '../../frozen.js';
import { clone } from '../../json.js';
import { locales, type Locale } from '../../locale.js';
import { refKey, type Ref } from '../../refs.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator, type Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { alike } from './alike.js';
import { bytes, type Check } from './law.js';
import type { Position } from './position.js';
import { names } from './translated.js';

/** A picture is expensive: it is searched at the first positions, and at one in so many later on. */
const [FIRST, ONE_IN] = [40, 12] as const;

const keyOf = ({ kind, id }: Ref): string => refKey(kind, id);

/** Whether a text can be read as a name. */
const isName = (text: string | undefined): boolean =>
  text !== undefined && text.trim() !== '' && !/\bundefined\b|\bnull\b|\[object/.test(text);

/** The pieces of a ruleset, as seats see and read them. */
export class PieceLook {
  private looks = 0;
  private readonly inWords = new Set<string>();
  private readonly first: number;

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly check: Check,
    examples: (most: number) => number,
  ) {
    this.first = examples(FIRST);
  }

  /** What the commands of a seat name is among its pieces, in words, and in the picture. */
  look(position: Position, seat: Seat): void {
    const { refs } = this.ruleset;
    if (!refs) return;
    const pieces = this.piecesOf(position, seat, 'en');
    this.judge(position, seat, pieces);
    const keys = new Set(pieces.map(keyOf));
    const named = new Map<string, AnyTagged>();
    const legal = position.legal(seat);
    const view = position.view(atSeat(seat));
    const told = locales.map((locale) => refs.values?.(view, locale, names, position.still.options));
    for (const command of legal)
      for (const part of partsOf(legal, command, refs.fields)) {
        if (part.kind !== undefined) named.set(part.key, command);
        else if (!this.inWords.has(part.key)) {
          const isTold = part.value !== '' && told.every((tell) => isName(tell?.(part.path, part.value)));
          this.judgeWord(part, command, isTold);
          this.inWords.add(part.key);
        }
      }
    for (const [key, command] of named)
      this.check(keys.has(key), () => `seat ${seat} has no piece "${key}", which ${bytes(command)} names`);
    this.searchPicture(position, seat, named, keys);
  }

  /** What a spectator sees is listed too: of what lies there, and named. */
  lookOn(position: Position): void {
    if (!this.ruleset.refs) return;
    this.judgePieces('a spectator', this.piecesIn(position, position.view(spectator), 'en'));
  }

  /** Two options with one label leave a player in doubt. */
  compareLabels(position: Position, seat: Seat, { options, commands }: Choices): void {
    const type = commands[0]?.type ?? '';
    for (const locale of locales) {
      const labelOf = optionLabels(
        this.ruleset.refs,
        position.view(atSeat(seat)),
        locale,
        names,
        position.still.options,
      );
      const known = new Map<string, string>();
      for (const option of options) {
        const { group, label } = labelOf(option, type);
        const text = `${group}: ${label}`;
        const other = known.get(text);
        this.check(
          !other,
          () => `in ${locale} seat ${seat} reads «${text}» for "${option.key}" and for "${other ?? ''}"`,
        );
        known.set(text, option.key);
      }
    }
  }

  /** Kinds, names and places of the pieces; worlds with the same view have the same pieces, byte for byte. */
  private judge(position: Position, seat: Seat, pieces: readonly Ref[]): void {
    const { check, ruleset } = this;
    this.judgePieces(`seat ${seat}`, pieces);
    const viewer = atSeat(seat);
    const view: unknown = ruleset.view(position.world(viewer), viewer);
    if (!alike(view, position.view(viewer))) return;
    const there = this.piecesIn(position, view, 'en');
    check(
      alike(there, pieces),
      () => `seat ${seat} has other pieces in a world that differs only in what it may not know`,
    );
  }

  /** Each piece is there once, under a name, at a place that is there too. */
  private judgePieces(viewer: string, pieces: readonly Ref[]): void {
    const { check, ruleset } = this;
    const keys = new Set<string>();
    for (const piece of pieces) {
      const key = keyOf(piece);
      check(!keys.has(key), () => `${viewer} has two pieces "${key}"`);
      keys.add(key);
      check(isName(piece.name), () => `the piece "${key}" of ${viewer} has the name «${piece.name}»`);
      check(piece.kind in (ruleset.refs?.kinds ?? {}), () => `"refs.kinds" has no name for "${piece.kind}"`);
    }
    for (const { at, name } of pieces)
      check(at === undefined || keys.has(at), () => `«${name}» lies at "${at ?? ''}", which is no piece of ${viewer}`);
  }

  /** A word for each value that does not speak for itself, and for each field. */
  private judgeWord({ key, path, value }: ChoicePart, command: AnyTagged, isTold: boolean): void {
    const words = this.ruleset.refs?.words ?? {};
    const field = path.replace(/\[\]/g, '').replace(/\.count$/, '');
    const speaks = isTold || /^(?:-?\d+|true|false|)$/.test(value);
    for (const word of [...(speaks ? [] : [key]), ...(path === 'type' ? [] : [field])])
      this.check(word in words, () => `"refs.words" has nothing for "${word}", which ${bytes(command)} needs`);
  }

  private searchPicture(
    position: Position,
    seat: Seat,
    named: ReadonlyMap<string, AnyTagged>,
    known: ReadonlySet<string>,
  ): void {
    const draw = this.ruleset.pictures?.table;
    if (!draw || named.size === 0 || position.local.game.phase !== 'running') return;
    this.looks += 1;
    if (this.looks > this.first && position.random.below(ONE_IN) > 0) return;
    const picture = draw(frozen(clone(position.view(atSeat(seat)))), 'en', names);
    const drawn = new Set([...picture.matchAll(/ data-ref="([^"]*)"/g)].map(([, key = '']) => key));
    for (const [key, command] of named)
      this.check(
        drawn.has(key),
        () => `the table of seat ${seat} does not draw "${key}", which ${bytes(command)} names`,
      );
    for (const key of drawn)
      this.check(known.has(key), () => `the table of seat ${seat} draws "${key}", which is none of its pieces`);
  }

  private piecesOf(position: Position, seat: Seat, locale: Locale): readonly Ref[] {
    return this.piecesIn(position, position.view(atSeat(seat)), locale);
  }

  private piecesIn({ still }: Position, view: unknown, locale: Locale): readonly Ref[] {
    return this.ruleset.refs?.pieces(frozen(clone(view)), locale, names, still.options) ?? [];
  }
}
