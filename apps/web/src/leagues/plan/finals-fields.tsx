import type { JSX } from 'preact';
import { NumberBox, SelectBox } from '../../frame/fields.js';
import { Optional } from './boxes.js';
import { MatchFields } from './match-fields.js';
import { fieldOf, variantOf, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

/** The bracket of the best after the rounds. */
export const FinalsFields = ({ plan }: { readonly plan: Part<Plan> }): JSX.Element => (
  <Optional label={words.withFinals} part={fieldOf(plan, 'finals')} first={{ format: { KNOCK_OUT: true }, top: 8 }}>
    {(finals) => (
      <>
        <NumberBox
          label={words.top}
          value={finals.value.top}
          least={2}
          most={128}
          onValue={fieldOf(finals, 'top').set}
        />
        <SelectBox
          label={words.finalsFormat}
          value={variantOf(finals.value.format)}
          values={Object.entries(words.finalsFormats) as [keyof typeof words.finalsFormats, string][]}
          onValue={(format) =>
            fieldOf(finals, 'format').set(format === 'KNOCK_OUT' ? { KNOCK_OUT: true } : { DOUBLE_ELIMINATION: true })
          }
        />
        <MatchFields label={words.finalsMatch} part={fieldOf(finals, 'match')} />
      </>
    )}
  </Optional>
);
