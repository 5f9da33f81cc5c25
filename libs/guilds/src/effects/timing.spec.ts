import type { Timing } from '../content/vocabulary.js';
import { aCampaign, aCombat, aRaid, at, sends } from '../testing/fights.js';
import type { GameSetup, GuildSetup } from '../testing/game-setup.js';
import { aGame, aLeader, aMage, anObject, aQuest, aSpell, given, type Scene } from '../testing/index.js';
import { aTurnAlmostOver } from '../testing/next-turn.js';

const purse = (timing: Timing = 'anytime') => anObject({ timing, effects: [{ effect: 'gainRubies', amount: 1 }] });
const coin = (timing: Exclude<Timing, 'passive'> = 'anytime') => aSpell(timing, { effect: 'gainRubies', amount: 1 });

/** Seat 0 resolves a Recruitment in which it can do nothing but end it. */
const nothingToRecruit = (guild: GuildSetup): Scene =>
  given(aGame({ guilds: [guild, {}], mageDeck: [], resolving: { seat: 0, action: 'recruitment' } }));

const isAsked = (scene: Scene) => scene.step === 'resolve.recruit';

/** The result of playing a card now. */
const playing = (scene: Scene, itemId: string, seat = 0): string => {
  const command = { type: 'playCard', itemId } as const;
  return scene.legal(seat, 'playCard').length > 0 ? 'played' : scene.refusalCode(seat, command);
};

describe('a ready card', () => {
  it('GUILD-185 any spell in hand is one', () => {
    expect(isAsked(nothingToRecruit({}))).toBe(false);
    for (const timing of ['anytime', 'campaign', 'guildCombat', 'auction'] as const) {
      expect(isAsked(nothingToRecruit({ spells: [coin(timing)] }))).toBe(true);
    }
  });

  it('GUILD-185 an object with a used effect is one when its timing fits the moment', () => {
    expect(isAsked(nothingToRecruit({ objects: [purse('anytime')] }))).toBe(true);
    expect(isAsked(nothingToRecruit({ objects: [purse('ownAction')] }))).toBe(true);
    expect(isAsked(nothingToRecruit({ objects: [purse('campaign')] }))).toBe(false);
    expect(isAsked(nothingToRecruit({ objects: [anObject()] }))).toBe(false);
  });

  it('GUILD-185 an object that is used up this turn is none any more', () => {
    const object = purse();
    const scene = nothingToRecruit({ objects: [object] }).when(0, { type: 'playCard', itemId: object });
    expect(scene.happened('actionEnded')).toHaveLength(1);
    expect(scene.guild(0).rubies).toBeGreaterThan(5);
  });

  it('GUILD-185 a card of another seat is none', () => {
    const scene = given(
      aGame({ guilds: [{}, { spells: [coin()] }], mageDeck: [], resolving: { seat: 0, action: 'recruitment' } }),
    );
    expect(isAsked(scene)).toBe(false);
  });
});

describe('timings', () => {
  const timings = ['anytime', 'ownAction', 'campaign', 'guildCombat', 'auction'] as const;

  /** The timings of spells that seat 0 may play in a scene made with one such spell in its hand. */
  const played = (scene: (spell: string) => Scene): readonly Timing[] =>
    timings.filter((timing) => {
      const spell = coin(timing);
      return playing(scene(spell), spell) === 'played';
    });

  const when = (setup: (spells: readonly string[]) => GameSetup) => (spell: string) => given(aGame(setup([spell])));

  it('GUILD-151 GUILD-186 before the first turn no card is played', () => {
    const leaders = [1, 2].map(() => [aLeader(), aLeader()]);
    const setting = when((spells) => ({ guilds: [{ spells }, {}], at: 'setup.chooseLeader', dealtLeaders: leaders }));
    expect(played(setting)).toEqual([]);
    const spell = coin();
    expect(setting(spell).refusalCode(0, { type: 'playCard', itemId: spell })).toBe('wrongState');
  });

  it('GUILD-186 while the auction waits for any seat, auction cards are played too', () => {
    const lots = [aMage()];
    expect(played(when((spells) => ({ guilds: [{ spells }, {}], at: 'auction.bid', lots })))).toEqual([
      'anytime',
      'auction',
    ]);
    const [mine, lot] = [coin('auction'), aMage()];
    const answered = given(aGame({ guilds: [{ spells: [mine] }, {}], at: 'auction.bid', lots: [lot] })).when(0, {
      type: 'bidOnLot',
      mageId: lot,
      amount: 0,
    });
    expect(answered.asked).toEqual([1]);
    expect(playing(answered, mine)).toBe('played');
  });

  it('GUILD-186 in the choice of actions only anytime cards', () => {
    expect(played(when((spells) => ({ guilds: [{ spells }, {}] })))).toEqual(['anytime']);
  });

  it('GUILD-186 ownAction cards only inside an action of the seat', () => {
    const resolving = { action: 'trade' } as const;
    expect(played(when((spells) => ({ guilds: [{ spells }, {}], resolving: { seat: 0, ...resolving } })))).toEqual([
      'anytime',
      'ownAction',
    ]);
    expect(played(when((spells) => ({ guilds: [{ spells }, {}], resolving: { seat: 1, ...resolving } })))).toEqual([
      'anytime',
    ]);
  });

  it('GUILD-186 ownAction cards fit too where another seat is asked inside the action', () => {
    const [a, b] = [aMage(), aMage()];
    const defending = (spell: string) =>
      aRaid({ attackers: [aMage()], defenders: [a, b], attacker: { spells: [spell] } }).when(0, {
        type: 'declareAttack',
        targetSeat: 1,
      });
    expect(defending(coin()).asked).toEqual([1]);
    expect(played(defending)).toEqual(['anytime', 'ownAction']);
  });

  it('GUILD-186 campaign cards while the plan, an element or a target waits for the seat', () => {
    const [a, b] = [aMage(), aMage()];
    const quest = aQuest({ monsters: [{ counterAttack: true }] });
    const plan = (spell: string) => aCampaign({ quest, mages: [a, b], guild: { spells: [spell] } });
    const element = (spell: string) => sends(plan(spell), [a, 1, 1], [b, 1, 1]);
    const target = (spell: string) => element(spell).when(0, { type: 'chooseElement', element: 'fire' });
    expect([plan, element, target].map((scene) => scene(coin()).step)).toEqual([
      'quest.plan',
      'quest.element',
      'quest.counterTarget',
    ]);
    for (const scene of [plan, element, target]) expect(played(scene)).toEqual(['anytime', 'ownAction', 'campaign']);
  });

  it('GUILD-186 campaign cards are not for another seat', () => {
    const quest = aQuest();
    const scene = given(
      aGame({
        guilds: [{ spells: [coin('campaign')] }, { mages: at('active', aMage(), aMage()) }],
        questDeck: [quest],
        resolving: { seat: 1, action: 'quests' },
      }),
    );
    expect(scene.step).toBe('quest.plan');
    expect(scene.legal(0)).toEqual([]);
    expect(scene.refusalCode(0, { type: 'playCard', itemId: scene.guild(0).spells[0]! })).toBe('notNow');
  });

  it('GUILD-186 GUILD-151 before a wave guildCombat cards alone, and by their own command', () => {
    const cards = [coin('guildCombat'), coin(), coin('ownAction')];
    const scene = aCombat({ attackers: [aMage()], defenders: [aMage()], attacker: { spells: cards } });
    expect(scene.step).toBe('combat.cards');
    expect(scene.legal(0)).toEqual([{ type: 'playCombatCard', itemId: cards[0] }, { type: 'passCombatCards' }]);
  });

  it('GUILD-186 a card that is always on is never played', () => {
    const object = anObject();
    const scene = given(aGame({ guilds: [{ objects: [object] }, {}] }));
    expect(scene.refusal(0, { type: 'playCard', itemId: object })).toMatchObject({ rule: 'GUILD-186', code: 'notNow' });
  });
});

