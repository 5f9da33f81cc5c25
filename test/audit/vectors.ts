import { verifierKeyOf } from '#audit';
import { presented, canonicalJson, Random } from '#kernel';
import {
  commitKey,
  commitmentTo,
  deedsKey,
  gameKey,
  hexOf,
  movesDigest,
  movesKey,
  movesWith,
  withDeed,
  type GameCommand,
  type Moves,
} from '#kernel/server';
import { GENESIS_HASH, hashCommit } from '#records';
import { servedRulesets } from '../../apps/rulesets.js';
import { commitsOf } from '../golden/play.js';
import { plans } from '../golden/plans/index.js';
import { drawFiles } from './draw-files.js';
import { signer, transcriptOfCommits } from './golden-transcripts.js';
import { vectorsOfEnds } from './vectors-of-ends.js';

const seed = Uint8Array.from({ length: 32 }, (_, place) => place);
const command = { type: 'play', seat: 0, command: { type: 'roll', dice: 3, note: 'é' } };
/** A command that does not count, between two that do. */
const commands = [
  { type: 'giveSeed', seat: 0, seed: 'a light in the fog' },
  { type: 'pardonClock', stepId: 'roll-1', seconds: 60 },
  command,
];
const commit = {
  streamId: '2060d90e-765d-8bd3-a77e-f19cf9b286b4',
  commandId: '90904d5a-3ff4-8b54-9217-2165d1a5bd56',
  firstVersion: 7,
  lastVersion: 7,
  actor: 'ada',
  command,
  at: 1_767_225_600_000,
  events: [{ version: 7, type: 'rolled', schemaVersion: 1, data: { faces: [1, 6, 2] } }],
};

const below = (random: Random, bounds: readonly number[]) =>
  bounds.map((bound) => ({ bound, number: random.below(bound) }));

/** Commands of a game with `chance: 4`, as they are stored; the last one draws. */
const moves: readonly GameCommand[] = [
  { type: 'startGame' },
  { type: 'play', seat: 1, command: { type: 'wait' } },
  { type: 'pardonClock', stepId: 'roll-1', seconds: 60 },
  { type: 'expireStep', stepId: 'roll-1', seats: [0] },
  { type: 'resign', seat: 1 },
  {
    type: 'playAll',
    seat: 0,
    commands: [
      { type: 'bet', points: 11 },
      { type: 'roll', dice: 3, note: 'é' },
    ],
  },
];

/** How chance derives in the games of today. */
function chanceOfMoves() {
  const seatSeeds = ['a light in the fog', null];
  const chains = moves.reduce<Moves>(movesWith, {});
  const key = (): Uint8Array => movesKey(seed, seatSeeds, movesDigest(chains));
  const chance = (): Random => Random.ofMoves(key);
  // The first draw is thrown away.
  const bounds = [200_000_000_000_000, 6, 6, 20, 1_000_000];
  return {
    seed: hexOf(seed),
    seatSeeds,
    commands: moves,
    chains,
    digest: hexOf(movesDigest(chains)),
    keyOfCommit: hexOf(key()),
    draws: below(chance(), Array<number>(4).fill(2 ** 48)).map(({ number }) => number),
    numbersBelow: below(chance(), bounds),
    shuffleOfTen: chance().shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
  };
}

/** The content of the page of transcripts: each step of a verification, with its input and output. */
export const vectors = async () => ({ ...vectorsOfGames(), ...(await vectorsOfEnds()) });

function vectorsOfGames() {
  const keyOfGame = gameKey(seed, ['a light in the fog', null]);
  const keyOfCommit = commitKey(keyOfGame, GENESIS_HASH, command);
  const chance = (): Random => Random.ofCommit(() => keyOfCommit, 7);
  const sumOfCommands = commands.filter(({ type }) => type !== 'pardonClock').reduce(withDeed, GENESIS_HASH);
  const { streamId: gameId, ...record } = commit;
  return {
    canonicalJson: {
      value: { b: [1e21, 0.1, -0], a: 'é\n', A: null },
      text: canonicalJson({ b: [1e21, 0.1, -0], a: 'é\n', A: null }),
    },
    chain: { previousHash: GENESIS_HASH, record: { gameId, ...record }, hash: hashCommit(GENESIS_HASH, commit) },
    seed: { seed: hexOf(seed), commitment: commitmentTo(seed) },
    chance: {
      seed: hexOf(seed),
      seatSeeds: ['a light in the fog', null],
      keyOfGame: hexOf(keyOfGame),
      previousHash: GENESIS_HASH,
      command,
      keyOfCommit: hexOf(keyOfCommit),
      firstVersion: 7,
      draws: below(
        chance(),
        Array.from({ length: 4 }, () => 2 ** 48),
      ).map(({ number }) => number),
      numbersBelow: below(chance(), [6, 6, 20, 1_000_000, 3]),
      shuffleOfTen: chance().shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    },
    chanceOfCommands: {
      keyOfGame: hexOf(keyOfGame),
      commands,
      sum: sumOfCommands,
      keyOfCommit: hexOf(deedsKey(keyOfGame, sumOfCommands)),
      firstVersion: 7,
      draws: below(
        Random.ofCommit(() => deedsKey(keyOfGame, sumOfCommands), 7),
        Array.from({ length: 4 }, () => 2 ** 48),
      ).map(({ number }) => number),
    },
    chanceOfMoves: chanceOfMoves(),
    signature: {
      key: verifierKeyOf(signer),
      keyId: signer.keyId,
      publicKey: hexOf(signer.publicKey),
      text: 'chronicle/1\n{"a":1}',
      signature: Buffer.from(signer.sign('chronicle/1\n{"a":1}')).toString('base64'),
    },
  };
}

/** A small game, whole: of a release, so that it stays what it is. */
async function example(): Promise<readonly string[]> {
  const released = await servedRulesets({ rules: 'released' });
  const release = await released.pinned({ name: 'lantern', version: '1.1' });
  const plan = plans['lantern']!.find(({ name }) => name === 'chained-chance')!;
  return transcriptOfCommits(
    release,
    await commitsOf(presented(release.ruleset, release.presentation), plan, released),
  );
}

/** The files beside the page, by their names. */
export const vectorFiles = async (): Promise<Readonly<Record<string, string>>> => ({
  'vectors.json': `${JSON.stringify(await vectors(), null, 2)}\n`,
  'example.chronicle.ndjson': (await example()).join(''),
  ...(await drawFiles()),
});
