import { space } from '#drawing';
import type { View } from '../view/view-schema.js';
import { castle } from './castle.js';
import { colors } from './look.js';
import { showing } from './showing.js';
import { aView } from './testing/a-view.js';

/** The castles that are marked as targets: whose they are, and where they stand. */
function marked(view: View): string[] {
  const shown = showing(view, 'en', ['Ada', 'Bo']);
  return view.players.flatMap((player) =>
    player.strongholds
      .filter((one) => castle(shown, player, one, space(10, 10), 100).markup.includes(colors.red))
      .map(({ position }) => `${player.seat} ${position}`),
  );
}

describe('a castle', () => {
  it('ARENA-RAI-03 is marked as a target when the other seat raids it, and not when its own seat raids there', () => {
    const view = aView('SPECTATOR');
    expect(marked(view)).toEqual([]);
    const targets = [
      { seat: 0, stronghold: 'LEFT' },
      { seat: 1, stronghold: 'CENTER' },
    ] as const;
    expect(marked({ ...view, raid: { targets: [...targets] } })).toEqual(['0 CENTER', '1 LEFT']);
  });
});
