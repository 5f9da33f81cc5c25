import { space, type Markup } from '#drawing';
import { spectator } from '#kernel';
import { aCreature, aGame, aSpell, type GameSetup } from '#arena/testing';
import { type View, view as viewOf } from '#arena/queries';
import { castle, castleInside } from './castle.js';
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

/** The words of a piece, text by text. */
const textsIn = (markup: Markup): string[] =>
  [...markup.matchAll(/<text[^>]*>(?<said>.*?)<\/text>/gsu)].map(({ groups }) =>
    (groups?.['said'] ?? '').replaceAll(/<[^>]*>/gu, ''),
  );

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

  /** The castles of both seats that show the number of the stronghold, and those that show its text. */
  function counting(setup: GameSetup): string[][] {
    const strongholds = { LEFT: 'L21', CENTER: 'L22', RIGHT: 'L23' };
    const [first, second] = setup.seats ?? [{}, {}];
    const state = aGame({
      ...setup,
      seats: [
        { ...first, strongholds },
        { ...second, strongholds },
      ],
    });
    const shown = showing(viewOf(state, spectator), 'en', ['Ada', 'Bo']);
    return [/^\+[35]$/u, /^Your creature defending here: \+[35] Vitality/u].map((sign) =>
      shown.view.players.flatMap((player) =>
        player.strongholds
          .filter((one) => textsIn(castleInside(shown, player, one).markup).some((text) => sign.test(text)))
          .map(({ position }) => `${player.seat} ${position}`),
      ),
    );
  }

  it('ARENA-RAI-09 of which a downgrade takes the bonus away shows neither number nor text', () => {
    const all = ['0 LEFT', '0 CENTER', '0 RIGHT', '1 LEFT', '1 CENTER', '1 RIGHT'];
    expect(counting({})).toEqual([all, all]);
    const left = all.filter((one) => one !== '0 LEFT');
    expect(counting({ seats: [{ downgrades: { LEFT: 'R04' } }, {}] })).toEqual([left, left]);
  });

  it('ARENA-RAI-09 of which a spell takes the bonus away shows neither as long as it is fought for, and no other one is meant', () => {
    const breach = aSpell({ effects: [{ op: 'NO_STRONGHOLD_BONUS' }] });
    const [attacker, defender] = [aCreature(), aCreature()];
    const source = {
      key: 'effect-1',
      seat: 0,
      source: breach,
      effect: 0,
      target: null,
      lasts: 'COMBAT',
      command: false,
    } as const;
    const left = ['0 LEFT', '0 CENTER', '0 RIGHT', '1 CENTER', '1 RIGHT'];
    const fought = counting({
      at: 'PRIMARY_ACTIONS',
      seats: [{ on: { LEFT: attacker }, discard: [breach] }, { on: { LEFT: defender } }],
      raid: { targets: ['LEFT', 'LEFT'] },
      combat: { kind: 'RAID', stronghold: 'LEFT', duellists: [attacker, defender], inForce: [source] },
    });
    expect(fought).toEqual([left, left]);
  });
});
