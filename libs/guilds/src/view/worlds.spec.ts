import { atSeat, Random, spectator, type Viewer } from '#kernel';
import type { State } from '../state.js';
import { aRaid, at } from '../testing/fights.js';
import { aGame, aLeader, aMage, anObject, aQuest, aSpell, given, type Scene } from '../testing/index.js';
import { resample } from './resample.js';

const gold = () => aSpell('anytime', { effect: 'gainRubies', amount: 1 });

/** Forty worlds that a viewer cannot tell from the game. */
const worldsOf = ({ state }: Scene, viewer: Viewer): State[] =>
  Array.from({ length: 40 }, (_, seed) => resample(state, viewer, Random.from(`world-${seed}`)));

/** Everything that is found in some world. */
const found = (worlds: readonly State[], look: (world: State) => unknown): Set<string> =>
  new Set(worlds.map((world) => JSON.stringify(look(world))));

/** Some worlds differ in it. */
const varies = (scene: Scene, viewer: Viewer, look: (world: State) => unknown): boolean =>
  found(worldsOf(scene, viewer), look).size > 1;

describe('worlds drawn for a viewer', () => {
  it('GUILD-195 differ in the hands of others and in the decks, and in nothing that the viewer knows', () => {
    const [mine, theirs] = [gold(), gold()];
    const scene = given(aGame({ guilds: [{ spells: [mine] }, { spells: [theirs] }], faceUpItem: anObject() }));
    const differ = (look: (world: State) => unknown) => varies(scene, atSeat(0), look);
    expect(differ(({ guilds }) => guilds[1]?.spells)).toBe(true);
    expect(differ(({ items }) => items.deck)).toBe(true);
    expect(differ(({ mages }) => mages.deck)).toBe(true);
    expect(differ(({ leaders }) => leaders.deck)).toBe(true);
    expect(differ(({ quests }) => quests.deck.slice(1))).toBe(true);
    expect(differ(({ guilds }) => guilds[0]?.spells)).toBe(false);
    expect(differ(({ items }) => items.faceUp)).toBe(false);
    expect(differ(({ quests }) => quests.deck[0])).toBe(false);
    expect(varies(scene, spectator, ({ guilds }) => guilds[0]?.spells)).toBe(true);
  });

  it.each([
    ['openMarket', 'trade', ({ resolution }: State) => resolution?.market.offered],
    ['drawMages', 'recruitment', ({ resolution }: State) => resolution?.drawnMages],
    ['drawLeaders', 'recruitment', ({ resolution }: State) => resolution?.drawnLeaders],
  ] as const)(
    'GUILD-195 differ in the cards that another seat looks at, and not in the own ones (%s)',
    (type, action, look) => {
      const scene = given(aGame({ guilds: [{ rubies: 20 }, {}], resolving: { seat: 0, action, x2: true } })).when(0, {
        type,
      });
      expect([varies(scene, atSeat(1), look), varies(scene, atSeat(0), look)]).toEqual([true, false]);
    },
  );

  it('GUILD-187 differ in the items, and in the order of the quests, that another seat has been shown', () => {
    const letter = aSpell('anytime', { effect: 'drawItems', draw: 3, keep: 1 });
    const picking = given(aGame({ guilds: [{ spells: [letter] }, {}] })).when(0, { type: 'playCard', itemId: letter });
    const shown = ({ effect }: State) => effect?.cards;
    expect([varies(picking, atSeat(1), shown), varies(picking, atSeat(0), shown)]).toEqual([true, false]);
    const globe = anObject({ timing: 'anytime', effects: [{ effect: 'peekQuests', quests: 3 }] });
    const ordering = given(aGame({ guilds: [{ objects: [globe] }, {}] })).when(0, { type: 'playCard', itemId: globe });
    const placed = ordering.when(0, ordering.legal(0, 'putQuestNext')[2]!);
    for (const { effect, quests } of worldsOf(placed, atSeat(1))) {
      if (effect?.kind !== 'order') throw new Error('The effect is gone.');
      expect([effect.placed.length, effect.cards.length]).toEqual([1, 2]);
      expect([...effect.placed, ...effect.cards].sort()).toEqual(quests.deck.slice(1, 4).sort());
    }
    const first = ({ effect }: State) => effect?.kind === 'order' && effect.placed;
    expect([varies(placed, atSeat(1), first), varies(placed, atSeat(0), first)]).toEqual([true, false]);
  });

  it('GUILD-053 differ in which mages others have placed as active', () => {
    const placing = given(aGame({ guilds: [{ mages: [aMage(), aMage()] }, { mages: [aMage()] }], at: 'placement' }));
    const placed = placing.when(0, placing.legal(0, 'placeMages')[1]!);
    const active = ({ placement }: State) => placement?.[0]?.active;
    expect(found(worldsOf(placed, atSeat(1)), active)).toEqual(
      new Set(['[true,true]', '[true,false]', '[false,true]', '[false,false]']),
    );
    expect(varies(placed, atSeat(0), active)).toBe(false);
  });

  it('GUILD-012 differ in the leaders that others were dealt and have chosen', () => {
    const dealtLeaders = [1, 2].map(() => [aLeader(), aLeader()]);
    const choosing = given(aGame({ guilds: 2, at: 'setup.chooseLeader', dealtLeaders }));
    const chosen = choosing.when(0, { type: 'chooseLeader', leaderId: dealtLeaders[0]![1]! });
    const dealt = (world: State) => world.dealtLeaders[0];
    const kept = (world: State) => world.chosenLeaders[0];
    expect([varies(chosen, atSeat(1), dealt), varies(chosen, atSeat(0), dealt)]).toEqual([true, false]);
    expect([varies(chosen, atSeat(1), kept), varies(chosen, atSeat(0), kept)]).toEqual([true, false]);
  });
});

