import type { JSX } from 'preact';
import { NumberBox, SelectBox } from '../../frame/fields.js';
import { words as league } from '../words.js';
import { Flag } from './boxes.js';
import { Ordered } from './lists.js';
import { fieldOf, inVariant, variantOf, type MaybePart, type Part } from './part.js';
import type { Plan } from './planned.js';
import { words } from './words.js';

type Match = NonNullable<Plan['match']>;

interface MatchProps {
  readonly label: string;
  readonly part: MaybePart<Match>;
}

/** The games of a match of two players or teams. */
export const MatchFields = ({ label, part: { value, set } }: MatchProps): JSX.Element => (
  <>
    <SelectBox
      label={label}
      value={value ? variantOf(value) : 'ONE'}
      values={Object.entries(words.kinds) as [keyof typeof words.kinds, string][]}
      onValue={(kind) => set(matchOf(kind))}
    />
    {value && <KindFields match={{ value, set }} />}
  </>
);

function matchOf(kind: keyof typeof words.kinds): Match | undefined {
  switch (kind) {
    case 'ONE':
      return undefined;
    case 'BEST_OF':
      return { BEST_OF: { games: 3 } };
    case 'ALL_GAMES':
      return { ALL_GAMES: { games: 2 } };
    case 'BOARDS':
      return { BOARDS: { boards: 4 } };
  }
}

function KindFields({ match }: { readonly match: Part<Match> }): JSX.Element {
  const [bestOf, allGames, boards] = [
    inVariant(match, 'BEST_OF'),
    inVariant(match, 'ALL_GAMES'),
    inVariant(match, 'BOARDS'),
  ];
  return (
    <>
      {bestOf && (
        <>
          <SelectBox
            label={words.bestOf}
            value={String(bestOf.value.games)}
            values={['3', '5', '7', '9'].map((games) => [games, games] as const)}
            onValue={(games) => fieldOf(bestOf, 'games').set(Number(games))}
          />
          <Flag label={words.swapped} part={fieldOf(bestOf, 'swapped')} usual />
        </>
      )}
      {allGames && (
        <>
          <NumberBox
            label={words.gameCount}
            value={allGames.value.games}
            least={2}
            most={10}
            onValue={fieldOf(allGames, 'games').set}
          />
          <Flag label={words.swapped} part={fieldOf(allGames, 'swapped')} usual />
        </>
      )}
      {boards && <BoardFields boards={boards} />}
    </>
  );
}

function BoardFields({ boards }: { readonly boards: Part<NonNullable<Match['BOARDS']>> }): JSX.Element {
  const drawn = fieldOf(boards, 'drawn');
  return (
    <>
      <NumberBox
        label={words.boardCount}
        hint={words.boardCountHint}
        value={boards.value.boards}
        least={2}
        most={12}
        onValue={fieldOf(boards, 'boards').set}
      />
      <Flag label={words.boardsSwapped} part={fieldOf(boards, 'swapped')} usual />
      <Ordered
        label={words.drawnBy}
        part={{ value: drawn.value ?? [], set: (ways) => drawn.set(ways.length > 0 ? ways : undefined) }}
        names={league.drawnBy}
        most={3}
      />
    </>
  );
}
