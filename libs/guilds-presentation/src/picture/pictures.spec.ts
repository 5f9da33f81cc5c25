import { drawAll, expectDrawnAlike, expectWellDrawn, readPicture } from '#drawing/testing';
import { atSeat, auditor, LocalGame, locales, Random, randomBot, spectator, type Locale } from '#kernel';
import { type State, type View } from '#guilds/queries';
import { guilds } from '../guilds.js';
import { pictures } from './pictures.js';

const NAMES = ['Ada <b>', '"Bo" & Co', "Cy's", 'D\u0000\uD800é', ''];

/** Every hundredth view of a random game, as all kinds of viewers have it, the last one included. */
function viewsOf(seats: number, seed: string): View[] {
  const local = LocalGame.start(guilds, { seats, seed, options: { questCount: 4, stalemateTurns: 3 } });
  const views: View[] = [];
  const look = (played: number): void => {
    if (played % 100 > 0 && local.game.phase !== 'over') return;
    const state = local.game.state as State;
    views.push(...[spectator, auditor, atSeat(0)].map((viewer) => guilds.view(state, viewer)));
  };
  local.playOut(
    local.game.seats.map(() => randomBot),
    Random.from(seed),
    { look },
  );
  return views;
}

describe('pictures of Guilds', () => {
  const views = [2, 3, 5].flatMap((seats) => viewsOf(seats, `picture ${seats}`));
  const draw = (view: View, locale: Locale): string => pictures.table(view, locale, NAMES);
  const drawnIn = drawAll(draw, views);

  it.each(locales)('are well-formed SVG of shapes and words alone, under 400 KB (%s)', (locale) => {
    expectWellDrawn(drawnIn(locale), { texts: ['Ada <b>', '"Bo" & Co'] });
  });

  it('are the same bytes for the same view', () => {
    expectDrawnAlike(draw, drawnIn('en'));
  });

  it('name a seat without a name by its number, from 1', () => {
    const { texts } = readPicture(pictures.table(views[0]!, 'en', []));
    expect(texts).toEqual(expect.arrayContaining(['Seat 1', 'Seat 2']));
    expect(texts).not.toContain('Seat 0');
  });

  it('show what the view shows and nothing that it hides', () => {
    const local = LocalGame.start(guilds, { seats: 2, seed: 'hidden' });
    const state = local.game.state as State;
    const [own, other] = state.dealtLeaders.map((ids) =>
      ids.map((id) => guilds.content!.leaders.find((leader) => leader.id === id)!.name.en),
    );
    const seen = readPicture(pictures.table(guilds.view(state, atSeat(0)), 'en', [])).texts.join(' ');
    for (const name of own!) expect(seen).toContain(name.split(' ')[0]);
    for (const name of other!) expect(seen).not.toContain(name);
    expect(seen).toContain('Seat 1');
  });
});
