import { guilds as rules } from '#guilds';
import { defineRuleset, type PresentationOf, randomBot } from '#kernel';
import { botWords } from './bots/bot-words.js';
import { chancellor } from './bots/chancellor.js';
import { clerk } from './bots/clerk.js';
import { steward } from './bots/steward.js';
import { census } from './census.js';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { glossary } from './describe/glossary.js';
import { endings, scoreParts } from './describe/outcome.js';
import { optionWords } from './describe/option-words.js';
import { why } from './describe/reasons.js';
import { refs } from './describe/refs.js';
import { stepNames } from './describe/step-names.js';
import { formatFact } from './describe/format-fact.js';
import { pictures } from './picture/pictures.js';
import { piecePictures } from './picture/piece-pictures.js';
import { refusalMessages } from './refusal-messages.js';

const presentation: PresentationOf<typeof rules> = {
  title: { en: 'Guilds', fr: 'Guildes' },
  endings,
  scoreParts,
  steps: stepNames,
  glossary,
  bots: { random: randomBot, clerk, steward, chancellor },
  botWords,
  census,
  pictures,
  refs,
  optionWords,
  piecePictures,
  commandTexts,
  describe,
  why,
  tellFact: formatFact,
  refusalMessages,
};

/** Guilds as a server plays and shows it: its rules with their presentation. */
export const guilds = defineRuleset({ ...rules, ...presentation });
