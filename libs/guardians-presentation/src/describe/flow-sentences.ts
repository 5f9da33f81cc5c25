import { buildingSentences, passSentences, shuffleSentences, starterTold } from '#cards-presentation';
import type { flowEvents, setUpEvents } from '#guardians/queries';
import { endings } from './outcome.js';
import { stepNames } from './step-names.js';
import type { Tellings } from './event-formatter.js';

/** How the game goes on. */
export const flowSentences: Tellings<keyof typeof flowEvents> = {
  stageEntered: ({ stage }, tell) =>
    tell.say(`Next step: ${stepNames[stage].en}.`, `Étape suivante : ${stepNames[stage].fr}.`),
  ...passSentences,
  outcomeReached({ reason, winner }, tell) {
    const why = tell.text(endings[reason]);
    if (winner === null) return tell.say(`A draw: ${why}.`, `Match nul : ${why}.`);
    return tell.say(`${tell.who(winner)} wins: ${why}.`, `${tell.who(winner)} gagne : ${why}.`);
  },
};

/** Decks, the table and opening hands. */
export const setUpSentences: Tellings<keyof typeof setUpEvents> = {
  ...buildingSentences,
  ...shuffleSentences,
  tableLaid({ seat, starter, guardian, strongholds, stones }, tell) {
    const deck = starterTold(starter, tell);
    const all = [strongholds.LEFT, strongholds.CENTER, strongholds.RIGHT].map(tell.name).join(tell.say('; ', ' ; '));
    return tell.say(
      `${tell.who(seat)} plays ${deck}${tell.name(guardian)} with ${tell.stones(stones)}. Strongholds: ${all}.`,
      `${tell.who(seat)} joue ${deck}${tell.name(guardian)} avec ${tell.stones(stones)}. Forteresses : ${all}.`,
    );
  },
  deckCut({ seat, depth }, tell) {
    if (depth === undefined)
      return tell.say(`${tell.who(seat)} cuts the other deck.`, `${tell.who(seat)} coupe l’autre paquet.`);
    return tell.say(
      `${tell.who(seat)} cuts the other deck: ${tell.count(depth, 'card', '')} to the bottom.`,
      `${tell.who(seat)} coupe l’autre paquet : ${tell.count(depth, '', 'carte')} au-dessous.`,
    );
  },
  openingHandKept: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} keeps the opening hand.`, `${tell.who(seat)} garde sa main de départ.`),
  openingHandReturned: ({ seat, stones }, tell) =>
    tell.say(
      `${tell.who(seat)} spends a power stone (${stones} left) to draw the opening hand again.`,
      `${tell.who(seat)} dépense une pierre de pouvoir (reste : ${stones}) pour repiocher sa main de départ.`,
    ),
  turnBegan: ({ turn }, tell) => tell.say(`Turn ${turn} begins.`, `Le tour ${turn} commence.`),
};
