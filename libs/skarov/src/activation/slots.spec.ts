import { overlay } from '#kernel/testing';
import { box, eventCard, eventCardIds } from '../content/catalogue.js';
import { eventCardSchema } from '../content/schema.js';
import { endGame } from '../end-of-game/end-game.js';
import { aGame, given, type GameSetup, type Scene } from '../testing/index.js';

const ends = { type: 'endActivation' } as const;
const eventNamed = (name: string): string => eventCardIds.find((id) => eventCard(id).id === name) ?? '';
const chi = { sheet: 'chi', at: '7,1' };
const android = (at: string) => ({ sheet: 'android', at });

/** All activations end, the overlord picks the first sheet; the activated figures, and the drawn cards. */
function course(scene: Scene): string[] {
  const told: string[] = [];
  let now = scene;
  while (now.step?.startsWith('activation.')) {
    const [seat = 0] = now.asked;
    now = now.when(seat, now.byDefault(seat));
    for (const event of now.events) {
      if (event.type === 'heroActivated') told.push(event.heroId);
      if (event.type === 'sheetActivated') told.push(event.sheetId);
      if (event.type === 'eventsDrawn') told.push('draw');
    }
  }
  return told;
}

/** The same, up to the question which room is activated. */
function upToRoom(scene: Scene): Scene {
  const [seat = 0] = scene.asked;
  return scene.step === 'endOfTurn.room' ? scene : upToRoom(scene.when(seat, scene.byDefault(seat)));
}

const chosen = (setup: GameSetup): Scene => given(aGame({ at: 'choice', ...setup }));
const activates = (scene: Scene, sheetId: string): Scene =>
  scene.when(scene.overlord, { type: 'activateSheet', sheetId });

