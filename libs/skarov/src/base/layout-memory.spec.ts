import { branchOffice } from '../content/bases/branch-office.js';
import { overlay } from '#kernel/testing';
import { box } from '../content/catalogue.js';
import { layoutMemory } from './layout-memory.js';

describe('The memory of layouts', () => {
  it('asks once for the same tiles and passages, in any object', () => {
    const { tiles, passages } = branchOffice;
    const count = layoutMemory((layout) => ({ tiles: layout.tiles.length }));
    const made = count({ tiles, passages });
    expect(count({ tiles: tiles.map((tile) => ({ ...tile })), passages: [...passages] })).toBe(made);
    expect(count({ tiles, passages: [] })).not.toBe(made);
    expect(count({ tiles, passages })).toBe(made);
  });

  it('tells a passage from another of its kind elsewhere, and a door from an airlock', () => {
    const { tiles } = branchOffice;
    const ways = layoutMemory(({ passages }) => passages.map(({ edge, kind }) => `${edge} ${kind}`));
    const way = (edge: string, kind: 'DOOR' | 'AIRLOCK') => ways({ tiles, passages: [{ edge, kind }] });
    expect([way('4,2,E', 'DOOR'), way('2,-1,S', 'DOOR'), way('2,-1,S', 'AIRLOCK')]).toEqual([
      ['4,2,E DOOR'],
      ['2,-1,S DOOR'],
      ['2,-1,S AIRLOCK'],
    ]);
  });

  it('SKAROV-BASE-16 is not taken in by a base that grows or turns where it lies', () => {
    const [entry, ...others] = branchOffice.tiles.map((tile) => ({ ...tile }));
    const tiles = [entry!];
    const turns = layoutMemory((layout) => layout.tiles.map((tile) => tile.turns));
    expect(turns({ tiles, passages: [] })).toEqual([0]);
    tiles.push(others[0]!);
    expect(turns({ tiles, passages: [] })).toEqual([0, 0]);
    entry!.turns = 1;
    expect(turns({ tiles, passages: [] })).toEqual([1, 0]);
  });

  it('asks again when a test has put another room into the box', () => {
    const rooms = layoutMemory(({ tiles }) => tiles.map(({ faceId }) => box.known.room(faceId)));
    const before = rooms(branchOffice);
    const { faceId } = branchOffice.tiles[0]!;
    overlay(box).add('room', { ...box.known.room(faceId), traps: [] });
    expect(rooms(branchOffice)).not.toBe(before);
    expect(rooms(branchOffice)[0]).toBe(box.known.room(faceId));
  });
});
