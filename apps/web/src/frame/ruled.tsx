import type { JSX } from 'preact';
import { withRules } from './rule-ids.js';
import { RuleId } from './rule-id.js';

/** A text in which each id of a rule opens what the rule says. */
export const Ruled = ({ text }: { readonly text: string }): JSX.Element => (
  <>{withRules(text).map((piece, at) => (typeof piece === 'string' ? piece : <RuleId key={at} id={piece.ruleId} />))}</>
);
