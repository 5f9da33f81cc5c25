import { LocalGame, locales, type Refusal } from '#kernel';
import { explain } from '#kernel/server';
import { clash as presented } from '#clash-presentation';
import { clash } from './clash.js';
import { optionsSchema } from './options.js';
import { madeHero } from './testing/index.js';

/** The messages for the opener of a game with these options. */
function told(options: object): string[] {
  const command = { type: 'openGame', ruleset: 'clash', options, openedBy: 'ada' } as const;
  const refusal = new LocalGame(clash, 'options').run(command) as Refusal;
  return locales.map((locale) => explain(presented, refusal, locale));
}

describe('options that do not fit', () => {
  it('CLASH-201 are told in English and in French, each sentence with one full stop', () => {
    expect(told({ scenarioId: 'nope' })).toEqual([
      'These options do not fit the ruleset. There is no scenario “nope” in the box.',
      'Ces options ne conviennent pas à ces règles. Il n’y a pas de scénario « nope » dans la boîte.',
    ]);
  });

  it('CLASH-014 so is what is wrong with a scenario of its own, after its place', () => {
    const own = { ...clash.content!.scenarios[0]!, tiles: [{ face: '9z', column: 0, row: 0, turns: 0 }] };
    expect(told({ scenario: own })).toEqual([
      'These options do not fit the ruleset. scenario.tiles[0].face: There is no tile face “9z” in the box.',
      'Ces options ne conviennent pas à ces règles. scenario.tiles[0].face : Il n’y a pas de face de tuile « 9z » dans la boîte.',
    ]);
  });
});

describe('the records of a campaign', () => {
  const id = madeHero();
  const other = madeHero();
  const cards = (...names: (number | string)[]): string[] => names.map((name) => `${id}-${name}`);
  const hero = { heroId: id, rank: 'HERO', cards: cards(1, 2, 3, 4, 5, 6, 7, 'w'), setAside: [] as string[] };
  const rookie = { ...hero, rank: 'ROOKIE', cards: cards(1, 2, 3, 4, 5, 'r1', 'r2', 'w'), setAside: cards(6, 7) };
  const fits = (...heroes: object[]): boolean => optionsSchema.safeParse({ campaign: { heroes } }).success;

  it('CLASH-071 CLASH-072 CLASH-073 CLASH-074 are taken at every stage of a hero’s way', () => {
    expect(fits(rookie)).toBe(true);
    expect(fits({ ...rookie, cards: cards(1, 2, 3, 4, 5, 6, 'r2', 'w'), setAside: cards(7) })).toBe(true);
    expect(fits(hero)).toBe(true);
    expect(fits({ ...hero, cards: [...hero.cards, ...cards('v2')] })).toBe(true);
    expect(fits({ ...hero, rank: 'VETERAN', cards: [...hero.cards, ...cards('v1', 'v2')] })).toBe(true);
  });

  it.each<[string, object]>([
    ['of an unknown hero', { ...hero, heroId: 'nobody' }],
    ['with cards of another hero', { ...hero, heroId: other }],
    ['with a card twice', { ...hero, cards: cards(1, 2, 3, 4, 5, 6, 6, 'w') }],
    ['with a card both in its set and set aside', { ...rookie, setAside: cards(5, 7) }],
    ['without the weakness', { ...hero, rank: 'VETERAN', cards: cards(1, 2, 3, 4, 5, 6, 7, 'v1', 'v2') }],
    ['of a Rookie who has set a Veteran card aside', { ...rookie, setAside: cards(6, 'v1') }],
    ['of a Rookie who has set aside less than it has Rookie cards', { ...rookie, setAside: cards(6) }],
    ['of a Rookie with a Veteran card', { ...rookie, cards: [...rookie.cards, ...cards('v1')] }],
    ['of a Rookie without Rookie cards', { ...hero, rank: 'ROOKIE' }],
    ['of a Hero with a Rookie card', { ...hero, cards: [...hero.cards, ...cards('r1')] }],
    ['of a Hero with cards set aside', { ...rookie, rank: 'HERO' }],
    ['of a Hero with both Veteran cards', { ...hero, cards: [...hero.cards, ...cards('v1', 'v2')] }],
    ['of a Veteran with one Veteran card', { ...hero, rank: 'VETERAN', cards: [...hero.cards, ...cards('v1')] }],
  ])('CLASH-072 CLASH-074 are refused %s', (_, record) => {
    expect(fits(record)).toBe(false);
  });

  it('CLASH-009 CLASH-072 are refused with a hero twice', () => {
    expect([fits(hero), fits(hero, hero)]).toEqual([true, false]);
  });
});
