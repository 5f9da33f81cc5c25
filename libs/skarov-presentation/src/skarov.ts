import { skarov as rules } from '#skarov';
import { defineRuleset, type PresentationOf, randomBot } from '#kernel';
import { atAnySeat } from './bots/at-any-seat.js';
import { botWords } from './bots/bot-words.js';
import { mastermind } from './bots/mastermind.js';
import { recruit } from './bots/recruit.js';
import { census } from './census.js';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { glossary } from './describe/glossary.js';
import { endings, scoreParts, seatNames } from './describe/outcome.js';
import { optionWords } from './describe/option-words.js';
import { why } from './describe/reasons.js';
import { refs } from './describe/refs.js';
import { stepNames } from './describe/step-names.js';
import { formatFact } from './describe/format-fact.js';
import { pictures } from './picture/pictures.js';
import { piecePictures } from './picture/piece-pictures.js';
import { refusalMessages } from './refusal-messages.js';

const presentation: PresentationOf<typeof rules> = {
  title: { en: 'The Threat of Professor Skarov', fr: 'La Menace du Professeur Skarov' },
  endings,
  seatNames,
  scoreParts,
  steps: stepNames,
  glossary,
  census,
  bots: { random: randomBot, recruit, patrol: atAnySeat, overlord: atAnySeat, mastermind },
  botWords,
  commandTexts,
  describe,
  why,
  pictures,
  refs,
  optionWords,
  piecePictures,
  tellFact: formatFact,
  refusalMessages,
};

/** Skarov as a server plays and shows it: its rules with their presentation. */
export const skarov = defineRuleset({ ...rules, ...presentation });
