/** A test, by its title and file. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
  /** Ids that the title names, in its order. */
  readonly ids: readonly string[];
}

const id = String.raw`[A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+`;
const anyId = new RegExp(String.raw`\b${id}\b`, 'g');
/** Worked examples that the catalogue numbers without its prefix: "D12", "S1b". */
const vectors = String.raw`(?:[A-Z]\d+[a-z]? )*`;
const leadingVectors = new RegExp(`^${vectors}`);

/**
 * A string that starts with an id, or with worked examples and an id, and continues with words: a title. An id alone
 * is a value that a test compares.
 */
const titleWithId = new RegExp(
  String.raw`(?<quote>['"\x60])(?<title>${vectors}${id}[ ,:/(](?:\\.|(?!\k<quote>)[^\\])*)\k<quote>`,
  'g',
);

/** The titles in a test file that name rules. */
export function titlesIn(file: string, source: string): TestTitle[] {
  return [...source.matchAll(titleWithId)].flatMap(({ groups }) => {
    const title = groups?.title ?? '';
    const ids = [...title.matchAll(anyId)].map(([match]) => match);
    const text = title.replace(leadingVectors, '').replaceAll(anyId, '').trim();
    return text === '' ? [] : [{ file, title, ids: [...vectorsIn(title, ids[0] ?? ''), ...ids] }];
  });
}

/** The worked examples that lead a title, with the prefix of the first rule that it names: `ARENA-D12`. */
function vectorsIn(title: string, rule: string): string[] {
  const [leading = ''] = leadingVectors.exec(title) ?? [];
  const [prefix = ''] = rule.split('-');
  return leading.split(' ').flatMap((vector) => (vector === '' ? [] : [`${prefix}-${vector}`]));
}