describe('playing a card', () => {
  it('GUILD-149 a spell is used once and goes to the item discard pile', () => {
    const spell = coin();
    const scene = given(aGame({ guilds: [{ spells: [spell] }, {}] })).when(0, { type: 'playCard', itemId: spell });
    expect(scene.state.items.discard).toEqual([spell]);
    expect(scene.guild(0)).toMatchObject({ spells: [], rubies: 6 });
  });

  it('GUILD-149 GUILD-153 an object stays, and is used as often a turn as its card says', () => {
    const object = anObject({ timing: 'anytime', effects: [{ effect: 'gainRubies', amount: 1 }], usesPerTurn: 2 });
    const play = { type: 'playCard', itemId: object } as const;
    const scene = given(aGame({ guilds: [{ objects: [object] }, {}] }))
      .when(0, play)
      .when(0, play);
    expect(scene.guild(0)).toMatchObject({ objects: [{ id: object }], rubies: 7 });
    expect(scene.refusal(0, play)).toMatchObject({ rule: 'GUILD-153', code: 'alreadyUsed' });
  });

  it('GUILD-153 the mark stays on the card when it changes owner, and is cleared in step 7', () => {
    const object = purse();
    const theft = aSpell('anytime', { effect: 'stealItem' });
    const setup = { guilds: [{ objects: [object] }, { spells: [theft] }] };
    const stolen = given(aGame(setup))
      .when(0, { type: 'playCard', itemId: object })
      .when(1, { type: 'playCard', itemId: theft, targetSeat: 0, objectId: object });
    expect(stolen.guild(1).objects).toEqual([{ id: object, mageId: null }]);
    expect(stolen.refusalCode(1, { type: 'playCard', itemId: object })).toBe('alreadyUsed');
    const last = aTurnAlmostOver({ guilds: [{ objects: [object] }, {}] }).when(0, { type: 'playCard', itemId: object });
    expect(playing(last, object)).toBe('alreadyUsed');
    expect(playing(last.when(0, { type: 'endAction' }), object)).toBe('played');
  });

  it('GUILD-151 a seat that is not asked plays at any time too', () => {
    const spell = coin();
    const scene = given(aGame({ guilds: [{}, { spells: [spell] }], resolving: { seat: 0, action: 'trade' } }));
    expect(scene.asked).toEqual([0]);
    const after = scene.when(1, { type: 'playCard', itemId: spell });
    expect(after.guild(1).rubies).toBe(6);
    expect(after.state.step).toEqual(scene.state.step);
  });

  it('GUILD-151 nothing already chosen is undone', () => {
    const spell = aSpell('anytime', { effect: 'stealRubies', amount: 3 });
    const lot = aMage();
    const scene = given(aGame({ guilds: [{ rubies: 4 }, { spells: [spell] }], at: 'auction.bid', lots: [lot] }))
      .when(0, { type: 'bidOnLot', mageId: lot, amount: 4 })
      .when(1, { type: 'playCard', itemId: spell, targetSeat: 0 });
    expect(scene.asked).toEqual([1]);
    expect(scene.view(0).own?.bids).toEqual([{ mageId: lot, amount: 4 }]);
  });
});
