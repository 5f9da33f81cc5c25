import type { Figure, Rulebook } from '#skirmish';
import { characteristic } from '#skirmish/figures';
import { book } from '../rulebook.js';
import { CardTable, type CardTableSetup, type Standing } from '../testing/card-table.js';
import { heroes } from './heroes/index.js';
import { reacted, signature, wantedOf } from './testing/played.js';
import { villainSheets } from './villains/index.js';

const ranks = ['ROOKIE', 'HERO', 'VETERAN'] as const;

/** Where the figure that a sheet is about stands: among others, behind them in a line, beside an ally of its zone. */
const places = ['2,2', '1,1', '0,2', '3,1'];
const others: Pick<CardTableSetup, 'heroes' | 'villains'> = {
  heroes: [
    { id: 'sgt-freedom', at: '2,3', damage: 1 },
    { id: 'super-nova', at: '3,2' },
    { id: 'golden-boy', at: '4,2', damage: 1 },
  ],
  villains: [
    { id: 'tonnage-1', at: '1,3', damage: 1 },
    { id: 'arachnoid-2', at: '2,1' },
    { id: 'android-2', at: '3,3' },
    { id: 'gynoid-2', at: '4,4' },
  ],
};

/** A table for each place, with a figure there, and with the others in free places. */
function around(figure: Omit<Standing, 'at'>): CardTableSetup[] {
  return places.map((at) => {
    const besides = (all: readonly Standing[]): Standing[] =>
      all.filter((other) => other.id !== figure.id && other.at !== at);
    const [own, foes] = heroes.some(({ id }) => id === figure.id)
      ? (['heroes', 'villains'] as const)
      : (['villains', 'heroes'] as const);
    return { ...others, [own]: [{ ...figure, at }, ...besides(others[own])], [foes]: besides(others[foes]) };
  });
}

/** The book in which no sheet prints this power. */
const without = (powerId: string): Rulebook => ({
  ...book,
  innatePowers: (state, figure: Figure) => {
    const printed = book.innatePowers(state, figure) ?? [];
    return ('id' in printed ? [printed] : printed).filter(({ id }) => id !== powerId);
  },
});

const ofHeroes = heroes.flatMap(({ id, sheets }) =>
  ranks.map((rank) => ({ figure: { id, rank, damage: 1 }, ...sheets[rank].innate })),
);
const ofVillains = villainSheets.flatMap(({ id, figures, powers }) =>
  powers.map((power) => ({ figure: { id: `${id}-1`, damage: figures === 1 ? 2 : 0 }, ...power })),
);
const all = [...ofHeroes, ...ofVillains].map((power) => [power.id, power] as const);

describe('Every power of the sheets, played', () => {
  it.each(all.filter(([, { power }]) => power.trigger === 'PERMANENT'))(
    'SKAROV-SHEET-07 %s changes the values, options or rolls of a figure, as long as its own figure is in play',
    (id, { figure }) => {
      const signatures = (own?: Rulebook): string =>
        around(figure)
          .map((setup) => signature(new CardTable(setup, 'x', own)))
          .join();
      expect(signatures() === signatures(without(id))).toBe(false);
    },
  );

  it.each(all.filter(([, { power }]) => power.trigger === 'REACTION'))(
    'SKAROV-SPEC-06 %s is offered at its moment, and does what it says',
    (id, { figure, power }) => {
      const { types, altered } = reacted(around(figure), id);
      expect(types).toEqual(expect.arrayContaining(['powerUsed', ...wantedOf(power.do)]));
      expect(altered || types.includes('figureMoved') || types.includes('attackDeclared')).toBe(true);
    },
  );

  it('SKAROV-EX-10 attackers of an Android roll a combat die fewer, and no others do', () => {
    const dice = (targetId: string): unknown => {
      const [setup] = around({ id: 'golden-boy', rank: 'HERO' });
      const table = new CardTable(setup ?? { heroes: [], villains: [] }, 'x');
      table.attack('golden-boy', targetId);
      return table.events.flatMap((event) => (event.type === 'attackRolled' ? [event.combat.length] : []));
    };
    expect([dice('android-2'), dice('arachnoid-2')]).toEqual([[2], [3]]);
  });

  it('SKAROV-SHEET-07 the Force Field is by the heroes that the game began with, those out of action among them', () => {
    const ids = ['sgt-freedom', 'super-nova', 'golden-boy', 'adam-spell'];
    const tableOf = (number: number): CardTable =>
      new CardTable(
        {
          heroes: ids.slice(0, number).map((id, x) => ({ id, at: `${x},3` })),
          villains: [{ id: 'skarov-1', at: '2,0' }],
        },
        'x',
      );
    const defense = (table: CardTable): number => characteristic(table, 'skarov-1', 'DEFENSE');
    expect([1, 2, 3, 4].map((number) => defense(tableOf(number)))).toEqual([4, 5, 6, 8]);
    const fallen = tableOf(4);
    for (const figure of fallen.state.figures) if (figure.id === 'adam-spell') figure.status = 'OUT';
    expect(defense(fallen)).toBe(8);
  });

  it('SKAROV-EX-15 after a hit GoldenBoy takes a free adjacent space of its choice', () => {
    const hits = Array.from({ length: 40 }, (_, seed) => {
      const [setup] = around({ id: 'golden-boy', rank: 'HERO' });
      const table = new CardTable({ ...(setup ?? { heroes: [], villains: [] }), attack: 3 }, `${seed}`);
      return table.attack('golden-boy', 'arachnoid-2', { use: 'golden-boy-light-feet-2', choose: ['1,1'] });
    }).filter(({ events }) => events.some((event) => event.type === 'attackResolved' && event.hit));
    expect(hits.length).toBeGreaterThan(0);
    for (const { state } of hits) expect(state.figures.find(({ id }) => id === 'golden-boy')?.spaceId).toBe('1,1');
  });

  it('SKAROV-SPEC-06 the White Heat of a veteran deals 1 damage more and softens a target that survives it, for the turn', () => {
    const after = (targetId: string, damage = 0): unknown => {
      const villains = [{ id: targetId, at: '2,1', damage }];
      const setup = { heroes: [{ id: 'super-nova', at: '2,2', rank: 'VETERAN' as const }], villains, attack: 9 };
      const table = new CardTable(setup, 'x').attack('super-nova', targetId, { use: 'super-nova-white-heat-2' });
      const { status, damage: suffered } = table.state.figures.find(({ id }) => id === targetId) ?? {};
      const softened = table.state.modifiers.filter(({ characteristic }) => characteristic === 'DEFENSE');
      return [status, suffered, softened];
    };
    const softer = { figureId: 'chi-1', characteristic: 'DEFENSE', by: -1, until: 'TURN' };
    expect(after('chi-1')).toEqual(['IN_PLAY', 2, [softer]]);
    expect(after('chi-1', 1)).toEqual(['OUT', 3, []]);
    expect(after('android-1')).toEqual(['RESERVE', 0, []]);
  });
});
