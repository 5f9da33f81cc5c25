import type { Locale } from '#kernel';
import type { campaignEvents } from '../events/campaign-events.js';
import type { combatEvents } from '../events/combat-events.js';
import { campaignSentencesEn } from './campaign-sentences-en.js';
import { campaignSentencesFr } from './campaign-sentences-fr.js';
import { combatSentencesEn } from './combat-sentences-en.js';
import { combatSentencesFr } from './combat-sentences-fr.js';
import type { Tellings } from './teller.js';

type FightEventType = keyof typeof campaignEvents | keyof typeof combatEvents;

/** Sentences about campaigns and guild combats. */
export const fightSentences: Readonly<Record<Locale, Tellings<FightEventType>>> = {
  en: { ...campaignSentencesEn, ...combatSentencesEn },
  fr: { ...campaignSentencesFr, ...combatSentencesFr },
};
