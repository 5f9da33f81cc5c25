import { banner, briefCard, caption, emptyPlace } from '#cards-presentation';
import { centered, inRow, seatColor, stacked, tag, told, type Piece } from '#drawing';
import type { Seat } from '#kernel';
import { type CombatView, type PlacedView } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import { faceOf, lyingCard } from './lying-card.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

type Fighter = CombatView['fighters'][number];

const DUELLIST = 172;
const SECONDARY = 128;
const GAP = 10;
/** More secondary attackers than these are shown by their names and texts. */
const MOST_CARDS = 2;

/** The fighters of a seat in the duel zone, the duellist next to the enemy's. */
export function fightersOf(showing: Showing, seat: Seat, width: number): Piece {
  const { combat, players } = showing.view;
  const mine = combat?.fighters.filter((fighter) => fighter.seat === seat) ?? [];
  const [duellist] = mine.filter(({ part }) => part === 'DUELLIST');
  const others = mine.filter(({ part }) => part === 'SECONDARY');
  const waiting = players.find((player) => player.seat === seat)?.arena;
  const isFighting =
    waiting?.card !== undefined && mine.some(({ card }) => card.instanceId === waiting.card?.instanceId);
  const pieces = [
    ...(duellist ? [duellistPiece(showing, duellist)] : []),
    ...secondaries(showing, others, width - (duellist ? DUELLIST + GAP : 0)),
    ...(waiting && !isFighting ? [waitingPiece(showing, waiting, seat, mine.length > 0)] : []),
  ];
  if (pieces.length === 0) return centered(emptyPlace(DUELLIST, 120), width);
  const row = inRow(seat === showing.near ? pieces.reverse() : pieces, GAP);
  return seat === showing.near ? { ...row, width, markup: shifted(row, width) } : { ...row, width };
}

/** Against the right edge of the width. */
const shifted = (row: Piece, width: number) =>
  tag('g', { transform: `translate(${Math.round(Math.max(0, width - row.width))} 0)` }, row.markup);

function duellistPiece(showing: Showing, fighter: Fighter): Piece {
  const role = told(showing, pictureWords[showing.view.combat?.attacker === fighter.seat ? 'attacker' : 'defender']);
  const title = `${told(showing, pictureWords.duellist)} · ${role}`;
  return stacked([banner(title, fighter.seat, DUELLIST), ...fighterCard(showing, fighter, DUELLIST)], 5);
}

function fighterCard(showing: Showing, fighter: Fighter, width: number): Piece[] {
  const card = faceOf(showing, fighter.card, width, seatColor(fighter.seat));
  const first = fighter.fresh ? [caption(told(showing, pictureWords.firstFight), width, '#5a431d')] : [];
  return [
    fighter.shielded ? { ...card, markup: tag('g', { opacity: 0.55 }, card.markup) } : card,
    ...shieldOn(showing, fighter, width),
    ...first,
  ];
}

/** The shield that lies on a creature (ARENA-SHD-01). */
const shieldOn = (showing: Showing, { card }: Fighter, width: number): Piece[] =>
  (showing.view.combat?.shields ?? [])
    .filter(({ on }) => on === card.instanceId)
    .map((shield) => briefCard(showing, cardIn(shield.card), width));

function secondaries(showing: Showing, fighters: readonly Fighter[], room: number): Piece[] {
  const [first] = fighters;
  if (!first) return [];
  const title = told(showing, pictureWords.secondary);
  if (fighters.length <= MOST_CARDS) {
    return fighters.map((fighter) =>
      stacked([banner(title, fighter.seat, SECONDARY), ...fighterCard(showing, fighter, SECONDARY)], 5),
    );
  }
  const width = Math.min(room, 2 * SECONDARY + GAP);
  const strips = fighters.flatMap((fighter) => [
    briefCard(showing, cardIn(fighter.card), width),
    ...shieldOn(showing, fighter, width - 20),
  ]);
  return [stacked([banner(`${title} × ${fighters.length}`, first.seat, width), ...strips], 5)];
}

/** A creature that entered the duel zone and fights no duel now. */
function waitingPiece(showing: Showing, placed: PlacedView, seat: Seat, isAside: boolean): Piece {
  const width = isAside ? SECONDARY : DUELLIST;
  return stacked([banner(told(showing, pictureWords.waits), seat, width), lyingCard(showing, placed, seat, width)], 5);
}
