import type { JSX } from 'preact';
import { NumberBox } from '../../frame/fields.js';
import { words as league } from '../words.js';
import { Choice, Flag, Optional, UsualNumber } from './boxes.js';
import { List, numberWithin } from './lists.js';
import { formatOf, hasGroups } from './formats.js';
import { fieldOf, inVariant, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

const SIZES = { least: 2, most: 12 };

/** The options of the format, and the groups in which it is played. */
export function FormatFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const format = fieldOf(plan, 'format');
  const [swiss, roundRobin, tables, ladder, arena] = [
    inVariant(format, 'SWISS'),
    inVariant(format, 'ROUND_ROBIN'),
    inVariant(format, 'TABLES'),
    inVariant(format, 'LADDER'),
    inVariant(format, 'ARENA'),
  ];
  return (
    <>
      {swiss && (
        <>
          <RoundCount part={fieldOf(swiss, 'rounds')} />
          <Flag label={words.oddFirst} part={fieldOf(swiss, 'oddFirst')} usual />
          <Flag label={words.accelerated} part={fieldOf(swiss, 'accelerated')} />
        </>
      )}
      {roundRobin && <Flag label={words.twice} part={fieldOf(roundRobin, 'twice')} />}
      {tables && (
        <>
          <RoundCount part={fieldOf(tables, 'rounds')} />
          <List
            label={words.sizes}
            hint={words.sizesHint}
            part={{ ...fieldOf(tables, 'sizes'), value: tables.value.sizes ?? [4, 3, 5] }}
            read={numberWithin(SIZES, true)}
            least={1}
            most={5}
            fault={words.numbersFault}
          />
        </>
      )}
      {ladder && <UsualNumber label={words.reach} part={fieldOf(ladder, 'reach')} least={1} most={100} usual={3} />}
      {arena && (
        <UsualNumber label={words.pairAfter} part={fieldOf(arena, 'pairAfter')} least={1} most={3_600} usual={10} />
      )}
      {hasGroups(formatOf(plan.value)) && <GroupFields plan={plan} />}
    </>
  );
}

const RoundCount = ({ part }: { readonly part: Part<number> }): JSX.Element => (
  <NumberBox label={league.roundsHint} value={part.value} least={1} most={100} onValue={part.set} />
);

const GroupFields = ({ plan }: { readonly plan: Part<Plan> }): JSX.Element => (
  <Optional label={words.groups} part={fieldOf(plan, 'groups')} first={{ count: 2 }}>
    {(groups) => (
      <>
        <NumberBox
          label={words.groupCount}
          value={groups.value.count}
          least={2}
          most={64}
          onValue={fieldOf(groups, 'count').set}
        />
        <Choice label={words.groupsFormed} part={fieldOf(groups, 'formed')} usual="SNAKE" names={league.forming} />
      </>
    )}
  </Optional>
);
