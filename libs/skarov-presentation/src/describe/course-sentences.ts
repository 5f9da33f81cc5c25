import type { Localized } from '#kernel';
import { signed, waits } from '#skirmish-presentation';
import { type EventType, findObjective } from '#skarov/queries';
import { stepNames } from './step-names.js';
import type { Tellings } from './event-formatter.js';

/** The names of the items of the end of a turn; any other item is an objective, by its id (SKAROV-END-12). */
const items: Readonly<Record<string, Localized>> = {
  rules: { en: 'traps and rules of the adventure', fr: 'pièges et règles de l’aventure' },
  discards: { en: 'cards in play', fr: 'cartes en jeu' },
  draw: { en: 'event cards of the overlord', fr: 'cartes Événement du Professeur' },
  wounds: { en: 'wounds', fr: 'blessures' },
  recovery: { en: 'recovery of power cards', fr: 'reprise des cartes Pouvoir' },
  upkeep: { en: 'upkeep', fr: 'remise en ordre' },
};

/** Steps, revealed plans, rooms, objectives and the end of a turn. */
export const courseSentences = {
  stepOpened: ({ step }, tell) => waits(tell, stepNames[step]),
  cardShown: ({ seat, heroId, cardId, side }, tell) =>
    tell.say(
      `${tell.who(seat)} turns up a card ${tell.of(heroId)}: ${tell.plays([{ cardId, side }])}.`,
      `${tell.who(seat)} retourne une carte ${tell.of(heroId)} : ${tell.plays([{ cardId, side }])}.`,
    ),
  cardsRevealed({ heroes }, tell) {
    const shown = tell.each(heroes.map(({ heroId, plays }) => [tell.figure(heroId), tell.plays(plays)]));
    return tell.say(`All cards are revealed. ${shown}.`, `Les cartes sont révélées. ${shown}.`);
  },
  roomActivated: ({ faceId }, tell) =>
    tell.say(`Professor Skarov sets off ${tell.room(faceId)}.`, `Le professeur Skarov active ${tell.room(faceId)}.`),
  roomSkipped: (_, tell) =>
    tell.say('Professor Skarov sets off no room.', 'Le professeur Skarov n’active aucune salle.'),
  ruleTriggered: ({ ruleId, figureId }, tell) =>
    figureId === undefined
      ? tell.say(`Rule of the adventure: ${tell.rule(ruleId)}`, `Règle de l’aventure : ${tell.rule(ruleId)}`)
      : tell.say(
          `${tell.figure(figureId)} sets this off: ${tell.rule(ruleId)}`,
          `${tell.figure(figureId)} déclenche : ${tell.rule(ruleId)}`,
        ),
  endOfTurnBegun: ({ turn }, tell) => tell.say(`Turn ${turn} comes to its end.`, `Le tour ${turn} touche à sa fin.`),
  endOfTurnItem({ item }, tell) {
    const name = items[item];
    const what = name ? tell.text(name) : tell.card(item);
    return tell.say(`End of the turn: ${what}.`, `Fin du tour : ${what}.`);
  },
  objectiveAdvanced({ objectiveId, by, counter, source }, tell) {
    const counted = findObjective(objectiveId)?.counter.name;
    const name = tell.card(objectiveId);
    const isNamedSo = counted && name.toLowerCase().includes(tell.text(counted).toLowerCase());
    const what = counted && !isNamedSo ? `${name}, ${tell.text(counted)}` : name;
    const from = source === objectiveId ? '' : tell.by(source);
    return tell.say(
      `${what}: ${signed(by)}, now ${counter}${from}.`,
      `${what} : ${signed(by)}, désormais ${counter}${from}.`,
    );
  },
  objectiveSettled: ({ objectiveId, side }, tell) =>
    side === 'HEROES'
      ? tell.say(
          `The heroes have neutralised the objective ${tell.card(objectiveId)}.`,
          `Les héros ont neutralisé l’objectif ${tell.card(objectiveId)}.`,
        )
      : tell.say(
          `The objective ${tell.card(objectiveId)} goes as Professor Skarov wants it.`,
          `L’objectif ${tell.card(objectiveId)} tourne à l’avantage du professeur Skarov.`,
        ),
  finalCombatBegun: (_, tell) =>
    tell.say(
      'The final combat begins: the heroes may open the control room now.',
      'Le combat final commence : les héros peuvent désormais ouvrir la salle de contrôle.',
    ),
  escapeOpened: ({ heroId }, tell) =>
    tell.say(
      `With ${tell.figure(heroId)} out of action, Professor Skarov may flee from now on.`,
      `${tell.figure(heroId)} hors de combat, le professeur Skarov peut désormais prendre la fuite.`,
    ),
  woundHealed: ({ heroId, woundId, source }, tell) =>
    tell.say(
      `${tell.figure(heroId)} gets rid of ${tell.card(woundId)}${tell.by(source)}.`,
      `${tell.figure(heroId)} se défait ${tell.elided('de', tell.card(woundId))}${tell.by(source)}.`,
    ),
} satisfies Partial<Tellings<EventType>>;
