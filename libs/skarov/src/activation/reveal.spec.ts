import { overlay } from '#kernel/testing';
import { attackDiceOf, characteristic } from '#skirmish/figures';
import { box, eventCard, eventCardIds } from '../content/catalogue.js';
import { book } from '../rulebook.js';
import { usableReinforcement } from '../table/layout.js';
import { aGame, given, type Scene } from '../testing/index.js';

const android = (at: string) => ({ sheet: 'android', at });
/** The game goes on from planning to the first slot of the overlord; their set cards are turned up on the way. */
function revealed(from: Scene): Scene {
  let scene = from;
  while (scene.step !== 'activation.choice') {
    const [seat = 0] = scene.asked;
    scene = scene.when(seat, scene.byDefault(seat));
  }
  return scene;
}

describe('event techniques', () => {
  it('SKAROV-VEC-54 SKAROV-TECH-03 SKAROV-TECH-04 SKAROV-EVT-02 two beside a minion sheet change every figure of it', () => {
    const sheet = box.known.villainSheet('android');
    const cards = ['event:1', 'event:2'];
    const laid = overlay(box);
    laid.add('villainSheet', { ...sheet, speed: 1, attack: 3, defense: 4, actions: 2, powers: [] });
    const techniques = [
      { actions: 1, attack: 2 },
      { speed: -1, attack: -1, defense: -1 },
    ];
    cards.forEach((id, place) => {
      laid.add('eventCard', { id, text: { ...eventCard(id), technique: techniques[place] } });
    });
    const set = cards.map((cardId) => ({ cardId, sheetId: 'android', shown: false }));
    const heroes = [{ at: '6,1' }];
    const villains = [android('6,0'), android('8,2')];
    const scene = revealed(given(aGame({ heroes, villains, overlord: { set, hand: ['event:3'] } })));
    const active = scene.when(1, { type: 'activateSheet', sheetId: 'android' });
    for (const figureId of ['android-1', 'android-2']) {
      const chosen = active.when(1, { type: 'selectFigure', figureId });
      const table = { state: chosen.state, book };
      expect(chosen.state.active).toMatchObject({ figureId, actions: 3 });
      expect(attackDiceOf(table, figureId, null)).toEqual({ combat: 2, power: 2 });
      expect([characteristic(table, figureId, 'DEFENSE'), characteristic(table, figureId, 'SPEED')]).toEqual([3, 0]);
    }
    const zones = (figureId: string): Set<string> => {
      const chosen = active.when(1, { type: 'selectFigure', figureId });
      const spaces = chosen.legal(1, 'move').map(({ spaceId }) => spaceId);
      return new Set(spaces.map((spaceId) => ('8,0 8,1 9,1 9,2'.split(' ').includes(spaceId) ? 'own' : 'other')));
    };
    expect(zones('android-2')).toEqual(new Set(['own']));
    expect(zones('android-1').has('other')).toBe(true);
  });
});

describe('events', () => {
  it('SKAROV-EVT-04 SKAROV-EVT-12 one is played between actions of the activated sheet, and at no other time', () => {
    const kamikaze = eventCardIds.find((id) => eventCard(id).id === 'kamikaze') ?? '';
    const plays = { type: 'playEvent', cardId: kamikaze } as const;
    const setup = {
      heroes: [{}],
      villains: [{ sheet: 'chi', at: '7,1' }, android('9,1')],
      overlord: { hand: [kamikaze] },
    };
    const hero = given(aGame({ at: 'activation', ...setup }));
    expect(hero.refusalCode(1, plays)).toBe('WRONG_PHASE');
    const active = given(aGame({ at: 'choice', ...setup })).when(1, { type: 'activateSheet', sheetId: 'chi' });
    expect(active.legal(1, 'playEvent')).toEqual([plays]);
    const moved = active.when(1, { type: 'move', figureId: 'chi-1', spaceId: '7,0' });
    expect(moved.legal(1, 'playEvent')).toEqual([plays]);
  });
});

describe('reinforcement spaces', () => {
  it('SKAROV-TILE-14 SKAROV-VEC-08 heroes in the zone beside one leave it usable; fewer heroes do not', () => {
    const usable = (heroes: readonly object[]): string[] => usableReinforcement(aGame({ heroes }), 't3a');
    const filled = ['6,0', '7,0', '5,1', '6,1'].map((at) => ({ at }));
    expect(usable(filled)).toEqual(['5,0', '9,0', '5,4', '9,4']);
    expect(usable([{}, {}, { at: null }, { at: null }])).toEqual(['5,0', '9,4']);
  });
});
