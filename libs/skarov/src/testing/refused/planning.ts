import { cardsOfHero, eventCard, eventCardIds, woundCard, woundCardIds } from '../../content/catalogue.js';
import type { Command } from '../../commands.js';
import { aGame } from '../a-game.js';
import { given, type Scene } from '../scene.js';
import type { Refused } from './refused.js';

/** Three heroes, then the overlord. */
const overlord = 3;
const freedom = 'sgt-freedom';
const mark = 'sgt-freedom-on-my-mark';
const march = 'sgt-freedom-forced-march';
const wall = 'sgt-freedom-shield-wall';
const weakness = cardsOfHero(freedom, 'WEAKNESS')[0]?.id ?? '';
const [techniqueOnly = '', plain = '', third = '', fourth = '', fifth = ''] = eventCardIds.filter(
  (id) => eventCard(id).technique,
);
const eventOnly = eventCardIds.find((id) => !eventCard(id).technique) ?? '';
const elsewhere = eventCardIds.filter((id) => ![techniqueOnly, plain, third, fourth, fifth, eventOnly].includes(id));
const rightWound = woundCardIds.find((id) => woundCard(id).side === 'RIGHT') ?? '';
const otherWound = woundCardIds.find((id) => id !== rightWound) ?? '';
const foreignWound = woundCardIds.find((id) => ![rightWound, otherWound].includes(id)) ?? '';

const plan = (...ids: readonly string[]) => ({
  type: 'planCards' as const,
  heroId: freedom,
  plays: ids.map((cardId) => ({ cardId, side: 'RIGHT' as const })),
});
const show = (cardId: string) => ({ type: 'showCard', cardId }) as const;
const order = (...heroIds: string[]) => ({ type: 'proposeOrder', heroIds }) as const;
const sets = (cardId: string, sheetId = 'android') => ({ type: 'setEvent', cardId, sheetId }) as const;
const takesBack = (cardId: string) => ({ type: 'takeBackEvent', cardId }) as const;
const takesPlanBack = { type: 'takeBackPlan', heroId: freedom } as const;

const planning = (): Scene =>
  given(
    aGame({
      heroes: [
        { hand: [mark, march, wall, weakness, rightWound, otherWound] },
        { hand: [...cardsOfHero('super-nova', 'BASE').map(({ id }) => id), foreignWound] },
        {},
      ],
      villains: [{ sheet: 'chi', at: '7,1' }],
      overlord: {
        hand: [techniqueOnly, plain, third, fourth, eventOnly],
        set: [{ cardId: fifth, sheetId: 'android', shown: false }],
        pile: elsewhere.slice(0, 3),
        discard: elsewhere.slice(3, 4),
      },
    }),
  );
const planned = (): Scene => planning().when(0, plan(mark, rightWound));

type Planned = readonly [
  rule: Refused['rule'],
  code: Refused['code'],
  because: Refused['because'],
  command: Command,
  facts?: Refused['facts'],
  at?: Refused['at'],
];
const byFreedom = (...[rule, code, because, command, facts = {}, at = planning]: Planned): Refused => ({
  rule,
  code,
  because,
  at,
  seat: 0,
  command,
  facts,
});
const bySkarov = (...told: Planned): Refused => ({ ...byFreedom(...told), seat: overlord });

