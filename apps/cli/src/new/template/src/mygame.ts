import { defineRuleset } from 'chronicler/kernel';
import { presentation } from './presentation.js';
import { rules } from './rules.js';

/** What a server plays: rules with their presentation. */
export const ruleset = defineRuleset({ ...rules, ...presentation });
