import type { PrintedEffect } from '#cards/schema';
import {
  aCreature,
  aGame,
  anUpgrade,
  aShield,
  aSpell,
  aStandardBearer,
  aTerrain,
  given,
  type Scene,
  type SeatSetup,
} from '../testing/index.js';
import { play } from './testing/playing.js';

const aCard = (effect: PrintedEffect): string => aSpell({ timing: ['ANY'], effects: [effect] });

/** The enlistment: seat 0 holds the card. */
const enlisting = (card: string, mine: SeatSetup = {}, theirs: SeatSetup = {}): Scene =>
  given(
    aGame({
      seats: [
        { ...mine, hand: [card, ...(mine.hand ?? [])] },
        { hand: [aShield()], ...theirs },
      ],
    }),
  );

const targets = (scene: Scene): unknown[] =>
  scene.legal(0, 'playDepotCard').map((one) => 'target' in one && one.target);

describe('cards, stones and the order of the turn', () => {
  it('D40 ARENA-DOM-06 CARD-18 DRAW takes the cards below the dominant; the card that draws is not yet in the discard pile', () => {
    const call = aCard({ op: 'DRAW', value: 2 });
    const old = [aShield(), aShield(), aShield(), aShield()];
    const scene = enlisting(call, { pile: [], discard: old });
    const after = scene.when(0, play(call));
    expect(after.happened('discardReshuffled')).toMatchObject([{ count: 4 }]);
    expect(after.player(0)).toMatchObject({
      hand: old.slice(0, 2),
      discard: [call],
      dominant: scene.player(0).dominant,
    });
  });

  it('D60 ARENA-ENG-12 CARD-18 never beyond 20 held: what is being played is not held', () => {
    const call = aCard({ op: 'DRAW', value: 2 });
    const held = Array.from({ length: 19 }, () => aShield());
    expect(enlisting(call, { hand: held }).when(0, play(call)).happened('cardsDrawn')).toMatchObject([{ count: 1 }]);
    expect(
      enlisting(call, { hand: [...held, aShield()] })
        .when(0, play(call))
        .happened('cardsDrawn'),
    ).toEqual([]);
  });

  it('FIRST and SKIP_TO_SETTLEMENT are noted for after the enlistment', () => {
    const [bell, truce] = [aCard({ op: 'FIRST' }), aCard({ op: 'SKIP_TO_SETTLEMENT' })];
    expect(enlisting(bell).when(0, play(bell)).state.marks.first).toBe(0);
    expect(enlisting(truce).when(0, play(truce)).state.marks.skipToSettlement).toBe(true);
  });

  it('REDRAW_DOMINANT puts the own dominant under the pile and turns up the next card', () => {
    const [redraw, next] = [aCard({ op: 'REDRAW_DOMINANT' }), aShield({ dominantValue: 1 })];
    const scene = enlisting(redraw, { pile: [next, aShield()] });
    const after = scene.when(0, play(redraw));
    expect(after.player(0)).toMatchObject({ dominant: next });
    expect(after.player(0).pile.at(-1)).toBe(scene.player(0).dominant);
    expect(after.state.marks.dominantRedrawn).toBe(true);
    const lonely = enlisting(redraw, { pile: [], discard: [next] }).when(0, play(redraw));
    expect(lonely.player(0).dominant).toBe(next);
    expect(enlisting(redraw, { dominant: null }).refusalCode(0, play(redraw))).toBe('ILLEGAL_TARGET');
  });

  it('LEAVE_DOMINANT discards the own dominant, and its value counts on', () => {
    const [leave, top] = [aCard({ op: 'LEAVE_DOMINANT' }), aShield({ dominantValue: 13 })];
    const after = enlisting(leave, { dominant: top }).when(0, play(leave));
    expect(after.player(0)).toMatchObject({ dominant: null, discard: [top, leave] });
    expect(after.state.marks.dominantLeft).toEqual([13, null]);
  });

  it('RECOVER is nothing in Arena', () => {
    const [call, lost] = [aCard({ op: 'RECOVER' }), aCreature()];
    const after = enlisting(call, { discard: [lost] }).when(0, play(call));
    expect(after.player(0)).toMatchObject({ discard: [lost, call], pen: [] });
  });
});

