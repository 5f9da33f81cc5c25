import { atSeat, auditor, Random, spectator } from '#kernel';
import { redactorOf } from '#kernel/server';
import { arena } from '../arena.js';
import { printed } from '../content/catalogue.js';
import {
  aCreature,
  aCreatureItem,
  aGame,
  aShield,
  aSpell,
  given,
  type GameSetup,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';
import { view } from './view.js';
import { resample } from './resample.js';
import { viewSchema } from './view-schema.js';

const [wolf, bear, seer] = [aCreature(), aCreature(), aCreature({ influenceValue: 2 })];
const [fang, spark, shield] = [aCreatureItem(), aSpell(), aShield()];

const hidden: SeatSetup = {
  hand: [bear],
  depot: [spark],
  pen: [shield],
  on: { LEFT: { card: wolf, items: [fang] } },
  under: { RIGHT: seer },
  undeployed: ['RIGHT'],
};
const game = (setup: GameSetup = {}) => aGame({ ...setup, seats: [hidden, { hand: [aCreature()] }] });
const secrets = [bear, spark, shield, wolf, fang, seer];

describe('the view', () => {
  it('ARENA-ENG-04 shows a hidden card as a place or a count, without id, type or order', () => {
    for (const viewer of [atSeat(1), spectator]) {
      const seen = view(game(), viewer);
      const text = JSON.stringify(seen);
      expect(secrets.filter((id) => text.includes(id))).toEqual([]);
      expect(seen.players[0]).toMatchObject({ hand: 1, depot: 1, pen: 1, pile: 10 });
      expect(seen.players[0]?.strongholds[0]?.on).toEqual({ faceUp: false, lookedAt: [], items: 1, itemCards: [] });
      expect(seen.players[0]?.strongholds[2]).not.toHaveProperty('cardId');
    }
  });

  it('ARENA-ENG-04 shows the owner its own cards, and an auditor those of all players', () => {
    const own = JSON.stringify(view(game(), atSeat(0)));
    expect(secrets.filter((id) => !own.includes(id))).toEqual([]);
    expect(view(game(), auditor).secrets?.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('ARENA-ENG-10 shows a card to the seat that was let look at it, as long as it lies there', () => {
    const state = aGame({ seats: [{ on: { LEFT: { card: wolf, seenBy: [1] } } }, {}] });
    expect(view(state, atSeat(1)).players[0]?.strongholds[0]?.on?.card?.instanceId).toBe(wolf);
    expect(view(state, spectator).players[0]?.strongholds[0]?.on).toMatchObject({ lookedAt: [1] });
    expect(view(state, spectator).players[0]?.strongholds[0]?.on).not.toHaveProperty('card');
  });

  it('ARENA-ENG-11 tells of a sealed choice that it was made, and its own seat what it was', () => {
    const { state } = given(game({ at: 'RAID_TARGET', asked: [0, 1] })).when(0, {
      type: 'chooseRaidTarget',
      stronghold: 'LEFT',
    });
    expect(view(state, atSeat(1)).players.map(({ committed }) => committed)).toEqual([true, false]);
    expect(view(state, atSeat(0)).own?.choices).toEqual([{ stronghold: 'LEFT' }]);
    expect(JSON.stringify(view(state, atSeat(1)).own)).not.toContain('LEFT');
  });

  it('ARENA-RAI-04 ARENA-ENG-11 tells a seat from where to where it moves its garrison, and no other viewer', () => {
    const seats = [{ on: { LEFT: wolf } }, { on: { LEFT: aCreature() } }] as const;
    const asked = given(aGame({ at: 'RAID_MOVE', asked: [0, 1], raid: { targets: ['LEFT', 'LEFT'] }, seats }));
    const { state } = asked.when(0, { type: 'moveGarrison', from: 'LEFT', to: 'CENTER' });
    expect(view(state, atSeat(0)).own?.choices).toEqual([{ from: 'LEFT', to: 'CENTER' }]);
    expect(view(state, atSeat(1)).own?.choices).toEqual([]);
  });

  it('D46 ARENA-DSC-01 tells how many cards a seat has still to choose', () => {
    const ten = Array.from({ length: 10 }, () => aCreature());
    const asked = given(aGame({ at: 'EXCESS_DISCARD', asked: [0], seats: [{ hand: ten }, {}] }));
    const left = (state: Parameters<typeof view>[0]) => view(state, atSeat(1)).players[0]?.toDiscard;
    expect(left(asked.state)).toBe(3);
    expect(left(asked.when(0, { type: 'discardExcess', cardId: ten[4]! }).state)).toBe(2);
  });

  it('ARENA-ENG-04 fits its schema for all viewers', () => {
    for (const viewer of [atSeat(0), atSeat(1), spectator, auditor]) {
      expect(viewSchema.safeParse(view(game(), viewer)).error).toBeUndefined();
    }
  });
});

describe('worlds drawn for a viewer', () => {
  const state = game();
  const world = (viewer: ReturnType<typeof atSeat>, seed: string) => resample(state, viewer, Random.from(seed));

  it('D59 ARENA-ENG-06 differ in what it may not know, and give it the same view', () => {
    const seen = JSON.stringify(view(state, atSeat(1)));
    const hands = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const other = world(atSeat(1), String(seed));
      expect(JSON.stringify(view(other, atSeat(1)))).toBe(seen);
      hands.add(other.players[0].hand.join());
    }
    expect(hands.size).toBeGreaterThan(2);
  });

  it.each(['ENLISTMENT', 'RAID_TARGET'] as const)(
    'D59 ARENA-ENG-05 ARENA-ENG-06 ARENA-ENG-07 give it the same list, refusals and events (%s)',
    (at) => {
      const enemy = { hand: [aCreature(), aShield()], on: { LEFT: aCreature() } };
      const asked = at === 'RAID_TARGET' ? { asked: [0, 1] } : {};
      const real = given(aGame({ at, ...asked, active: 1, seats: [hidden, enemy] }));
      const redact = redactorOf(arena, {});
      const got = (scene: Scene) => ({
        legal: scene.legal(1),
        refusals: [wolf, seer, bear, 'c-0'].map((cardId) =>
          scene.refusal(1, { type: 'placeOnStronghold', cardId, stronghold: 'RIGHT' }),
        ),
        events: real.legal(1).map((command) => scene.when(1, command).events.map((event) => redact(event, atSeat(1)))),
      });
      for (let seed = 0; seed < 10; seed += 1) {
        const other = given(resample(real.state, atSeat(1), Random.from(String(seed))));
        expect(got(other)).toEqual(got(real));
      }
    },
  );

  it('D59 ARENA-ENG-06 may have another card in every place that it cannot look into', () => {
    const [lurker, scout, claw] = [aCreature(), aCreature({ rangedStrength: 1 }), aCreatureItem()];
    const side: SeatSetup = { ...hidden, arena: { card: lurker, items: [claw] }, pen: [shield, scout] };
    const real = aGame({ seats: [side, {}] });
    const before = structuredClone(real);
    const worlds = Array.from({ length: 60 }, (_, seed) => resample(real, atSeat(1), Random.from(`places-${seed}`)));
    const found = (look: (other: typeof real) => string | undefined) => new Set(worlds.map(look)).size;
    const built = (other: typeof real) => other.players[0].strongholds!;
    expect(found((other) => other.players[0].pen.join())).toBeGreaterThan(1);
    expect(found((other) => built(other).LEFT.on?.id)).toBeGreaterThan(1);
    expect(found((other) => built(other).LEFT.on?.items[0]?.id)).toBe(2);
    expect(found((other) => built(other).RIGHT.under?.id)).toBe(2);
    expect(found((other) => other.arena[0]?.id)).toBeGreaterThan(1);
    expect(found((other) => built(other).RIGHT.card)).toBeGreaterThan(1);
    for (const other of worlds) expect(printed(built(other).RIGHT.card)).toMatchObject({ position: 'RIGHT' });
    expect(real).toEqual(before);
  });

  it('D59 ARENA-ENG-06 have a shield or a creature on a stronghold where nothing shows which, and a creature under an item', () => {
    const side = (items: string[]): SeatSetup => ({ on: { LEFT: { card: wolf, items } }, pen: [shield, bear] });
    const drawn = (items: string[]) => {
      const real = aGame({ seats: [side(items), {}] });
      const worlds = Array.from({ length: 40 }, (_, seed) =>
        resample(real, atSeat(1), Random.from(`garrison-${seed}`)),
      );
      return new Set(worlds.map((other) => other.players[0].strongholds!.LEFT.on?.id));
    };
    expect(drawn([])).toContain(shield);
    expect([...drawn([fang])].sort()).toEqual([bear, wolf].sort());
  });

  it('D59 ARENA-GEN-05 make the sealed choices of the other seat again', () => {
    const { state: chosen } = given(game({ at: 'RAID_TARGET', asked: [0, 1] })).when(0, {
      type: 'chooseRaidTarget',
      stronghold: 'LEFT',
    });
    const choices = Array.from({ length: 20 }, (_, seed) => {
      const other = resample(chosen, atSeat(1), Random.from(`choice-${seed}`));
      return other.sealed?.choices[0]?.map(({ stronghold }) => stronghold);
    });
    expect(new Set(choices.map((made) => made?.join()))).toEqual(new Set(['LEFT', 'CENTER', 'RIGHT']));
  });

  it('ARENA-ENG-10 keep a card that all players know where it is', () => {
    const known = aGame({ seats: [{ ...hidden, known: [shield] }, {}] });
    for (let seed = 0; seed < 20; seed += 1) {
      expect(resample(known, atSeat(1), Random.from(String(seed))).players[0].pen).toEqual([shield]);
    }
  });

  it('ARENA-ENG-10 leave every place a card that may lie there', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const other = given(world(atSeat(1), `place-${seed}`));
      const under = other.player(0).strongholds?.RIGHT.under?.id;
      expect(under).toBe(seer);
      expect(other.player(0).strongholds?.LEFT.on?.items).toEqual([{ id: fang, faceUp: false }]);
    }
  });
});
