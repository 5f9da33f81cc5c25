import { readWith } from '#kernel';
import { pathOf } from '#skirmish/content/lint';
import { baseFaults } from './base/base-faults.js';
import { box, cardsOfHero } from './content/catalogue.js';
import { scenarioProblems } from './content/check-scenario.js';
import { scenarioSchema } from './content/schema.js';
import { optionsFields } from './options-fields.js';
import { optionsSchema } from './options.js';

/** The messages for the opener of a game with these options, in English and in French. */
const told = (options: object): string[] => {
  const { issues } = readWith(optionsSchema, options);
  return issues ? [issues.en, issues.fr] : [];
};

const showers = box.known.scenario('light-showers');
const { id: _id, name: _name, heroes: _heroes, ...bungalow } = box.known.base('seaside-bungalow');

describe('options of a game', () => {
  it.each([
    ['nothing at all', {}],
    ['a scenario of the box', { scenarioId: 'light-showers', heroes: 2 }],
    ['a scenario of one’s own', { scenario: { ...showers, id: 'mine' }, heroes: 1 }],
    ['a base of one’s own', { base: bungalow, ranks: ['VETERAN', null] }],
  ])('SKAROV-BASE-17 may be %s', (_, options) => {
    expect(told(options)).toEqual([]);
  });

  it('SKAROV-SETUP-06 that do not fit are told in English and in French, each sentence with one full stop', () => {
    expect(told({ scenarioId: 'nope' })).toEqual([
      'There is no scenario “nope” in the box.',
      'Il n’y a pas de scénario « nope » dans la boîte.',
    ]);
    expect(told({ scenarioId: 'light-showers', base: bungalow })).toEqual([
      'Name a scenario, bring one, or bring a base: one of the three.',
      'Nommez un scénario, apportez-en un, ou apportez une base : un des trois.',
    ]);
    expect(told({ heroes: 4, scenarioId: 'light-showers' })).toEqual([
      '“Light Showers” is for 1 to 3 heroes.',
      '« Quelques averses » se joue avec 1 à 3 héros.',
    ]);
    expect(told({ heroes: 1, ranks: ['HERO', 'HERO'] })).toEqual([
      'More ranks are named than there are heroes.',
      'Il y a plus de rangs que de héros.',
    ]);
  });

  it('SKAROV-CAMP-06 of a campaign fix no rank beside its records, and have none that no hero could have', () => {
    const ids = (...sets: Parameters<typeof cardsOfHero>[1][]): string[] =>
      cardsOfHero('super-nova', ...sets).map(({ id }) => id);
    const hero = { heroId: 'super-nova', rank: 'HERO', cards: ids('BASE', 'WEAKNESS'), setAside: [] };
    const campaign = (...heroes: object[]) => ({ heroes: 2, campaign: { heroes } });
    expect(told(campaign(hero))).toEqual([]);
    expect(told({ ...campaign(hero), ranks: ['HERO'] })[0]).toBe(
      'In a campaign the records of the heroes give their ranks.',
    );
    expect(told(campaign(hero, hero))[0]).toBe('The campaign has a hero twice.');
    expect(told(campaign({ ...hero, rank: 'VETERAN' }))).toEqual([
      'The record of “super-nova” is not that of such a hero.',
      'Le parcours de « super-nova » n’est pas celui d’un tel héros.',
    ]);
  });

  it('SKAROV-BASE-17 tell every fault of a record of one’s own by its path, and take no part of it', () => {
    const tiles = [{ faceId: 'z9', column: 0, row: 0, turns: 0 }, ...bungalow.tiles.slice(1)];
    const [en = '', fr = ''] = told({ base: { ...bungalow, tiles } });
    expect(en).toContain('base.tiles[0].faceId: ');
    expect(fr).toContain('base.tiles[0].faceId : ');
  });

  it('SKAROV-BASE-17 tell all faults of a base at once, each with its place and its rule, in the options or in a scenario', () => {
    const minions = Array.from({ length: 36 }, (_, row) => ({ sheet: 'android', space: `40,${row}` }));
    const wrong = { ...bungalow, minions };
    const { difficulty: _difficulty, ...ofScenario } = wrong;
    const faults = baseFaults(wrong);
    expect(faults.length).toBeGreaterThan(30);
    for (const [where, [en = '', fr = '']] of [
      ['base', told({ base: wrong })],
      ['scenario.base', told({ heroes: 2, scenario: { ...showers, base: { ...ofScenario, minions }, rules: [] } })],
    ] as const) {
      for (const { path, rule, message } of faults) {
        const place = `${where}.${pathOf(path)}`;
        expect(en).toContain(`${place}: ${message.en} (${rule})`);
        expect(fr).toContain(`${place} : ${message.fr} (${rule})`);
      }
      expect([en, fr].join()).not.toMatch(/And \d+ more|Et \d+ autre/);
    }
  });

  it('SKAROV-BASE-17 tell the first faults of the rules of a scenario, and how many there are beside', () => {
    const rules = Array.from({ length: 4 }, (_, rule) => ({
      ...showers.rules[0]!,
      id: `rule-${rule}`,
      do: Array.from({ length: 6 }, () => ({ advance: { objective: 'nothing', by: 1 } })),
    }));
    const [en = '', fr = ''] = told({ heroes: 2, scenario: { ...showers, rules } });
    expect(en.match(/“nothing”/g)).toHaveLength(20);
    expect(en).toMatch(/ scenario: And 4 more\.$/);
    expect(fr).toMatch(/ scenario : Et 4 autres\.$/);
  });

  it('SKAROV-BASE-17 are read once, and gone through three times, however much is wrong with them', () => {
    let [asked, looked] = [0, 0];
    const counted = {
      get advance() {
        asked += 1;
        return { objective: 'nothing', by: 1 };
      },
    };
    const rules = [{ ...showers.rules[0]!, do: [counted, ...Array.from({ length: 400 }, () => counted)] }];
    const options = { heroes: 2, scenario: { ...showers, rules } };
    optionsFields.safeParse(options);
    const fields = asked;
    optionsSchema.safeParse(options);
    expect(asked).toBe(2 * fields);

    const read = scenarioSchema.parse({ ...showers, rules });
    const effect = read.rules[0]!.do[0]!;
    const { advance } = effect;
    Object.defineProperty(effect, 'advance', {
      enumerable: true,
      get() {
        looked += 1;
        return advance;
      },
    });
    expect(scenarioProblems(read).rest).toHaveLength(401);
    // How deep it is, how heavy, and what it names: by its field, and inside.
    expect(looked).toBe(4);
  });

  it('SKAROV-BASE-17 tell by its path what a rule of a scenario of one’s own says wrongly', () => {
    const rules = [{ ...showers.rules[0]!, do: [{ advance: { objective: 'nothing', by: 1 } }] }];
    expect(told({ heroes: 2, scenario: { ...showers, rules } })).toEqual([
      'scenario.rules[0].do[0].advance.objective: There is no objective in these rooms “nothing”.',
      'scenario.rules[0].do[0].advance.objective : Il n’y a pas d’objectif dans ces salles « nothing ».',
    ]);
  });
});
