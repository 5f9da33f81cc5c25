import { cards } from '#cards/content';
import { cardsNamedIn } from '#cards/testing';
import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import { atSeat, auditor, LocalGame, locales, Random, randomBot, spectator, type Locale, type Viewer } from '#kernel';
import { printed, type State, type View, view as viewOf } from '#guardians/queries';
import { guardians } from '../guardians.js';
import { aCombat, aCreature, aGame, aShield, given, meeting, passing, uncommanded } from '#guardians/testing';
import { pictures } from './pictures.js';

const NAMES = ['Ada <b>', '"Bo" & Co\u0000'];
const viewers: readonly Viewer[] = [spectator, auditor, atSeat(0), atSeat(1)];

/** The first two views of every step of a random game and the last one, as all kinds of viewers have them. */
function viewsOf(seed: string, options: Record<string, unknown> = {}): View[] {
  const local = LocalGame.start(guardians, { seats: 2, seed, options });
  const views: View[] = [];
  const seen: Record<string, number> = {};
  const look = (): void => {
    const state = local.game.state as State;
    const { step = 'OVER' } = viewOf(state, spectator);
    seen[step] = (seen[step] ?? 0) + 1;
    if (seen[step] > 2 && local.game.phase !== 'over') return;
    views.push(...viewers.map((viewer) => viewOf(state, viewer)));
  };
  local.playOut(
    local.game.seats.map(() => randomBot),
    Random.from(seed),
    { look },
  );
  return views;
}

const read = (view: View, locale: Locale = 'en'): string =>
  readPicture(pictures.table(view, locale, NAMES)).texts.join(' ');

