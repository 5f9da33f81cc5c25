import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gameCommandSchema } from '#kernel/server';
import { canonical, Chance, digestOf, extend, keyOf } from './independent-dice.js';
import { vectorFiles, vectors } from './vectors.js';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

const made = await vectors();

describe('The page of transcripts', () => {
  it('has every command that may be stored, with its fields', () => {
    const [, table] = readFileSync('docs/transcript.md', 'utf8').split('| `type` | fields |');
    const rows = table!.split('\n\n')[0]!.split('\n').slice(2);
    const onPage = rows.flatMap((row) => {
      const [, types, fields] = row.split('|').map((cell) => [...cell.matchAll(/`(\w+)`(\??)/gu)]);
      return types!.map(([, type]) => `${type}: ${fields!.map(([, name, mark]) => `${name}${mark}`).join(', ')}`);
    });
    const known = gameCommandSchema.options.map(({ shape: { type, ...shape } }) => {
      const fields = Object.entries(shape).map(([name, field]) =>
        field.isOptional() && name !== 'options' ? `${name}?` : name,
      );
      return `${type.value}: ${fields.join(', ')}`;
    });
    expect(onPage.sort()).toEqual(known.sort());
  });
});

describe('The files beside the page of transcripts', () => {
  it('are up to date with the code: `npm run vectors` writes them', async () => {
    for (const [name, text] of Object.entries(await vectorFiles()))
      expect(readFileSync(`docs/transcript/${name}`, 'utf8')).toBe(text);
  });

  const { chain, seed, chance, chanceOfCommands, chanceOfMoves, signature, canonicalJson, ...ends } = made;

  it('follow from the page, without our code', () => {
    expect(canonicalJson.text).toBe('{"A":null,"a":"é\\n","b":[1e+21,0.1,0]}');
    expect(seed.commitment).toBe(sha256(Buffer.from(seed.seed, 'hex')));
    expect(chain.hash).toBe(sha256(chain.previousHash + canonical(chain.record)));
    const game = Buffer.concat([Buffer.from(chance.seed, 'hex'), Buffer.from(JSON.stringify(chance.seatSeeds))]);
    const key = Buffer.concat([game, Buffer.from(chance.previousHash + canonical(chance.command))]);
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
    const sum = counted.reduce((all, each) => all + BigInt(`0x${sha256(canonical(each))}`), 0n) % 2n ** 256n;
    expect(chanceOfCommands.sum).toBe(sum.toString(16).padStart(64, '0'));
    const keyOfDeeds = Buffer.concat([game, Buffer.from(chanceOfCommands.sum)]);
    expect(chanceOfCommands.keyOfCommit).toBe(keyOfDeeds.toString('hex'));
    const first = createHmac('sha256', keyOfDeeds).update('7:0').digest().readUIntBE(0, 6);
    expect(chanceOfCommands.draws[0]).toBe(first);
  });

  it('have the chance of today, without our code', () => {
    const { seedHex, chains, key } = derivedKey();
    expect(seedHex).toBe(chanceOfMoves.seed);
    expect(chains).toEqual(chanceOfMoves.chains);
    expect(digestOf(chains).toString('hex')).toBe(chanceOfMoves.digest);
    expect(key.toString('hex')).toBe(chanceOfMoves.keyOfCommit);
    const chance = (): Chance => new Chance(key, 1);
    const bounded = chance();
    expect(chanceOfMoves.numbersBelow.map(({ bound }) => ({ bound, number: bounded.below(bound) }))).toEqual(
      chanceOfMoves.numbersBelow,
    );
    const drawing = chance();
    expect(chanceOfMoves.draws.map(() => drawing.below(2 ** 48))).toEqual(chanceOfMoves.draws);
    expect(chanceOfMoves.draws[0]).toBeGreaterThanOrEqual(chanceOfMoves.numbersBelow[0]!.bound);
    const nothing = { version: 1, type: 'none', data: {} };
    expect(chance().shuffle(nothing, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(chanceOfMoves.shuffleOfTen);
  });

  function derivedKey() {
    const bytes = Buffer.from(chanceOfMoves.seed, 'hex');
    const chains: Record<string, string> = {};
    for (const command of chanceOfMoves.commands) extend(chains, command);
    const key = keyOf(bytes, chanceOfMoves.seatSeeds, digestOf(chains));
    return { seedHex: bytes.toString('hex'), chains, key };
  }

  const { hiddenSeed, campaign, league, certificate, log } = ends;

  it('bind a seat to the seed that it hides', () => {
    expect(hiddenSeed.seedCommitment).toBe(sha256(hiddenSeed.seed));
  });

  /** Whether the key of the vectors has signed a text. */
  const isSigned = (text: string, base64: string): boolean => {
    const der = Buffer.from(`302a300506032b6570032100${signature.publicKey}`, 'hex');
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(base64, 'base64'));
  };

  it('end as campaigns and leagues end, signed', () => {
    for (const { firstLine, lastLine } of [campaign, league]) {
      const { header } = JSON.parse(firstLine) as { readonly header: Readonly<Record<string, unknown>> };
      const last = JSON.parse(lastLine) as { readonly end: object; readonly signature: string };
      const { key, ...about } = header;
      expect(key).toBe(signature.key);
      expect(last.end).toMatchObject(about);
      expect([canonical({ header }), canonical(last)]).toEqual([firstLine, lastLine]);
      expect(isSigned(`chronicle/1\n${canonical(last.end)}`, last.signature)).toBe(true);
    }
  });

  /** The text of a signed note, whose one signature has to hold. */
  const openedNote = (note: string): string => {
    const [, text, signer, base64] = /^([^]*\n)\n\u2014 (\S+) (\S+)\n$/u.exec(note)!;
    const bytes = Buffer.from(base64!, 'base64');
    expect([signer, bytes.toString('hex', 0, 4)]).toEqual([signature.key.split('+')[0], signature.keyId]);
    expect(isSigned(text!, bytes.toString('base64', 4))).toBe(true);
    return text!;
  };

  it('certify a result of the league in a signed note', () => {
    const [form, line] = openedNote(certificate).split('\n');
    expect(form).toBe('chronicle-result/1');
    const said = JSON.parse(line!) as { readonly game: string; readonly hash: string; readonly league: object };
    const { end } = JSON.parse(league.lastLine) as { readonly end: Readonly<Record<string, unknown>> };
    expect(end['games']).toEqual([{ season: 1, gameId: said.game, hash: said.hash }]);
    expect(said.league).toMatchObject({ id: end['id'], version: end['version'], hash: end['hash'] });
  });

  it('prove that a game is in the log, and that the log has grown', () => {
    const hash = (prefix: number, ...parts: readonly (Buffer | string)[]): Buffer => {
      const hashing = createHash('sha256').update(Buffer.of(prefix));
      for (const part of parts) hashing.update(part);
      return hashing.digest();
    };
    const leaves = log.entries.map((entry) => hash(0, entry));
    expect(log.leaves).toEqual(leaves.map((leaf) => leaf.toString('base64')));
    /** RFC 6962, 2.1: of so many leaves. */
    const root = (of: readonly Buffer[]): Buffer => {
      if (of.length === 1) return of[0]!;
      const left = 2 ** Math.ceil(Math.log2(of.length) - 1);
      return hash(1, root(of.slice(0, left)), root(of.slice(left)));
    };
    const two = (from: number): Buffer => root(leaves.slice(from, from + 2));
    const headOf = (note: string): readonly string[] => openedNote(note).trimEnd().split('\n');
    const [origin] = signature.key.split('+');
    const heads = [3, 5].map((size) => [origin, String(size), root(leaves.slice(0, size)).toString('base64')]);
    const proof = (text: string) => {
      const [first, ...rest] = text.split('\n\n');
      return { lines: first!.split('\n'), checkpoint: headOf(rest.join('\n\n')) };
    };
    const in64 = (hashes: readonly Buffer[]): string[] => hashes.map((one) => one.toString('base64'));
    expect(headOf(log.consistency.older)).toEqual(heads[0]);
    expect(proof(log.inclusion.text)).toEqual({
      lines: ['c2sp.org/tlog-proof@v1', 'index 3', ...in64([leaves[2]!, two(0), leaves[4]!])],
      checkpoint: heads[1],
    });
    expect(proof(log.consistency.text)).toEqual({
      lines: ['old 3', ...in64([leaves[2]!, leaves[3]!, two(0), leaves[4]!])],
      checkpoint: heads[1],
    });
  });

  it('have signatures that anyone can check', () => {
    expect(isSigned(signature.text, signature.signature)).toBe(true);
    const [name, keyId, bytes] = signature.key.split('+');
    const rest = signature.key.slice(`${name}+${keyId}+`.length);
    expect(bytes).toBeDefined();
    expect(Buffer.from(rest, 'base64')).toEqual(Buffer.from(`01${signature.publicKey}`, 'hex'));
    expect(keyId).toBe(
      sha256(Buffer.concat([Buffer.from(`${name}\n\u0001`), Buffer.from(signature.publicKey, 'hex')])).slice(0, 8),
    );
  });
});
