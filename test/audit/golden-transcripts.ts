import { signerOf, transcriptOf, type Judge, type Signer } from '#audit';
import { RulesetRegistry } from '#games';
import { sha256Of } from '#kernel';
import { commitOf, foldGame, unopenedGame, type StoredCommit } from '#records';
import { readGolden } from '../golden/golden-files.js';
import { gameOf } from '../golden/golden-game.js';

const registry = new RulesetRegistry();

/** Signs in these tests. */
export const signer: Signer = signerOf('test.example/games', sha256Of('the key of the tests'));

/** Knows the rules of today, and trusts the key of the tests. */
export const judge: Judge = {
  rulesOf({ name, version }) {
    const ruleset = registry.find(name, version);
    return ruleset && { ruleset, forms: registry.formsOf('game', name), digest: null };
  },
  trusted: [signer],
};

/** The lines of the transcript of a golden game. */
export async function transcriptOfGolden(ruleset: string, name: string): Promise<readonly string[]> {
  const { header, commits } = gameOf(readGolden(ruleset, name));
  const stored = commits.map(({ stateHash: _, legal: __, ...record }): StoredCommit => commitOf(record));
  const pin = { name: ruleset, version: header.rulesVersion };
  const unopened = unopenedGame(stored[0]!.streamId, registry.get(pin), registry.formsOf('game', ruleset));
  const names = header.players.map((player, seat) => ('bot' in player ? null : `Player ${seat + 1}`));
  const parts = { loaded: foldGame(unopened, stored), digest: null, names, signer };
  const lines: string[] = [];
  for await (const line of transcriptOf(parts, piecewise(stored))) lines.push(line);
  return lines;
}

async function* piecewise<T>(things: readonly T[]): AsyncIterable<T> {
  for (const thing of things) yield await Promise.resolve(thing);
}

/** A file of these lines, in pieces that mind no line. */
export function* fileOf(lines: readonly string[], piece = 1_000): Iterable<Uint8Array> {
  const bytes = Buffer.from(lines.join(''));
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
