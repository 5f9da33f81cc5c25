import { spoken } from '../messages/spoken.js';

/** The words of planned commands. */
export const words = spoken(
  {
    title: 'Plan my next move',
    text: 'It is played for you when you are asked and it is possible. No one else learns of it.',
    none: 'Nothing is planned.',
    nothingYet: 'You can plan moves that you have been offered before.',
    move: 'Move',
    times: 'How often',
    once: 'once',
    until: (event: string) => `each time, until: ${event}`,
    pause: 'Seconds to wait before each move',
    add: 'Plan it',
    remove: (move: string) => `Remove: ${move}`,
  },
  {
    title: 'Prévoir mon prochain coup',
    text: 'Il est joué pour vous quand on vous le demande et qu’il est possible. Personne d’autre ne l’apprend.',
    none: 'Rien n’est prévu.',
    nothingYet: 'Vous pouvez prévoir des coups qui vous ont déjà été proposés.',
    move: 'Coup',
    times: 'Combien de fois',
    once: 'une fois',
    until: (event: string) => `chaque fois, jusqu’à : ${event}`,
    pause: 'Secondes d’attente avant chaque coup',
    add: 'Le prévoir',
    remove: (move: string) => `Retirer : ${move}`,
  },
);
