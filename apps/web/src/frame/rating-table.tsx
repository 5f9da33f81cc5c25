import type { JSX } from 'preact';
import { locale, words } from '../messages/locale.js';
import { Course } from './course.js';

/** A rating, with its course from game to game. */
export interface Rated {
  readonly id: string;
  /** The owner of the rating, or its game. */
  readonly name: string;
  readonly shown: number;
  readonly deviation: number;
  readonly games: number;
  /** Its means, the oldest first. */
  readonly course: readonly number[];
}

interface RatingTableProps {
  /** The heading of the names. */
  readonly of: string;
  /** The heading of the courses. */
  readonly course: string;
  readonly courseOf: (name: string, values: string) => string;
  readonly ratings: readonly Rated[];
}

const said = (number: number): string => number.toLocaleString(locale, { maximumFractionDigits: 1 });

/** Ratings in a table. */
export const RatingTable = ({ of, course, courseOf, ratings }: RatingTableProps): JSX.Element => (
  <table>
    <thead>
      <tr>
        <th scope="col">{of}</th>
        <th scope="col">{words.rating}</th>
        <th scope="col">{words.games}</th>
        <th scope="col">{course}</th>
      </tr>
    </thead>
    <tbody>
      {ratings.map((rating) => (
        <tr key={rating.id}>
          <th scope="row">{rating.name}</th>
          <td>
            {said(rating.shown)} <small>± {said(rating.deviation)}</small>
          </td>
          <td>{rating.games}</td>
          <td>
            <Course values={rating.course} labelOf={(values) => courseOf(rating.name, values)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
