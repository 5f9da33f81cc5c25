import {
  duel,
  fight,
  madeObject,
  madeToken,
  revealed,
  armed,
  aTestCard,
  ranged,
  type Scene,
} from '../testing/index.js';
import { box, woundCard, woundCardIds } from './catalogue.js';

/** A wound card of this text as it lies in play. */
function wound(textId: string): { cardId: string; side: 'LEFT' | 'RIGHT' } {
  const cardId = woundCardIds.find((id) => woundCard(id).id === textId) ?? '';
  return { cardId, side: woundCard(cardId).side };
}

/** Two made heroes side by side; the first is active, and has this wound card in play. */
function wounded(textId: string, numbers: Parameters<typeof armed>[0] = {}): { scene: Scene; id: string; foe: string } {
  const { id, inPlay } = armed({ innate: ranged, ...numbers });
  const foe = armed({ speed: 3, defense: 5, innate: ranged });
  const kindId = madeObject({
    classic: { difficulty: 4, effects: [{ heal: { who: { of: 'SELF' }, points: 1 } }] },
    aggressive: { difficulty: 4, attack: 'RANGED', combat: 0, power: 0, damage: 1 },
  });
  const tokenKind = madeToken({ hasSpace: true });
  const scene = duel({ id, inPlay: [...(inPlay ?? []), wound(textId)], damage: 2 }, foe, {
    objects: [{ id: `${kindId}-1`, kindId, spaceId: '0,0', turns: 0 }],
    tokens: [{ id: `${tokenKind}-1`, kindId: tokenKind, spaceId: '0,0' }],
    face: { zones: ['abcde', 'abcde', 'abcde', 'abcde', 'abcde'] },
    plan: { tests: [aTestCard(tokenKind, [{ characteristic: 'MIND', difficulty: 4 }])] },
  });
  return { scene, id, foe: foe.id };
}

/** The dice of an attack of the first hero, and of one of its enemy on it. */
const attacked = ({ scene, id, foe }: ReturnType<typeof wounded>, combat: string[]): [number, number][] =>
  scene
    .attacks(id, foe, { combat })
    .happened('attackRolled')
    .map((event) => [event.combat.length, event.power.length]);

const value = ({ scene, id }: ReturnType<typeof wounded>) =>
  scene.view('spectator').figures.find(({ figureId }) => figureId === id);
const sheet = { speed: 3, attack: 3, defense: 5, mind: 3 };
const types = (scene: Scene): Set<string> => new Set(scene.legal(0).map(({ type }) => type));
const everything = ['move', 'attack', 'attemptTest', 'useObject', 'endActivation'];
const without = (...forbidden: string[]): Set<string> =>
  new Set(everything.filter((type) => !forbidden.includes(type)));

