import type { ComponentChildren, JSX } from 'preact';
import { SelectBox } from '../../frame/fields.js';
import { BoxDocument } from '../../generated/operations.js';
import { server } from '../../server/server.js';
import { useAnswer } from '../../server/use-answer.js';
import { words as league } from '../words.js';
import { Ordered } from './lists.js';
import { DeckFields } from './deck-fields.js';
import { FinalsFields } from './finals-fields.js';
import { FormatFields } from './format-fields.js';
import { formatOf, formats, hasFinals, withFormat } from './formats.js';
import { MatchFields } from './match-fields.js';
import { fieldOf, type Part } from './part.js';
import { withRuleset, type Plan, type Planned } from './planned.js';
import { RatingFields } from './rating-fields.js';
import { RegistrationFields } from './registration-fields.js';
import { ScoreFields } from './score-fields.js';
import { TableFields } from './table-fields.js';
import { TimeFields } from './time-fields.js';
import { words } from './words.js';

/** The game and the format of a season. */
export function GameFields({ value: planned, set }: Part<Planned>): JSX.Element {
  const { data } = useAnswer('box', () => server().ask(BoxDocument, {}));
  const plan = fieldOf({ value: planned, set }, 'plan');
  return (
    <>
      <SelectBox
        label={league.game}
        value={planned.ruleset}
        values={[['', '–'], ...(data?.rulesets ?? []).map(({ name, title }) => [name, title] as const)]}
        onValue={(ruleset) => set(withRuleset(planned, ruleset))}
      />
      <SelectBox
        label={league.format}
        value={formatOf(plan.value)}
        values={formats.map((format) => [format, league.formats[format]] as const)}
        onValue={(format) => plan.set(withFormat(plan.value, format))}
      />
      <FormatFields plan={plan} />
    </>
  );
}

/** The other parts of a plan, each folded until it is wanted. */
export const PlanFields = ({ plan }: { readonly plan: Part<Plan> }): JSX.Element => (
  <div>
    <Fold title={words.rounds}>
      <TimeFields plan={plan} />
    </Fold>
    <Fold title={words.registration}>
      <RegistrationFields plan={plan} />
    </Fold>
    <Fold title={words.matches}>
      <MatchFields label={words.match} part={fieldOf(plan, 'match')} />
    </Fold>
    {hasFinals(formatOf(plan.value)) && (
      <Fold title={words.finals}>
        <FinalsFields plan={plan} />
      </Fold>
    )}
    <Fold title={words.points}>
      <ScoreFields plan={plan} />
    </Fold>
    <Fold title={words.tieBreaks}>
      <TieBreakFields plan={plan} />
    </Fold>
    <Fold title={words.decks}>
      <DeckFields plan={plan} />
    </Fold>
    <Fold title={words.tables}>
      <TableFields plan={plan} />
    </Fold>
    <Fold title={words.ratings}>
      <RatingFields plan={plan} />
    </Fold>
  </div>
);

/** What orders players of equal points. */
function TieBreakFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const { value = [], set } = fieldOf(plan, 'tieBreaks');
  return <Ordered label={words.tieBreak} part={{ value, set }} names={tieBreakNames} most={5} />;
}

type TieBreak = keyof typeof league.tieBreaks;

/** The tie-breaks, each with its meaning. */
const tieBreakNames = Object.fromEntries(
  Object.entries(league.tieBreaks).map(([name, title]) => [
    name,
    `${title} (${league.tieBreakMeanings[name as TieBreak]})`,
  ]),
) as Readonly<Record<TieBreak, string>>;

const Fold = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element => (
  <details>
    <summary>{title}</summary>
    <fieldset aria-label={title}>{children}</fieldset>
  </details>
);
