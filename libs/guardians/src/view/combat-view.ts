import { seesAllOf, type Viewer } from '#kernel';
import { seats } from '../board/spaces.js';
import type { Combat, Command, Fighter } from '../combat/combat.js';
import { matchedOf } from '../combat/fighters.js';
import type { Play } from '../effects/play.js';
import type { State } from '../state.js';
import { creatureOf } from '../table/creatures.js';
import { shownCard } from '../table/faces.js';
import { shownSource } from '../table/sources.js';
import { matchupTotals } from '../totals/total.js';
import type { CombatView, PlayView } from './combat-view-schema.js';

/** The combat: played creatures lie face up, committed ones are their owner’s secret (guardians.md 6). */
export function combatView(state: State, combat: Combat, viewer: Viewer): CombatView {
  const { place, attacker, commands, committed, fighters, attacks, inForce, merging } = combat;
  return {
    place,
    attacker,
    commands: commands.flatMap((command, seat) => (command ? [commandView(state, command, seat, viewer)] : [])),
    committed: seats.filter((seat) => committed[seat] != null),
    fighters: fighters.map((fighter) => fighterView(state, fighter)),
    ...matchupView(state, combat),
    attacks: attacks.map(({ by, on }) => ({ by: shownSource(state, by), on: shownSource(state, on) })),
    inForce: inForce.map(({ source, on, ...effect }) => ({
      ...effect,
      source: shownSource(state, source),
      ...(on === null ? {} : { on: shownSource(state, on) }),
    })),
    ...(merging
      ? {
          merging: {
            seat: merging.seat,
            space: merging.space,
            ...(merging.shield === null ? {} : { shield: shownCard(state, merging.shield) }),
          },
        }
      : {}),
  };
}

function commandView(
  state: State,
  { card, fate }: Command,
  seat: number,
  viewer: Viewer,
): CombatView['commands'][number] {
  const isSeen = card !== null && (fate !== 'COMMITTED' || seesAllOf(viewer, seat));
  return { seat, declares: card !== null, ...(isSeen ? { card: shownCard(state, card) } : {}), fate };
}

function fighterView(state: State, { id, ...fighter }: Fighter): CombatView['fighters'][number] {
  const item = creatureOf(state, id)?.item ?? null;
  return {
    ...fighter,
    card: shownSource(state, id),
    ...(item === null ? {} : { item: shownCard(state, item) }),
  };
}

function matchupView(state: State, { matchup }: Combat): Pick<CombatView, 'matchup'> {
  if (!matchup) return {};
  const creatures = seats.flatMap((seat) => {
    const id = matchedOf(state, seat);
    return id === undefined ? [] : [{ seat, card: shownSource(state, id) }];
  });
  const totals = matchupTotals(state).map(({ seat, total, contributions }) => ({
    seat,
    total,
    contributions: [...contributions],
  }));
  return { matchup: { kind: matchup.kind, attacker: matchup.attacker, creatures, totals } };
}

/** The acts that may be answered: all of them are public. */
export function playView(state: State, play: Play): PlayView {
  const { kind, seat, cancelled } = play;
  const done = { kind, seat, cancelled };
  switch (play.kind) {
    case 'CARD':
      return { ...done, card: shownCard(state, play.card), ...(play.target ? { target: play.target } : {}) };
    case 'COMMAND':
      return { ...done, card: shownCard(state, play.card) };
    case 'INFLUENCE':
      return {
        ...done,
        card: shownSource(state, play.guardian),
        receiver: shownCard(state, play.receiver),
        value: play.value,
      };
    case 'RANGED':
      return { ...done, card: shownCard(state, play.card), receiver: shownCard(state, play.receiver) };
    case 'FLIGHT':
      return { ...done, path: [...play.path] };
  }
}
