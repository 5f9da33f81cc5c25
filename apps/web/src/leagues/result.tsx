import type { JSX } from 'preact';
import { locale } from '../messages/locale.js';
import type { Pairing } from './entries.js';
import { words } from './words.js';

interface ResultProps {
  readonly outcome: NonNullable<Pairing['outcome']>;
  /** In the order of seats. */
  readonly players: readonly string[];
}

/** The points in the order of seats, and how they came about where the game does not say it. */
export function Result({ players, outcome }: ResultProps): JSX.Element {
  const points = players.map((player) => outcome.scores.find((score) => score.player === player)?.points);
  const numbers = points.map((one) => (one === undefined ? '–' : one.toLocaleString(locale)));
  const how = words.outcome[outcome.kind];
  return (
    <span class="result">
      {outcome.kind !== 'ANNULLED' && numbers.join(' : ')} {how !== '' && <small>{how}</small>}
    </span>
  );
}
