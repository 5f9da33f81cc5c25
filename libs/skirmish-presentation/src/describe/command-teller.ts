import type { Localized, Teller } from '#kernel';
import type { CardId, Cell, SpaceId } from '#skirmish';
import { cellOf, compareCells } from '#skirmish/cells';
import { cardWords } from './card-words.js';
import type { FigureTeller } from './figure-teller.js';

/** The part of a view that buttons need. */
export interface SeenTable {
  readonly figures: readonly { readonly figureId: string; readonly spaceId?: SpaceId | undefined }[];
  readonly board: { readonly spaces: readonly { readonly spaceId: SpaceId }[] };
  readonly tests: readonly { readonly testKey: string; readonly name: Localized }[];
  readonly window?: SeenWindow | undefined;
}

/** A question that is open. */
interface SeenWindow {
  readonly figureId?: string | undefined;
  readonly options?:
    readonly { readonly optionId: string; readonly kind: string; readonly text?: Localized | undefined }[] | undefined;
}

/** Words for buttons, which know what their seat sees. */
export interface CommandTeller extends FigureTeller {
  /** “to the café terrace: 2 east, 1 north”: where a figure may go from where it stands. */
  readonly steps: (figureId: string, to: SpaceId) => string;
  /** The figures that may be pushed, where that is asked; empty for none. */
  readonly pushed: string;
  /** “a space of the café terrace (3 of 8)”: the spaces of a place are counted row by row, from the north and the west. */
  readonly countedSpace: (spaceId: SpaceId) => string;
  /** A test by its name, and what it stands at where there are several. */
  readonly placedTest: (testKey: string) => string;
  /** The text of an option of the question that is open. */
  readonly answer: (optionId: string) => string;
}

/** The cards of a seat: copies of a card have one name. */
interface Held {
  readonly cardIds: readonly CardId[];
  readonly isWoundCard: (id: CardId) => boolean;
}

/** Tells in a language what a seat may do; `view` is its own. Of several copies that it holds each has a number. */
export function commandTellerIn<Words extends FigureTeller>(
  plain: Words,
  view: SeenTable,
  { cardIds, isWoundCard }: Held,
): Words & CommandTeller {
  const held = numbered(cardIds, plain.card, (name, at) => `${name} (${at})`);
  const card = (id: CardId): string => held().get(id) ?? plain.card(id);
  const words = { ...plain, ...cardWords(plain, card, isWoundCard) };
  const { say, text, space, figure } = words;
  const spaceIds = view.board.spaces.map(({ spaceId }) => spaceId);
  const spaces = numbered(
    spaceIds.sort((a, b) => compareCells(cellOf(a), cellOf(b))),
    space,
    (place, at, of) => say(`${place} (${at} of ${of})`, `${place} (${at} sur ${of})`),
  );
  const countedSpace = (spaceId: SpaceId): string => spaces().get(spaceId) ?? space(spaceId);
  return {
    ...words,
    countedSpace,
    pushed: view.window?.figureId ?? '',
    steps(figureId, to) {
      const from = view.figures.find((one) => one.figureId === figureId)?.spaceId;
      if (from === undefined) return say(`to ${countedSpace(to)}`, `vers ${countedSpace(to)}`);
      return words.each([[words.toward(to, from), bearing(cellOf(from), cellOf(to), words)]]);
    },
    placedTest(testKey) {
      const name = view.tests.find((test) => test.testKey === testKey)?.name;
      const [testId = '', pieceId] = testKey.split('@');
      const told = name ? words.quoted(text(name)) : words.test(testId);
      return pieceId === undefined ? told : `${told} (${figure(pieceId)})`;
    },
    answer: (optionId) => answerIn(view.window, optionId, words) ?? countedSpace(optionId),
  };
}

/** The names of things, by id: those of one name have numbers. Worked out on demand. */
function numbered(
  ids: readonly string[],
  nameOf: (id: string) => string,
  withNumber: (name: string, at: number, of: number) => string,
): () => ReadonlyMap<string, string> {
  let known: ReadonlyMap<string, string> | undefined;
  return () => {
    if (known) return known;
    const byName = new Map<string, string[]>();
    for (const id of ids) byName.set(nameOf(id), [...(byName.get(nameOf(id)) ?? []), id]);
    const named = [...byName].flatMap(([name, same]) =>
      same.map((id, place): [string, string] => [
        id,
        same.length > 1 ? withNumber(name, place + 1, same.length) : name,
      ]),
    );
    return (known = new Map(named));
  };
}

/** The text of an option that is no space. */
function answerIn(window: SeenWindow | undefined, optionId: string, words: FigureTeller): string | undefined {
  const { say, text, quoted } = words;
  const option = window?.options?.find((one) => one.optionId === optionId);
  switch (option?.kind) {
    case 'SPACE':
      return undefined;
    case 'DECLINE':
      return say('none of it', 'rien de tout cela');
    case 'TEXT':
      return option.text ? quoted(text(option.text).replace(/\.$/, '')) : say(`text ${optionId}`, `texte ${optionId}`);
    case 'DIE':
      return say(`die ${Number(optionId) + 1}`, `le dé ${Number(optionId) + 1}`);
    case 'CARD':
      return words.card(optionId);
    default:
      return words.figure(optionId);
  }
}

/** “2 east, 1 north”: where a cell lies, seen from another. */
function bearing(from: Cell, to: Cell, { say }: Pick<Teller, 'say'>): string {
  const [east, south] = [to.x - from.x, to.y - from.y];
  const parts = [
    east > 0 ? say(`${east} east`, `${east} à l’est`) : [],
    east < 0 ? say(`${-east} west`, `${-east} à l’ouest`) : [],
    south < 0 ? say(`${-south} north`, `${-south} au nord`) : [],
    south > 0 ? say(`${south} south`, `${south} au sud`) : [],
  ].flat();
  return parts.length === 0 ? say('on the spot', 'sur place') : parts.join(', ');
}