describe('pictures of Guardians', () => {
  const played = [...viewsOf('picture 1'), ...viewsOf('picture 2', { decks: 'SEALED' })];
  const draw = (view: View, locale: Locale): string => pictures.table(view, locale, NAMES);
  const drawnIn = drawAll(draw, played);

  it('are of games that come through every phase', () => {
    const steps = played.map(({ step }) => step);
    const wanted = [
      'DECKS',
      'SETUP_OPENING',
      'I_C_PLACE',
      'I_D_DISCARD',
      'II_C_OPTION',
      'III_B_SETTLE',
      undefined,
    ] as const;
    expect(steps).toEqual(expect.arrayContaining([...wanted, 'PRIMARY_COMMIT', 'MATCHUP_MODIFY']));
  });

  it.each(locales)('are well-formed SVG of shapes and words alone, under 500 KB (%s)', (locale) => {
    expectWellDrawn(drawnIn(locale), {
      bytes: 500_000,
      texts: ['Ada <b>', '"Bo" & Co\uFFFD'],
    });
  });

  it('are the same bytes for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });

  it.each(locales)('GUARD-222 name only cards that the view shows (%s)', (locale) => {
    for (const { view, texts } of drawnIn(locale)) {
      const text = texts.join(' ');
      const named = new Set(cardsNamedIn(view).map((cardId) => printed(cardId).name[locale]));
      const others = cards.map(({ name }) => name[locale]).filter((name) => !named.has(name) && name.includes(' '));
      expect(others.filter((name) => text.includes(name) && ![...named].some((one) => one.includes(name)))).toEqual([]);
    }
  });

  it.each(locales)('say what totals are made of: every card with its signed value (%s)', (locale) => {
    const fought = drawnIn(locale).filter(({ view }) => view.combat?.matchup);
    expect(fought.length).toBeGreaterThan(0);
    for (const { view, texts } of fought) {
      for (const { total, contributions } of view.combat!.matchup!.totals) {
        expect(texts).toContain(String(total).replace('-', '−'));
        for (const { card, value } of contributions) {
          const signed = value === 0 ? '0' : value < 0 ? `−${-value}` : `+${value}`;
          const name = printed(card).name[locale];
          expect(texts.some((text, index) => text === signed && texts[index + 1] === name)).toBe(true);
        }
      }
    }
  });

  const [wolf, laid, seer] = ['L02', 'L11', 'L03'] as const;
  const army = (at: 'I_C_PLACE' | 'II_B_TURN', turned = false): State =>
    aGame({
      at,
      seats: [{ stacks: { b3: { shield: aShield(), creatures: [wolf], turned } }, under: { LEFT: seer } }, {}],
    });
  const nameOf = (cardId: string): string => printed(cardId).name.en;

  it('GUARD-222 draw the creatures under a shield for their owner, and backs for the other', () => {
    expect(read(viewOf(army('II_B_TURN'), atSeat(0)))).toContain(nameOf(wolf));
    for (const viewer of [atSeat(1), spectator]) {
      const text = read(viewOf(army('II_B_TURN'), viewer));
      expect([text.includes(nameOf(wolf)), text.includes(nameOf(seer)), text.includes('face down')]).toEqual([
        false,
        false,
        true,
      ]);
    }
  });

  it('GUARD-039 tell the owner in words why they do not see their distant army in phase I', () => {
    const said = read(viewOf(army('I_C_PLACE'), atSeat(0)));
    expect(said).toContain('Memory rule');
    expect(said).not.toContain(nameOf(wolf));
    expect(read(viewOf(army('II_B_TURN'), atSeat(0)))).not.toContain('Memory rule');
  });

  it('GUARD-064 say of a shield that it is turned, and turn it', () => {
    const [standing, turned] = [false, true].map((is) => viewOf(army('II_B_TURN', is), atSeat(0)));
    expect([standing!, turned!].map((view) => read(view).includes('Army · turned'))).toEqual([false, true]);
    const rotated = (view: View): number => pictures.table(view, 'en', NAMES).split('rotate(180').length - 1;
    expect(rotated(turned!) - rotated(standing!)).toBe(1);
  });

  it('GUARD-040 draw what a seat lays on its stronghold for itself alone', () => {
    const scene = given(aGame({ seats: [{ hand: [laid] }, {}] }));
    const { state } = scene.when(0, { type: 'placeOnStronghold', cardId: laid, stronghold: 'LEFT' });
    const own = read(viewOf(state, atSeat(0)));
    expect(own).toContain('laid now');
    expect(own.split(nameOf(laid))).toHaveLength(2);
    for (const viewer of [atSeat(1), spectator]) expect(read(viewOf(state, viewer))).not.toContain(nameOf(laid));
  });

  it('GUARD-199 say who controls each space and what lies there', () => {
    const text = read(viewOf(army('II_B_TURN'), spectator));
    expect(text).toMatch(/b3 Ada <b> .*a2 Ada <b>/);
    expect(text).toMatch(/c3 "Bo" & Co\uFFFD/);
  });

  it('put the own row below, and SOUTH there for who has no seat', () => {
    const order = (viewer: Viewer): string =>
      read(viewOf(army('II_B_TURN'), viewer))
        .match(/\b[abc][14]\b/g)!
        .join(' ');
    expect(order(spectator)).toBe('a4 b4 c4 a1 b1 c1');
    expect(order(atSeat(1))).toBe('c1 b1 a1 c4 b4 a4');
  });

  it('GUARD-105 draw a committed attacker for its owner alone, until both are shown', () => {
    const [mine, theirs] = ['L02', 'T06'] as const;
    const start = uncommanded(
      aCombat({ south: { army: { creatures: [mine] } }, north: { army: { creatures: [theirs, aCreature()] } } }),
    );
    const committed = start.when(1, { type: 'commitAttacker', cardId: theirs });
    const seen = (state: State): boolean[] =>
      [atSeat(0), atSeat(1)].map((viewer) => read(viewOf(state, viewer)).includes(nameOf(theirs)));
    expect(seen(committed.state)).toEqual([false, true]);
    const met = meeting(start, mine, theirs);
    expect(seen(met.state)).toEqual([true, true]);
    expect(read(viewOf(passing(met, 'MATCHUP_CORRUPTION').state, spectator))).toContain('primary match-up');
  });

  it('say in the end who has won, and how', () => {
    const over: View = { ...viewOf(army('II_B_TURN'), spectator), asked: [], over: 'SHIELDS', winner: 1 };
    expect(read(over)).toContain('Five shields are destroyed');
    expect(read(over)).toContain('Winner: "Bo" & Co\uFFFD');
    expect(read(over)).not.toContain('to act');
  });
});
