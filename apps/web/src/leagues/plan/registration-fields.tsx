import type { JSX } from 'preact';
import { Flag, Moment, Optional, UsualNumber } from './boxes.js';
import { List } from './lists.js';
import { fieldOf, inside, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

type Registration = NonNullable<Plan['registration']>;

interface RegistrationProps {
  readonly registration: Part<Registration>;
}

/** How players get into the season. */
export function RegistrationFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const registration = inside(plan, 'registration');
  return (
    <>
      <Moment label={words.opens} hint={words.opensHint} part={fieldOf(registration, 'opens')} />
      <Moment label={words.closes} hint={words.closesHint} part={fieldOf(registration, 'closes')} />
      <UsualNumber
        label={words.capacity}
        hint={words.capacityHint}
        part={fieldOf(registration, 'capacity')}
        least={2}
        most={10_000}
        usual={words.unlimited}
      />
      <UsualNumber
        label={words.lateUntil}
        hint={words.lateUntilHint}
        part={fieldOf(registration, 'lateUntil')}
        least={1}
        most={100}
        usual={words.anyRound}
      />
      <Flag label={words.approval} part={fieldOf(registration, 'approval')} />
      <CheckInFields registration={registration} />
      <ConditionFields registration={registration} />
      <p class="notice">{words.joinCodeHint}</p>
    </>
  );
}

const CheckInFields = ({ registration }: RegistrationProps): JSX.Element => (
  <Optional label={words.checkIn} part={fieldOf(registration, 'checkIn')} first={{}}>
    {(checkIn) => (
      <>
        <Moment label={words.checkInOpens} hint={words.checkInOpensHint} part={fieldOf(checkIn, 'opens')} />
        <Moment label={words.checkInCloses} hint={words.checkInClosesHint} part={fieldOf(checkIn, 'closes')} />
      </>
    )}
  </Optional>
);

const RATINGS = { least: -10_000, most: 10_000, isFraction: true };

/** What accounts need that no organizer has invited. */
function ConditionFields({ registration }: RegistrationProps): JSX.Element {
  const conditions = inside(registration, 'conditions');
  const rating = inside(conditions, 'rating');
  const allowed = fieldOf(conditions, 'allowed');
  const usual = words.noCondition;
  return (
    <>
      <UsualNumber label={words.leastRating} part={fieldOf(rating, 'least')} {...RATINGS} usual={usual} />
      <UsualNumber label={words.mostRating} part={fieldOf(rating, 'most')} {...RATINGS} usual={usual} />
      <UsualNumber
        label={words.ratedGames}
        part={fieldOf(conditions, 'games')}
        least={1}
        most={100_000}
        usual={usual}
      />
      <UsualNumber
        label={words.accountDays}
        part={fieldOf(conditions, 'accountDays')}
        least={1}
        most={36_500}
        usual={usual}
      />
      <List
        label={words.allowed}
        hint={words.allowedHint}
        part={{ value: allowed.value ?? [], set: (ids) => allowed.set(ids.length > 0 ? ids : undefined) }}
        read={(id) => id}
        least={0}
        most={1_000}
        fault={words.idsFault}
      />
    </>
  );
}
