import { SaxesParser } from 'saxes';
import { frozen } from '../../frozen.js';
import { clone } from '../../json.js';
import { locales } from '../../locale.js';
import { atSeat, spectator } from '../../seat.js';
import type { Law } from './law.js';

/** A picture is expensive: it is drawn in both languages at the first deep positions, and at one in so many later on. */
const [FIRST, ONE_IN] = [20, 20] as const;

/** Names of players that break careless markup. */
const awkward = ['<Ada>', 'B & "o"', "C'y", 'Dî', 'Ed', 'Flo'];

/** Law 13: pictures are well-formed SVG, with any names of players. */
export const drawn: Law = {
  number: 13,
  name: 'drawn: every picture is well-formed SVG, in English and French',
  watch(ruleset, check, { examples }) {
    const first = examples(FIRST);
    const names = Object.keys(ruleset.pictures ?? {});
    let looks = 0;
    return {
      gameStarts() {
        check(true, () => '');
      },
      atPosition(position) {
        const { local, deep, seats, random } = position;
        if (!deep || local.game.phase === 'open' || names.length === 0) return;
        looks += 1;
        if (looks > first && random.below(ONE_IN) > 0) return;
        const name = random.pick(names);
        const viewer = random.pick([...seats.map(atSeat), spectator]);
        const view = frozen(clone(position.view(viewer)));
        for (const locale of locales) {
          const fault = faultOf(() => ruleset.pictures?.[name]?.(view, locale, awkward));
          check(fault === undefined, () => `the picture "${name}" in ${locale}: ${String(fault)}`);
        }
      },
    };
  },
};

/** The fault of a picture; `undefined` when there is none. */
function faultOf(draw: () => unknown): unknown {
  try {
    const picture = draw();
    if (typeof picture !== 'string') return 'it is no text';
    let root: string | undefined;
    const parser = new SaxesParser({ xmlns: true });
    parser.on('opentag', ({ local }) => (root ??= local));
    parser.on('error', (error) => {
      throw error;
    });
    parser.write(picture).close();
    return root === 'svg' ? undefined : `it is <${String(root)}>, not <svg>`;
  } catch (error) {
    return error;
  }
}
