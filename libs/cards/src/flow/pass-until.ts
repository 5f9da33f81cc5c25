import { z } from 'zod';

export const passUntilSchema = z.enum(['WINDOW', 'COMBAT', 'TURN', 'GAME']).meta({
  id: 'PassUntil',
  description:
    'Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back.',
});
export type PassUntil = z.output<typeof passUntilSchema>;
