import type { JSX } from 'preact';
import { Check } from '../frame/check.js';
import { NumberBox, SelectBox, TextBox } from '../frame/fields.js';
import { BoxDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { useAnswer } from '../server/use-answer.js';
import { formats, hasGroups, hasRounds, type SeasonPlan } from './plan.js';
import { words } from './words.js';

/** The plan before anything is chosen. */
export const usualPlan: SeasonPlan = {
  name: '',
  ruleset: '',
  format: 'SWISS',
  rounds: 5,
  groups: 0,
  formed: 'SNAKE',
  finalists: 0,
  seating: 'AT_ONCE',
  vacation: 0,
  joinWithin: 24,
  hiddenSeeds: true,
  deals: false,
  checkIn: false,
  decks: 'NONE',
};

interface PlanFieldsProps {
  readonly plan: SeasonPlan;
  readonly onPlan: (plan: SeasonPlan) => void;
}

/** Name, game, format and schedule of a season. */
export function PlanFields({ isNew, plan, onPlan }: PlanFieldsProps & { readonly isNew: boolean }): JSX.Element {
  const set = (change: Partial<SeasonPlan>): void => onPlan({ ...plan, ...change });
  const { data } = useAnswer('box', () => server().ask(BoxDocument, {}));
  return (
    <fieldset>
      <legend>{isNew ? words.openSeason : words.changePlan}</legend>
      {isNew && <TextBox label={words.name} value={plan.name} longest={80} onValue={(name) => set({ name })} />}
      <SelectBox
        label={words.game}
        value={plan.ruleset}
        values={[['', '–'], ...(data?.rulesets ?? []).map(({ name, title }) => [name, title] as const)]}
        onValue={(ruleset) => set({ ruleset })}
      />
      <SelectBox
        label={words.format}
        value={plan.format}
        values={formats.map((format) => [format, words.formats[format]] as const)}
        onValue={(format) => set({ format })}
      />
      {hasRounds(plan.format) && (
        <NumberBox
          least={1}
          label={words.roundsHint}
          value={plan.rounds}
          most={100}
          onValue={(rounds) => set({ rounds })}
        />
      )}
      {hasGroups(plan.format) && <StageFields plan={plan} onPlan={onPlan} />}
      <SelectBox
        label={words.seating}
        value={plan.seating}
        values={(['AT_ONCE', 'BY_PLAYERS'] as const).map((seating) => [seating, words.seatings[seating]] as const)}
        onValue={(seating) => set({ seating })}
      />
      <TimeFields plan={plan} onPlan={onPlan} />
      <EntryFields plan={plan} onPlan={onPlan} />
      <Check label={words.deals} isOn={plan.deals} onChange={(deals) => set({ deals })} />
      {!plan.deals && (
        <Check label={words.hiddenSeeds} isOn={plan.hiddenSeeds} onChange={(hiddenSeeds) => set({ hiddenSeeds })} />
      )}
    </fieldset>
  );
}

/** Groups, and the finals after them. */
const StageFields = ({ plan, onPlan }: PlanFieldsProps): JSX.Element => (
  <>
    <NumberBox
      least={0}
      label={words.groupsOfSeason}
      value={plan.groups}
      most={64}
      onValue={(groups) => onPlan({ ...plan, groups })}
    />
    {plan.groups > 0 && (
      <SelectBox
        label={words.groupsFormed}
        value={plan.formed}
        values={(['SNAKE', 'DRAW', 'BY_HAND'] as const).map((formed) => [formed, words.forming[formed]])}
        onValue={(formed) => onPlan({ ...plan, formed })}
      />
    )}
    <NumberBox
      least={0}
      label={words.finalists}
      value={plan.finalists}
      most={128}
      onValue={(finalists) => onPlan({ ...plan, finalists })}
    />
  </>
);

/** How long a game waits for its players, and for how long they may be away. */
const TimeFields = ({ plan, onPlan }: PlanFieldsProps): JSX.Element => (
  <>
    <NumberBox
      least={1}
      label={words.joinWithin}
      value={plan.joinWithin}
      most={720}
      onValue={(joinWithin) => onPlan({ ...plan, joinWithin })}
    />
    <NumberBox
      least={0}
      label={words.vacationOfSeason}
      value={plan.vacation}
      most={90}
      onValue={(vacation) => onPlan({ ...plan, vacation })}
    />
  </>
);

/** What players need before the first round. */
const EntryFields = ({ plan, onPlan }: PlanFieldsProps): JSX.Element => (
  <>
    <SelectBox
      label={words.decksOfSeason}
      value={plan.decks}
      values={(['NONE', 'JUDGES', 'AT_THE_END', 'PUBLIC'] as const).map((shown) => [shown, words.decksShown[shown]])}
      onValue={(decks) => onPlan({ ...plan, decks })}
    />
    <Check label={words.withCheckIn} isOn={plan.checkIn} onChange={(checkIn) => onPlan({ ...plan, checkIn })} />
  </>
);