/** The effect of each text in play; every text of the pile is here. */
const played: Record<string, () => void> = {
  'sprained-wrist'() {
    const hurt = wounded('sprained-wrist', { speed: 3 });
    expect(value(hurt)).toMatchObject({ ...sheet, attack: 2 });
    expect(attacked(hurt, ['0', '0'])).toEqual([[2, 0]]);
  },
  'cracked-ribs'() {
    const hurt = wounded('cracked-ribs', { speed: 3 });
    expect(value(hurt)).toMatchObject({ ...sheet, defense: 4 });
    const target = armed({ defense: 5 });
    const hero = armed({});
    const hit = duel(hero, { ...target, inPlay: [wound('cracked-ribs')] }).attacks(hero.id, target.id, {
      combat: ['1', '1', '0'],
    });
    expect(hit.happened('attackResolved')).toMatchObject([{ defense: 4 }]);
  },
  'twisted-ankle'() {
    const hurt = wounded('twisted-ankle', { speed: 3 });
    expect(value(hurt)).toMatchObject({ ...sheet, speed: 1, mind: 2 });
    const columns = hurt.scene.legal(0, 'move').map(({ spaceId }) => spaceId[0]);
    expect(new Set(columns)).toEqual(new Set(['0', '1']));
    const [test] = hurt.scene.legal(0, 'attemptTest');
    const tried = hurt.scene.chancing({ test: [1, 1, 1, 0] }).when(0, test!);
    expect(tried.happened('testAttempted')).toMatchObject([{ value: 2, dice: 4 }]);
    expect(tried.happened('testResolved')).toMatchObject([{ passed: false }]);
  },
  'seeing-stars'() {
    const { scene } = wounded('seeing-stars');
    const [test] = scene.legal(0, 'attemptTest');
    const [use] = scene.legal(0, 'useObject');
    for (const command of [test, use]) {
      const tried = scene.chancing({ test: [1, 1, 1, 1, 0] }).when(0, command!);
      expect(tried.happened('testAttempted')).toMatchObject([{ dice: 5 }]);
    }
  },
  'arm-in-a-sling'() {
    const { scene } = wounded('arm-in-a-sling');
    expect(types(scene)).toEqual(without('useObject'));
    expect(scene.legal(0, 'attack').map(({ mode }) => mode)).toEqual(['MELEE']);
  },
  winded() {
    const first = armed({});
    const { cardId, side } = wound('winded');
    const scene = revealed(
      {
        heroes: [{ ...first, hand: [cardId], plan: [{ cardId, side }] }, { at: '4,4' }],
      },
      ['A'],
    );
    expect(scene.happened('actionsChanged')).toMatchObject([{ heroId: first.id, by: -1, source: cardId }]);
    expect(scene.state.active).toMatchObject({ figureId: first.id, actions: 2 });
  },
  'blurred-vision'() {
    const technique = { technique: { attack: 2 } };
    const hero = armed({}, [technique]);
    const target = armed({});
    const dice = (more: object[]): [number, number][] => {
      const scene = duel({ ...hero, inPlay: [...(hero.inPlay ?? []), ...more] as never }, target);
      const blind = more.length > 0 ? 1 : 0;
      const chance = { combat: ['0', '0', '0'].slice(blind), power: ['0', '0'].slice(blind) };
      return scene
        .attacks(hero.id, target.id, chance)
        .happened('attackRolled')
        .map(({ combat, power }) => [combat.length, power.length]);
    };
    expect(dice([])).toEqual([[3, 2]]);
    expect(dice([wound('blurred-vision')])).toEqual([[2, 1]]);
  },
  'leg-in-plaster'() {
    const { scene, id } = wounded('leg-in-plaster');
    expect(types(scene)).toEqual(without('move'));
    expect(scene.refusalCode(0, { type: 'move', figureId: id, spaceId: '0,1' })).toBe('FORBIDDEN_BY_CARD');
  },
  'doctors-orders'() {
    const { scene, id, foe } = wounded('doctors-orders');
    expect(types(scene)).toEqual(without('attack'));
    expect(scene.legal(0, 'useObject').map(({ use }) => use)).toEqual(['CLASSIC']);
    expect(scene.refusalCode(0, { type: 'attack', figureId: id, targetId: foe, mode: 'MELEE' })).toBe(
      'FORBIDDEN_BY_CARD',
    );
  },
};

describe('Every wound text, played', () => {
  it.each(box.printed.woundText.map(({ id }) => id))('CLASH-113 CLASH-171 %s hinders as it says', (id) => {
    expect(Object.keys(played)).toContain(id);
    played[id]?.();
  });

  it.each(box.printed.woundText.map(({ id }) => id))('CLASH-171 %s does nothing in hand, and to no other', (id) => {
    const { cardId } = wound(id);
    const [holder, other] = [armed({ innate: ranged }), armed({ innate: ranged })];
    const scene = (first: object, second: object): Scene =>
      fight([
        { ...holder, ...first, at: '0,0' },
        { ...other, ...second, at: '1,0' },
      ]);
    const seen = (where: Scene) => [
      where.view('spectator').figures,
      where.legal(0).filter(({ type }) => type !== 'usePower'),
    ];
    const well = seen(scene({}, {}));
    expect(seen(scene({ hand: [cardId] }, {}))).toEqual(well);
    const [figures, legal] = seen(scene({}, { inPlay: [wound(id)] })) as [{ figureId: string }[], unknown[]];
    expect(figures.find(({ figureId }) => figureId === holder.id)).toEqual(
      (well as [{ figureId: string }[], unknown[]])[0].find(({ figureId }) => figureId === holder.id),
    );
    expect(legal).toEqual(well[1]);
  });
});
