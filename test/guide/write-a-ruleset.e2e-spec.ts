/** @jest-environment-options {"ownModules": true} */
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RulesetRegistry } from '#games';
import type { AnyRuleset } from '#kernel';
import { checkLaws } from '#kernel/testing';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, filesIn, Page, root, TypedFolder } from './guide.js';

const RULES = 'libs/lantern/src/';
const PRESENTATION = 'libs/lantern-presentation/src/';

const FOLDER = 'docs/guides/write-a-ruleset';
const first = new Page('docs/guides/write-a-ruleset.md');
const page = new Page('docs/guides/write-a-ruleset/play-and-release.md');
const blocks = new Map(readdirSync(join(root, FOLDER)).flatMap((name) => [...blocksOf(`${FOLDER}/${name}`)]));
/** Both libraries, side by side in one folder: there the presentation finds the rules that were typed. */
const files = new Map([
  ...[...filesIn(blocks, RULES)].map(([path, text]) => [`rules/${path}`, text] as const),
  ...[...filesIn(blocks, PRESENTATION)].map(
    ([path, text]) => [`presentation/${path}`, besideRules(path, text)] as const,
  ),
]);

function besideRules(path: string, text: string): string {
  const rules = `${'../'.repeat(path.split('/').length)}rules`;
  return text.replaceAll(`'#lantern/queries'`, `'${rules}/queries.js'`).replaceAll(`'#lantern'`, `'${rules}/index.js'`);
}

/** The documents that the guide sends to the server. */
const [ACCOUNT, OPEN, START, LOOK, PLAY] = ['Account', 'Open', 'Start', 'Look', 'Play'].map((name) =>
  page.block(name),
) as [string, string, string, string, string];

/** The answer of `Look`. */
interface Looked {
  readonly waiting: { readonly mine?: boolean; readonly stepId?: string; readonly over?: string };
  readonly legalCommands: readonly { readonly input: object }[];
  readonly view: { readonly storm: number; readonly keepers: readonly unknown[] };
}

describe('The ruleset in one file', () => {
  const typed = new TypedFolder(new Map([['nim.ts', first.block('first-ruleset')]]));
  afterAll(() => typed.remove());

  it('keeps the laws', async () => {
    const { nim } = await typed.load<{ nim: AnyRuleset }>('nim.ts');
    const mishaps = { timeOuts: 300, resignations: 300 };
    for (const { law, violations } of checkLaws(nim, { games: 20, depth: 0.3, mishaps })) {
      expect([law.name, violations]).toEqual([law.name, []]);
    }
  });
});

describe('The guide from an empty folder to a game on the server', () => {
  let typed: TypedFolder;
  let lantern: AnyRuleset;

  beforeAll(async () => {
    typed = new TypedFolder(files);
    ({ lantern } = await typed.load<{ lantern: AnyRuleset }>('presentation/index.ts'));
  });
  afterAll(() => typed.remove());

  it.each([RULES, PRESENTATION])('has every file of %s, word for word, and no other', (library) => {
    const stored = readdirSync(join(root, library), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    const read = new Map(stored.map((path) => [path.slice(join(root, library).length), readFileSync(path, 'utf8')]));
    expect(Object.fromEntries(filesIn(blocks, library))).toEqual(Object.fromEntries(read));
  });

  it('sends every document that it has', () => {
    expect(page.left('graphql')).toEqual([]);
  });

  it('compiles, and would not with a wrong block', () => {
    expect(typed.complaints()).toEqual([]);
    const right = files.get('rules/score.ts')!;
    typed.write('rules/score.ts', right.replace('rank: rank(seat)', 'rang: rank(seat)'));
    expect(typed.complaints()[0]).toMatch(/score\.ts: .*\n? *Property 'rank' is missing/);
    typed.write('rules/score.ts', right);
  });

  it('makes a game that keeps the laws', () => {
    const mishaps = { timeOuts: 300, resignations: 300 };
    for (const { law, violations } of checkLaws(lantern, { games: 20, depth: 0.3, mishaps })) {
      expect([law.name, violations]).toEqual([law.name, []]);
    }
  });

  describe('on a server', () => {
    let api: TestApi;

    beforeAll(async () => {
      api = await startTestApi({ rulesets: new RulesetRegistry([lantern]) });
    });
    afterAll(() => api.close());

    it('is played to its end with the documents of the guide', async () => {
      const { createAccount } = await new TestClient(api.url).data<{ createAccount: { token: string } }>(ACCOUNT);
      const ada = new TestClient(api.url, createAccount.token);
      const command = (): string => randomUUID();
      const { openGame } = await ada.data<{ openGame: { game: { id: string } } }>(OPEN, { command: command() });
      const game = openGame.game.id;
      const { startGame } = await ada.data<{ startGame: object }>(START, { command: command(), game });
      expect(startGame).toEqual({ version: expect.any(Number) as number });
      const look = async (): Promise<Looked> => (await ada.data<{ game: Looked }>(LOOK, { game })).game;
      const told: string[] = [];
      let now = await look();
      for (; now.waiting.over === undefined; now = await look()) {
        expect(told.length).toBeLessThan(3);
        const input = { command: command(), game, step: now.waiting.stepId, input: now.legalCommands[0]?.input };
        const { submitCommand } = await ada.data<{ submitCommand: { events: { description: string }[] } }>(PLAY, input);
        told.push(...submitCommand.events.map(({ description }) => description));
        await api.settle();
      }
      expect(told).toEqual([
        expect.stringMatching(/^Ada chooses \d+ measures? of oil\.$/),
        expect.stringMatching(/^Ada chooses/),
      ]);
      expect(now).toMatchObject({ waiting: { over: 'LAST_STORM' }, legalCommands: [], view: { storm: 3 } });
      expect(api.faults).toEqual([]);
    });
  });
});
