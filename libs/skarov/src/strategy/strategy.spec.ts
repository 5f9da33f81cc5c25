import { cardsOfHero, eventCard, eventCardIds } from '../content/catalogue.js';
import { aGame, given, type Scene } from '../testing/index.js';

const [one = '', two = ''] = eventCardIds.filter((id) => eventCard(id).technique);
const heroIds = ['sgt-freedom', 'super-nova', 'golden-boy'] as const;
const first = (heroId: string): string => cardsOfHero(heroId, 'BASE').find(({ technique }) => technique)?.id ?? '';
const lays = (heroId: string) => ({
  type: 'planCards' as const,
  heroId,
  plays: [{ cardId: first(heroId), side: 'RIGHT' as const }],
});
const ready = { type: 'declareReady' } as const;

const planned = (scene: Scene): Scene => heroIds.reduce((now, heroId, seat) => now.when(seat, lays(heroId)), scene);

describe('strategy', () => {
  it('SKAROV-STRAT-02 SKAROV-STRAT-09 SKAROV-STRAT-10 heroes plan, and the overlord has the last word', () => {
    const scene = planned(given(aGame({ overlord: { hand: [one, two] } })));
    expect([scene.step, scene.asked]).toEqual(['strategy', [0, 1, 2]]);
    expect(scene.refusalCode(3, { type: 'announceActivation' })).toBe('WRONG_PHASE');
    const all = scene.when(0, ready).when(1, ready).when(2, ready);
    expect([all.step, all.asked]).toEqual(['strategy.lastWord', [3]]);
    expect(all.refusalCode(0, { type: 'takeBackPlan', heroId: 'sgt-freedom' })).toBe('WRONG_PHASE');
    const changed = all.when(3, { type: 'setEvent', cardId: one, sheetId: 'android' });
    const revealed = changed.when(3, { type: 'announceActivation' });
    expect(revealed.told.slice(0, 3)).toEqual(['activationAnnounced', 'cardsRevealed', 'eventsRevealed']);
    expect(revealed.step).toBe('activation.hero');
  });

  it('SKAROV-STRAT-05 SKAROV-GEN-12 the overlord sets event cards while the heroes plan, and is not waited for', () => {
    const scene = given(aGame({ overlord: { hand: [one] } }));
    const set = { type: 'setEvent', cardId: one, sheetId: 'android' } as const;
    expect(scene.asked).toEqual([0, 1, 2]);
    expect(scene.legal(3, 'setEvent')).toContainEqual(set);
    const after = scene.when(3, set);
    expect(after.state.overlord.set).toMatchObject([{ cardId: one, sheetId: 'android', shown: false }]);
    expect(after.asked).toEqual([0, 1, 2]);
    expect(scene.refusalCode(0, set)).toBe('NOT_YOUR_TURN');
    expect(scene.refusalCode(3, lays('sgt-freedom'))).toBe('NOT_YOUR_TURN');
    expect(scene.legal(0, 'setEvent')).toEqual([]);
  });

  it('SKAROV-STRAT-12 SKAROV-VEC-57 a card shown is fixed: its plan is not taken back', () => {
    const scene = given(aGame()).when(0, lays('sgt-freedom'));
    const cardId = first('sgt-freedom');
    expect(scene.refusalCode(1, { type: 'showCard', cardId })).toBe('CARD_NOT_SET');
    const shown = scene.when(0, { type: 'showCard', cardId });
    expect(shown.happened('cardShown')).toMatchObject([{ heroId: 'sgt-freedom', cardId, side: 'RIGHT' }]);
    expect(shown.refusalCode(0, { type: 'showCard', cardId })).toBe('ALREADY_SHOWN');
    expect(shown.refusalCode(0, { type: 'takeBackPlan', heroId: 'sgt-freedom' })).toBe('ALREADY_SHOWN');
    expect(scene.when(0, { type: 'takeBackPlan', heroId: 'sgt-freedom' }).hero('sgt-freedom').plan).toBeNull();
  });

  it('SKAROV-STRAT-12 the overlord shows a set card, also in their last word', () => {
    const set = [{ cardId: one, sheetId: 'android', shown: false }];
    const scene = planned(given(aGame({ overlord: { set } })));
    const show = { type: 'showCard', cardId: one } as const;
    expect(scene.when(3, show).happened('eventShown')).toHaveLength(1);
    const last = scene.when(0, ready).when(1, ready).when(2, ready).when(3, show);
    expect(last.refusalCode(3, show)).toBe('ALREADY_SHOWN');
    expect(last.refusalCode(3, { type: 'takeBackEvent', cardId: one })).toBe('ALREADY_SHOWN');
  });

  it('SKAROV-STRAT-04 SKAROV-STRAT-11 SKAROV-VEC-33 who is ready proposes no more; a proposal cancels the others’ readiness', () => {
    const scene = planned(given(aGame())).when(0, ready).when(1, ready);
    const order = (...heroes: string[]) => ({ type: 'proposeOrder', heroIds: heroes }) as const;
    expect(scene.refusalCode(0, order(...[...heroIds].reverse()))).toBe('NOT_YOUR_TURN');
    const proposed = scene.when(2, order(...[...heroIds].reverse()));
    expect(proposed.asked).toEqual([0, 1, 2]);
    const more = proposed
      .when(2, order('super-nova', 'sgt-freedom', 'golden-boy'))
      .when(2, order('super-nova', 'golden-boy', 'sgt-freedom'));
    expect(more.refusalCode(2, order(...heroIds))).toBe('NO_PROPOSAL_LEFT');
  });

  it('SKAROV-VEC-29 SKAROV-STRAT-11 a hero alone has no order to propose', () => {
    const scene = given(aGame({ heroes: [{}] }));
    expect(scene.legal(0, 'proposeOrder')).toEqual([]);
    expect(scene.refusalCode(0, { type: 'proposeOrder', heroIds: ['sgt-freedom'] })).toBe('ORDER_UNCHANGED');
  });

  it('SKAROV-VEC-29 SKAROV-STRAT-05 against a hero alone one event card may be set', () => {
    const scene = given(aGame({ heroes: [{}], overlord: { hand: [one, two] } }));
    const set = scene.when(1, { type: 'setEvent', cardId: one, sheetId: 'android' });
    expect(set.legal(1, 'setEvent')).toEqual([]);
    expect(set.refusal(1, { type: 'setEvent', cardId: two, sheetId: 'android' })).toMatchObject({
      code: 'TOO_MANY_EVENTS',
      facts: { most: 1 },
    });
  });

  it('SKAROV-CARD-04 SKAROV-WND-04 SKAROV-VEC-06 one or two cards, at least one of them a power card', () => {
    const cards = cardsOfHero('sgt-freedom', 'BASE').map(({ id }) => id);
    const [a = '', b = '', c = ''] = cards.filter(
      (id) => cardsOfHero('sgt-freedom').find((card) => card.id === id)?.technique,
    );
    const scene = given(aGame({ heroes: [{ hand: [a, b, c, 'wound:1', 'wound:2'] }] }));
    const plan = (...ids: string[]) =>
      ({
        type: 'planCards' as const,
        heroId: 'sgt-freedom',
        plays: ids.map((cardId) => ({ cardId, side: 'RIGHT' as const })),
      }) as const;
    expect(scene.refusalCode(0, plan('wound:1'))).toBe('NO_POWER_CARD');
    expect(scene.refusalCode(0, plan('wound:1', 'wound:2'))).toBe('NO_POWER_CARD');
    expect(scene.refusalCode(0, plan(a, b, 'wound:1'))).toBe('TOO_MANY_CARDS');
    expect(scene.when(0, plan(a, 'wound:1')).happened('heroPlanned')).toMatchObject([{ sides: ['RIGHT', 'RIGHT'] }]);
  });

  it('SKAROV-VEC-41 SKAROV-GEN-10 the default: the first power card, the weakness only if there is no other; then ready', () => {
    const weakness = cardsOfHero('sgt-freedom', 'WEAKNESS')[0]?.id ?? '';
    const card = first('sgt-freedom');
    const scene = given(aGame({ heroes: [{ hand: [weakness, card, 'wound:1'] }] }));
    expect(scene.byDefault(0)).toEqual(lays('sgt-freedom'));
    expect(scene.when(0, scene.byDefault(0)).byDefault(0)).toEqual(ready);
  });
});
