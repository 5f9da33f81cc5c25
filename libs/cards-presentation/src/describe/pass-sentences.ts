import { localized, type Localized, type RedactedOf, type Tellings } from '#kernel';
import type { CardTeller } from './card-teller.js';
import type { passEvents, PassUntil } from '#cards/flow';

/** Until when passes are declared, after "to pass". */
export const untilWhen: Readonly<Record<PassUntil, Localized>> = {
  WINDOW: localized('until this step is over', 'jusqu’à la fin de l’étape'),
  COMBAT: localized('until this combat is over', 'jusqu’à la fin du combat'),
  TURN: localized('until the end of the turn', 'jusqu’à la fin du tour'),
  GAME: localized('until further notice', 'jusqu’à nouvel ordre'),
};

/** A sentence for each event of acting and passing in turn. */
export const passSentences: Tellings<RedactedOf<ReturnType<typeof passEvents>>, CardTeller> = {
  windowOpened: ({ seat }, tell) => tell.say(`${tell.who(seat)} acts first.`, `${tell.who(seat)} agit en premier.`),
  passed: ({ seat }, tell) => tell.say(`${tell.who(seat)} passes.`, `${tell.who(seat)} passe.`),
  priorityGiven: ({ seat }, tell) => tell.say(`It is ${tell.of(seat)} turn to act.`, `À ${tell.who(seat)} d’agir.`),
  passesDeclared: ({ seat, until }, tell) => {
    const { en, fr } = untilWhen[until];
    return tell.say(`${tell.who(seat)} will pass ${en}.`, `${tell.who(seat)} passera ${fr}.`);
  },
  passesWithdrawn: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} no longer passes ahead.`, `${tell.who(seat)} ne passe plus d’avance.`),
};