/** The refusals in planning, command by command as in skarov.md 7.1. */
export const refusedInPlanning: readonly Refused[] = [
  byFreedom(
    'STRAT-12',
    'NOT_OWN_HERO',
    'she is another seat’s',
    { ...plan(mark), heroId: 'super-nova' },
    { hero: 'super-nova' },
  ),
  byFreedom(
    'STRAT-14',
    'PLAN_ALREADY_LAID',
    'it has its plan',
    plan('golden-boy-backflip'),
    { hero: freedom },
    planned,
  ),
  byFreedom('CARD-01', 'CARD_NOT_OF_HERO', 'a card of another hero', plan(mark, 'golden-boy-backflip', foreignWound), {
    card: 'golden-boy-backflip',
    hero: freedom,
  }),
  byFreedom('STRAT-12', 'CARD_NOT_IN_HAND', 'a wound card that another hero holds', plan(mark, foreignWound), {
    card: foreignWound,
    hero: freedom,
  }),
  byFreedom(
    'STRAT-12',
    'CARD_NOT_IN_HAND',
    'a wound card that lies in the pile, told as if a hero held it',
    plan(mark, foreignWound),
    { card: foreignWound, hero: freedom },
    () =>
      planning().with(({ heroes, woundPile }) => {
        for (const hero of heroes) hero.hand = hero.hand.filter((id) => id !== foreignWound);
        woundPile.push(foreignWound);
      }),
  ),
  byFreedom('STRAT-12', 'DUPLICATE_CARD', 'three times the same', plan(mark, mark, mark)),
  byFreedom('CARD-04', 'TOO_MANY_CARDS', 'two power cards and a wound', plan(mark, march, rightWound)),
  byFreedom('WND-04', 'NO_POWER_CARD', 'two wound cards', plan(rightWound, otherWound)),
  byFreedom('CARD-03', 'SIDE_NOT_ALLOWED', 'a weakness on the right', plan(weakness), { card: weakness }),

  byFreedom(
    'STRAT-14',
    'NOT_OWN_HERO',
    'she is another seat’s',
    { ...takesPlanBack, heroId: 'super-nova' },
    { hero: 'super-nova' },
  ),
  byFreedom('STRAT-14', 'NO_PLAN', 'nothing is laid', takesPlanBack),
  byFreedom('STRAT-12', 'ALREADY_SHOWN', 'one of its cards was turned up', takesPlanBack, { card: mark }, () =>
    planned().when(0, show(mark)),
  ),
  byFreedom('STRAT-14', 'NO_TAKE_BACK_LEFT', 'three are used up', takesPlanBack, {}, () =>
    planned().with(({ seats }) => {
      for (const seat of seats) seat.takeBacks = 0;
    }),
  ),

  byFreedom('STRAT-12', 'CARD_NOT_SET', 'it is in its hand', show(march), { card: march }, planned),
  byFreedom('STRAT-12', 'CARD_NOT_SET', 'the overlord has set it', show(fifth), { card: fifth }, planned),
  byFreedom('STRAT-12', 'ALREADY_SHOWN', 'it lies face up', show(mark), { card: mark }, () =>
    planned().when(0, show(mark)),
  ),
  bySkarov('STRAT-12', 'CARD_NOT_SET', 'a hero has laid it', show(mark), { card: mark }, planned),
  bySkarov('STRAT-12', 'ALREADY_SHOWN', 'it lies face up', show(fifth), { card: fifth }, () =>
    planning().when(overlord, show(fifth)),
  ),

  byFreedom('STRAT-11', 'NO_PROPOSAL_LEFT', 'a fourth proposal', order(freedom), {}, () =>
    [
      order('super-nova', freedom, 'golden-boy'),
      order('golden-boy', freedom, 'super-nova'),
      order('super-nova', freedom, 'golden-boy'),
    ].reduce((scene, command) => scene.when(0, command), planning()),
  ),
  byFreedom('STRAT-03', 'ORDER_INCOMPLETE', 'one hero of three', order(freedom)),
  byFreedom('STRAT-11', 'ORDER_UNCHANGED', 'it lies so', order(freedom, 'super-nova', 'golden-boy')),
  byFreedom('STRAT-12', 'PLAN_INCOMPLETE', 'it has no plan', { type: 'declareReady' }, { hero: freedom }),

  ...[
    [fifth, 'it is set'],
    [elsewhere[0] ?? '', 'it lies in the pile'],
    [elsewhere[3] ?? '', 'it lies in the discard pile'],
  ].map(([cardId = '', because = '']) =>
    bySkarov('STRAT-05', 'CARD_NOT_IN_HAND', because, sets(cardId, 'ki'), { card: cardId }),
  ),
  bySkarov('EVT-02', 'CARD_HAS_NO_TECHNIQUE', 'it is an event alone', sets(eventOnly, 'ki'), { card: eventOnly }),
  bySkarov('EVT-13', 'SHEET_OUT', 'Ki is not in the game', sets(plain, 'ki'), { sheet: 'ki' }),
  bySkarov('STRAT-05', 'TOO_MANY_EVENTS', 'three are set for three heroes', sets(third), { most: 3 }, () =>
    planning().when(overlord, sets(techniqueOnly)).when(overlord, sets(plain, 'chi')),
  ),
  bySkarov('STRAT-12', 'CARD_NOT_SET', 'it is in his hand', takesBack(plain), { card: plain }),
  bySkarov(
    'STRAT-12',
    'ALREADY_SHOWN',
    'it lies face up, and no take-back is left',
    takesBack(fifth),
    { card: fifth },
    () =>
      planning()
        .when(overlord, show(fifth))
        .with((state) => {
          state.overlord.takeBacks = 0;
        }),
  ),
  bySkarov('STRAT-14', 'NO_TAKE_BACK_LEFT', 'a ninth of a turn', takesBack(fifth), { most: 8 }, () => {
    let scene = planning();
    for (let times = 0; times < 8; times += 1)
      scene = scene.when(overlord, takesBack(fifth)).when(overlord, sets(fifth));
    return scene;
  }),
  ...(['planCards', 'setEvent', 'takeBackEvent', 'showCard'] as const).map((type) => {
    const named = {
      planCards: plan('nothing'),
      setEvent: sets('nothing'),
      takeBackEvent: takesBack('nothing'),
      showCard: show('nothing'),
    };
    const rule = type === 'setEvent' ? 'STRAT-05' : 'STRAT-12';
    const told = byFreedom(rule, 'UNKNOWN_ID', 'no card is called that', named[type], { id: 'nothing' });
    return type === 'planCards' ? told : { ...told, seat: overlord };
  }),
];
