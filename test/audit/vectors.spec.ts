import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { vectorFiles, vectors } from './vectors.js';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

describe('The files beside the page of transcripts', () => {
  it('are what the code makes: `npm run vectors` writes them', async () => {
    for (const [name, text] of Object.entries(await vectorFiles()))
      expect(readFileSync(`docs/transcript/${name}`, 'utf8')).toBe(text);
  });

  const { chain, seed, chance, chanceOfCommands, signature, canonicalJson } = vectors();

  it('follow from what the page says, without our code', () => {
    expect(canonicalJson.text).toBe('{"A":null,"a":"é\\n","b":[1e+21,0.1,0]}');
    expect(seed.commitment).toBe(sha256(Buffer.from(seed.seed, 'hex')));
    const sorted = (value: unknown): string =>
      JSON.stringify(value, (_, inner: unknown) =>
        typeof inner === 'object' && inner !== null && !Array.isArray(inner)
          ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
          : inner,
      );
    expect(chain.hash).toBe(sha256(chain.previousHash + sorted(chain.record)));
    const game = Buffer.concat([Buffer.from(chance.seed, 'hex'), Buffer.from(JSON.stringify(chance.seatSeeds))]);
    const key = Buffer.concat([game, Buffer.from(chance.previousHash + sorted(chance.command))]);
    expect([chance.keyOfGame, chance.keyOfCommit]).toEqual([game.toString('hex'), key.toString('hex')]);
    const draw = (number: number): number =>
      createHmac('sha256', key).update(`${chance.firstVersion}:${number}`).digest().readUIntBE(0, 6);
    expect(chance.draws).toEqual([0, 1, 2, 3].map(draw));
    // None of these draws is one that would be thrown away.
    expect(chance.numbersBelow.map(({ number }) => number)).toEqual(
      chance.numbersBelow.map(({ bound }, place) => draw(place) % bound),
    );
    const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let last = 9; last > 0; last -= 1) {
      const other = draw(9 - last) % (last + 1);
      [list[last], list[other]] = [list[other]!, list[last]!];
    }
    expect(chance.shuffleOfTen).toEqual(list);
    const counted = chanceOfCommands.commands.filter(({ type }) => type !== 'pardonClock' && type !== 'replacePlayer');
    const sum = counted.reduce((all, each) => all + BigInt(`0x${sha256(sorted(each))}`), 0n) % 2n ** 256n;
    expect(chanceOfCommands.sum).toBe(sum.toString(16).padStart(64, '0'));
    const keyOfDeeds = Buffer.concat([game, Buffer.from(chanceOfCommands.sum)]);
    expect(chanceOfCommands.keyOfCommit).toBe(keyOfDeeds.toString('hex'));
    const first = createHmac('sha256', keyOfDeeds).update('7:0').digest().readUIntBE(0, 6);
    expect(chanceOfCommands.draws[0]).toBe(first);
  });

  it('are signed as anybody checks it', () => {
    const der = Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(signature.publicKey, 'hex'),
    ]);
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    expect(verify(null, Buffer.from(signature.text), publicKey, Buffer.from(signature.signature, 'base64'))).toBe(true);
    const [name, keyId, bytes] = signature.key.split('+');
    const rest = signature.key.slice(`${name}+${keyId}+`.length);
    expect(bytes).toBeDefined();
    expect(Buffer.from(rest, 'base64')).toEqual(Buffer.from(`01${signature.publicKey}`, 'hex'));
    expect(keyId).toBe(
      sha256(Buffer.concat([Buffer.from(`${name}\n\u0001`), Buffer.from(signature.publicKey, 'hex')])).slice(0, 8),
    );
  });
});
