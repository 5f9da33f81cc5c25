/** The rules of one game in `docs/rules`. */
export interface Catalogue {
  /** Name of the ruleset and of its file. */
  readonly ruleset: string;
  /** The prefix of the ids of its rules, for instance `GUILD-`. */
  readonly prefix: string;
  /** Ids of rules and worked examples, in the order of the file. */
  readonly ids: readonly string[];
  /** Rules that are marked as a decision of ours and that no row of the section with the open questions names. */
  readonly unexplained: readonly string[];
}

/** Rulesets and their prefixes, from the table of the catalogue's README: `| guilds.md | … | GUILD- |`. */
export function prefixesOf(readme: string): ReadonlyMap<string, string> {
  const rows = readme.matchAll(/^\| `(?<ruleset>\w+)\.md` \|.*\| `(?<prefix>[A-Z]+-)` \|$/gm);
  return new Map([...rows].map(({ groups }) => [groups?.ruleset ?? '', groups?.prefix ?? '']));
}

/** A section of open questions: its rows give reasons of rules, with any form of ids. */
const openQuestions = /^## [\d. ]*Open questions and decisions$[^]*?(?=^## |(?![^]))/gm;

/** Ids of rules anywhere in a text. */
const idsIn = /\b[A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+/g;

/** The section of worked examples. */
const workedExamples = /^## [\d. ]*Worked examples$[^]*?(?=^## |(?![^]))/gm;

/** Worked examples that are numbered without a prefix ("D12", "S1b"), with it: `ARENA-D12`. */
function vectorsOf(prefix: string, text: string): string[] {
  const sections = [...text.matchAll(workedExamples)].map(([section]) => section);
  const rows = sections.flatMap((section) => [...section.matchAll(/^\| (?<id>[A-Z]\d+[a-z]?) \|/gm)]);
  return rows.map(({ groups }) => `${prefix}${groups?.id ?? ''}`);
}

/**
 * Rules whose last cell states a decision of ours, without a row that gives the reason. A row may omit the prefix of
 * its game.
 */
function unexplained(prefix: string, text: string): string[] {
  const reasons = new Set([...text.matchAll(openQuestions)].flatMap(([section]) => section.match(idsIn) ?? []));
  const rows = text
    .replaceAll(openQuestions, '')
    .matchAll(/^\| (?<id>[A-Z-]+\d+) \|.*\|(?<source>[^|]*\bdecision\b[^|]*)\|$/gm);
  const decisions = [...rows].map(({ groups }) => groups?.id ?? '');
  return decisions.filter((id) => id.startsWith(prefix) && !reasons.has(id) && !reasons.has(id.slice(prefix.length)));
}

/**
 * Reads a game's file. A rule is a table row whose first cell is an id with the game's prefix; a worked example is one
 * whose first cell is `EX-…` or `VEC-…`, or a letter and a number in the section of worked examples. Other tables (open questions, content) are not rules.
 */
export function readCatalogue(ruleset: string, prefix: string, text: string): Catalogue {
  const cells = [...text.replaceAll(openQuestions, '').matchAll(/^\| (?<id>[A-Z]+(?:-[A-Z]+)*-[A-Z]*\d+) \|/gm)].map(
    ({ groups }) => groups?.id ?? '',
  );
  const ids = cells.filter((id) => id.startsWith(prefix) || /^(EX|VEC)-/.test(id));
  return {
    ruleset,
    prefix,
    ids: [...new Set([...ids, ...vectorsOf(prefix, text)])],
    unexplained: unexplained(prefix, text),
  };
}
