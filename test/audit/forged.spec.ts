import { verifyTranscript } from '#audit';
import type { Json } from '#kernel';
import { lantern } from '#lantern-presentation';
import { GENESIS_HASH, hashCommit, SYSTEM, unreleased, type StoredCommit } from '#records';
import { commitsOf } from '../golden/play.js';
import { plans } from '../golden/plans/index.js';
import { fileOf, judge, transcriptOfCommits } from './golden-transcripts.js';

const [hidden, late] = await Promise.all(
  ['hidden-seeds', 'time-outs'].map((name) =>
    commitsOf(
      lantern,
      plans['lantern']!.find((plan) => plan.name === name)!,
    ),
  ),
);

type Change = (commit: StoredCommit, before: StoredCommit) => Partial<StoredCommit>;

/** The verdict on a transcript whose server has changed its first commit of this type, hashed everything again and signed it. */
async function verdictOn(commits: readonly StoredCommit[], type: string, change: Change) {
  const isOf = ({ command, actor }: StoredCommit): boolean =>
    (command as { type: string }).type === type && (type !== 'play' || actor !== SYSTEM);
  const at = commits.findIndex(isOf);
  const changed = commits.with(at, { ...commits[at]!, ...change(commits[at]!, commits[at - 1]!) });
  let previous = GENESIS_HASH;
  const sealed = changed.map((commit) => ({ ...commit, hash: (previous = hashCommit(previous, commit)) }));
  const verdict = await verifyTranscript(fileOf(await transcriptOfCommits(unreleased(lantern), sealed)), judge);
  return verdict.ok
    ? 'sound'
    : { reason: verdict.fault.reason, version: verdict.fault.version! - commits[at]!.firstVersion };
}

const withFields =
  (fields: Readonly<Record<string, Json>>): Change =>
  ({ command }) => ({ command: { ...(command as object), ...fields } });

const played = ({ command }: StoredCommit): { seat: number; command: Json } => command as never;

describe('A server that forges a game under its own key is found out', () => {
  it('and does nothing that is found where it changes nothing', async () => {
    expect(await verdictOn(hidden!, 'play', () => ({}))).toBe('sound');
    expect(await verdictOn(late!, 'play', () => ({}))).toBe('sound');
  });

  it.each<[string, string, Change]>([
    ['a salt in a command of the server', 'runStep', withFields({ salt: 5 })],
    ['a salt in a command of a player', 'play', withFields({ salt: 5 })],
    [
      'a field within a command of the ruleset',
      'play',
      (commit) => ({
        command: {
          type: 'play',
          seat: played(commit).seat,
          command: { ...(played(commit).command as object), note: 1 },
        },
      }),
    ],
    ['a step that is named although the form has none', 'play', withFields({ stepId: 'choose-1' })],
    [
      'a list of one command',
      'play',
      (commit) => ({ command: { type: 'playAll', seat: played(commit).seat, commands: [played(commit).command] } }),
    ],
  ])('by the form of the command: %s', async (_, type, change) => {
    expect(await verdictOn(hidden!, type, change)).toEqual({ reason: 'command', version: 0 });
  });

  it('by the time: a step that ends before its deadline, and time that goes back', async () => {
    expect(await verdictOn(late!, 'expireStep', (_, before) => ({ at: before.at + 1 }))).toEqual({
      reason: 'time',
      version: 0,
    });
    expect(await verdictOn(late!, 'play', (_, before) => ({ at: before.at - 1 }))).toEqual({
      reason: 'time',
      version: 0,
    });
  });

  it.each([
    ['play', 'player-7'],
    ['giveSeed', 'player-7'],
    ['startGame', 'player-1'],
    ['runStep', 'player-1'],
    ['openGame', 'player-1'],
  ])('by the actor of a command: %s', async (type, actor) => {
    const reason = type === 'openGame' ? 'id' : 'actor';
    expect(await verdictOn(hidden!, type, () => ({ actor }))).toEqual({ reason, version: 0 });
  });

  it('by the id of the game, which follows from its opener and the command id', async () => {
    expect(await verdictOn(hidden!, 'openGame', () => ({ commandId: '90904d5a-3ff4-4b54-9217-2165d1a5bd56' }))).toEqual(
      { reason: 'id', version: 0 },
    );
  });

  it('by the form of an event that was never in use', async () => {
    const change: Change = ({ events }) => ({ events: events.map((event) => ({ ...event, schemaVersion: 2 })) });
    expect(await verdictOn(hidden!, 'play', change)).toEqual({ reason: 'events', version: 0 });
  });
});
