import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPicture } from '#drawing/testing';
import { locales, type Pictures } from '#kernel';
import { fencesOf, root, TypedFolder, type Fence } from './guide.js';
import { runners } from './runners.js';
import { shells, unreadableIn } from './shell.js';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The pages that people work with. */
const pages = [
  'README.md',
  'docs/README.md',
  'CONTRIBUTING.md',
  'docs/runbook.md',
  'docs/transcript.md',
  ...readdirSync(join(root, 'docs/guides'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/guides/${name}`),
];

/** A block, and the page on which it stands. */
interface Printed extends Fence {
  readonly page: string;
  readonly place: string;
}

const blocks: readonly Printed[] = pages.flatMap((page) =>
  fencesOf(page).map((fence) => ({ ...fence, page, place: `${page}:${fence.line}` })),
);

const EXCERPT = 'excerpt of ';
const isQuote = ({ language, name }: Fence): boolean => language === 'ts' && /^[\w./-]+\/[\w./-]+\.ts$/.test(name);
const isExcerpt = ({ name }: Fence): boolean => name.startsWith(EXCERPT);
const isProgram = ({ language, name }: Fence): boolean => language === 'ts' && /^[\w-]+$/.test(name);

/** Drawn, and nothing to run. */
const isPlain = ({ language, name }: Fence): boolean => language === 'text' && name === '';

/** The suite that runs a block. */
const runnerOf = ({ page, language }: Printed): string | undefined => runners[page]?.[language];

describe('Every block of every page', () => {
  it('has a name, and a suite that runs it, compiles it, or compares it with its source', () => {
    const idle = blocks.filter(
      (block) =>
        !isPlain(block) &&
        !isQuote(block) &&
        !isExcerpt(block) &&
        !isProgram(block) &&
        (block.name === '' || runnerOf(block) === undefined),
    );
    expect(idle.map(({ place }) => place)).toEqual([]);
    expect(blocks.length).toBeGreaterThan(80);
  });

  it('is one that was found: no page has a fence that is none', () => {
    for (const page of pages) {
      const fences = read(page)
        .split('\n')
        .filter((line) => /^\s*(`{3,}|~{3,})/.test(line));
      expect([page, fences.length]).toEqual([page, 2 * fencesOf(page).length]);
    }
  });

  it('is run by a suite that reports blocks left over', () => {
    const named = Object.entries(runners).flatMap(([page, byLanguage]) =>
      Object.entries(byLanguage).map(([language, suite]) => ({ page, language, suite })),
    );
    for (const { page, language, suite } of named) {
      expect([page, language, blocks.some((block) => block.page === page && block.language === language)]).toEqual([
        page,
        language,
        true,
      ]);
      const text = read(`test/${suite}`);
      expect([suite, text.includes(`new Page('${page}')`)]).toEqual([suite, true]);
      expect([suite, /\.left\(/.test(text)]).toEqual([suite, true]);
    }
  });

  it.each(blocks.filter(isQuote))('$place quotes $name as it is', ({ name, body }) => {
    expect(read(name)).toContain(body);
  });

  it.each(blocks.filter(isExcerpt))('$place has only lines of the file', ({ name, body }) => {
    expect(read(name.slice(EXCERPT.length)).split('\n')).toEqual(expect.arrayContaining(body.trimEnd().split('\n')));
  });

  it.each(shells)('can be read by %s, with no comment, which zsh knows in scripts alone', (shell) => {
    for (const { place, language, body } of blocks) {
      if (language !== 'sh') continue;
      expect([place, unreadableIn(shell, body)]).toEqual([place, '']);
      expect([place, /(^|\s)#/.test(body)]).toEqual([place, false]);
    }
  });
});

describe('The programs on the pages', () => {
  const programs = blocks.filter(isProgram);
  const typed = new TypedFolder(
    new Map(programs.map(({ page, name, body }) => [`${page.replaceAll(/\W/g, '-')}/${name}.ts`, body])),
  );
  afterAll(() => typed.remove());

  it('compile', () => {
    expect(programs.length).toBeGreaterThan(2);
    expect(typed.complaints()).toEqual([]);
  });

  it('draw', async () => {
    const { pictures } = await typed.load<{ pictures: Pictures<{ storm: number }> }>(
      'docs-guides-pictures-md/draw-a-storm.ts',
    );
    for (const locale of locales)
      expect(readPicture(pictures.table({ storm: 2 }, locale, ['Ada', 'Bo'])).faults).toEqual([]);
  });
});
