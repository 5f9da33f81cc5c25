import { inWords } from '../table/in-words.js';

/** The name of an option as a label: `seatsA` is “Seats A”, `scenarioId` is “Scenario”. */
export const optionLabel = (name: string): string =>
  inWords(name.replace(/Id$/, '')).replace(/ [a-z]$/, (letter) => letter.toUpperCase());
