import { lantern as rules } from '#lantern';
import { defineRuleset, type PresentationOf, randomBot } from '#kernel';
import { commandTexts } from './describe/command-texts.js';
import { describe } from './describe/describe.js';
import { endings, scoreParts } from './describe/outcome.js';
import { optionWords } from './describe/option-words.js';
import { why } from './describe/reasons.js';
import { refs } from './describe/refs.js';
import { stepNames } from './describe/step-names.js';
import { piecePictures } from './picture/piece-pictures.js';
import { pictures } from './picture/pictures.js';
import { refusalMessages } from './refusal-messages.js';

const presentation: PresentationOf<typeof rules> = {
  title: { en: 'The Lantern Keepers', fr: 'Les Gardiens du phare' },
  endings,
  scoreParts,
  steps: stepNames,
  bots: { random: randomBot },
  piecePictures,
  pictures,
  refs,
  optionWords,
  commandTexts,
  describe,
  why,
  refusalMessages,
};

/** The Lantern Keepers as a server plays and shows it: its rules with their presentation. */
export const lantern = defineRuleset({ ...rules, ...presentation });
