import type { RedactedOf, Tellings } from '#kernel';
import type { CardTeller } from './card-teller.js';
import type { passEvents } from '#cards/flow';

/** A sentence for each event of acting and passing in turn. */
export const passSentences: Tellings<RedactedOf<ReturnType<typeof passEvents>>, CardTeller> = {
  windowOpened: ({ seat }, tell) => tell.say(`${tell.who(seat)} acts first.`, `${tell.who(seat)} agit en premier.`),
  passed: ({ seat }, tell) => tell.say(`${tell.who(seat)} passes.`, `${tell.who(seat)} passe.`),
  priorityGiven: ({ seat }, tell) => tell.say(`It is ${tell.of(seat)} turn to act.`, `À ${tell.who(seat)} d’agir.`),
  passesDeclared: ({ seat, until }, tell) =>
    until === 'WINDOW'
      ? tell.say(
          `${tell.who(seat)} will pass until this step is over.`,
          `${tell.who(seat)} passera jusqu’à la fin de l’étape.`,
        )
      : tell.say(
          `${tell.who(seat)} will pass until the end of the turn.`,
          `${tell.who(seat)} passera jusqu’à la fin du tour.`,
        ),
  passesWithdrawn: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} no longer passes ahead.`, `${tell.who(seat)} ne passe plus d’avance.`),
};
