import type { ClashTurn, Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { characteristic } from '../shared.js';
import { heroesInPlay } from '../table/heroes.js';
import { otherSide } from '../table/seats.js';
import { sides, type Side } from '../words.js';

interface InitiativeValue {
  readonly side: Side;
  readonly speed: number;
  readonly mind: number;
}

/** The sums of speed and mind of the heroes of a side in play, with all that changes them now (CLASH-115, CLASH-116). */
export function initiativeValue(state: State, side: Side): InitiativeValue {
  const heroIds = heroesInPlay(state)
    .filter((hero) => hero.side === side)
    .map(({ heroId }) => heroId);
  const sum = (name: 'SPEED' | 'MIND'): number =>
    heroIds.reduce((total, heroId) => total + characteristic(state, heroId, name), 0);
  return { side, speed: sum('SPEED'), mind: sum('MIND') };
}

/** Which side is first: more speed, then more mind, then last turn's second side; in turn 1 a draw (CLASH-115 to CLASH-118). */
export function countInitiative(turn: ClashTurn): void {
  const { state } = turn;
  const values = sides.map((side) => initiativeValue(state, side));
  const [a, b] = values as [InitiativeValue, InitiativeValue];
  const ahead = a.speed - b.speed || a.mind - b.mind;
  const drawn = ahead === 0 && state.firstSide === null;
  turn.emit({ type: 'initiativeCounted', values, firstSide: firstSide(turn, ahead), drawn });
}

function firstSide({ state, random }: ClashTurn, ahead: number): Side {
  if (ahead !== 0) return ahead > 0 ? 'A' : 'B';
  return state.firstSide === null ? random.pick(sides) : otherSide(state.firstSide);
}

export const initiativeEvolvers = {
  initiativeCounted(state, { firstSide: first }) {
    Object.assign(state, { firstSide: first, nextSide: first });
  },
} satisfies Partial<Evolvers>;
