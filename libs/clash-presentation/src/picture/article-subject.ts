import { icon, tag, written, type Markup } from '#drawing';
import { CELL } from '#skirmish-presentation';
import { nodesOf } from '#skirmish/content/lint';
import type { ArticleId, Condition, ScenarioPlan } from '#clash/queries';
import { pieceShape } from './piece-shapes.js';
import { villainLook, type Showing } from './showing.js';
import { superVillainLook } from './threat-panel.js';

/** The subject of the picture of an article: the villain, a piece of the board, or a door; drawn in a square of this side. */
export function subjectOf(showing: Showing, articleId: ArticleId, size: number, color: string): Markup {
  const plan = showing.scenario?.threatSheet ?? showing.scenario?.plan;
  const condition = conditionOf(plan, articleId);
  const [sheet, test] = [wordIn(condition, 'sheet'), wordIn(condition, 'test')];
  const kind = plan && test !== undefined ? pieceAt(plan, test) : undefined;
  if (kind !== undefined) return tag('g', { transform: `scale(${written(size / CELL)})` }, pieceShape(kind));
  if (test !== undefined)
    return icon(plan?.tests.find(({ id }) => id === test)?.door ? 'lock' : 'bolt', 0, 0, size, color);
  const look = sheet === undefined ? superVillainLook(showing) : villainLook(sheet);
  return icon(look?.icon ?? 'sun', 0, 0, size, look?.color ?? color);
}

const conditionOf = (plan: ScenarioPlan | undefined, articleId: ArticleId): Condition | undefined =>
  plan?.articles.find(({ id }) => id === articleId)?.condition;

/** The first sheet, or test, that the condition of an article speaks of. */
const wordIn = (condition: Condition | undefined, word: 'sheet' | 'test'): string | undefined =>
  nodesOf(condition)
    .map(({ value }) => value[word])
    .find((each) => typeof each === 'string');

/** The kind of the token or object at which a test stands. */
function pieceAt({ tests, tokens }: ScenarioPlan, testId: string): string | undefined {
  const at = tests.find(({ id }) => id === testId)?.at;
  return at?.tokens ?? tokens.find(({ space }) => space === at?.space)?.kind;
}
