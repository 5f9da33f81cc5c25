import { arena as rules } from '#arena';
import { defineRuleset, type PresentationOf, randomBot } from '#kernel';
import { botWords } from './bots/bot-words.js';
import { champion } from './bots/champion.js';
import { duelist } from './bots/duelist.js';
import { squire } from './bots/squire.js';
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
import { pictures, piecePictures } from './picture/pictures.js';
import { refusalMessages } from './refusal-messages.js';

const presentation: PresentationOf<typeof rules> = {
  title: { en: 'Guardians Arena', fr: 'Guardians Arena' },
  endings,
  scoreParts,
  steps: stepNames,
  glossary,
  bots: { random: randomBot, squire, duelist, champion },
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

/** Guardians Arena as a server plays and shows it: its rules with their presentation. */
export const arena = defineRuleset({ ...rules, ...presentation });
