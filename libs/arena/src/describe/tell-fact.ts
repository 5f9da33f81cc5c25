import { tellerIn, type Json, type Locale } from '#kernel';
import { findPrinted } from '../content/catalogue.js';
import type { Step } from '../words.js';
import { stepNames } from './step-names.js';

/** What people call a fact of a refusal: cards by name, steps in words. */
export function tellFact(fact: string, value: Json, locale: Locale): string | undefined {
  const { say, text, quoted } = tellerIn(locale, []);
  if (fact === 'step') return text(stepNames[value as Step]);
  if (fact !== 'printed') return undefined;
  const card = typeof value === 'string' ? findPrinted(value) : undefined;
  return card ? quoted(text(card.name)) : say('This card', 'Cette carte');
}
