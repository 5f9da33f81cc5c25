import { CardTable, type CardTableSetup } from '../testing/card-table.js';
import { events } from './testing/powers.js';
import { seeds, typesOf, wantedOf } from './testing/played.js';

/** Heroes much hurt and a little, with cards and without, activated and not; the Gynoids are activated. */
const setup = (hurt: number, hand: readonly string[]): CardTableSetup => ({
  heroes: [
    { id: 'sgt-freedom', at: '2,2', damage: hurt, hand },
    { id: 'super-nova', at: '3,2', damage: hurt, hand },
    { id: 'golden-boy', at: '4,3', damage: hurt, hand, activated: true },
  ],
  villains: [
    { id: 'ki-1', at: '1,1', damage: 2 },
    { id: 'gynoid-1', at: '1,2' },
    { id: 'gynoid-2', at: '0,3' },
    { id: 'android-1', at: '3,3' },
    { id: 'android-2', at: '1,4' },
    { id: 'arachnoid-1', at: '4,4' },
  ],
});
const setups = [setup(3, ['sgt-freedom-on-my-mark']), setup(1, [])];

const atOnce = events.flatMap((event) => (event.effects ? [{ ...event, effects: event.effects }] : []));

const played = (id: string, choose: readonly string[] = []): CardTable[] =>
  setups.flatMap((each) => seeds.map((seed) => new CardTable(each, seed).playEvent(id, 'gynoid-1', { choose })));
const figure = ({ state }: CardTable, id: string) => state.figures.find((each) => each.id === id);

describe('Every event that does something at once, played', () => {
  it.each(atOnce.map((event) => [event.id, event] as const))(
    'SKAROV-EVT-07 %s does what it says',
    (id, { effects }) => {
      expect(typesOf(played(id))).toEqual(expect.arrayContaining(wantedOf(effects)));
    },
  );

  it('SKAROV-EX-11 Kamikaze sacrifices a robot of another sheet, and heroes beside it suffer', () => {
    const [table] = played('kamikaze', ['1', 'gynoid-1']);
    expect(figure(table!, 'gynoid-1')?.spaceId).toBeNull();
    expect(['sgt-freedom', 'super-nova', 'golden-boy'].map((id) => figure(table!, id)?.damage)).toEqual([4, 3, 3]);
    const [other] = played('kamikaze', ['0', 'android-1']);
    expect(figure(other!, 'android-1')?.spaceId).toBeNull();
  });

  it('SKAROV-TILE-06 Assembly Line brings one robot, or two where three heroes began, as long as there is room', () => {
    const come = (heroes: number, ...taken: string[]): number => {
      const { heroes: all, villains } = setup(0, []);
      // No figure can come to the control room: its two spaces are taken.
      const robots = ['0,25', '4,25', ...taken].map((at, place) => ({ id: `arachnoid-${place + 1}`, at }));
      const there = [...villains.filter(({ id }) => id !== 'arachnoid-1'), ...robots];
      const table = new CardTable({ villains: there, heroes: all.slice(0, heroes) }, 'x');
      table.playEvent('assembly-line', 'gynoid-1');
      return table.events.filter((event) => event.type === 'figurePlaced' && event.spawned).length;
    };
    expect([come(1), come(2), come(3), come(3, '4,4')]).toEqual([1, 1, 2, 1]);
  });

  it('SKAROV-WND-09 Poisoned Dart makes the badly hurt draw a wound card, and hurts the others', () => {
    const results = played('poisoned-dart', ['sgt-freedom']).map((table) => [
      figure(table, 'sgt-freedom')?.damage,
      table.events.filter(({ type }) => type === 'woundDrawn').length,
    ]);
    expect(new Set(results.map(String))).toEqual(new Set(['0,1', '2,0']));
  });

  it('Knockout Gas reaches only heroes who have still to act', () => {
    const taken = new Set(
      ['sgt-freedom', 'super-nova', 'golden-boy'].flatMap((heroId) =>
        played('knockout-gas', [heroId]).flatMap(({ events: all }) =>
          all.flatMap((event) => (event.type === 'actionsChanged' ? [`${event.heroId} ${event.by}`] : [])),
        ),
      ),
    );
    expect(taken).toEqual(new Set(['sgt-freedom -1', 'super-nova -1']));
  });
});
