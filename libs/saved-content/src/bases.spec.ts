import { randomUUID } from 'node:crypto';
import { localized, type BaseFault, type BaseRules } from '#kernel';
import { z } from 'zod';
import { Bases, type SavedBase } from './bases.js';
import type { SaveAnswer } from './saved-content-service.js';
import { MemorySavedContentStore } from './memory-saved-content-store.js';

const outside = (at: number): BaseFault => ({
  code: 'OUTSIDE',
  rule: 'HUT-01',
  path: ['rooms', at, 'column'],
  facts: { at },
  message: localized('Outside.', 'Dehors.'),
});

/** Huts: rooms in a row of three columns, in the order of their columns; each may be put anywhere. */
const layout = z.strictObject({
  rooms: z.array(z.strictObject({ column: z.int(), sign: z.string().optional() })).max(4),
});
const huts: BaseRules<typeof layout> = {
  name: 'huts',
  layout,
  faultCodes: z.enum(['OUTSIDE', 'NO_ROOM']),
  mostBytes: 120,
  canonical: ({ rooms }) => ({ rooms: [...rooms].sort((a, b) => a.column - b.column) }),
  faults: ({ rooms }) =>
    rooms.length === 0
      ? [{ code: 'NO_ROOM', rule: 'HUT-02', path: [], facts: {}, message: localized('No room.', 'Pas de pièce.') }]
      : rooms.flatMap(({ column }, at) => (column >= 0 && column < 3 ? [] : [outside(at)])),
};

const rooms = (...columns: number[]): { rooms: object[] } => ({ rooms: columns.map((column) => ({ column })) });

describe('Bases of an account', () => {
  let bases: Bases;

  beforeEach(() => {
    bases = new Bases(new MemorySavedContentStore(), huts);
  });

  const save = async (request: Partial<Parameters<Bases['save']>[1]> = {}): Promise<SavedBase> =>
    keptIn(await bases.save('ada', { name: 'Hut', layout: rooms(0), ...request }));

  it('are kept in the form of their rules, whether they may be played or not', async () => {
    expect(await save({ name: ' Mine ', layout: rooms(2, 0, 1) })).toMatchObject({
      accountId: 'ada',
      name: 'Mine',
      layout: rooms(0, 1, 2),
      shared: false,
    });
    await save({ name: 'Empty', layout: rooms() });
    expect((await bases.list('ada')).map(({ name }) => name)).toEqual(['Mine', 'Empty']);
  });

  it('keep their id when they are changed, and stay shared or private by default', async () => {
    const { id } = await save({ shared: true });
    expect(await save({ id, name: 'Later', layout: rooms(1) })).toMatchObject({ id, name: 'Later', shared: true });
    expect(await save({ id, shared: false })).toMatchObject({ id, name: 'Hut', shared: false });
    expect(await save({ id })).toMatchObject({ shared: false });
    expect(await bases.list('ada')).toHaveLength(1);
  });

  it('are readable by their account, and if shared by any account with the id', async () => {
    const [own, shared] = [await save(), await save({ shared: true })];
    for (const reader of ['ada', 'bo', null]) expect(await bases.readable(reader, shared.id)).toEqual(shared);
    expect(await bases.readable('ada', own.id)).toEqual(own);
    for (const reader of ['bo', null]) expect(await bases.readable(reader, own.id)).toBeUndefined();
    for (const id of [randomUUID(), 'no-uuid']) expect(await bases.readable('ada', id)).toBeUndefined();
  });

  it('can be changed and deleted only by their account, also when they are shared', async () => {
    const { id } = await save({ shared: true });
    expect(await bases.save('bo', { id, name: 'Stolen', layout: rooms() })).toEqual({ status: 'notFound' });
    expect(await bases.remove('bo', id)).toBeUndefined();
    expect(await bases.remove('ada', id)).toMatchObject({ name: 'Hut' });
    expect(await bases.readable('ada', id)).toBeUndefined();
    expect(await bases.remove('ada', id)).toBeUndefined();
  });

  it('are checked completely: every fault with its path in the given base, not in its stored form', () => {
    expect(bases.check(rooms(7, 0, -1))).toEqual({ status: 'checked', faults: [outside(0), outside(2)] });
    expect(bases.check(rooms())).toMatchObject({ faults: [{ code: 'NO_ROOM', path: [] }] });
    expect(bases.check(rooms(0, 1))).toEqual({ status: 'checked', faults: [] });
  });

  it.each<[string, unknown, string]>([
    ['no layout', null, 'This must be an object.'],
    ['fields of its own', { rooms: [], colour: 'red' }, 'This has fields that do not belong there (colour).'],
    [
      'fields that are wrong',
      { rooms: [{ column: 'x' }, {}] },
      '“rooms.0.column” must be a number. “rooms.1.column” is missing.',
    ],
    ['more rooms than there may be', rooms(0, 1, 2, 0, 1), '“rooms” must have at most 4 entries.'],
    [
      'too much content',
      { rooms: [{ column: 0, sign: 'é'.repeat(60) }] },
      'The base takes 154 bytes to store; at most 120 are allowed. Leave something out.',
    ],
  ])('with %s are malformed: nothing is stored or checked', async (_what, given, issue) => {
    const invalid = { status: 'invalid', issue: { en: issue, fr: expect.any(String) as string } };
    expect(await bases.save('ada', { name: 'x', layout: given })).toEqual(invalid);
    expect(bases.check(given)).toEqual(invalid);
    expect(await bases.list('ada')).toEqual([]);
  });

  it.each(['', ' ', 'a'.repeat(81), 'a\u202eb'])('are not called %j', async (name) => {
    const issue = { en: 'The name of a base has 1 to 80 characters, all of them visible.' };
    expect(await bases.save('ada', { name, layout: rooms() })).toMatchObject({ status: 'invalid', issue });
  });

  it('do not exist where no ruleset has bases', async () => {
    const none = new Bases(new MemorySavedContentStore(), undefined);
    const refused = { status: 'invalid', issue: { en: 'No game here has bases to build.' } };
    expect(await none.save('ada', { name: 'x', layout: rooms() })).toMatchObject(refused);
    expect(none.check(rooms())).toMatchObject(refused);
  });
});

function keptIn(answer: SaveAnswer<{ layout: SavedBase['layout']; shared: boolean }>): SavedBase {
  if (answer.status !== 'kept') throw new Error(JSON.stringify(answer));
  return answer.kept;
}