describe('cards on the table', () => {
  it('DISCARD TERRAIN takes the terrain of the duel zone, of either owner, and needs one', () => {
    const [hammer, marsh] = [aCard({ op: 'DISCARD', what: 'TERRAIN' }), aTerrain()];
    const bare = enlisting(hammer);
    expect(bare.refusalCode(0, play(hammer))).toBe('ILLEGAL_TARGET');
    const scene = given(
      aGame({ seats: [{ hand: [hammer] }, { hand: [aShield()] }], terrain: { card: marsh, owner: 1 } }),
    );
    const after = scene.when(0, play(hammer));
    expect([after.state.terrain, after.player(1).discard]).toEqual([null, [marsh]]);
  });

  it('ARENA-ENL-12 DISCARD UPGRADE takes one of any seat; what was held goes to its pen', () => {
    const sledge = aCard({ op: 'DISCARD', what: 'UPGRADE' });
    const [tower, crack, held] = [
      anUpgrade({ effects: [{ op: 'HOLD' }] }),
      anUpgrade({ variant: 'DOWNGRADE' }),
      aCreature(),
    ];
    const scene = enlisting(
      sledge,
      { downgrades: { LEFT: crack } },
      { upgrades: { RIGHT: tower }, under: { RIGHT: held } },
    );
    expect(targets(scene)).toEqual([{ cardId: crack }, { cardId: tower }]);
    const after = scene.when(0, play(sledge, { cardId: tower }));
    expect(after.player(1)).toMatchObject({ discard: [tower], pen: [held] });
    expect(scene.when(0, play(sledge, { cardId: crack })).player(1).discard).toEqual([crack]);
  });

  it("DISCARD STANDARD_BEARER takes the enemy's at the guardian, and needs one", () => {
    const [writ, bearer] = [aCard({ op: 'DISCARD', what: 'STANDARD_BEARER' }), aStandardBearer()];
    expect(enlisting(writ, { standardBearer: aStandardBearer() }).refusalCode(0, play(writ))).toBe('ILLEGAL_TARGET');
    const after = enlisting(writ, {}, { standardBearer: bearer }).when(0, play(writ));
    expect(after.player(1)).toMatchObject({ standardBearer: null, discard: [bearer] });
  });

  it('ARENA-PRS-04 FREE_CAPTIVE sends the own captive home, its prison shield is discarded', () => {
    const [picklock, shield, captive] = [aCard({ op: 'FREE_CAPTIVE' }), aShield(), aCreature()];
    expect(enlisting(picklock).refusalCode(0, play(picklock))).toBe('ILLEGAL_TARGET');
    const after = enlisting(picklock, {}, { prison: { shield, captive } }).when(0, play(picklock));
    expect(after.player(0).pen).toEqual([captive]);
    expect(after.player(1)).toMatchObject({ prison: null, discard: [shield] });
  });

  it('EXTRA_STEP moves an own card ON a stronghold, as it lies, to another that is free', () => {
    const [boots, wolf] = [aCard({ op: 'EXTRA_STEP' }), aCreature()];
    const scene = enlisting(boots, { on: { LEFT: wolf, CENTER: aShield() } });
    expect(targets(scene)).toEqual([
      { from: 'LEFT', to: 'RIGHT' },
      { from: 'CENTER', to: 'RIGHT' },
    ]);
    const after = scene.when(0, play(boots, { from: 'LEFT', to: 'RIGHT' }));
    expect([after.at(0, 'ON_LEFT'), after.at(0, 'ON_RIGHT')]).toEqual([null, wolf]);
    expect(enlisting(boots, { on: { LEFT: wolf }, ruins: ['RIGHT', 'CENTER'] }).refusalCode(0, play(boots))).toBe(
      'ILLEGAL_TARGET',
    );
  });
});

describe('cards timed for the challenge', () => {
  it('ARENA-CHA-08 ARENA-TER-04 are played from hand, pen or depot before challenging, for that challenge', () => {
    const beam = 'K34';
    const captive = aCreature({ vitality: 10 });
    const scene = given(
      aGame({
        at: 'CHALLENGE',
        seats: [
          { depot: [beam], prison: { shield: aShield(), captive } },
          { ruins: ['LEFT'], hand: [aShield()] },
        ],
      }),
    );
    const played = scene.when(0, play(beam));
    expect(played.state.challengeBonuses).toEqual([{ seat: 0, source: beam, effect: 1 }]);
    expect(played.player(0)).toMatchObject({ depot: [], discard: [beam] });
    expect(played.asked).toEqual([0]);
    const after = played.when(0, { type: 'challengeGuardian', powerStones: 0 }).when(1, { type: 'allowChallenge' });
    expect(after.happened('challengeDecided')).toMatchObject([{ total: 15 }]);
    expect(after.state.challengeBonuses).toEqual([]);
  });

  it('ARENA-TER-05 the terrain step plays from hand, pen and depot', () => {
    const truce = aSpell({ timing: ['SETTLEMENT'], effects: [{ op: 'STONES', value: 2 }] });
    const scene = given(aGame({ at: 'TERRAIN', seats: [{ depot: [truce] }, {}], marks: { victor: 0 } }));
    expect(scene.when(0, play(truce)).player(0)).toMatchObject({ stones: 8, depot: [], discard: [truce] });
  });
});
