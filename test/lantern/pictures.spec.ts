import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import { atSeat, auditor, LocalGame, locales, Random, randomBot, spectator, type Locale } from '#kernel';
import type { View } from '#lantern/queries';
import { lantern } from '#lantern-presentation';

const NAMES = ['Ada <b>', '"Bo" & Co', "Cy's", 'D\u0000\uD800é'];

/** Every view of a random game, as all kinds of viewers have it. */
function viewsOf(seats: number): View[] {
  const local = LocalGame.start(lantern, { seats, seed: `picture ${seats}` });
  const views: View[] = [];
  const look = (): void => {
    for (const viewer of [spectator, auditor, atSeat(0)]) views.push(lantern.view(local.game.state as never, viewer));
  };
  look();
  local.playOut(
    local.game.seats.map(() => randomBot),
    Random.from('pictures'),
    { look },
  );
  return views;
}

const draw = (view: View, locale: Locale): string => lantern.pictures!.table(view, locale, NAMES);

describe('The picture of The Lantern Keepers', () => {
  const drawnIn = drawAll(draw, [2, 3, 4].flatMap(viewsOf));

  it.each(locales)('is well-formed SVG of shapes and words alone (%s)', (locale) => {
    expectWellDrawn(drawnIn(locale), { texts: ['Ada <b>', '"Bo" & Co'] });
  });

  it('is the same bytes for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });

  it('fits its window, and has a size of its own elsewhere', () => {
    expect(draw(viewsOf(2)[0]!, 'en')).toMatch(
      / width="\d+" height="\d+" style="max-width:100%;max-height:100%;height:auto"/u,
    );
  });

  it('names a seat without a name by its number, from 1', () => {
    const { texts } = readPicture(lantern.pictures!.table(viewsOf(2)[0]!, 'en', []));
    expect(texts).toEqual(expect.arrayContaining(['Seat 1', 'Seat 2', 'Storm 1']));
  });

  it('LANTERN-003 shows the own hand, and of the others their number of cards', () => {
    const { state } = LocalGame.start(lantern, { seats: 2, seed: 'hidden' }).game;
    const seen = (viewer: Parameters<typeof lantern.view>[1]): number =>
      readPicture(draw(lantern.view(state as never, viewer), 'en')).texts.filter((text) => /^[0-9]+$/u.test(text))
        .length;
    const discs = 2;
    expect([spectator, atSeat(0), auditor].map((viewer) => seen(viewer) - discs)).toEqual([0, 3, 6]);
  });
});
