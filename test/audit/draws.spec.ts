import { readdirSync, readFileSync } from 'node:fs';
import { verifyTranscript } from '#audit';
import { servedRulesets } from '../../apps/rulesets.js';
import { drawFileOf, drawnGame, drawnRulesets, type DrawFile } from './draw-files.js';
import { fileOf, signer, transcriptOfCommits } from './golden-transcripts.js';
import { derivedDraws, type Table } from './independent-dice.js';
import { cardsTable, guildsTable, lanternTable, skirmishTable, type Lists } from './independent-tables.js';

const folder = 'docs/transcript/draws';
const rulesets = await servedRulesets({ rules: 'working-tree' });
const read = (file: string): string => readFileSync(`${folder}/${file}`, 'utf8');
const drawnIn = (name: string): DrawFile => JSON.parse(read(`${name}.json`)) as DrawFile;

/** The keys of the rows in the tables of pages: the event that follows a draw, and the call. */
const rowsOn = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages
      .flatMap((page) => [...read(`${page}.md`).matchAll(/^\| `(\w+)`[^|]*\| (pick|shuffle)\b/gmu)])
      .map(([, event, call]) => `${event} ${call}`),
  );
/** Pages on draws of several rulesets. */
const shared: Readonly<Record<string, string>> = {
  clash: 'skirmish',
  skarov: 'skirmish',
  arena: 'cards',
  guardians: 'cards',
};

describe('The pages on draws', () => {
  it.each(drawnRulesets)('have a row for every draw in the game of %s, whose transcript holds', async (name) => {
    const { draws, rulesVersion, transcript } = drawnIn(name);
    const rows = rowsOn([name, ...(shared[name] ? [shared[name]] : [])]);
    expect(draws.map(({ event, call }) => `${event} ${call}`).filter((draw) => !rows.has(draw))).toEqual([]);
    const verdict = await verifyTranscript(fileOf([read(transcript)]), {
      rulesOf: () => rulesets.release(name, rulesVersion),
      trusted: [signer],
    });
    expect(verdict).toMatchObject({ ok: true });
  });

  it('name every file of the rules that takes from the chance of a turn', () => {
    const links = /\.\.\/\.\.\/\.\.\/(libs\/[\w/-]+\.ts)/gu;
    const linked = readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .flatMap((page) => [...read(page).matchAll(links)].map(([, file]) => file!));
    const takes = /turn\.random\b|\{[^{}]*\brandom\b[^{}]*\}(?:: \w*Turn\b| = (?:runner\.)?turn\b)/u;
    const taking = [...drawnRulesets, 'skirmish', 'cards'].flatMap((library) =>
      (readdirSync(`libs/${library}/src`, { recursive: true }) as string[])
        .filter((file) => /^(?!.*testing\/).*(?<!\.spec)\.ts$/u.test(file))
        .map((file) => `libs/${library}/src/${file}`)
        .filter((file) => takes.test(readFileSync(file, 'utf8'))),
    );
    expect(taking.filter((file) => !linked.includes(file))).toEqual([]);
    expect(linked.filter((file) => !/\brandom\b/u.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('A verifier from the pages alone', () => {
  const kit = ['L24-7', 'L24-8', 'L24-9', 'L24-11', 'L24-12', 'L24-13', 'L26', 'L27', 'L28', 'T27'];
  const tables: Readonly<Record<string, (lists: Lists) => Table>> = {
    lantern: lanternTable,
    guilds: guildsTable,
    clash: skirmishTable,
    skarov: skirmishTable,
    arena: (lists) => cardsTable(lists, []),
    guardians: (lists) => cardsTable(lists, kit),
  };

  it.each(drawnRulesets)('derives every draw of the game of %s', (name) => {
    const { draws, lists, transcript } = drawnIn(name);
    expect(derivedDraws(read(transcript), tables[name]!(lists))).toEqual({ draws, wrong: [] });
  });

  it('derives every draw of a game with duels', async () => {
    const game = await drawnGame('guilds', 'three-seats-raid');
    const { draws, lists } = drawFileOf('guilds', game);
    expect(draws.map(({ event }) => event)).toContain('duelFought');
    const release = (await rulesets.release('guilds', game.ruleset.version))!;
    const transcript = (await transcriptOfCommits(release, game.commits)).join('');
    expect(derivedDraws(transcript, guildsTable(lists))).toEqual({ draws, wrong: [] });
  });

  it('finds a die that differs from the draw', () => {
    const { lists } = drawnIn('lantern');
    const other = read('lantern.chronicle.ndjson').replace(
      /"winds":\[(\d)\]/u,
      (_, wind) => `"winds":[${(Number(wind) % 6) + 1}]`,
    );
    expect(derivedDraws(other, lanternTable(lists)).wrong).toHaveLength(1);
  });
});
