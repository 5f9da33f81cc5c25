import { cardsOfHero, isWoundCard } from '../content/catalogue.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

/** All seats act by default until the end of the turn comes item by item. */
function toItems(from: Scene): Scene {
  let scene = from;
  while (scene.step !== undefined) {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene;
}
const ended = (setup: GameSetup): Scene => toItems(given(aGame({ at: 'activation', ...setup }))).whenTurnEnds();

const cards = cardsOfHero('sgt-freedom', 'BASE', 'WEAKNESS').map(({ id }) => id);
const [power = '', ...others] = cards;
const left = (cardId: string) => ({ cardId, side: 'LEFT' as const });
const right = (cardId: string) => ({ cardId, side: 'RIGHT' as const });

/** A hero who has laid its last power card and a wound card; so many wound cards lie in its discard pile. */
const spent = (...wounds: string[]): Scene =>
  ended({
    heroes: [
      { id: 'sgt-freedom', hand: [], inPlay: [left(power), right('wound:1')], discard: [...others, ...wounds] },
      {},
    ],
  });

describe('recovery', () => {
  it('SKAROV-VEC-04 SKAROV-CARD-06 SKAROV-CARD-07 a hero with no power card left takes back its whole discard pile, wound cards too', () => {
    const { hand, discard } = spent('wound:2').hero('sgt-freedom');
    expect(hand.filter((id) => !isWoundCard(id))).toHaveLength(8);
    expect(hand.filter(isWoundCard)).toEqual(['wound:1', 'wound:2']);
    expect(discard).toEqual([]);
    expect(spent('wound:2').figure('sgt-freedom').status).toBe('IN_PLAY');
  });

  it('SKAROV-VEC-05 SKAROV-END-08 SKAROV-ELIM-04 three wound cards taken back are the end of a hero; they lie open, its other cards are gone', () => {
    const over = spent('wound:2', 'wound:3');
    expect(over.figure('sgt-freedom').status).toBe('OUT');
    expect([...over.state.woundDiscard].sort()).toEqual(['wound:1', 'wound:2', 'wound:3']);
    expect(over.state.page).toMatchObject([{ subject: 'DISGRACE', id: 'sgt-freedom', side: 'OVERLORD' }]);
  });

  it('SKAROV-CARD-05 SKAROV-CARD-06 cards in play go to the discard pile; with a power card in hand nothing comes back', () => {
    const [kept = '', ...rest] = others;
    const scene = ended({ heroes: [{ id: 'sgt-freedom', hand: [kept], inPlay: [left(power)], discard: rest }] });
    expect(scene.hero('sgt-freedom')).toMatchObject({ hand: [kept], inPlay: [], discard: [...rest, power] });
  });

  it('SKAROV-WEAK-04 its weakness card alone in hand keeps a hero from recovering', () => {
    const weakness = cardsOfHero('sgt-freedom', 'WEAKNESS').map(({ id }) => id);
    const base = cardsOfHero('sgt-freedom', 'BASE').map(({ id }) => id);
    const scene = ended({ heroes: [{ id: 'sgt-freedom', hand: weakness, discard: base }] });
    expect(scene.hero('sgt-freedom').hand).toEqual(weakness);
  });
});

describe('wound cards', () => {
  const wounded = { id: 'sgt-freedom', damage: 5 } as const;

  it('SKAROV-WND-07 an empty pile is made of the cards of the fallen; without any the damage stays', () => {
    const scene = toItems(given(aGame({ at: 'activation', heroes: [wounded], state: { woundPile: [] } })));
    expect(scene.whenTurnEnds().figure('sgt-freedom').damage).toBe(5);
    const again = scene.with((state) => {
      state.woundDiscard = ['wound:7'];
    });
    const drawn = again.whenTurnEnds();
    expect(drawn.hero('sgt-freedom').hand).toContain('wound:7');
    expect([drawn.state.woundDiscard, drawn.figure('sgt-freedom').damage]).toEqual([[], 1]);
  });

  it('SKAROV-WND-08 all draw, then all are checked; what a hero leaves in this step is not drawn again in it', () => {
    const fallen = { id: 'sgt-freedom', hand: [...cards, 'wound:1', 'wound:2'], damage: 5 };
    const heroes = [fallen, { id: 'super-nova', damage: 9 }, {}];
    const over = ended({ heroes, state: { woundPile: ['wound:3'] } });
    expect(over.figure('sgt-freedom').status).toBe('OUT');
    expect([over.figure('super-nova').damage, over.hero('super-nova').hand.filter(isWoundCard)]).toEqual([9, []]);
    expect([...over.state.woundDiscard].sort()).toEqual(['wound:1', 'wound:2', 'wound:3']);
  });

  it('SKAROV-VEC-65 SKAROV-WND-09 a wound card that an effect has given is the one of that turn', () => {
    const after = ended({ heroes: [{ ...wounded, drewWound: true }] });
    expect(after.figure('sgt-freedom').damage).toBe(5);
    expect(after.hero('sgt-freedom').hand.some(isWoundCard)).toBe(false);
    const next = toItems(after).whenTurnEnds();
    expect([next.state.turn, next.figure('sgt-freedom').damage]).toEqual([3, 1]);
    expect(next.hero('sgt-freedom').hand.filter(isWoundCard)).toHaveLength(1);
  });
});
