import { catalogueOf } from './catalogue.js';
import type { Id } from './ids.js';
import * as kernel from './index.js';
import { overlay } from './testing/index.js';

interface Hero {
  readonly id: Id<'hero'>;
  readonly missions: readonly { readonly id: Id<'mission'> }[];
}
interface Tile {
  readonly id: Id<'tile'>;
  readonly income: number;
}

const aBox = () => {
  const heroes: Hero[] = [{ id: 'rage', missions: [{ id: 'rage-1' }, { id: 'rage-2' }] }];
  const guildTiles: Tile[] = [
    { id: 'b', income: 2 },
    { id: 'a', income: 1 },
  ];
  return catalogueOf({ hero: heroes, guildTile: guildTiles });
};

describe('a catalogue', () => {
  it('finds what is printed, by kind and id', () => {
    const { find, known, printed } = aBox();
    expect(known.guildTile('a').income).toBe(1);
    expect(find.guildTile('rage')).toBeUndefined();
    expect(find.hero('constructor')).toBeUndefined();
    expect(printed.guildTile.map(({ id }) => id)).toEqual(['b', 'a']);
    // @ts-expect-error -- the id of a hero names no tile
    expect(find.guildTile(printed.hero[0]!.id)).toBeUndefined();
  });

  it('names kind and id of what is not there', () => {
    const { known } = aBox();
    expect(() => known.guildTile('z')).toThrow(new RangeError('There is no guild tile "z" in the box.'));
  });

  it('is frozen with all that it holds', () => {
    const { printed } = aBox();
    expect(() => (printed.hero[0]!.missions as unknown[]).push({})).toThrow(TypeError);
    expect(() => (printed.guildTile as unknown[]).pop()).toThrow(TypeError);
  });

  it('takes an id once a kind', () => {
    const twice = [{ id: 'a' }, { id: 'a' }];
    expect(() => catalogueOf({ guildTile: twice })).toThrow('Two records of the kind "guild tile" have one id.');
  });

  it('derives what its records hold', () => {
    const box = aBox();
    const missions = box.derived(({ hero }) => catalogueOf({ mission: hero.flatMap((one) => one.missions) }));
    expect(missions().known.mission('rage-2').id).toBe('rage-2');
    expect(missions()).toBe(missions());
  });
});

describe('an overlay', () => {
  it('puts made records beside the printed ones, for lookups and all that derives from them', () => {
    const box = aBox();
    const missions = box.derived(({ hero }) => hero.flatMap((one) => one.missions.map(({ id }) => id)));
    expect(missions()).toEqual(['rage-1', 'rage-2']);
    const made = overlay(box);
    const hero = made.add('hero', { id: made.freshId('hero'), missions: [{ id: 'made-mission' }] });
    expect(hero).toBe('made-hero-00001');
    expect(box.known.hero(hero).missions).toHaveLength(1);
    expect(missions()).toEqual(['rage-1', 'rage-2', 'made-mission']);
    expect(box.printed.hero).toHaveLength(1);
  });

  it('lets a made record stand for a printed one', () => {
    const box = aBox();
    overlay(box).add('guildTile', { id: 'a', income: 9 });
    expect(box.known.guildTile('a').income).toBe(9);
    expect(box.printed.guildTile.map(({ income }) => income)).toEqual([2, 1]);
  });

  it('is out of reach of the engine', () => {
    expect(Object.keys(kernel).filter((name) => /overlay|shelf/i.test(name))).toEqual([]);
    expect(() => overlay({ ...aBox() })).toThrow(TypeError);
  });
});
