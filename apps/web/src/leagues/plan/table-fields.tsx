import type { JSX } from 'preact';
import { Check } from '../../frame/check.js';
import { NumberBox } from '../../frame/fields.js';
import { words as league } from '../words.js';
import { Choice, Flag, Optional } from './boxes.js';
import { Duration } from './duration.js';
import { CalendarFields } from './calendar-fields.js';
import { fieldOf, inside, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

const DAY = 86_400;

/** The settings of the tables of all games. */
export function TableFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const table = inside(plan, 'table');
  const delay = fieldOf(table, 'spectatorDelay');
  return (
    <>
      <Choice label={league.seating} part={fieldOf(table, 'seating')} usual="AT_ONCE" names={league.seatings} />
      <Duration label={words.delay} part={{ value: delay.value ?? 0, set: delay.set }} least={0} most={3_600} />
      <DealFields plan={plan} />
      <ClockFields table={table} />
      <Flag label={words.substitutes} part={fieldOf(table, 'substitutes')} />
      <Optional label={words.elsewhere} part={fieldOf(plan, 'elsewhere')} first={{}}>
        {(elsewhere) => (
          <Duration
            label={words.confirmWithin}
            part={{ value: elsewhere.value.confirmWithin ?? DAY, set: fieldOf(elsewhere, 'confirmWithin').set }}
            least={60}
            most={30 * DAY}
          />
        )}
      </Optional>
    </>
  );
}

/** The deals of the games, for which no seeds are hidden where all of a round have the same. */
function DealFields({ plan: { value: plan, set } }: { readonly plan: Part<Plan> }): JSX.Element {
  const isShared = plan.deal === 'DUPLICATE';
  const { deal: _deal, ...others } = plan;
  return (
    <>
      <Check
        label={words.deals}
        isOn={isShared}
        onChange={(isOn) =>
          set(
            isOn
              ? { ...plan, deal: 'DUPLICATE', table: { ...plan.table, hiddenSeeds: false } }
              : { ...others, table: { ...plan.table, hiddenSeeds: true } },
          )
        }
      />
      {!isShared && (
        <Flag label={words.hiddenSeeds} part={fieldOf(inside({ value: plan, set }, 'table'), 'hiddenSeeds')} usual />
      )}
    </>
  );
}

type Table = NonNullable<Plan['table']>;

/** The clocks, and when they stand still. */
const ClockFields = ({ table }: { readonly table: Part<Table> }): JSX.Element => (
  <>
    <Optional label={words.clock} part={fieldOf(table, 'bank')} first={{ seconds: 1_800, increment: 10 }}>
      {(bank) => (
        <>
          <Duration label={words.bank} part={fieldOf(bank, 'seconds')} least={1} most={7 * DAY} />
          <Duration label={words.increment} part={fieldOf(bank, 'increment')} least={0} most={DAY} />
        </>
      )}
    </Optional>
    <CalendarFields part={fieldOf(table, 'calendar')} />
    <Optional label={words.tableVacation} part={fieldOf(table, 'vacation')} first={{ days: 10 }}>
      {({ value: { days }, set }) => (
        <NumberBox
          label={words.tableVacationDays}
          value={days}
          least={1}
          most={90}
          onValue={(next) => set({ days: next })}
        />
      )}
    </Optional>
  </>
);
