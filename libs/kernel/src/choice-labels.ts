import { isInList, kindOfField, valueKey } from './choice-keys.js';
import type { ChoicePart } from './choices.js';
import { localized, type Locale, type Localized } from './locale.js';
import { refKey, type Ref, type Refs } from './refs.js';

/** What players read of an option. */
export interface OptionLabel {
  /** What it belongs to: the name of the kind of piece, or of the field. */
  readonly group: string;
  readonly label: string;
}

/** A piece or place in a view, as players read it. */
export interface NamedPiece extends OptionLabel {
  readonly key: string;
  readonly kind: string;
  /** The key of the piece or place that it lies on or in; absent for what lies on the table. */
  readonly at?: string;
}

const plainFields: Readonly<Record<string, Localized>> = { type: localized('action', 'action') };

const plainValues: Readonly<Record<string, Localized>> = {
  true: localized('yes', 'oui'),
  false: localized('no', 'non'),
  '': localized('none', 'aucun'),
};

/**
 * Labels for what a seat can select at one moment, in one language.
 * @param refs absent where the ruleset declares none: names of the schemas, in words, stand for all things then.
 * @param view that of the seat, and `names` the players' names by seat, `options` those of the game, as `Refs.pieces` takes them.
 */
export function optionLabels<View, Options>(
  refs: Refs<View, Options> | undefined,
  view: View,
  locale: Locale,
  names: readonly string[],
  options: Options,
): (option: Pick<ChoicePart, 'path' | 'value' | 'kind'>, type: string) => OptionLabel {
  const named = distinctNames(refs?.pieces(view, locale, names, options) ?? []);
  const valueName = refs?.values?.(view, locale, names, options);
  const word = (key: string): string | undefined => (refs?.words[key] ?? plainFields[key])?.[locale];
  return ({ path: exact, value, kind: own }, type) => {
    const path = exact.replace(/\[\d+\]/g, '[]');
    const kind = own ?? kindOfField(refs?.fields ?? {}, type, path);
    const group = own === undefined ? fieldName(exact, word) : (refs?.kinds[own]?.[locale] ?? own);
    const piece = kind === undefined || value === '' ? undefined : named.get(refKey(kind, value));
    const said = piece ?? word(valueKey(path, value)) ?? plainValues[value]?.[locale] ?? valueName?.(path, value);
    return { group, label: said ?? inWords(value) };
  };
}

/** The pieces and places in a view, selectable or not, under the names that options have for them. Arguments as `optionLabels` takes them. */
export function namedPieces<View, Options>(
  refs: Refs<View, Options> | undefined,
  view: View,
  locale: Locale,
  names: readonly string[],
  options: Options,
): readonly NamedPiece[] {
  const pieces = refs?.pieces(view, locale, names, options) ?? [];
  const named = distinctNames(pieces);
  return pieces.map(({ kind, id, name, at }) => {
    const key = refKey(kind, id);
    const group = refs?.kinds[kind]?.[locale] ?? kind;
    return { key, kind, group, label: named.get(key) ?? name, ...(at === undefined ? {} : { at }) };
  });
}

/** The names of pieces by their keys; pieces of one kind and name are numbered in their order. */
function distinctNames(pieces: readonly Ref[]): ReadonlyMap<string, string> {
  const alike = new Map<string, number>();
  const times = (piece: Ref): number => alike.get(refKey(piece.kind, piece.name)) ?? 0;
  for (const piece of pieces) alike.set(refKey(piece.kind, piece.name), times(piece) + 1);
  const next = new Map<string, number>();
  return new Map(
    pieces.map((piece) => {
      const { kind, id, name } = piece;
      const place = (next.get(refKey(kind, name)) ?? 0) + 1;
      next.set(refKey(kind, name), place);
      return [refKey(kind, id), times(piece) > 1 ? `${name} (${String(place)})` : name];
    }),
  );
}

/** The name of a field: `path[1]` is the second “step”. */
function fieldName(exact: string, word: (key: string) => string | undefined): string {
  const path = exact.replace(/\[\d*\]/g, '').replace(/\.count$/, '');
  const place = isInList(exact) ? /\[(\d+)\]/.exec(exact)?.[1] : undefined;
  const name = word(path) ?? inWords(path);
  return place === undefined ? name : `${name} ${String(Number(place) + 1)}`;
}

/** A name of a schema as words: `sellItem` and `SELL_ITEM` are “sell item”. Numbers stay as they are. */
function inWords(name: string): string {
  if (/^-?\d/.test(name)) return name;
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.]/g, ' ')
    .toLowerCase();
}
