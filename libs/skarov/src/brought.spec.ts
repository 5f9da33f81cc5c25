import { LocalGame, Random, readWith } from '#kernel';
import { explain } from '#kernel/server';
import { skarov as presented } from '#skarov-presentation';
import { broughtSchema, refuseBrought, sampleBrought } from './brought.js';
import { box } from './content/catalogue.js';
import { optionsSchema } from './options.js';
import { skarov } from './skarov.js';

const open = optionsSchema.parse({ heroes: 2 });
const OVERLORD = 2;
const { id: _id, name: _name, heroes: _heroes, ...bungalow } = box.known.base('seaside-bungalow');

describe('the base that the overlord brings to their seat', () => {
  it('SKAROV-BASE-17 may be a ready base, a sound custom one, or nothing', () => {
    for (const bring of [undefined, {}, { ready: 'headquarters' }, { base: bungalow }]) {
      expect(refuseBrought(open, bring, OVERLORD)).toBeUndefined();
    }
    expect(refuseBrought(open, undefined, 0)).toBeUndefined();
    expect(refuseBrought(open, { ready: 'castle' }, OVERLORD)).toMatchObject({
      rule: 'SKAROV-BASE-17',
      code: 'UNKNOWN_ID',
      facts: { id: 'castle' },
    });
    expect(readWith(broughtSchema, { ready: 'headquarters', base: bungalow }).issues?.fr).toContain('pas les deux');
  });

  it('SKAROV-BASE-17 is refused with every fault, its rule and its path', () => {
    const base = {
      ...bungalow,
      tiles: bungalow.tiles.map((tile) => (tile.faceId === 't2a' ? { ...tile, faceId: 't2z' } : tile)),
      lieutenants: [{ sheet: 'nobody', space: '0,0' }],
    };
    const refused = refuseBrought(open, { base }, OVERLORD)!;
    expect(refused).toMatchObject({ rule: 'SKAROV-BASE-17', code: 'BASE_REFUSED' });
    expect(refused.facts['faults']).toEqual(
      expect.arrayContaining([
        { code: 'UNKNOWN_ID', rule: 'SKAROV-TILE-01', path: ['tiles', expect.any(Number), 'faceId'] },
        { code: 'ROOMS_MISSING', rule: 'SKAROV-BASE-02', path: ['tiles'] },
      ]),
    );
    expect(explain(presented, refused, 'en')).toMatch(/^This base is not sound\. There is no room “t2z” in the box\. /);
    expect(explain(presented, refused, 'fr')).toMatch(/^Cette base n’est pas conforme\. /);
  });

  it('SKAROV-BASE-17 is for their seat alone, and for a game that has no base yet', () => {
    expect(refuseBrought(open, { ready: 'headquarters' }, 0)).toMatchObject({ code: 'ONLY_OVERLORD_BUILDS' });
    for (const options of [{ base: bungalow }, { scenarioId: 'light-showers' }]) {
      const fixed = optionsSchema.parse({ heroes: 2, ...options });
      expect(refuseBrought(fixed, { base: bungalow }, OVERLORD)).toMatchObject({ code: 'BASE_NOT_WANTED' });
    }
    const { base: _, ...baseless } = box.known.scenario('light-showers');
    const bare = optionsSchema.parse({ heroes: 2, scenario: { ...baseless, id: 'mine', rules: [], doors: [] } });
    expect(refuseBrought(bare, { base: bungalow }, OVERLORD)).toBeUndefined();
  });

  it('SKAROV-BASE-17 lies when the heroes are chosen, and the building is skipped', () => {
    const brought = [undefined, undefined, { base: bungalow }];
    const game = LocalGame.start(skarov, { options: { heroes: 2 }, brought, seed: 'lies' });
    expect(game.state.adventure).toEqual({ kind: 'CUSTOM', difficulty: bungalow.difficulty });
    expect(game.state.step).toBe('setup.heroes');
    expect(game.state.base.tiles).toEqual([]);
    const [first = '', second = ''] = box.printed.hero.map(({ id }) => id);
    game.play(0, { type: 'chooseHero', heroId: first, rank: 'ROOKIE' });
    game.play(1, { type: 'chooseHero', heroId: second, rank: 'ROOKIE' });
    expect(game.state.base.tiles).toEqual(bungalow.tiles);
    expect(game.state.base.passages).toEqual(bungalow.passages);
    expect(game.state.brought).toBeNull();
  });

  it('a random one sits down with what may be brought', () => {
    const drawn = Array.from({ length: 40 }, (_, draw) => sampleBrought(open, OVERLORD, Random.from(`bring ${draw}`)));
    expect(new Set(drawn.map((each) => (each ? Object.keys(each)[0] : undefined)))).toEqual(
      new Set([undefined, 'ready', 'base']),
    );
    for (const each of drawn) expect(refuseBrought(open, each, OVERLORD)).toBeUndefined();
    expect(sampleBrought(open, 0, Random.from('hero'))).toBeUndefined();
  });
});
