import type { CardId, InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { strongholdSpace } from '../board/spaces.js';
import { printed } from '../content/catalogue.js';
import { initialState } from '../initial-state.js';
import { optionsSchema } from '../options.js';
import type { Creature, Stack, State, Stronghold } from '../state.js';
import { positions } from '../table/players.js';
import type { Space, Stage } from '../words.js';
import type { GameSetup, SeatSetup, StackSetup } from './game-setup.js';
import { aCreature, aGuardian, aShield, aStronghold } from './made-cards.js';

const sealedStages: readonly Stage[] = ['SETUP_CUT', 'SETUP_OPENING', 'I_C_PLACE', 'I_D_DISCARD'];
const windows: readonly Stage[] = ['I_B_PLAYS', 'II_A_PLAYS', 'III_PLAYS'];

/** A game that stands where a test wants it, with the cards that the test names. */
export function aGame(setup: GameSetup = {}): State {
  const { at = 'I_C_PLACE', turn = 3, first = 0, lower = null, seats = [{}, {}] } = setup;
  const state = initialState(optionsSchema.parse(setup.options ?? {}), [
    { seat: 0, bot: false },
    { seat: 1, bot: false },
  ]);
  Object.assign(state, { decks: null, turn, first, active: first, lower, stage: at, stagesEntered: 1 });
  for (const [seat, wanted] of seats.entries()) fillSeat(state, seat, wanted);
  if (windows.includes(at)) state.window = { holder: first, passes: 0, moves: 0 };
  if (sealedStages.includes(at)) state.sealed = { asked: [...(setup.asked ?? [0, 1])], finished: [] };
  return state;
}

/** Brings a copy of a card into the game. The first one’s id is that of the card. Throws a RangeError for no card. */
function addInstance(state: State, card: CardId, owner: Seat): InstanceId {
  printed(card);
  const copies = Object.values(state.cards).filter(({ cardId }) => cardId === card).length;
  const id = copies === 0 ? card : `${card}#${copies + 1}`;
  state.cards[id] = { cardId: card, owner };
  return id;
}

function fillSeat(state: State, seat: Seat, setup: SeatSetup): void {
  const player = state.players[seat]!;
  const all = (cards: readonly CardId[] = []): InstanceId[] => cards.map((card) => addInstance(state, card, seat));
  player.guardian = setup.guardian ?? aGuardian();
  player.stones = setup.stones ?? printed(player.guardian).powerStones ?? 0;
  player.strongholds = {
    LEFT: stronghold(state, seat, 'LEFT', setup),
    CENTER: stronghold(state, seat, 'CENTER', setup),
    RIGHT: stronghold(state, seat, 'RIGHT', setup),
  };
  player.hand = all(setup.hand);
  player.depot = all(setup.depot);
  player.pen = all(setup.pen);
  player.pile = all(setup.pile ?? Array.from({ length: 10 }, () => aShield()));
  player.discard = all(setup.discard);
  player.dominant = setup.dominant === undefined ? null : addInstance(state, setup.dominant, seat);
  player.shieldsLost = setup.shieldsLost ?? 0;
  for (const [space, wanted] of Object.entries(setup.stacks ?? {}) as [Space, StackSetup][]) {
    state.board[space].stacks[seat] = stack(state, seat, wanted);
  }
  for (const [space, card] of Object.entries(setup.terrains ?? {}) as [Space, CardId][]) {
    state.board[space].terrain = { id: addInstance(state, card, seat), owner: seat, faceDown: false };
  }
}

function stronghold(state: State, seat: Seat, position: StrongholdPosition, setup: SeatSetup): Stronghold {
  const under = setup.under?.[position];
  const works = setup.works?.[position];
  const held = setup.held?.[position];
  return {
    card: setup.strongholds?.[position] ?? aStronghold({ position }),
    ruin: setup.ruins?.includes(position) ?? false,
    under: under === undefined ? null : { id: addInstance(state, under, seat), item: null, faceUp: false },
    works: works === undefined ? null : addInstance(state, works.card, works.owner ?? seat),
    held: held === undefined ? null : addInstance(state, held, seat),
  };
}

function stack(
  state: State,
  seat: Seat,
  { shield = aShield(), creatures = [aCreature()], turned = false }: StackSetup,
): Stack {
  return {
    shield: shield === null ? null : addInstance(state, shield, seat),
    turned,
    creatures: creatures.map((creature): Creature => {
      const { card, item } = typeof creature === 'string' ? { card: creature, item: undefined } : creature;
      return {
        id: addInstance(state, card, seat),
        item: item === undefined ? null : addInstance(state, item, seat),
      };
    }),
  };
}

/** The space of a stronghold of SOUTH. */
export const home = Object.fromEntries(positions.map((position) => [position, strongholdSpace(0, position)])) as Record<
  StrongholdPosition,
  Space
>;
