import type { EffectFields } from './effect-fields.js';
import { operation } from './operations.js';

/** The contradictions in an effect, in sentences (cards.md 4 and 5). */
export const effectFaults = (effect: EffectFields): string[] => [
  ...valueFaults(effect),
  ...whatFaults(effect),
  ...ruleFaults(effect),
  ...abilityFaults(effect),
  ...ownerFaults(effect),
];

function valueFaults({ op, value }: EffectFields): string[] {
  const takes = operation(op).value;
  if (value === undefined) return takes ? [`${op} needs a value.`] : [];
  if (!takes) return [`${op} takes no value.`];
  return (takes === 'count' ? value < 1 : value === 0) ? [`${value} is no value for ${op}.`] : [];
}

function whatFaults({ op, what, immunity, vulnerabilities }: EffectFields): string[] {
  const faults: string[] = [];
  const words = operation(op).what;
  if (!words && what !== undefined) faults.push(`${op} takes no "what".`);
  if (words && (what === undefined || !words.includes(what))) {
    faults.push(`"what" of ${op} is one of ${words.join(', ')}.`);
  }
  if ((op === 'IMMUNE') !== (immunity !== undefined)) faults.push('IMMUNE, and nothing else, has an immunity.');
  if (vulnerabilities && op !== 'BAR_CORRUPTION') faults.push('Only BAR_CORRUPTION names vulnerabilities.');
  return faults;
}

function ruleFaults({ op, what, setting }: EffectFields): string[] {
  if (op !== 'RULE') return setting === undefined ? [] : ['Only RULE has a setting.'];
  if (setting === undefined) return ['RULE needs a setting.'];
  return (what === 'COMPARE') === (setting === 'NONE')
    ? ['COMPARE is set to LOWER_WINS or HIGHER_WINS, every other rule to NONE.']
    : [];
}

function abilityFaults({ op, trigger, timing, cost }: EffectFields): string[] {
  const faults: string[] = [];
  if (trigger === 'ACTIVATED' && !timing) faults.push('An ability needs a timing.');
  if ((op === 'SAVE') !== (trigger === 'BEATEN')) faults.push('SAVE, and nothing else, is for who is BEATEN.');
  if (cost !== undefined && trigger !== 'ACTIVATED' && trigger !== 'BEATEN') {
    faults.push('Only an ability costs stones; the cost of a spell or hand item stands on the card.');
  }
  return faults;
}

/** Every target but ALL says already whose creatures are meant. */
function ownerFaults({ target, when, immunity }: EffectFields): string[] {
  const where = [when?.opponent, immunity?.creatures, ...(target === 'ALL' ? [] : [when?.own])];
  return where.some((filter) => filter?.owner !== undefined)
    ? ['Only which creatures of ALL an effect is for goes by their owner.']
    : [];
}
