import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { initialState, noMarks } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import type { Stage } from '../words.js';
import { fight } from './a-combat.js';
import type { GameSetup, SeatSetup } from './game-setup.js';
import { addInstance, place } from './instances.js';
import { aGuardian, aShield, aStronghold } from './made-cards.js';

const windows: readonly Stage[] = ['ENLISTMENT', 'PRIMARY_CORRUPTION', 'PRIMARY_ACTIONS', 'SECONDARY_ACTIONS'];

/** A game that stands where a test wants it, with the cards that the test names. */
export function aGame(setup: GameSetup = {}): State {
  const state = initialState(optionsSchema.parse(setup.options ?? {}), [
    { seat: 0, bot: false },
    { seat: 1, bot: false },
  ]);
  const { turn = 3, active = 0, lower = null, at = 'ENLISTMENT', seats = [{}, {}] } = setup;
  Object.assign(state, { decks: null, turn, active, lower, stage: at, stagesEntered: 1 });
  seats.forEach((wanted, seat) => {
    fillSeat(state, seat, wanted);
  });
  if (setup.terrain) state.terrain = addInstance(state, setup.terrain.card, setup.terrain.owner);
  if (setup.combat) fight(state, setup.combat);
  if (setup.raid) state.raid = { targets: [null, null], undefended: null, loneShield: null, ...setup.raid };
  state.marks = { ...noMarks(), ...setup.marks };
  const holder = setup.holder === undefined && windows.includes(at) ? active : (setup.holder ?? null);
  if (holder !== null) state.window = { holder, passes: 0, moves: 0 };
  if (setup.asked) state.sealed = { asked: [...setup.asked], choices: {} };
  return Object.assign(state, setup.state);
}

function fillSeat(state: State, seat: Seat, setup: SeatSetup): void {
  const player = state.players[seat]!;
  const all = (cards: readonly string[] = []): InstanceId[] => cards.map((card) => addInstance(state, card, seat));
  player.guardian = setup.guardian ?? aGuardian();
  player.stones = setup.stones ?? printed(player.guardian).powerStones ?? 0;
  layStrongholds(state, seat, setup);
  state.arena[seat] = setup.arena ? place(state, setup.arena, seat) : null;
  player.hand = all(setup.hand);
  player.depot = all(setup.depot);
  player.pen = all(setup.pen);
  player.discard = all(setup.discard);
  player.victorious = all(setup.victorious);
  player.standardBearer = setup.standardBearer ? addInstance(state, setup.standardBearer, seat) : null;
  if (setup.prison) {
    const { shield, captive } = setup.prison;
    player.prison = { shield: addInstance(state, shield, seat), captive: addInstance(state, captive, 1 - seat) };
  }
  player.pile = all(setup.pile ?? Array.from({ length: 10 }, () => aShield()));
  const dominant = setup.dominant === undefined ? aShield({ dominantValue: seat === 0 ? 9 : 3 }) : setup.dominant;
  player.dominant = dominant === null ? null : addInstance(state, dominant, seat);
  player.known = [...(setup.known ?? [])];
}

function layStrongholds(state: State, seat: Seat, setup: SeatSetup): void {
  const one = (position: StrongholdPosition) => {
    const on = setup.on?.[position];
    const under = setup.under?.[position];
    const upgrade = setup.upgrades?.[position];
    const downgrade = setup.downgrades?.[position];
    return {
      card: setup.strongholds?.[position] ?? aStronghold({ position }),
      deployed: !setup.undeployed?.includes(position),
      ruin: setup.ruins?.includes(position) ?? false,
      on: on ? place(state, on, seat) : null,
      under: under ? place(state, under, seat) : null,
      upgrade: upgrade ? addInstance(state, upgrade, seat) : null,
      downgrade: downgrade ? addInstance(state, downgrade, 1 - seat) : null,
    };
  };
  state.players[seat]!.strongholds = { LEFT: one('LEFT'), CENTER: one('CENTER'), RIGHT: one('RIGHT') };
}
