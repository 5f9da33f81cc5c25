import { readPicture } from '#drawing/testing';
import { atSeat } from '#kernel';
import { printed, type State, view } from '#guardians/queries';
import {
  aCombat,
  aCreature,
  aGame,
  fought,
  given,
  meeting,
  passing,
  type SeatSetup,
  sent,
  unattacked,
  uncommanded,
} from '#guardians/testing';
import { pictures } from './pictures.js';

/** The texts of a picture, in their order, as SOUTH sees it. */
const textsOf = (state: State): readonly string[] =>
  readPicture(pictures.table(view(state, atSeat(0)), 'en', ['Ada', 'Bo'])).texts;
const read = (state: State): string => textsOf(state).join(' ');
const nameOf = (cardId: string): string => printed(cardId).name.en;
const times = (state: State, text: string): number => textsOf(state).filter((one) => one === text).length;

const [captain, heron, sprite, knight] = ['L02', 'L08', 'L10', 'W09'] as const;

describe('pictures of moments of Guardians', () => {
  it('GUARD-116 a stronghold that its downgrade switches off shows neither number nor text, and the downgrade says why', () => {
    const walls: SeatSetup = { strongholds: { LEFT: 'L21', RIGHT: 'L23' } };
    const standing = aGame({ at: 'II_B_TURN', seats: [walls, {}] });
    const flooded = aGame({
      at: 'II_B_TURN',
      seats: [{ ...walls, works: { RIGHT: { card: 'R04', owner: 1 } } }, {}],
    });
    const shown = (state: State): number[] =>
      ['+3', 'Your creatures here: +3 Vitality.'].map((text) => times(state, text));
    expect([shown(standing), shown(flooded)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
    expect(read(flooded)).toContain('This Stronghold gives no bonus.');
  });

  describe('a combat', () => {
    const begun = aCombat({
      south: { army: { creatures: [captain] } },
      north: { army: { creatures: [heron, sprite, knight] } },
    });
    const start = uncommanded(begun);

    it('GUARD-105 has no place for a match-up before a seat has committed an attacker', () => {
      for (const { state } of [begun, start]) expect(read(state)).not.toContain('no creature');
      expect(read(begun.state)).toMatch(/Ada attacks.*Bo defends/u);
      const committed = start.when(1, { type: 'commitAttacker', cardId: heron });
      expect(read(committed.state)).toMatch(/no creature.*COMMITTED/u);
    });

    it('names two who have met once', () => {
      const met = fought(start, captain, heron);
      const again = sent(met, 1, sprite, captain);
      for (const { state } of [met, again]) expect(times(state, `${nameOf(captain)} – ${nameOf(heron)}`)).toBe(1);
      expect(times(again.state, `${nameOf(captain)} – ${nameOf(sprite)}`)).toBe(1);
      expect(read(again.state)).not.toContain(' → ');
    });

    it('GUARD-152 names only the attack that counts, where one was immune to the other', () => {
      const [fire, proof] = ['L07', 'K01'] as const;
      const army = (...creatures: string[]): SeatSetup & { army: object } => ({ army: { creatures } });
      const scene = aCombat({ south: army(fire), north: army(proof, knight) });
      const met = fought(uncommanded(scene), fire, proof);
      expect(times(met.state, `${nameOf(proof)} → ${nameOf(fire)}`)).toBe(1);
    });

    it('says of the part of a standard bearer that it is one', () => {
      const army = { creatures: [captain], shield: 'T25' };
      const scene = uncommanded(aCombat({ south: { army }, north: { army: { creatures: [aCreature()] } } }));
      const [theirs] = scene.legal(1, 'commitAttacker');
      const met = passing(meeting(scene, captain, theirs!.cardId), 'MATCHUP_CORRUPTION');
      expect(read(met.state)).toContain('standard bearer · GUARD-119');
      expect(read(met.state)).not.toContain('guardian · GUARD-119');
    });
  });

  it('GUARD-169 two stacks that have come together are told with the shield that has come', () => {
    const weak = aCreature({ vitality: 1 });
    const begun = aCombat({
      attacker: 1,
      path: ['b3'],
      south: { army: { shield: 'L24-7', creatures: ['L03', weak] }, stacks: { b1: { shield: 'L24-13' } } },
      north: { army: { creatures: [knight] } },
    });
    const lost = unattacked(fought(uncommanded(begun), weak, knight));
    const merging = lost.when(0, { type: 'chooseRetreat', space: 'b1' });
    expect(read(lost.state)).not.toContain('come together');
    expect(read(merging.state)).toContain('two stacks of Ada have come together · b1 · Shield of the Lantern 7');
  });

  it('GUARD-191 GUARD-201 the land that has to be settled is marked, the first bare one of the seat that is asked', () => {
    const stacks = { a2: {}, b2: {} };
    const scene = given(
      aGame({ at: 'III_A_CLEAR', seats: [{ stacks, terrains: { a2: 'L27' }, pen: ['L28'] }, { stacks: { c3: {} } }] }),
    ).goingOn();
    const texts = textsOf(scene.state);
    expect(texts.filter((text) => text === 'to be settled')).toHaveLength(1);
    expect(texts.slice(texts.indexOf('b2'), texts.indexOf('c2'))).toContain('to be settled');
  });

  it('GUARD-024 who has drawn a new opening hand is told in the first turn alone', () => {
    const state = (turn: number): State => ({ ...aGame({ at: 'II_B_TURN', turn }), redrawn: [1] });
    expect([1, 2].map((turn) => read(state(turn)).includes('drew a new hand'))).toEqual([true, false]);
  });
});
