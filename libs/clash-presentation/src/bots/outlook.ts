import type { Random, Seat, Sight } from '#kernel';
import type { Battle } from '#skirmish-presentation';
import {
  type CardEntries,
  type Command,
  type FigureId,
  type FigureView,
  findReferenceCard,
  findScenario,
  type HeroView,
  onTableOf,
  type Scenario,
  type ScenarioPlan,
  type Side,
  type SpaceId,
  type TestView,
  type View,
} from '#clash/queries';
import { groundOf } from './ground.js';

/** A figure on the board. */
export type Standing = FigureView & { readonly spaceId: SpaceId };

/** The outlook of the captain, made once for each decision. */
export interface Outlook extends Battle {
  readonly seat: Seat;
  readonly view: View;
  readonly legal: readonly Command[];
  readonly random: Random;
  readonly side: Side;
  /** Solo and co-op: there is no other side, and the villain is the game. */
  readonly alone: boolean;
  /** The scenario, when it is one of the box; of others only the view is known. */
  readonly scenario: Scenario | undefined;
  readonly plan: ScenarioPlan | undefined;
  /** Tests and special actions whose records are known: of the scenario, else of the tiles' own cards. */
  readonly entries: CardEntries;
  readonly standing: readonly Standing[];
  readonly ours: readonly Standing[];
  readonly foes: readonly Standing[];
}

/** The outlook of a player at this seat, from the view. */
export function outlookOf({ seat, view, legal, random }: Sight<View, Command>): Outlook {
  const side = view.seats.find((candidate) => candidate.seat === seat)?.side ?? 'A';
  const standing = view.figures.filter(isStanding);
  const scenario = scenarioOf(view);
  return {
    seat,
    view,
    legal,
    random,
    side,
    alone: view.mode !== 'VERSUS',
    scenario,
    plan: scenario?.threatSheet ?? scenario?.plan,
    entries: scenario ? onTableOf(scenario) : cardsOfTiles(view.board),
    ground: groundOf(view),
    standing,
    ours: standing.filter((figure) => figure.side === side),
    foes: standing.filter((figure) => (figure.side ?? figure.alliedWith) !== side),
    turnsLeft: Math.max(1, view.turnLimit - view.turn + 1),
  };
}

/** In an unknown scenario the cards of the tiles are known all the same (CLASH-083). */
const cardsOfTiles = ({ tiles }: View['board']): CardEntries => {
  const cards = tiles.flatMap(({ face }) => findReferenceCard(face) ?? []);
  return {
    tests: cards.flatMap((card) => card.tests),
    specialActions: cards.flatMap((card) => card.specialActions),
  };
};

const isStanding = (figure: FigureView): figure is Standing =>
  figure.status === 'IN_PLAY' && figure.spaceId !== undefined;

/** A custom scenario may bear the name of one of the box: the tiles have to fit as well. */
function scenarioOf({ scenarioId, board }: View): Scenario | undefined {
  const scenario = findScenario(scenarioId);
  const fits =
    scenario?.tiles.length === board.tiles.length &&
    scenario.tiles.every(({ face, column, row }) =>
      board.tiles.some((tile) => tile.face === face && tile.column === column && tile.row === row),
    );
  return fits ? scenario : undefined;
}

/** The tests that the game is about: those of the scenario, not what the scenery offers besides. */
export const aimedAt = ({ view, plan }: Outlook): readonly TestView[] =>
  view.tests.filter(({ testId }) => plan?.tests.some(({ id }) => id === testId) ?? true);

/** The hero beside a figure, if it is one. */
export const heroOf = ({ view }: Outlook, figureId: FigureId): HeroView | undefined =>
  view.heroes.find(({ heroId }) => heroId === figureId);

/** A figure on the board, if it is there. */
export const figureOf = ({ standing }: Outlook, figureId: FigureId): Standing | undefined =>
  standing.find((figure) => figure.figureId === figureId);
