import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, root } from '../guide/guide.js';
import { CuttingProxy } from './cutting-proxy.js';
import { withWorker } from './with-worker.js';

const run = promisify(execFile);
const home = join(root, 'packages/python');

/** Plays a game through connections that are cut again and again, then reads the whole story. */
const PROGRAM = `
import json, os, uuid
from chronicler_client import Client, Refused

client = Client.register(os.environ["CHRONICLER_URL"], f"Python {uuid.uuid4().hex[:8]}", bot=True, backoff=0.01)
game = client.open({"lantern": {}}, [{"me": True}, {"bot": "random"}])["id"]
client.start(game)
sent = []
def choose(asked):
    sent.append(asked.step_id)
    return asked.choices[0]
end = client.play(choose, game_id=game)
story = list(client.follow(game))
try:
    client.start(game)
except Refused as refusal:
    code = refusal.code
print(json.dumps({
    "versions": [event["version"] for event in story],
    "later": [event["version"] for event in client.follow(game, after=4)],
    "steps": sent,
    "own": len([event for event in story if event["type"] == "cardChosen" and event["payload"]["seat"] == end.seat]),
    "code": code,
    "ranks": [place["rank"] for place in end.placings],
}))
`;

/** A game over days: an undo, a pause, time, a plan, notes, and a substitute. */
const OVER_DAYS = `
import json, os, uuid
from chronicler_client import ChroniclerError, Client

url = os.environ["CHRONICLER_URL"]
ada, ben, cy = (Client.register(url, f"{name} {uuid.uuid4().hex[:8]}") for name in ("Ada", "Ben", "Cy"))
game = ada.open({"lantern": {"decisionSeconds": 86400}}, [{"me": True}], vacation={"days": 3}, undo="CONSENT")["id"]
ben.join(game, seat=1)
ada.start(game)
mine, his, other = (client.correspondence(game) for client in (ada, ben, cy))

legal = ada.legal_commands(game)
kept = mine.plan([{"command": legal[0]["input"]}])
gone = mine.plan([])
note = mine.write_note("Keep the small cards.", version=1)
mine.write_note("Keep the large ones.", note_id=note["noteId"])
texts = [written["text"] for written in mine.notes()]
mine.delete_note(note["noteId"])

mine.grant_time(1, 3600)
his.take_vacation(1)
mine.propose("PAUSE")
number = ada.get(f"/v1/games/{game}")["proposal"]["number"]
his.answer(number, True)
mine.end_pause()
mine.propose("PAUSE")
mine.withdraw()
mine.offer_seat()
mine.withdraw_offer()
mine.offer_seat()
other.take_over(0)
try:
    mine.take_vacation(1)
except ChroniclerError as refusal:
    code = refusal.code
his.hand_to_bot("random")
print(json.dumps({
    "planned": [len(kept["entries"]), len(gone["entries"])],
    "notes": [texts, mine.notes()],
    "types": [event["type"] for event in cy.get(f"/v1/games/{game}/events", first=100)["nodes"]],
    "code": code,
}))
`;

describe('The package for Python', () => {
  let api: TestApi;
  let proxy: CuttingProxy;
  const python = async (program: string, url: string): Promise<string> => {
    const environment = { ...process.env, PYTHONPATH: join(home, 'src'), PYTHONDONTWRITEBYTECODE: '1' };
    const { stdout, stderr } = await run('python3', ['-W', 'error', '-c', program], {
      env: { ...environment, CHRONICLER_URL: url },
    });
    expect(stderr).toBe('');
    return stdout;
  };

  beforeAll(async () => {
    api = withWorker(await startTestApi());
    proxy = await CuttingProxy.before(api.url, 2);
  });
  afterAll(async () => {
    await proxy.close();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('plays a whole game over connections that are cut, with each command once and no event twice or missing', async () => {
    const told = JSON.parse(await python(PROGRAM, proxy.url)) as Record<string, number[]>;
    const { versions = [], later, steps = [], own, code, ranks } = told;
    expect(versions).toEqual(versions.map((_, at) => at + 1));
    expect(later).toEqual(versions.slice(4));
    expect(own).toBe(new Set(steps).size);
    expect([code, ranks?.length]).toEqual(['ALREADY_STARTED', 2]);
    expect(proxy.cut.feeds).toBeGreaterThan(2);
    expect(proxy.cut.answers).toBe(steps.length);
  });

  it('agrees, takes time, plans, notes and hands over a seat in a game over days', async () => {
    const { types, ...told } = JSON.parse(await python(OVER_DAYS, api.url)) as { readonly types: readonly string[] };
    expect(told).toEqual({ planned: [1, 0], notes: [['Keep the large ones.'], []], code: 'FORBIDDEN' });
    expect(types.slice(types.indexOf('timeGranted'), types.indexOf('botTookOver') + 1)).toEqual([
      ...['timeGranted', 'vacationTaken', 'proposed', 'proposalAnswered', 'gamePaused', 'pauseEnded'],
      ...[
        'proposed',
        'proposalDropped',
        'seatOffered',
        'offerWithdrawn',
        'seatOffered',
        'seatTakenOver',
        'botTookOver',
      ],
    ]);
  });

  it('plays the bot of its page, unchanged', async () => {
    const out = await python(blocksOf('packages/python/README.md').get('bot.py')!, api.url);
    expect(out.trim().split('\n').slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^Seat \d: rank \d$/)));
  });

  it('has types, no dependency, and the version and license of the server', () => {
    const project = readFileSync(join(home, 'pyproject.toml'), 'utf8');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(project).toContain(`version = "${version}"`);
    expect(project).toContain('dependencies = []');
    expect(existsSync(join(home, 'src/chronicler_client/py.typed'))).toBe(true);
    expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
  });
});
