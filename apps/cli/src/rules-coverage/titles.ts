/** A test, by its title and file. */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
  /** Ids that the title names, in its order. */
  readonly ids: readonly string[];
}

const id = String.raw`[A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+`;
const anyId = new RegExp(String.raw`\b${id}\b`, 'g');

/** A string that starts with an id and goes on with words: a title. An id alone is a value that a test compares. */
const titleWithId = new RegExp(
  String.raw`(?<quote>['"\x60])(?<title>${id}[ ,:/(](?:\\.|(?!\k<quote>)[^\\])*)\k<quote>`,
  'g',
);

/** The titles in a test file that name rules. */
export function titlesIn(file: string, source: string): TestTitle[] {
  return [...source.matchAll(titleWithId)].flatMap(({ groups }) => {
    const title = groups?.title ?? '';
    const ids = [...title.matchAll(anyId)].map(([match]) => match);
    return title.replaceAll(anyId, '').trim() === '' ? [] : [{ file, title, ids }];
  });
}
