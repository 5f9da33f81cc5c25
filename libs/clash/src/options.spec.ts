import { explain, LocalGame, locales, type Refusal } from '#kernel';
import { clash } from './clash.js';

/** What whoever opens a game with these options is told. */
function told(options: object): string[] {
  const command = { type: 'openGame', ruleset: 'clash', options, openedBy: 'ada' } as const;
  const refusal = new LocalGame(clash, 'options').run(command) as Refusal;
  return locales.map((locale) => explain(clash, refusal, locale));
}

describe('options that do not fit', () => {
  it('CLASH-201 are told in English and in French, each sentence with one full stop', () => {
    expect(told({ scenarioId: 'nope' })).toEqual([
      'These options do not fit the ruleset. There is no scenario "nope" in the box.',
      'Ces options ne conviennent pas à ces règles. Il n’y a pas de scénario « nope » dans la boîte.',
    ]);
  });

  it('CLASH-014 so is what is wrong with a scenario of its own, after its place', () => {
    const own = { ...clash.content!.scenarios[0]!, tiles: [{ face: '9z', column: 0, row: 0, turns: 0 }] };
    expect(told({ scenario: own })).toEqual([
      'These options do not fit the ruleset. scenario.tiles[0].face: There is no tile face "9z" in the box.',
      'Ces options ne conviennent pas à ces règles. scenario.tiles[0].face : Il n’y a pas de face de tuile « 9z » dans la boîte.',
    ]);
  });
});