describe('the lines of a guild combat in worlds drawn for a viewer', () => {
  const mages = (count: number) => Array.from({ length: count }, () => aMage());
  const [attackers, defenders] = [mages(5), mages(3)];
  const defended = defenders
    .slice(0, 2)
    .reduce(
      (scene, mageId) => scene.when(1, { type: 'lineUpDefender', mageId }),
      aRaid({ attackers, defenders }).when(0, { type: 'declareAttack', targetSeat: 1 }),
    );
  const lined = attackers
    .slice(0, 2)
    .reduce((scene, mageId) => scene.when(0, { type: 'lineUpAttacker', mageId }), defended);
  const defense = ({ fight }: State) => fight?.kind === 'combat' && fight.defense;
  const front = ({ fight }: State) => fight?.kind === 'combat' && fight.front;

  it('GUILD-122 GUILD-123 differ where they lie face down, and not for their owner', () => {
    const viewers = [atSeat(0), atSeat(1), spectator];
    expect(viewers.map((viewer) => varies(lined, viewer, defense))).toEqual([true, false, true]);
    expect(viewers.map((viewer) => varies(lined, viewer, front))).toEqual([false, true, true]);
  });

  it('GUILD-122 GUILD-123 are of mages that may stand there, as many as have been placed', () => {
    for (const world of worldsOf(lined, spectator)) {
      const { fight } = world;
      if (fight?.kind !== 'combat') throw new Error('The combat is gone.');
      expect(fight.defense.map(({ column }) => column)).toEqual([1, 2, 3]);
      expect(fight.defense.map(({ fighterId }) => fighterId).sort()).toEqual([...defenders].sort());
      expect(fight.front.map(({ column }) => column)).toEqual([1, 2]);
      for (const { fighterId } of fight.front) expect(attackers).toContain(fighterId);
    }
  });

  it('GUILD-123 are the same for all players once they are revealed', () => {
    const revealed = lined.when(0, { type: 'startAttack' });
    for (const viewer of [atSeat(0), atSeat(1), spectator])
      expect([varies(revealed, viewer, defense), varies(revealed, viewer, front)]).toEqual([false, false]);
  });

  it('GUILD-152 a card laid down in secret may be another, or none', () => {
    const bells = [1, 2].map(() => aSpell('guildCombat', { effect: 'extraDice', amount: 1 }));
    const scene = given(
      aGame({
        guilds: [
          { mages: at('active', aMage()), spells: bells },
          { mages: at('passive', aMage()), spells: [gold()] },
        ],
        itemDeck: [],
        questDeck: [aQuest()],
        resolving: { seat: 0, action: 'combat' },
      }),
    ).when(0, { type: 'declareAttack', targetSeat: 1 });
    const lineUp = scene.step === 'combat.attackLine' ? scene.when(0, scene.legal(0)[0]!) : scene;
    const started = lineUp.step === 'combat.attackLine' ? lineUp.when(0, { type: 'startAttack' }) : lineUp;
    const laid = started.when(0, { type: 'playCombatCard', itemId: bells[0]! });
    const play = ({ fight }: State) => fight?.kind === 'combat' && fight.plays[0];
    expect([varies(laid, atSeat(1), play), varies(laid, atSeat(0), play)]).toEqual([true, false]);
  });
});
