import { cards } from '#cards/content';
import { cardsNamedIn } from '#cards/testing';
import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import { atSeat, auditor, LocalGame, locales, Random, randomBot, spectator, type Locale } from '#kernel';
import { printed, type State, type View, viewSchema } from '#arena/queries';
import { arena } from '../arena.js';
import { pictures } from './pictures.js';
import { aView, hiddenNames, type Onlooker } from './testing/a-view.js';

const NAMES = ['Ada <b>', '"Bo" & Co\u0000'];
const onlookers: readonly Onlooker[] = [0, 1, 'SPECTATOR', 'AUDITOR'];

/** Every thirtieth view of a random game as all kinds of viewers have it, the last one included. */
function viewsOf(seed: string): View[] {
  const local = LocalGame.start(arena, { seats: 2, seed, options: {} });
  const views: View[] = [];
  const look = (played: number): void => {
    if (played % 30 > 0 && local.game.phase !== 'over') return;
    const state = local.game.state as State;
    views.push(...[spectator, auditor, atSeat(0), atSeat(1)].map((viewer) => arena.view(state, viewer)));
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

describe('pictures of Arena', () => {
  const played = ['picture 1', 'picture 2'].flatMap(viewsOf);
  const made = onlookers.map(aView);
  const draw = (view: View, locale: Locale): string => pictures.table(view, locale, NAMES);
  const drawnIn = drawAll(draw, [...made, ...played]);

  it('the views made for this test are views', () => {
    for (const view of made) expect(viewSchema.parse(view)).toEqual(view);
  });

  it.each(locales)('are well-formed SVG of shapes and words alone, under 400 KB (%s)', (locale) => {
    expectWellDrawn(drawnIn(locale), {
      texts: ['Ada <b>', '"Bo" & Co\uFFFD'],
    });
  });

  it('are the same bytes for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });

  it.each(onlookers)('ARENA-ENG-04 name no card that is hidden from %s', (onlooker) => {
    for (const locale of locales) {
      const text = read(aView(onlooker), locale);
      for (const name of hiddenNames(onlooker)) expect(text).not.toContain(name);
    }
  });

  it('show an auditor the cards that a spectator does not see', () => {
    const text = read(aView('AUDITOR')) + read(aView('AUDITOR'), 'fr');
    for (const name of hiddenNames('SPECTATOR')) expect(text).toContain(name);
  });

  it('ARENA-ENG-04 name only cards that the view of a played game shows', () => {
    for (const view of played) {
      const text = read(view);
      const named = new Set(cardsNamedIn(view).map((cardId) => printed(cardId).name.en));
      const others = cards.map(({ name }) => name.en).filter((name) => !named.has(name) && name.includes(' '));
      expect(others.filter((name) => text.includes(name))).toEqual([]);
    }
  });

  it.each(['en', 'fr'] as const)('show what totals are made of: every card with its signed value (%s)', (locale) => {
    const { texts } = readPicture(pictures.table(aView('SPECTATOR'), locale, NAMES));
    for (const { total, contributions } of aView('SPECTATOR').combat!.totals) {
      expect(texts).toContain(String(total));
      for (const { card, value } of contributions) {
        const signed = value < 0 ? `−${-value}` : `+${value}`;
        const at = texts.findIndex((text, index) => text === signed && texts[index + 1] === printed(card).name[locale]);
        expect(at).toBeGreaterThan(0);
      }
    }
  });

  it('say who is Active, who may act, and in the end who has won', () => {
    expect(read(aView('SPECTATOR'))).toMatch(/Active: "Bo" & Co\uFFFD to act: Ada <b>/);
    const { priority, step, ...rest } = aView('SPECTATOR');
    expect([priority, step]).toEqual([0, 'SECONDARY_ACTIONS']);
    const over = read({ ...rest, asked: [], over: 'RUINS', winner: 1 });
    expect(over).toContain('Three ruins');
    expect(over).toContain('Winner: "Bo" & Co\uFFFD');
    expect(over).not.toContain('to act');
  });

  it('say who is asked outside windows too, each player once, and never cut the phase for a name', () => {
    const { priority, step, ...rest } = aView('SPECTATOR');
    expect([priority, step]).toEqual([0, 'SECONDARY_ACTIONS']);
    const sealed = { ...rest, passes: 0, stage: 'RAID_MOVE', step: 'RAID_MOVE', asked: [0, 1] } as const;
    const both = read({ ...sealed, asked: [...sealed.asked] });
    expect(both).toContain('Active, to act: "Bo" & Co\uFFFD to act: Ada <b>');
    const names = ['Alexandrine de la Très Longue Rivière', 'Maximilien-Joseph von Habsburg-Lothringen'];
    const { texts } = readPicture(pictures.table({ ...sealed, asked: [0, 1] }, 'fr', names));
    expect(texts).toContain('Mouvements des garnisons');
  });

  it('ARENA-MOD-06 draw a raid on the walls that are fought for, where the terrain does not count', () => {
    const view = aView('SPECTATOR');
    const raid = { ...view.combat!, kind: 'RAID', stronghold: 'CENTER', round: 'PRIMARY' } as const;
    const [duel, fought] = [view, { ...view, combat: raid }].map((one) => pictures.table(one, 'en', NAMES));
    expect([duel, fought].map((svg) => svg!.includes('fill="url(#sand)"'))).toEqual([true, false]);
    expect([read(view), read({ ...view, combat: raid })].map((text) => /does not count here/i.test(text))).toEqual([
      false,
      true,
    ]);
  });

  it('ARENA-STK-01 say in words what a guardian draws', () => {
    expect(read(aView(0))).toContain('Draws 3 (lower dominant +1).');
  });

  it('lay low what is empty: castles without a card, and those that are not deployed yet', () => {
    const height = (view: View): number =>
      Number(/<svg[^>]* height="([\d.]+)"/.exec(pictures.table(view, 'en', NAMES))?.[1]);
    const { combat, ...calm } = aView('SPECTATOR');
    expect(combat?.kind).toBe('DUEL');
    const bare = calm.players.map((player) => ({
      ...player,
      victorious: [],
      discard: [],
      strongholds: player.strongholds.map(({ position, cardId, ruin, deployed }) => ({
        position,
        ruin,
        deployed,
        ...(cardId === undefined ? {} : { cardId }),
      })),
    }));
    expect(height({ ...calm, players: bare })).toBeLessThan(height(calm) - 200);
  });

  it('show raid, challenge and what the own seat has chosen', () => {
    const { combat, ...view } = aView(0);
    expect(combat?.kind).toBe('DUEL');
    const raid = { targets: [{ seat: 1, stronghold: 'LEFT' as const }], undefended: 1 };
    const own = { ...view.own!, choices: [{ from: 'LEFT' as const, to: 'RIGHT' as const }] };
    const text = read({ ...view, raid, own, challenge: { seat: 1, powerStones: 2 } });
    expect(text).toContain('target of the raid: "Bo" & Co\uFFFD, the left stronghold');
    expect(text).toContain('has an undefended stronghold');
    expect(text).toContain('challenges Ada <b> (Moss Colossus) · 2');
    expect(text).toContain('Chosen: the left stronghold → the right stronghold');
  });

  it('show the deck that a seat builds, to that seat', () => {
    const view = aView(0);
    const pool = ['L01', 'L01', 'W46'];
    const building = { pool, leftOut: ['L01'], guardian: 'K20', strongholds: ['K21', 'K22', 'K23'] };
    const text = read({ ...view, own: { ...view.own!, building } });
    for (const said of ['Brannoc of the Kilns', 'Kiln Yard, center', '2 in the deck', '1 left out']) {
      expect(text.toLowerCase()).toContain(said.toLowerCase());
    }
  });
});
