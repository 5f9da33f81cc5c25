import { z } from 'zod';

/** The last millisecond that a date may have. */
const END_OF_TIME = 8_640_000_000_000_000;

/** A moment, in milliseconds since 1970; over GraphQL a DateTime. */
export const momentSchema = z.int().min(0).max(END_OF_TIME).meta({ moment: true });
