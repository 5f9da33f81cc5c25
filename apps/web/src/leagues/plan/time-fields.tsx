import type { JSX } from 'preact';
import { NumberBox, SelectBox } from '../../frame/fields.js';
import { Moment, Optional, UsualNumber } from './boxes.js';
import { Duration } from './duration.js';
import { formatOf, hasPairedRounds } from './formats.js';
import { fieldOf, inVariant, variantOf, type MaybePart, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

const DAY = 86_400;

/** When rounds are paired, how long games wait for their players, and when players may be away. */
export function TimeFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const joinWithin = fieldOf(plan, 'joinWithin');
  return (
    <>
      {hasPairedRounds(formatOf(plan.value)) && <PairingFields part={fieldOf(plan, 'pairing')} />}
      <Duration
        label={words.joinWithin}
        hint={words.joinWithinHint}
        part={{ value: joinWithin.value ?? DAY, set: joinWithin.set }}
        least={60}
        most={30 * DAY}
      />
      <Optional label={words.requestedByes} part={fieldOf(plan, 'requestedByes')} first={{ most: 1 }}>
        {(byes) => (
          <>
            <NumberBox
              label={words.mostByes}
              value={byes.value.most}
              least={1}
              most={100}
              onValue={fieldOf(byes, 'most').set}
            />
            <UsualNumber
              label={words.lastBye}
              part={fieldOf(byes, 'lastRound')}
              least={1}
              most={100}
              usual={words.anyRound}
            />
          </>
        )}
      </Optional>
      <Optional label={words.vacation} part={fieldOf(plan, 'vacation')} first={{ days: 10 }}>
        {({ value: { days }, set }) => (
          <NumberBox
            label={words.vacationDays}
            value={days}
            least={1}
            most={90}
            onValue={(next) => set({ days: next })}
          />
        )}
      </Optional>
    </>
  );
}

type Pairing = NonNullable<Plan['pairing']>;

interface PairingProps {
  readonly part: MaybePart<Pairing>;
}

const PairingFields = ({ part: { value, set } }: PairingProps): JSX.Element => (
  <>
    <SelectBox
      label={words.pairing}
      value={value ? variantOf(value) : 'BY_HAND'}
      values={Object.entries(words.pairings) as [keyof typeof words.pairings, string][]}
      onValue={(kind) => set(pairingOf(kind))}
    />
    {value && <KindFields pairing={{ value, set }} />}
  </>
);

function pairingOf(kind: keyof typeof words.pairings): Pairing | undefined {
  switch (kind) {
    case 'BY_HAND':
      return undefined;
    case 'WHEN_COMPLETE':
      return { WHEN_COMPLETE: {} };
    case 'TIMETABLE':
      return { TIMETABLE: { first: new Date(Date.now() + DAY * 1_000).toISOString(), every: 7 * DAY } };
  }
}

function KindFields({ pairing }: { readonly pairing: Part<Pairing> }): JSX.Element {
  const [whenComplete, timetable] = [inVariant(pairing, 'WHEN_COMPLETE'), inVariant(pairing, 'TIMETABLE')];
  return (
    <>
      {whenComplete && (
        <Duration
          label={words.pause}
          part={{ value: whenComplete.value.pause ?? 0, set: fieldOf(whenComplete, 'pause').set }}
          least={0}
          most={7 * DAY}
        />
      )}
      {timetable && (
        <>
          <Moment
            label={words.first}
            hint={words.firstHint}
            part={{
              value: timetable.value.first,
              set: (first) => first != null && fieldOf(timetable, 'first').set(first),
            }}
            isNeeded
          />
          <Duration label={words.every} part={fieldOf(timetable, 'every')} least={60} most={31 * DAY} />
        </>
      )}
    </>
  );
}