describe('slots', () => {
  it('SKAROV-VEC-07 SKAROV-ACT-03 SKAROV-ACT-07 SKAROV-ACT-08 a slot after each hero; without a sheet it is a card', () => {
    const scene = given(aGame({ at: 'activation', villains: [android('9,1'), chi], overlord: { pile: ['event:1'] } }));
    expect(course(scene)).toEqual(['chi', 'super-nova', 'android', 'golden-boy', 'draw']);
  });

  it('SKAROV-VEC-38 with both piles empty no card comes, and the slot counts as used', () => {
    const after = given(aGame({ at: 'activation' })).when(0, ends);
    expect(after.happened('slotPassed')).toMatchObject([{ drawn: true }]);
    expect(after.state.slotsUsed).toBe(1);
  });

  it('SKAROV-VEC-26 SKAROV-ELIM-02 fewer heroes, fewer slots', () => {
    const heroes = [{}, { at: null }, {}];
    const villains = [android('9,1'), chi, { sheet: 'gynoid', at: '8,2' }];
    expect(course(given(aGame({ at: 'activation', heroes, villains })))).toEqual(['chi', 'golden-boy', 'android']);
    const used = given(aGame({ at: 'activation', heroes, villains, state: { slotsUsed: 2 } })).when(0, ends);
    expect(used.happened('slotPassed')).toMatchObject([{ drawn: false }]);
  });

  it('SKAROV-VEC-27 SKAROV-ACT-10 the card of a hero who fell is skipped, without a slot', () => {
    const state = aGame({ at: 'activation', villains: [chi] });
    const scene = given(state).with(({ figures }) => {
      const fallen = figures.find(({ id }) => id === 'super-nova');
      if (fallen) Object.assign(fallen, { status: 'OUT', spaceId: null });
    });
    const after = scene.when(0, ends).when(3, { type: 'activateSheet', sheetId: 'chi' }).when(3, ends);
    expect(after.told.filter((type) => type === 'cardVoid' || type === 'heroActivated')).toEqual([
      'cardVoid',
      'heroActivated',
    ]);
    expect(after.happened('sheetActivated')).toEqual([]);
  });

  describe('of four heroes one falls in the second of them, by an event', () => {
    const dart = eventNamed('poisoned-dart');
    const techniques = eventCardIds.filter((id) => eventCard(id).technique && id !== dart).slice(0, 4);
    const doomed = { hand: ['wound:1', 'wound:2'], damage: 3 };
    const villains = [chi, android('9,1'), { sheet: 'gynoid', at: '8,2' }, { sheet: 'ki', at: '7,2' }];
    /** H1 V1 H2 V2: in V2 the dart strikes this hero. */
    const struck = (target: string): Scene => {
      const heroes = ['sgt-freedom', 'super-nova', 'golden-boy', 'adam-spell'].map((hero) =>
        hero === target ? { id: hero, ...doomed } : { id: hero },
      );
      const first = given(aGame({ at: 'activation', heroes, villains, overlord: { hand: [dart, ...techniques] } }));
      const second = activates(first.when(0, ends), 'chi').when(4, ends).when(1, ends);
      return activates(second, 'android').when(4, { type: 'playEvent', cardId: dart });
    };
    /** The cards that may still be set in the Strategy of the next turn, card after card. */
    const settable = (scene: Scene): number => {
      let now = scene.when(4, { type: 'skipRoom' }).whenTurnEnds();
      let cards = 0;
      while (now.legal(4, 'setEvent').length > 0) {
        now = now.when(4, now.legal(4, 'setEvent')[0]!);
        cards += 1;
      }
      expect(now.step).toBe('strategy');
      return cards;
    };
    it('SKAROV-VEC-26 SKAROV-ACT-07 SKAROV-ELIM-02 the first one, who has acted: no slot after the last, and three cards may be set', () => {
      const scene = struck('sgt-freedom');
      expect(scene.figure('sgt-freedom').status).toBe('OUT');
      expect(course(scene)).toEqual(['golden-boy', 'ki', 'adam-spell']);
      const over = upToRoom(scene);
      expect(over.state.slotsUsed).toBe(3);
      expect(settable(over)).toBe(3);
    });

    it('SKAROV-VEC-27 SKAROV-ACT-10 the last one, who has not: its card is skipped, without a slot', () => {
      const scene = struck('adam-spell');
      expect(scene.figure('adam-spell').status).toBe('OUT');
      expect(course(scene)).toEqual(['golden-boy', 'ki']);
      const over = upToRoom(scene);
      expect(over.state.slotsUsed).toBe(3);
      expect(settable(over)).toBe(3);
    });
  });

  it('SKAROV-VEC-29 SKAROV-ACT-07 one hero: one slot, however many sheets there are', () => {
    const scene = given(aGame({ at: 'activation', heroes: [{}], villains: [android('9,1'), chi] }));
    expect(course(scene)).toEqual(['chi']);
  });

  it('SKAROV-ACT-06 SKAROV-ACT-09 SKAROV-FINAL-03 a sheet once a turn, with a figure on the board; Skarov only behind an open door', () => {
    const scene = chosen({ villains: [chi], state: { activatedSheets: ['chi'] } });
    const code = (sheetId: string) => scene.refusalCode(3, { type: 'activateSheet', sheetId });
    expect(['chi', 'gynoid', 'skarov', 'nobody'].map(code)).toEqual([
      'ALREADY_ACTIVATED',
      'NOT_IN_PLAY',
      'SKAROV_LOCKED',
      'UNKNOWN_ID',
    ]);
  });

  it('SKAROV-VEC-44 SKAROV-FINAL-04 in the final combat Skarov is a sheet like the others', () => {
    const state = { finalCombat: true, openDoors: ['9,2,E'] };
    const villains = [android('9,1'), { sheet: 'gynoid', at: '8,2' }];
    expect(course(chosen({ villains, state }))).toEqual(['skarov', 'super-nova', 'android', 'golden-boy', 'gynoid']);
  });
});

