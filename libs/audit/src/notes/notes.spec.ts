import { base64 } from '@scure/base';
import { bytesOf, hexOf, sha256Of } from '#kernel/server';
import { openCheckpoint, signCheckpoint } from './checkpoint.js';
import { signerOf, verifierFrom, verifierKeyOf, verifierOf } from './keys.js';
import { NoteError, openNote, signNote } from './signed-note.js';

/* The key, the text and the note of the example in the documentation of Go's `sumdb/note`. */
const secret = base64.decode('AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz').slice(1);
const publicKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n";
const example = `${text}
— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

const peter = signerOf('PeterNeumann', secret);
const ada = signerOf('ada.example/games', sha256Of('ada'));
const adasNewKey = signerOf('ada.example/games', sha256Of('ada, later'));

describe('A key', () => {
  it('is written in the standard form, and read again', () => {
    expect(verifierKeyOf(peter)).toBe(publicKey);
    expect(verifierFrom(publicKey)).toMatchObject({
      name: 'PeterNeumann',
      keyId: 'c74f20a3',
      publicKey: peter.publicKey,
    });
    expect(verifierFrom(verifierKeyOf(ada)).verify('x', ada.sign('x'))).toBe(true);
  });

  it('equals that of RFC 8032, test 1', () => {
    const seed = Buffer.from('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60', 'hex');
    const signer = signerOf('rfc', Uint8Array.from(seed));
    expect(hexOf(signer.publicKey)).toBe('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a');
    expect(hexOf(signer.sign(''))).toMatch(
      /^e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bac/,
    );
  });

  it('is refused with a reason when a character of it was changed', () => {
    expect(() => verifierFrom(publicKey.replace('Peter', 'Petra'))).toThrow('has the id');
    expect(() => verifierFrom(publicKey.replace('ARpc', 'AhQc'))).toThrow('not an Ed25519 key');
    expect(() => verifierFrom('PeterNeumann')).toThrow('name+key id+base64');
    expect(() => verifierOf('two words', peter.publicKey)).toThrow('white space');
    expect(() => verifierOf('short', bytesOf('short'))).toThrow('32 bytes, not 5');
  });
});

describe('A signed note', () => {
  it('has the standard form', () => {
    expect(signNote(text, [peter])).toBe(example);
    expect(openNote(example, [verifierFrom(publicKey)])).toMatchObject({ text, signedBy: [{ name: 'PeterNeumann' }] });
  });

  it('needs one trusted signature; others are skipped', () => {
    const note = signNote(text, [ada, peter]);
    expect(openNote(note, [peter]).signedBy).toEqual([peter]);
    expect(openNote(note, [peter, ada]).signedBy).toEqual([ada, peter]);
    expect(openNote(signNote(text, [adasNewKey]), [ada, adasNewKey]).signedBy).toEqual([adasNewKey]);
    expect(() => openNote(note, [adasNewKey])).toThrow('No trusted key');
  });

  it('is not accepted when a character of it was changed', () => {
    const note = signNote(text, [ada]);
    const changes = [
      note.replace('think', 'thank'),
      note.replace('problem is.\n', 'problem is.\n\n'),
      note.replace(/(?<=games .{20})./u, (letter) => (letter === 'A' ? 'B' : 'A')),
      note.replace('— ada', '- ada'),
      note.slice(0, -1),
      note.replace('\n\n', '\n'),
      `${text}\n— ada.example/games x\n`,
      '',
    ];
    for (const changed of changes) expect(() => openNote(changed, [ada])).toThrow(NoteError);
  });

  it('consists of lines without invisible characters', () => {
    expect(() => signNote('no end', [ada])).toThrow(TypeError);
    expect(() => signNote('tab\t\n', [ada])).toThrow(TypeError);
    expect(() => signNote('half \ud800\n', [ada])).toThrow(TypeError);
  });
});

describe('A checkpoint', () => {
  const head = { size: 20_852_163, root: base64.decode('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=') };

  it('is a note of three lines, signed by its log', () => {
    const note = signCheckpoint(ada, head);
    expect(note).toMatch(
      /^ada\.example\/games\n20852163\nCsUYapGGPo4dkMgIAUqom\/Xajj7h2fB2MPA3j2jxq2I=\n\n— ada\.example\/games \S+\n$/u,
    );
    expect(openCheckpoint(note, [ada])).toEqual({ origin: 'ada.example/games', ...head });
  });

  it('may have more lines after its root, but not fewer', () => {
    const [origin, size, root] = ['ada.example/games', '7', base64.encode(head.root)];
    const of = (...lines: readonly string[]) => signNote(`${lines.join('\n')}\n`, [ada]);
    expect(openCheckpoint(of(origin, size, root, 'extension'), [ada])).toMatchObject({ size: 7 });
    for (const wrong of [of(origin, size), of(origin, '007', root), of(origin, '-1', root), of(origin, size, 'AAAA')])
      expect(() => openCheckpoint(wrong, [ada])).toThrow('three lines');
    expect(() => openCheckpoint(of('other.example', size, root), [ada])).toThrow('must be signed by “other.example”');
  });
});
