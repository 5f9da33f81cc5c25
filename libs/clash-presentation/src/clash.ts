import { clash as rules } from '#clash';
import { defineRuleset, type PresentationOf, randomBot } from '#kernel';
import { botWords } from './bots/bot-words.js';
import { captain } from './bots/captain.js';
import { strategist } from './bots/strategist.js';
import { understudy } from './bots/understudy.js';
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
  title: { en: 'Clash of Heroes', fr: 'Le Clash des Héros' },
  endings,
  seatNames,
  scoreParts,
  steps: stepNames,
  glossary,
  census,
  bots: { random: randomBot, understudy, captain, strategist },
  botWords,
  commandTexts,
  describe,
  why,
  tellFact: formatFact,
  pictures,
  refs,
  optionWords,
  piecePictures,
  refusalMessages,
};

/** Clash of Heroes as a server plays and shows it: its rules with their presentation. */
export const clash = defineRuleset({ ...rules, ...presentation });
