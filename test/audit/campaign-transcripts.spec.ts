import { randomUUID } from 'node:crypto';
import {
  campaignTranscriptOf,
  transcriptKind,
  verifyCampaignTranscript,
  verifyTranscript,
  type CampaignJudge,
  type CampaignVerdict,
} from '#audit';
import { RulesetRegistry } from '#games';
import { accepted, Table } from '#server/testing';
import { saga, tally } from '#games/testing';
import { canonicalJson, Random } from '#kernel';
import type { LoadedGame } from '#records';
import { edit, hide, type Line } from './edits.js';
import { fileOf, signer, transcriptOfCommits } from './golden-transcripts.js';

const registry = new RulesetRegistry([tally, saga]);
const rulesOf: CampaignJudge['rulesOf'] = ({ name, version }) => registry.release(name, version);

describe('The transcript of a campaign', () => {
  const table = new Table();
  const host = 'player-0';
  let campaignId: string;
  let lines: string[];
  let played: string;
  let abandoned: string;
  let waiting: string;
  /** Games of the campaign that were verified. */
  const found = new Map<string, LoadedGame>();

  const openAdventure = async (): Promise<string> => {
    const request = { campaignId, commandId: randomUUID(), account: host, options: { seats: 2, rounds: 1 } };
    return accepted(await table.campaigns.openAdventure(request)).gameId;
  };

  beforeAll(async () => {
    const opening = { commandId: randomUUID(), account: host, ruleset: 'saga', name: 'The long way' };
    const opened = await table.campaigns.open(opening);
    if (opened.status !== 'accepted') throw new Error(opened.status);
    ({ campaignId } = opened.loaded);
    played = await openAdventure();
    await table.fill(played, 2);
    for (const account of ['player-0', 'player-1'])
      accepted(await table.games.resign({ gameId: played, commandId: randomUUID(), account }));
    abandoned = await openAdventure();
    accepted(await table.games.operate(abandoned, { type: 'abandonGame' }));
    await table.meetDue();
    waiting = await openAdventure();
    const loaded = (await table.campaigns.load(campaignId))!;
    const commits = await table.store.read(campaignId);
    lines = [];
    for await (const line of campaignTranscriptOf({ loaded, signer }, each(commits))) lines.push(line);
    const release = (await registry.release('saga', '1.0'))!;
    for (const gameId of [played, abandoned]) {
      const transcript = await transcriptOfCommits(release, await table.store.read(gameId));
      const judge = { rulesOf, found: (game: LoadedGame) => void found.set(game.gameId, game) };
      expect(await verifyTranscript(fileOf(transcript), judge)).toMatchObject({ ok: true });
    }
  });

  const verdictOn = (made: readonly string[], by: Partial<CampaignJudge> = {}): Promise<CampaignVerdict> =>
    verifyCampaignTranscript(fileOf(made), {
      rulesOf,
      trusted: [signer],
      gameOf: (gameId) => found.get(gameId),
      ...by,
    });

  /** The work of a forger without the key of the server, and the verdict on it where the forger's key is trusted. */
  async function forged(change: (made: Line[]) => void, by: Partial<CampaignJudge> = {}) {
    const made = lines.map((line) => JSON.parse(line) as Line);
    change(made);
    const hidden = hide(made, true).map((line) => `${canonicalJson(line)}\n`);
    const judge: CampaignJudge = { rulesOf, gameOf: (gameId) => found.get(gameId), ...by };
    const verdict = await verifyCampaignTranscript(fileOf(hidden), judge);
    return verdict.ok ? verdict : verdict.fault;
  }
  /** The commit that a command of this type made, once more. */
  const commitOfType = (made: readonly Line[], type: string): Line =>
    made
      .map((line) => line['commit'] as Line | undefined)
      .find((one) => (one?.['command'] as Line | undefined)?.['type'] === type)!;
  const dataIn = (commit: Line, event: number): Line => (commit['events'] as Line[])[event]!['data'] as Line;

  it('is whole, and has the results of its games', async () => {
    expect(await transcriptKind(fileOf(lines))).toBe('campaign');
    expect(await verdictOn(lines)).toMatchObject({
      ok: true,
      commits: lines.length - 2,
      undecided: 0,
      end: {
        id: campaignId,
        name: 'The long way',
        adventures: [
          { gameId: played, status: 'played', hash: found.get(played)!.hash },
          { gameId: abandoned, status: 'givenUp', hash: null },
          { gameId: waiting, status: 'open', hash: null },
        ],
      },
    });
  });

  it('says how many games it took as told, where their transcripts are not at hand', async () => {
    expect(await verdictOn(lines, { gameOf: () => undefined })).toMatchObject({ ok: true, undecided: 2 });
    const game = (gameId: string): LoadedGame | undefined => (gameId === played ? found.get(gameId) : undefined);
    expect(await verdictOn(lines, { gameOf: game })).toMatchObject({ ok: true, undecided: 1 });
  });

  it('is no game, and no game is it', async () => {
    expect(await verifyTranscript(fileOf(lines), { rulesOf })).toMatchObject({ fault: { line: 1, reason: 'form' } });
    const release = (await registry.release('saga', '1.0'))!;
    const game = await transcriptOfCommits(release, await table.store.read(played));
    expect(await transcriptKind(fileOf(game))).toBe('game');
    expect(await verdictOn(game)).toMatchObject({ fault: { line: 1, reason: 'form' } });
  });

  it('is accepted only for rules that have campaigns', async () => {
    const other = (await registry.release('tally', '1.0'))!;
    expect(await verdictOn(lines, { rulesOf: () => other })).toMatchObject({ fault: { line: 1, reason: 'rules' } });
  });

  it('cannot give a game another end, an account more points, or its commands another actor', async () => {
    const wins = await forged((made) => (dataIn(commitOfType(made, 'recordAdventure'), 1)['points'] = 99));
    expect(wins).toMatchObject({ reason: 'events', path: 'commit.events.1.data.points', expected: '1', found: '99' });
    const other = (made: Line[]): void => {
      const commit = commitOfType(made, 'recordAdventure');
      (commit['command'] as Line)['gameHash'] = dataIn(commit, 0)['gameHash'] = 'a'.repeat(64);
    };
    expect(await forged(other)).toMatchObject({ reason: 'events' });
    // The options of the next adventure have the points: they tell even where the game is not at hand.
    const points = (made: Line[]) => (dataIn(commitOfType(made, 'recordAdventure'), 1)['points'] = 99);
    expect(await forged(points, { gameOf: () => undefined })).toMatchObject({ reason: 'events' });
    // A fact without consequences cannot be checked without the game, and the verdict says so.
    const reason = (made: Line[]) => (dataIn(commitOfType(made, 'recordAdventure'), 0)['reason'] = 'luck');
    expect(await forged(reason)).toMatchObject({ reason: 'events', found: '"luck"' });
    expect(await forged(reason, { gameOf: () => undefined })).toMatchObject({ ok: true, undecided: 2 });
    const stranger = (made: Line[]): void => void (commitOfType(made, 'openAdventure')['actor'] = 'player-1');
    expect(await forged(stranger)).toMatchObject({ reason: 'actor', path: 'commit.actor', found: 'player-1' });
    const salt = (made: Line[]): void => void ((commitOfType(made, 'recordAdventure')['command'] as Line)['salt'] = 5);
    expect(await forged(salt)).toMatchObject({ reason: 'command' });
    const early = (made: Line[]): void => void (commitOfType(made, 'recordAdventure')['at'] = 0);
    expect(await forged(early)).toMatchObject({ reason: 'time' });
    const unknown = (made: Line[]): void => {
      const commit = commitOfType(made, 'recordAdventure');
      (commit['command'] as Line)['gameId'] = dataIn(commit, 0)['gameId'] = randomUUID();
    };
    expect(await forged(unknown, { gameOf: () => undefined })).toMatchObject({ reason: 'refused' });
  });

  it('is not sound once anything of it was changed', async () => {
    const random = Random.from('edits of a campaign');
    for (let number = 0; number < 200; number += 1) {
      const { what, lines: changed } = edit(random, lines);
      if (changed.join('') === lines.join('')) continue;
      expect({ what, ok: (await verdictOn(changed)).ok }).toEqual({ what, ok: false });
    }
  });
});

async function* each<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}
