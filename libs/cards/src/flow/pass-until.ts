import { z } from 'zod';

export const passUntilSchema = z
  .enum(['WINDOW', 'TURN'])
  .meta({ id: 'PassUntil', description: 'How long passes are declared ahead: for the open window, or for the turn.' });
export type PassUntil = z.output<typeof passUntilSchema>;
