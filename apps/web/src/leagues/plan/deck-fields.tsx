import type { JSX } from 'preact';
import { SelectBox } from '../../frame/fields.js';
import { words as league } from '../words.js';
import { Flag, Moment } from './boxes.js';
import { fieldOf, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

/** The decks, or bases, that players submit for the whole season. */
export function DeckFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const { value, set } = fieldOf(plan, 'decks');
  return (
    <>
      <SelectBox
        label={words.shown}
        value={value?.shown ?? 'NONE'}
        values={Object.entries(league.decksShown) as [keyof typeof league.decksShown, string][]}
        onValue={(shown) => set(shown === 'NONE' ? undefined : { ...value, shown })}
      />
      {value && (
        <>
          <Moment label={words.deadline} hint={words.deadlineHint} part={fieldOf({ value, set }, 'deadline')} />
          <Flag label={words.decksNeeded} part={fieldOf({ value, set }, 'required')} usual />
        </>
      )}
    </>
  );
}
