import { library } from '../content/index.js';
import type { CardId } from '../ids.js';
import { barsFlight, fliesWith, type FlightStop } from './flight-path.js';
import { aCreature, working } from './testing/made-fight.js';
import { terrainRules } from './terrain-rules.js';

const stops: FlightStop[] = (['START', 'CROSSING', 'END'] as const).flatMap((point) =>
  [null, 0, 1].map((strongholdOf) => ({ point, strongholdOf })),
);
const texts = (id: CardId, seat: 0 | 1) =>
  library[id]!.effects.map((effect) => working(effect, { card: library[id]!, seat }));
const barred = (id: CardId, flier: 0 | 1): FlightStop[] =>
  stops.filter((stop) => texts(id, 0).some((text) => barsFlight(text, flier, stop)));

describe('a flight over the board of Guardians', () => {
  it('GUARD-078 neither starts on, crosses nor ends on a space whose text forbids it, whosever it is', () => {
    expect(barred('T22', 0)).toEqual(stops);
    expect(barred('T22', 1)).toEqual(stops);
  });

  it('GUARD-078 nor over Pinnacles, by the rule of their type alone', () => {
    const [rule] = terrainRules(library['R02']!, 'needles', 1);
    expect(stops.filter((stop) => barsFlight(rule!, 0, stop))).toEqual(stops);
    expect(terrainRules(library['L28']!, 'lakes', 1)).toEqual([]);
  });

  it('GUARD-078 does not end on a stronghold of the Watchfires, if it is the enemy’s', () => {
    expect(barred('R03', 1)).toEqual([{ point: 'END', strongholdOf: 0 }]);
    expect(barred('R03', 0)).toEqual([]);
  });

  it('GUARD-078 is barred by nothing else that a card says', () => {
    expect(barred('L26', 1)).toEqual([]);
    expect(barred('K28', 1)).toEqual([]);
  });
});

describe('a creature on the board', () => {
  const [walker, flyer] = [aCreature(), aCreature({ flying: true })];
  const flies = (...items: CardId[]) =>
    [walker, flyer].map((card) =>
      fliesWith(
        card,
        items.map((id) => library[id]!),
      ),
    );

  it('GUARD-075 flies by print or by its item, and not with one that grounds it', () => {
    expect(flies()).toEqual([false, true]);
    expect(flies('L38')).toEqual([true, true]);
    expect(flies('W44')).toEqual([false, false]);
    expect(flies('L38', 'W44')).toEqual([false, false]);
    expect(flies('P35')).toEqual([false, true]);
  });
});
