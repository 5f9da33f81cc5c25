import { flowView } from '#cards/view';
import type { Viewer } from '#kernel';
import { seats } from '../board/spaces.js';
import { openStepOf } from '../flow/open-step.js';
import type { State } from '../state.js';
import { boardView } from './board-view.js';
import { combatView, playView } from './combat-view.js';
import { ownView } from './own-view.js';
import { playerView } from './player-view.js';
import type { View } from './view-schema.js';

/** The view of a game for a viewer: what is so now, and nothing hidden (guardians.md 6, GUARD-222, GUARD-228). */
export function view(state: State, viewer: Viewer): View {
  const { first, active, lower, option, reinforcedFrom } = state;
  return {
    ...flowView(state, openStepOf(state)),
    first,
    activeSeat: active,
    ...(lower === null ? {} : { lower }),
    ...optionView({ option, reinforcedFrom }),
    plays: state.plays.map((play) => playView(state, play)),
    ...(state.combat ? { combat: combatView(state, state.combat, viewer) } : {}),
    players: state.players.map((player) => playerView(state, player, viewer)),
    grounds: boardView(state, viewer),
    ...(viewer.kind === 'seat' ? { own: ownView(state, viewer.seat) } : {}),
    ...(viewer.kind === 'auditor' ? { secrets: seats.map((seat) => ownView(state, seat)) } : {}),
  };
}

const optionView = ({ option, reinforcedFrom }: Pick<State, 'option' | 'reinforcedFrom'>): Partial<View> => ({
  ...(option === null ? {} : { option }),
  ...(reinforcedFrom === null ? {} : { reinforcedFrom }),
});
