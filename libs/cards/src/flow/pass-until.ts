import { z } from 'zod';

export const passUntilSchema = z
  .enum(['WINDOW', 'TURN'])
  .meta({ id: 'PassUntil', description: 'Time for which passes are declared ahead: the open window, or the turn.' });
export type PassUntil = z.output<typeof passUntilSchema>;
