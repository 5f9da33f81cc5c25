import type { JSX } from 'preact';
import { NumberBox, SelectBox } from '../../frame/fields.js';
import { UsualNumber } from './boxes.js';
import { List, numberWithin } from './lists.js';
import { fieldOf, inside, inVariant, variantOf, type MaybePart, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

const POINTS = { least: -1_000, most: 1_000, isFraction: true };

/** What a game is worth, and a round without one. */
export function ScoreFields({ plan }: { readonly plan: Part<Plan> }): JSX.Element {
  const { value, set } = fieldOf(plan, 'scoring');
  const forfeit = inside(plan, 'forfeit');
  // Where the points of games count, a win has no fixed worth from which these follow.
  const asWin = value?.SCORE ? words.toState : words.asWin;
  const optional = (label: string, hint: string, part: MaybePart<number>, usual: string | number) => (
    <UsualNumber label={label} hint={hint} part={part} {...POINTS} usual={usual} />
  );
  return (
    <>
      <ScoringFields scoring={{ value: value ?? { RESULT: {} }, set }} />
      {optional(words.bye, words.byeHint, fieldOf(plan, 'bye'), asWin)}
      {optional(words.halfBye, words.halfByeHint, fieldOf(plan, 'halfBye'), words.asDraw)}
      {optional(words.absence, words.absenceHint, fieldOf(plan, 'absence'), 0)}
      {optional(words.forfeitWin, words.forfeitWinHint, fieldOf(forfeit, 'win'), asWin)}
      {optional(words.forfeitLoss, words.forfeitLossHint, fieldOf(forfeit, 'loss'), 0)}
      <p class="notice">{words.pointsFixed}</p>
    </>
  );
}

type Scoring = NonNullable<Plan['scoring']>;

function scoringOf(kind: keyof typeof words.scorings): Scoring {
  switch (kind) {
    case 'RESULT':
      return { RESULT: {} };
    case 'RANKS':
      return { RANKS: { byRank: [3, 2, 1, 0] } };
    case 'SCORE':
      return { SCORE: {} };
  }
}

function ScoringFields({ scoring }: { readonly scoring: Part<Scoring> }): JSX.Element {
  const [result, ranks, score] = [
    inVariant(scoring, 'RESULT'),
    inVariant(scoring, 'RANKS'),
    inVariant(scoring, 'SCORE'),
  ];
  return (
    <>
      <SelectBox
        label={words.scoring}
        value={variantOf(scoring.value)}
        values={Object.entries(words.scorings) as [keyof typeof words.scorings, string][]}
        onValue={(kind) => scoring.set(scoringOf(kind))}
      />
      {result && (
        <>
          <UsualNumber label={words.win} part={fieldOf(result, 'win')} {...POINTS} usual={1} />
          <UsualNumber label={words.draw} part={fieldOf(result, 'draw')} {...POINTS} usual={0.5} />
          <UsualNumber label={words.loss} part={fieldOf(result, 'loss')} {...POINTS} usual={0} />
        </>
      )}
      {ranks && (
        <List
          label={words.byRank}
          hint={words.byRankHint}
          part={fieldOf(ranks, 'byRank')}
          read={numberWithin(POINTS, false)}
          least={2}
          most={12}
          fault={words.numbersFault}
        />
      )}
      {score && (
        <NumberBox
          label={words.per}
          value={score.value.per ?? 1}
          least={Number.MIN_VALUE}
          most={1_000_000}
          step="any"
          onValue={fieldOf(score, 'per').set}
        />
      )}
    </>
  );
}
