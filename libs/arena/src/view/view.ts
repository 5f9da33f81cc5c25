import { flowView } from '#cards/view';
import type { Viewer } from '#kernel';
import { openStepOf } from '../flow/open-step.js';
import type { Raid, State } from '../state.js';
import { ownerOf } from '../table/cards.js';
import { seats } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { shownSource } from '../table/sources.js';
import { combatView } from './combat-view.js';
import { ownView } from './own-view.js';
import { playerView } from './player-view.js';
import type { View } from './view-schema.js';

/** The view of a game for a viewer: what is so now, and nothing hidden, not even as an id (arena.md 6, ARENA-ENG-04). */
export function view(state: State, viewer: Viewer): View {
  const { active, terrain, combat, raid } = state;
  return {
    ...flowView(state, openStepOf(state)),
    activeSeat: active,
    players: state.players.map((player) => playerView(state, player, viewer)),
    ...(terrain === null ? {} : { terrain: shownCard(state, terrain), terrainOwner: ownerOf(state, terrain) }),
    ...(combat ? { combat: combatView(state, combat) } : {}),
    ...(raid ? { raid: raidView(raid) } : {}),
    ...challengeView(state),
    ...(viewer.kind === 'seat' ? { own: ownView(state, viewer.seat) } : {}),
    ...(viewer.kind === 'auditor' ? { secrets: seats.map((seat) => ownView(state, seat)) } : {}),
  };
}

/** A challenge that waits for its answer, and what has been played for one (ARENA-CHA-08). */
function challengeView(state: State): Pick<View, 'challenge' | 'challengeBonuses'> {
  const { challenge } = state;
  const challengeBonuses = state.challengeBonuses.map(({ seat, source, effect }) => ({
    seat,
    card: shownSource(state, source),
    effect,
  }));
  return {
    ...(challenge ? { challenge: { seat: challenge.seat, powerStones: challenge.stones } } : {}),
    ...(challengeBonuses.length === 0 ? {} : { challengeBonuses }),
  };
}

function raidView({ targets, undefended, loneShield }: Raid): NonNullable<View['raid']> {
  return {
    targets: seats.flatMap((seat) => {
      const stronghold = targets[seat];
      return stronghold ? [{ seat, stronghold }] : [];
    }),
    ...(undefended === null ? {} : { undefended }),
    ...(loneShield === null ? {} : { loneShield }),
  };
}
