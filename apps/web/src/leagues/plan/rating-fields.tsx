import type { JSX } from 'preact';
import { SelectBox } from '../../frame/fields.js';
import { UsualNumber } from './boxes.js';
import { fieldOf, inside, inVariant, variantOf, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

const POSITIVE = { least: Number.MIN_VALUE, most: 1_000_000, isFraction: true };
const GROWTH = { least: 0, most: 1_000_000, isFraction: true };
const PERIOD = { least: 1, most: 3_660, usual: 30 };

type System = NonNullable<NonNullable<Plan['rating']>['rating']>;

/** The rating system of the season, with its parameters. */
export function RatingFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const { value, set } = fieldOf(inside(plan, 'rating'), 'rating');
  const system: Part<System> = { value: value ?? { WENG_LIN: {} }, set };
  const [wengLin, glicko2] = [inVariant(system, 'WENG_LIN'), inVariant(system, 'GLICKO_2')];
  return (
    <>
      <SelectBox
        label={words.system}
        value={variantOf(system.value)}
        values={Object.entries(words.systems) as [keyof typeof words.systems, string][]}
        onValue={(name) => set(name === 'WENG_LIN' ? { WENG_LIN: {} } : { GLICKO_2: {} })}
      />
      {wengLin && (
        <>
          <UsualNumber label={words.mean} part={fieldOf(wengLin, 'mean')} {...POSITIVE} usual={1_500} />
          <UsualNumber label={words.deviation} part={fieldOf(wengLin, 'deviation')} {...POSITIVE} usual={500} />
          <UsualNumber label={words.luck} part={fieldOf(wengLin, 'luck')} {...POSITIVE} usual={250} />
          <UsualNumber label={words.drift} part={fieldOf(wengLin, 'drift')} {...GROWTH} usual={5} />
          <UsualNumber label={words.idle} part={fieldOf(wengLin, 'pause')} {...GROWTH} usual={20} />
          <UsualNumber label={words.period} part={fieldOf(wengLin, 'period')} {...PERIOD} />
        </>
      )}
      {glicko2 && (
        <>
          <UsualNumber label={words.mean} part={fieldOf(glicko2, 'mean')} {...POSITIVE} usual={1_500} />
          <UsualNumber label={words.deviation} part={fieldOf(glicko2, 'deviation')} {...POSITIVE} usual={350} />
          <UsualNumber label={words.volatility} part={fieldOf(glicko2, 'volatility')} {...POSITIVE} usual={0.06} />
          <UsualNumber
            label={words.tau}
            hint={words.tauHint}
            part={fieldOf(glicko2, 'tau')}
            {...POSITIVE}
            usual={0.5}
          />
          <UsualNumber label={words.period} part={fieldOf(glicko2, 'period')} {...PERIOD} />
        </>
      )}
    </>
  );
}
