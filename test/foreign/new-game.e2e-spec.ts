/** @jest-environment-options {"ownModules": true} */
import { randomUUID } from 'node:crypto';
import { RulesetRegistry } from '#games';
import { build } from '#platform/testing';
import { foreignRulesets } from '../../apps/rulesets.js';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { author, laws } from '../../apps/cli/src/author/command.js';
import { newRuleset } from '../../apps/cli/src/new/command.js';
import { heard } from '../../apps/cli/src/testing/heard.js';
import { PackageOfGame } from './package-of-game.js';

const game = new PackageOfGame('ferry');
const written = heard(() => newRuleset(['ferry', '--into', game.folder]));

beforeAll(async () => {
  expect(await written).toEqual([0, expect.stringContaining('npm install')]);
  game.link();
});
afterAll(() => game.remove());

describe('A package that `chronicler new` has written', () => {
  it('has the name of its game everywhere, and nothing of the template', () => {
    for (const file of ['package.json', 'README.md', 'src/rules.ts', 'src/presentation.ts', 'src/ferry.ts'])
      expect([file, /my ?game|path\/to/iu.test(game.read(file))]).toEqual([file, false]);
    expect(game.read('src/rules.ts')).toContain("refuse('FERRY-002'");
    expect(game.read('.gitignore')).toContain('node_modules/');
  });

  it('keeps the laws as it is', async () => {
    expect(await heard(() => laws([game.folder, '--games', '5']))).toEqual([0, 'All 29 laws hold.\n']);
  });

  it('is built, with types of the kernel, and played on a server, with a picture', async () => {
    await build();
    await game.build();
    const [foreign] = await foreignRulesets({ rulesetModules: [game.folder] });
    // Alone: a server with the built-in rulesets takes longer to start (`own-ruleset.full-spec.ts`).
    const api = await startTestApi({ rulesets: new RulesetRegistry([foreign!.ruleset]) });
    try {
      expect(await playedOn(api)).toMatchObject({ waiting: { over: 'CARDS_TURNED' } });
      expect(api.faults).toEqual([]);
    } finally {
      await api.close();
    }
  });

  it('shows a game with the views of all seats side by side, before the laws', async () => {
    const [code, said] = await heard(() => author([game.folder, '--seed', 'laws-3', '--games', '2', '--at', '8']));
    expect(code).toBe(0);
    expect(said).toMatch(/^ferry, seed laws-3\n/u);
    expect(said).toMatch(/seat 0 gets the limit \d+\./u);
    expect(said).toMatch(/ {2}seat 0 +seat 1 .*spectator\n/u);
    expect(said).toMatch(/players\.0\.limit +\d+ +null.* null\n/u);
    expect(said).toMatch(/All 29 laws hold\.\n$/u);
  });

  it('names the broken law, the seed, and the command that shows the game', async () => {
    const [hidden, shown] = ['|| seesAllOf(viewer, seat)', '|| viewer.kind === "seat"'] as const;
    game.change('src/rules.ts', hidden, shown);
    const [code, said] = await heard(() => laws([game.folder, '--games', '3']));
    game.change('src/rules.ts', shown, hidden);
    expect(code).toBe(1);
    expect(said).toMatch(/^law 5, secrets hold/mu);
    const [, words] = /^ {2}npx chronicler author (.*)$/mu.exec(said)!;
    expect(words).toMatch(/ --seed laws-\d+ --at \d+ --games 3$/u);
    const [again, told] = await heard(() => author([...words!.split(' '), '--law', '1']));
    expect([again, told]).toEqual([0, expect.stringContaining(`seed ${/laws-\d+/u.exec(words!)![0]}\n`)]);
  });

  it('says where the rules throw, once', async () => {
    game.change(
      'src/rules.ts',
      'state.decisions += 1;',
      'state.decisions += 1;\n  if (state.decisions > 2) throw new Error("lost");',
    );
    const [code, said] = await heard(() => author([game.folder, '--games', '2']));
    game.change('src/rules.ts', '\n  if (state.decisions > 2) throw new Error("lost");', '');
    expect([code, said]).toEqual([1, expect.stringContaining('The game does not go on: Error: lost')]);
    expect(said.match(/^ {2}the same$/gmu)!.length).toBeGreaterThan(3);
  });
});

interface Looked {
  readonly waiting: { readonly mine?: boolean; readonly stepId?: string; readonly over?: string };
  readonly legalCommands: readonly { readonly input: object }[];
}

/** Plays a game against a bot to its end, and looks at its picture. */
async function playedOn(api: TestApi): Promise<Looked> {
  const ada = await TestClient.register(api.url, 'Ada');
  const opening = `mutation($command: ID!) { openGame(input: { commandId: $command, options: { ferry: {} }, seats: [{ me: true }, { bot: "careful" }] })
    { ... on CommandAccepted { game { id rulesDigest } } } }`;
  const { openGame } = await ada.data<{ openGame: { game: { id: string; rulesDigest: null } } }>(opening, {
    command: randomUUID(),
  });
  expect(openGame.game.rulesDigest).toBeNull();
  const { id } = openGame.game;
  await ada.data(
    'mutation($command: ID!, $id: ID!) { startGame(input: { commandId: $command, gameId: $id }) { __typename } }',
    {
      command: randomUUID(),
      id,
    },
  );
  const look = async (): Promise<Looked> => {
    await api.settle();
    const query = `query($id: ID!) { game(id: $id) { waiting { ... on WaitingForSeats { mine stepId } ... on WaitingForNothing { over } }
      legalCommands { input } view { ... on FerryView { next players { sum limit } } } } }`;
    return (await ada.data<{ game: Looked }>(query, { id })).game;
  };
  const play = `mutation($command: ID!, $id: ID!, $step: String!, $input: GameCommandInput!) {
    submitCommand(input: { commandId: $command, gameId: $id, stepId: $step, command: $input }) { __typename } }`;
  let now = await look();
  for (; now.waiting.over === undefined; now = await look())
    await ada.data(play, { command: randomUUID(), id, step: now.waiting.stepId, input: now.legalCommands[0]!.input });
  const picture = await fetch(`${api.url}/v1/games/${id}/table.svg`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await picture.text()).toContain('</svg>');
  return now;
}
