import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { choicesOf, recordChoice, stillChoosing } from '../flow/sealed-choices.js';
import type { ArenaTurn, CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import type { State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { inOrder, playerOf, strongholdOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { garrisonTypes, isGarrison } from '../table/sorts.js';
import { garrisonOf, targetedStronghold } from './garrison.js';

const isAsked = (state: State, seat: Seat): boolean =>
  garrisonOf(state, seat) === null && playerOf(state, seat).hand.length > 0;

/** State 21: each seat may put a card ON its targeted stronghold (ARENA-RAI-05). */
export const enterGarrisons = (turn: ArenaTurn): void =>
  enterStage(
    turn,
    'RAID_GARRISON',
    inOrder(turn.state).filter((seat) => isAsked(turn.state, seat)),
  );

export const garrisonSteps = {
  RAID_GARRISON: {
    asked: stillChoosing,
    proceed(turn) {
      const garrisons = inOrder(turn.state)
        .filter((seat) => chosen(turn.state, seat) !== null)
        .map((seat) => ({ seat, stronghold: targetedStronghold(turn.state, seat) }));
      if (turn.state.sealed) turn.emit({ type: 'garrisonsPlaced', garrisons });
      enterStage(turn, 'RAID_REVEAL');
    },
    byDefault: () => ({ type: 'placeGarrison', cardId: null }),
  },
} satisfies Record<string, StepRules>;

/** The card that a seat has chosen; `null` for none. */
const chosen = (state: State, seat: Seat): InstanceId | null => choicesOf(state, seat)[0]?.card ?? null;

export const garrisonCommands = {
  placeGarrison: {
    steps: ['RAID_GARRISON'],
    *offers(state, seat) {
      yield { type: 'placeGarrison', cardId: null };
      for (const cardId of playerOf(state, seat).hand) {
        if (isGarrison(state, cardId)) yield { type: 'placeGarrison', cardId };
      }
    },
    check: (state, { cardId }, seat) =>
      cardId === null ? undefined : refusedHandCard(state, seat, cardId, garrisonTypes),
    perform(turn, { cardId }, seat) {
      const card = cardId === null ? null : shownCard(turn.state, cardId);
      turn.emit({ type: 'garrisonChosen', seat, card });
    },
  },
} satisfies Partial<CommandTable>;

export const garrisonEvolvers = {
  garrisonChosen(state, { seat, card }) {
    recordChoice(state, seat, { card: card?.instanceId ?? null });
  },
  garrisonsPlaced(state, { garrisons }) {
    for (const { seat, stronghold } of garrisons) {
      const card = chosen(state, seat);
      const player = playerOf(state, seat);
      if (card === null) continue;
      player.hand = player.hand.filter((id) => id !== card);
      // Cards that all players knew to be in this hand may now lie here instead (ARENA-ENG-10).
      player.known = player.known.filter((id) => !isGarrison(state, id) || player.pile.includes(id));
      strongholdOf(state, seat, stronghold).on = { id: card, faceUp: false, items: [], seenBy: [] };
    }
  },
} satisfies Partial<Evolvers>;
