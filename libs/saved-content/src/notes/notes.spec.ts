import { describeNoteStore } from '../testing/note-store-contract.js';
import { MemoryNoteStore } from './memory-note-store.js';
import { Notes } from './notes.js';

const GAME = '7e7f6c6e-6f8c-4d5e-9a59-0d9a4d7f0a01';

describeNoteStore('in memory', () => Promise.resolve({ store: new MemoryNoteStore(), accounts: ['ada', 'ben'] }));

describe('Notes', () => {
  it('are kept as they are written, with several lines, and refused where they cannot be read', async () => {
    const notes = new Notes(new MemoryNoteStore(), { onGame: 2, inAll: 3 }, () => 5);
    const write = (text: string, id?: string) => notes.write('ada', { id, gameId: GAME, version: 3, text });
    const first = await write('  The oil is low.\r\nWait. ');
    expect(first).toMatchObject({ status: 'written', note: { text: 'The oil is low.\nWait.', writtenAt: 5 } });
    for (const text of ['', ' \n ', 'a\u0000b', 'x'.repeat(2_001)]) expect((await write(text)).status).toBe('invalid');
    expect((await write('No such note.', GAME)).status).toBe('notFound');
    expect((await write('No id.', 'nothing')).status).toBe('notFound');
    await write('Second.');
    expect(await write('Third.')).toMatchObject({ status: 'tooMany', most: { onGame: 2, inAll: 3 } });
  });
});
