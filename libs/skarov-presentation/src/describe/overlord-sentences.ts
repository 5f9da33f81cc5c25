import { beginning } from '#skirmish/content';
import type { EventType } from '#skarov/queries';
import type { Tellings } from './event-formatter.js';

/** Event cards, and the activations of villains. */
export const overlordSentences = {
  eventsShuffled: ({ count }, tell) =>
    tell.say(
      `${tell.count(count, 'event card', 'carte')} ${count === 1 ? 'is' : 'are'} shuffled into a pile.`,
      `Pile d’événements mélangée : ${tell.count(count, 'event card', 'carte')}.`,
    ),
  eventsDrawn({ seat, count, cardIds }, tell) {
    if (count === 0) {
      return tell.say(
        `${tell.who(seat)} has no event card to draw.`,
        `${tell.who(seat)} n’a aucun événement à piocher.`,
      );
    }
    const what = cardIds === undefined ? tell.count(count, 'event card', 'événement') : tell.cards(cardIds);
    return tell.say(`${tell.who(seat)} draws ${what}.`, `${tell.who(seat)} pioche ${what}.`);
  },
  eventSet({ seat, sheetId, cardId }, tell) {
    const what = cardId === undefined ? tell.say('an event card', 'une carte Événement') : tell.card(cardId);
    return tell.say(
      `${tell.who(seat)} lays ${what} by the sheet ${tell.of(sheetId)}.`,
      `${tell.who(seat)} pose ${what} près de la fiche ${tell.of(sheetId)}.`,
    );
  },
  eventTakenBack({ seat, sheetId, cardId }, tell) {
    const what = cardId === undefined ? tell.say('the event card', 'la carte Événement') : tell.card(cardId);
    return tell.say(
      `${tell.who(seat)} takes back ${what} by the sheet ${tell.of(sheetId)}.`,
      `${tell.who(seat)} reprend ${what} près de la fiche ${tell.of(sheetId)}.`,
    );
  },
  eventShown: ({ seat, sheetId, cardId }, tell) =>
    tell.say(
      `${tell.who(seat)} turns up ${tell.card(cardId)} by the sheet ${tell.of(sheetId)}.`,
      `${tell.who(seat)} retourne ${tell.card(cardId)} près de la fiche ${tell.of(sheetId)}.`,
    ),
  activationAnnounced: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} ends the planning.`, `${tell.who(seat)} met fin à la planification.`),
  eventsRevealed({ sheets }, tell) {
    if (sheets.length === 0)
      return tell.say('No event card lies by a sheet.', 'Aucune carte Événement près des fiches.');
    const shown = tell.each(sheets.map(({ sheetId, cardIds }) => [tell.figure(sheetId), tell.cards(cardIds)]));
    return tell.say(
      `The event cards are revealed. ${beginning(shown)}.`,
      `Les cartes Événement sont révélées. ${beginning(shown)}.`,
    );
  },
  setEventsDiscarded: ({ cardIds }, tell) =>
    cardIds.length === 0
      ? tell.say('No event card lay by a sheet.', 'Aucune carte Événement n’était près d’une fiche.')
      : tell.say(
          `Event cards by the sheets are discarded: ${tell.cards(cardIds)}.`,
          `Défausse des cartes Événement posées près des fiches : ${tell.cards(cardIds)}.`,
        ),
  sheetActivated({ sheetId, figureIds }, tell) {
    const acting = figureIds.map(tell.figure);
    if (acting.length === 0) {
      return tell.say(
        `The sheet ${tell.of(sheetId)} is activated, and no one is there to act.`,
        `La fiche ${tell.of(sheetId)} est activée, mais il n’y a personne pour agir.`,
      );
    }
    return tell.say(
      `The sheet ${tell.of(sheetId)} is activated: ${acting.join(', ')}.`,
      `La fiche ${tell.of(sheetId)} est activée : ${acting.join(', ')}.`,
    );
  },
  slotPassed: ({ drawn }, tell) =>
    drawn
      ? tell.say(
          'No villain sheet can be activated: the overlord draws a card instead.',
          'Aucune fiche de vilain ne peut être activée : le Professeur pioche une carte à la place.',
        )
      : tell.say('No villain sheet is activated.', 'Aucune fiche de vilain n’est activée.'),
  figureSelected: ({ figureId, actions }, tell) =>
    tell.say(
      `${tell.figure(figureId)} acts, with ${tell.count(actions, 'action', 'action')}.`,
      `${tell.figure(figureId)} agit : ${tell.count(actions, 'action', 'action')}.`,
    ),
  eventPlayed: ({ seat, sheetId, cardId }, tell) =>
    tell.say(
      `${tell.who(seat)} plays the event ${tell.card(cardId)} while ${tell.figure(sheetId)} acts.`,
      `${tell.who(seat)} joue l’événement ${tell.card(cardId)} pendant l’activation ${tell.of(sheetId)}.`,
    ),
  villainActivationEnded: ({ sheetId }, tell) =>
    tell.say(
      `The activation of the sheet ${tell.of(sheetId)} is over.`,
      `L’activation de la fiche ${tell.of(sheetId)} est terminée.`,
    ),
  eventDiscarded: ({ seat, cardId, source }, tell) =>
    tell.say(
      `${tell.who(seat)} discards ${tell.card(cardId)}${tell.by(source)}.`,
      `${tell.who(seat)} défausse ${tell.card(cardId)}${tell.by(source)}.`,
    ),
} satisfies Partial<Tellings<EventType>>;