describe('the activation of a villain sheet', () => {
  it('SKAROV-ACT-05 SKAROV-ACT-13 the overlord names who acts; who was left is finished', () => {
    const scene = activates(
      chosen({ villains: [android('9,1'), android('8,2')], overlord: { hand: ['event:1'] } }),
      'android',
    );
    const select = (figureId: string) => ({ type: 'selectFigure', figureId }) as const;
    const moves = { type: 'move', figureId: 'android-1', spaceId: '8,1' } as const;
    expect(scene.refusalCode(3, moves)).toBe('NOT_ACTIVE');
    const first = scene.when(3, select('android-1'));
    expect(first.refusalCode(3, select('android-1'))).toBe('NOT_ACTIVE');
    expect(first.refusalCode(3, select('chi-1'))).toBe('UNKNOWN_ID');
    const second = first.when(3, select('android-2'));
    expect(second.refusalCode(3, select('android-1'))).toBe('FIGURE_FINISHED');
    expect(second.state.active).toMatchObject({ figureId: 'android-2', actions: 1 });
  });

  it('SKAROV-ACT-13 a single figure acts without being named', () => {
    expect(activates(chosen({ villains: [chi], overlord: { hand: ['event:1'] } }), 'chi').state.active).toMatchObject({
      figureId: 'chi-1',
    });
  });

  it('SKAROV-ACT-12 SKAROV-ACT-15 a villain who falls in its own activation has finished it; the overlord ends it, or plays an event', () => {
    const hot = [{ cardId: 'super-nova-hot-to-the-touch', side: 'LEFT' as const }];
    const begun = activates(
      chosen({
        heroes: [{ at: '0,2' }, { id: 'super-nova', at: '7,2', inPlay: hot }],
        villains: [{ sheet: 'android', at: '8,2' }, android('8,4')],
        overlord: { hand: ['event:1'] },
      }),
      'android',
    ).when(2, { type: 'selectFigure', figureId: 'android-1' });
    const struck = begun
      .chancing({ combat: ['0', '0', '0'] })
      .when(2, { type: 'attack', figureId: 'android-1', targetId: 'super-nova', mode: 'MELEE' })
      .chancing({ power: ['2'] })
      .when(1, { type: 'react', powerId: 'super-nova-hot-to-the-touch' });
    expect(struck.happened('figureOut')).toMatchObject([{ figureId: 'android-1' }]);
    expect(struck.view(2).active).toBeUndefined();
    expect(struck.state.villain?.finished).toEqual(['android-1']);
    const types = new Set(struck.legal(2).map(({ type }) => type));
    expect([...types].sort()).toEqual(['endActivation', 'playEvent', 'selectFigure']);
  });

  it('SKAROV-VEC-31 SKAROV-ACT-12 SKAROV-GEN-12 it ends automatically only when no event can come any more', () => {
    const moved = (hand: string[]): Scene => {
      const scene = activates(chosen({ villains: [android('9,1')], overlord: { hand } }), 'android');
      return scene.when(3, { type: 'move', figureId: 'android-1', spaceId: '8,1' });
    };
    expect(moved(['event:1']).step).toBe('activation.villain');
    expect(moved([]).step).toBe('activation.hero');
  });

  it('SKAROV-EVT-03 SKAROV-EVT-02 an event technique gives the activated figures actions', () => {
    const set = [{ cardId: eventNamed('overclock'), sheetId: 'android', shown: true }];
    const scene = activates(chosen({ villains: [android('9,1')], overlord: { set } }), 'android');
    expect(scene.state.active).toMatchObject({ figureId: 'android-1', actions: 2 });
  });

  it('SKAROV-EVT-03 SKAROV-ACT-12 SKAROV-SHEET-05 a technique may take the last action: then no figure of the sheet has anything to do', () => {
    const text = eventCardSchema.parse({
      id: 'power-cut',
      name: { en: 'Power Cut', fr: 'Coupure' },
      copies: 1,
      technique: { actions: -1, attack: 1 },
    });
    const cardId = overlay(box).add('eventCard', { id: 'event:22', text });
    const set = [{ cardId, sheetId: 'android', shown: true }];
    const activated = (hand: string[]): Scene =>
      activates(chosen({ villains: [android('9,1'), android('8,2')], overlord: { set, hand } }), 'android');
    expect(activated([]).told).toContain('villainActivationEnded');
    const waiting = activated(['event:1']);
    expect(waiting.step).toBe('activation.villain');
    expect(waiting.when(3, { type: 'selectFigure', figureId: 'android-1' }).state.active).toMatchObject({ actions: 0 });
  });

  it('SKAROV-EX-11 SKAROV-EVT-05 SKAROV-EVT-06 SKAROV-EVT-09 one event an activation, on whomever its text says', () => {
    const [kamikaze, alert] = [eventNamed('kamikaze'), eventNamed('red-alert')];
    const overlord = { hand: [kamikaze, alert], pile: ['event:1', 'event:2'] };
    const scene = activates(chosen({ villains: [chi, android('9,1')], overlord }), 'chi');
    const played = scene.when(3, { type: 'playEvent', cardId: kamikaze });
    expect(played.step).toBe('activation.villain');
    const gone = played.events.length > 0 && played.figure('android-1').status;
    expect(gone).toBe('RESERVE');
    expect(played.refusalCode(3, { type: 'playEvent', cardId: alert })).toBe('EVENT_ALREADY_PLAYED');
    expect(played.state.overlord.discard).toEqual([]);
    expect(played.when(3, ends).state.overlord.discard).toEqual([kamikaze]);
  });

  it('SKAROV-EVT-06 SKAROV-EVT-07 SKAROV-GEN-09 its choices are the overlord’s, though no figure of the activated sheet stands any more', () => {
    const hot = [{ cardId: 'super-nova-hot-to-the-touch', side: 'LEFT' as const }];
    const [trapdoor, noise] = [eventNamed('trapdoor'), eventNamed('white-noise')];
    const fallen = activates(
      chosen({
        heroes: [
          { id: 'super-nova', at: '6,1', inPlay: hot },
          { id: 'golden-boy', at: '1,2' },
        ],
        villains: [{ sheet: 'gynoid', at: '7,1' }],
        overlord: { hand: [trapdoor, noise] },
      }),
      'gynoid',
    )
      .chancing({ combat: ['0', '0', '0'] })
      .when(2, { type: 'attack', figureId: 'gynoid-1', targetId: 'super-nova', mode: 'MELEE' })
      .chancing({ power: ['2'] })
      .when(0, { type: 'react', powerId: 'super-nova-hot-to-the-touch' });
    expect([fallen.figure('gynoid-1').status, fallen.step]).toEqual(['RESERVE', 'activation.villain']);
    const asked = fallen.when(2, { type: 'playEvent', cardId: trapdoor });
    expect([asked.step, asked.asked]).toEqual(['window.choice', [2]]);
    const moving = asked.when(2, { type: 'choose', optionId: 'golden-boy' });
    expect([moving.step, moving.asked]).toEqual(['window.choice', [2]]);
    const spaces = moving.legal(2, 'choose').filter(({ optionId }) => optionId.includes(','));
    expect(moving.when(2, spaces[0]!).figure('golden-boy').spaceId).toBe(spaces[0]!.optionId);
    expect(fallen.when(2, { type: 'playEvent', cardId: noise }).asked).toEqual([2]);
  });

  it('SKAROV-SPEC-08 SKAROV-EVT-04 Plan B wants another card to discard, with any pile', () => {
    const [planB, other] = [eventNamed('plan-b'), eventNamed('kamikaze')];
    const pile = eventCardIds.filter((id) => id !== planB && id !== other).slice(0, 5);
    const holding = (hand: string[]): Scene => activates(chosen({ villains: [chi], overlord: { hand, pile } }), 'chi');
    expect(holding([planB]).refusal(3, { type: 'playEvent', cardId: planB })).toMatchObject({
      rule: 'SKAROV-SPEC-08',
      code: 'NO_TARGET',
    });
    const played = holding([planB, other])
      .when(3, { type: 'playEvent', cardId: planB })
      .when(3, { type: 'choose', optionId: other });
    expect(played.happened('eventDiscarded').map(({ cardId }) => cardId)).toEqual([other]);
    expect(played.state.overlord.hand).toHaveLength(3);
  });

  it('SKAROV-SPEC-08 an event whose need is not met is refused, though there is something that it could do', () => {
    const says = { en: 'if a hero has 1 damage: draw 1 event card.', fr: 'si un héros a 1 dégât : piochez 1 carte.' };
    const text = eventCardSchema.parse({
      id: 'bad-news',
      name: { en: 'Bad News', fr: 'Mauvaises nouvelles' },
      copies: 1,
      technique: { actions: 1 },
      event: {
        text: says,
        needs: { atLeast: { what: { count: { of: 'HEROES', damaged: true } }, number: 1 } },
        effects: [{ drawEvents: { count: 1 } }],
      },
    });
    const cardId = overlay(box).add('eventCard', { id: 'event:21', text });
    const withDamage = (damage: number): Scene =>
      activates(
        chosen({
          heroes: [{ id: 'sgt-freedom', damage }],
          villains: [android('9,1')],
          overlord: { hand: [cardId], pile: ['event:1'] },
        }),
        'android',
      );
    const news = { type: 'playEvent', cardId } as const;
    expect(withDamage(0).refusal(1, news)).toMatchObject({ code: 'NO_TARGET', rule: 'SKAROV-SPEC-08' });
    expect(withDamage(1).when(1, news).happened('eventsDrawn')).toHaveLength(1);
  });

  it('SKAROV-EX-12 SKAROV-EVT-08 power dice in place of combat dice, for the activated sheet alone', () => {
    const villains = [
      { sheet: 'gynoid', at: '2,3' },
      { sheet: 'android', at: '0,2' },
    ];
    const heroes = [{ at: '1,3' }];
    const scene = activates(chosen({ heroes, villains, overlord: { hand: [eventNamed('photonic-ray')] } }), 'gynoid');
    const ray = scene.when(1, { type: 'playEvent', cardId: eventNamed('photonic-ray') });
    const shot = ray
      .chancing({ power: ['0', '0', '0'] })
      .when(1, { type: 'attack', figureId: 'gynoid-1', targetId: 'sgt-freedom', mode: 'MELEE' });
    expect(shot.happened('attackRolled')).toMatchObject([{ combat: [], power: ['0', '0', '0'] }]);
  });

  it('SKAROV-EVT-09 the card of an event goes to the discard pile also where the game ends in its activation', () => {
    const cardId = eventNamed('photonic-ray');
    const scene = activates(chosen({ villains: [chi], overlord: { hand: [cardId] } }), 'chi');
    const over = scene.when(3, { type: 'playEvent', cardId }).whenRules((turn) => {
      endGame(turn, 'ESCAPE');
    });
    expect(over.state.overlord.discard).toEqual([cardId]);
  });

  it('SKAROV-EVT-08 SKAROV-EVT-09 an event that changes a rule does so to the end of the turn: after her activation Chi still strikes back with power dice', () => {
    const cardId = eventNamed('photonic-ray');
    const heroes = [{ at: '0,4' }, { id: 'super-nova', at: '1,3' }];
    const villains = [{ sheet: 'chi', at: '2,3' }];
    const scene = activates(chosen({ heroes, villains, overlord: { hand: [cardId] } }), 'chi');
    const played = scene.when(2, { type: 'playEvent', cardId }).when(2, ends);
    expect([played.state.overlord.discard, played.view('spectator').overlord.inForce]).toEqual([
      [cardId],
      [{ cardId, sheetId: 'chi' }],
    ]);
    const attack = { type: 'attack', figureId: 'super-nova', targetId: 'chi-1', mode: 'MELEE' } as const;
    const missed = played.chancing({ combat: ['0', '0', '0', '0', '0'] }).when(1, attack);
    const [answer] = missed.legal(2, 'react');
    expect(answer).toBeDefined();
    const back = missed.chancing({ power: ['0', '0', '0'] }).when(2, answer!);
    expect(back.happened('attackRolled')).toMatchObject([{ attackerId: 'chi-1', combat: [] }]);
    expect(upToRoom(back).when(2, { type: 'skipRoom' }).whenTurnEnds().state.overlord.inForce).toEqual([]);
  });

  it('SKAROV-EX-12 dice that a reaction takes from the attack are gone before the rest is swapped', () => {
    const inPlay = [{ cardId: 'adam-spell-grand-illusion', side: 'LEFT' as const }];
    const heroes = [{ id: 'adam-spell', at: '1,3', inPlay }];
    const villains = [{ sheet: 'tonnage', at: '2,3' }];
    const scene = activates(chosen({ heroes, villains, overlord: { hand: [eventNamed('photonic-ray')] } }), 'tonnage');
    const shot = scene
      .when(1, { type: 'playEvent', cardId: eventNamed('photonic-ray') })
      .when(1, { type: 'attack', figureId: 'tonnage-1', targetId: 'adam-spell', mode: 'MELEE' })
      .chancing({ power: ['1'] })
      .when(0, { type: 'react', powerId: 'adam-spell-grand-illusion' });
    expect(shot.happened('attackRolled')).toMatchObject([{ combat: [], power: ['1'] }]);
  });

  it('SKAROV-VEC-13 SKAROV-VEC-14 SKAROV-FINAL-05 Skarov escapes once a hero has fallen in the final combat', () => {
    const open = { finalCombat: true, openDoors: ['9,2,E'] };
    const before = activates(chosen({ state: open, overlord: { hand: ['event:1'] } }), 'skarov');
    expect(before.refusalCode(3, { type: 'escape' })).toBe('CANNOT_ESCAPE');
    const state = { ...open, heroOutDuringFinalCombat: true };
    const after = activates(chosen({ state, overlord: { hand: ['event:1'] } }), 'skarov').when(3, { type: 'escape' });
    expect(after.state.over).toMatchObject({ reason: 'ESCAPE', winner: 'OVERLORD' });
    expect(after.happened('articleWon')).toMatchObject([{ subject: 'FINAL', side: 'OVERLORD' }]);
  });
});
