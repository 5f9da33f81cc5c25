import { z } from 'zod';

/** A place at the table. */
export const seat = z.int().min(0).meta({ description: 'Number of a seat, from 0, clockwise.' });

/** The print of a card. */
export const oil = z.int().min(1).max(10).meta({ description: 'Oil on a card: 2 to 10.' });
