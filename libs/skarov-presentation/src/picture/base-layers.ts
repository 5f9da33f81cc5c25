import { disc, icon, joined, line, moved, ofRef, tag, told, written, type Markup, type TextStyle } from '#drawing';
import { refKey, type Localized } from '#kernel';
import { spaceIdOf, beyond, cellOf, tileSize } from '#skirmish/cells';
import * as skirmish from '#skirmish-presentation';
import { activationSpaces, cellOn, findTokenKind, isUsable, roomOf, startSpaces } from '#skarov/queries';
import { edgeOf, wallsOf } from './base-edges.js';
import { baseSeen, nextPieces } from './base-seen.js';
import { roomBadges, type RoomBadge } from './room-badges.js';
import { OVERLORD, sideColor, spacePaints } from './look.js';
import { boardScenery } from './scenery.js';
import { lookOf, villainLook, type Showing } from './showing.js';
import { tokenShape } from './token-shapes.js';
import { drawnTiles, tintsOf } from './zone-tints.js';

/** Everything on the base, from its floor up. `size` is the side of a cell. */
export function drawnBase(showing: Showing, size: number): Markup {
  const { board, tests } = showing.view;
  const badges = roomBadges(showing);
  return joined(
    ground(showing, size),
    skirmish.boardEdges(wallsOf(board), board.passages.map(passageOn), size),
    reinforcementMarks(showing, size),
    skirmish.spaceNames(showing, namedSpaces(showing), size),
    skirmish.boardNames(showing, nameParts(showing, badges), size),
    ...badges.map((badge) => badge.draw(size)),
    tokens(showing, size),
    figures(showing, size),
    skirmish.boardTests({ tests, actions: [], doors: new Map(board.passages.map(doorOf)) }, size),
    nextMarks(showing, size),
  );
}

const passageOn = ({ edge, kind, open }: Showing['view']['board']['passages'][number]): skirmish.DrawnDoor => ({
  ...edgeOf(edge),
  open,
  isAirlock: kind === 'AIRLOCK',
  key: refKey('door', edge),
});

const doorOf = ({ edge }: { readonly edge: string }): [string, ReturnType<typeof edgeOf>] => [edge, edgeOf(edge)];

function ground(showing: Showing, size: number): Markup {
  const { board } = showing.view;
  const tiles = drawnTiles(board.tiles);
  const paints = spacePaintsOf(showing);
  return skirmish.boardGround(
    {
      cells: skirmish.groundsOf(tiles),
      tints: tintsOf(board.tiles),
      solid: '#565c66',
      scenery: boardScenery(tiles, size),
      spaces: board.spaces.map(({ spaceId, x, y, zone }) => ({ x, y, zone, paint: paints.get(spaceId) })),
    },
    size,
  );
}

/** How spaces are painted that are not like others (SKAROV-TILE-03, SKAROV-TILE-06). */
function spacePaintsOf(showing: Showing): ReadonlyMap<string, skirmish.SpacePaint> {
  const { board } = showing.view;
  const { tiles } = baseSeen(showing.view);
  const heroes = heroesThatCount(showing);
  const marked = board.spaces.flatMap(({ spaceId, reinforcement }) => {
    if (reinforcement === undefined) return [];
    const paint = isUsable(reinforcement, heroes) ? spacePaints.reinforcement : spacePaints.unusable;
    return [[spaceId, paint] as const];
  });
  return new Map<string, skirmish.SpacePaint>([
    ...features(showing).map(({ spaceId }) => [spaceId, skirmish.interactionPaint] as const),
    ...startSpaces(tiles).map((spaceId) => [spaceId, spacePaints.start] as const),
    ...activationSpaces(tiles).map(({ spaceId }) => [spaceId, spacePaints.activation] as const),
    ...marked,
  ]);
}

/** Heroes in play; all of them while no figure stands on the board yet (SKAROV-TILE-06). */
function heroesThatCount({ view: { figures, heroes, phase } }: Showing): number {
  if (phase === 'SETUP') return heroes.length;
  return figures.filter(({ kind, status }) => kind === 'HERO' && status === 'IN_PLAY').length;
}

/** The things on interaction spaces, as the rooms call them. */
const features = (showing: Showing): { readonly spaceId: string; readonly name: Localized }[] =>
  baseSeen(showing.view).tiles.flatMap((tile) => {
    const { face, scenery } = roomOf(tile);
    return face.features.map(({ id, ...cell }) => ({
      spaceId: spaceIdOf(cellOn(tile, cell)),
      name: scenery.find((piece) => piece.id === id)?.name ?? { en: id, fr: id },
    }));
  });

/** Names of what stands on spaces: scenery, starts of heroes, what Skarov sets off; tokens have theirs. */
function namedSpaces(showing: Showing): skirmish.NamedSpace[] {
  const covered = new Set(showing.view.tokens.map(({ spaceId }) => spaceId));
  const special = baseSeen(showing.view).tiles.flatMap((tile) => {
    const { green, violet } = roomOf(tile);
    const named = (color: string) => (cell: { readonly x: number; readonly y: number; readonly name: Localized }) => ({
      spaceId: spaceIdOf(cellOn(tile, cell)),
      name: cell.name,
      color,
    });
    return [...green.map(named('#1f6b2c')), ...violet.map(named('#5c2a70'))];
  });
  const orange = features(showing).map((feature) => ({ ...feature, color: '#8a4f00' }));
  return [...orange, ...special].filter(({ spaceId }) => !covered.has(spaceId));
}

/** Names make room for tokens, for the badges of rooms, and for what is said of a door over the cell below it. */
function nameParts(showing: Showing, badges: readonly RoomBadge[]): Parameters<typeof skirmish.boardNames>[1] {
  const { board, tokens: laid } = showing.view;
  return {
    tiles: drawnTiles(board.tiles),
    spaces: new Set(board.spaces.map(({ spaceId }) => spaceId)),
    covered: new Set([
      ...laid.map(({ spaceId }) => spaceId),
      ...badges.map(({ cell }) => cell),
      ...board.passages.map(({ edge }) => spaceIdOf(beyond(edgeOf(edge)))),
    ]),
  };
}

/** “3+”: from how many heroes on a reinforcement space is usable (SKAROV-TILE-06). */
function reinforcementMarks({ view: { board } }: Showing, size: number): Markup {
  const style: TextStyle = {
    ...skirmish.styles.number,
    size: size * 0.3,
    italic: true,
    color: '#f3ead3',
    anchor: 'middle',
  };
  return joined(
    ...board.spaces.map(({ x, y, reinforcement }) =>
      reinforcement === undefined
        ? undefined
        : line(`${reinforcement}+`, (x + 0.5) * size, (y + 0.67) * size, style, size * 0.78),
    ),
  );
}

/** The tokens, each with its name; of several on one space the first large, the others small at its foot, with their number. */
function tokens(showing: Showing, size: number): Markup {
  const laid = showing.view.tokens.map(({ tokenId, kindId, spaceId }) => ({ id: tokenId, kindId, spaceId }));
  const spaces = [...new Set(laid.map(({ spaceId }) => spaceId))];
  return joined(
    ...spaces.map((spaceId) => {
      const [first, ...others] = laid.filter((token) => token.spaceId === spaceId);
      if (!first) return undefined;
      const kind = findTokenKind(first.kindId);
      const name = skirmish.numbered(first, kind ? told(showing, kind.name) : first.kindId, laid);
      const shape = tokenShape(first.kindId);
      const { x, y } = cellOf(spaceId);
      return joined(
        skirmish.thing({ shape, spaceId, turns: 0, offsets: [], name }, size),
        ...[...new Set(others.map(({ kindId }) => kindId))].map((kindId, place) => {
          const count = others.filter((other) => other.kindId === kindId).length;
          return moved((x + 0.52 - place * 0.4) * size, (y + 0.42) * size, smallToken(kindId, count, size));
        }),
      );
    }),
  );
}

function smallToken(kindId: string, count: number, size: number): Markup {
  const scale = `scale(${written((size * 0.44) / skirmish.CELL)})`;
  const [at, radius] = [size * 0.4, size * 0.11];
  return joined(
    tag('g', { transform: scale }, tokenShape(kindId)),
    count > 1 ? disc({ x: at, y: at - radius, radius }, String(count), skirmish.colors.ink) : undefined,
  );
}

/** The figures on the board; while the base grows, those who are posted. */
function figures(showing: Showing, size: number): Markup {
  const { figures: all, board, active, villain } = showing.view;
  const acting = new Set([active?.figureId, ...(villain?.figureIds ?? [])]);
  const done = new Set(villain?.finished);
  const standing = all.flatMap((figure): Markup[] => {
    const { figureId, sheetId, side, status, spaceId, damage, number } = figure;
    if (status !== 'IN_PLAY' || spaceId === undefined) return [];
    const hasTwins = all.filter((other) => other.sheetId === sheetId).length > 1;
    const shown = {
      spaceId,
      look: lookOf(figure),
      ring: sideColor(side),
      isSmall: hasTwins,
      isActive: acting.has(figureId) && !done.has(figureId),
      damage,
      number: hasTwins ? number : undefined,
      isCrowned: sheetId === 'skarov',
    };
    return [ofRef(refKey('figure', figureId), skirmish.figurePiece(shown, size))];
  });
  const posted = board.confirmed
    ? []
    : board.posts.map(({ sheetId, spaceId }) => ({
        ...{ spaceId, look: villainLook(sheetId), ring: OVERLORD, isSmall: false },
        ...{ isActive: false, damage: 0, number: undefined, isCrowned: false },
      }));
  return joined(...standing, ...posted.map((figure) => skirmish.figurePiece(figure, size)));
}

/** Where the next piece of a growing base may be laid: dashed in yellow. */
function nextMarks(showing: Showing, size: number): Markup {
  const next = nextPieces(showing.view, baseSeen(showing.view));
  const dashed = { fill: 'none', stroke: '#e0a800', 'stroke-width': 4, 'stroke-dasharray': '12 8' };
  const side = size * tileSize;
  return joined(
    ...next.tiles.map(({ column, row }) =>
      joined(
        tag('rect', {
          ...dashed,
          x: column * side + 8,
          y: row * side + 8,
          width: side - 16,
          height: side - 16,
          rx: size * 0.3,
          fill: '#f7c53122',
        }),
        icon('cross', (column + 0.5) * side - size * 0.5, (row + 0.5) * side - size * 0.5, size, '#c99700'),
      ),
    ),
    ...next.edges.map((edge) => {
      const { x, y, edge: on } = edgeOf(edge);
      const [cx, cy] = on === 'E' ? [(x + 1) * size, (y + 0.5) * size] : [(x + 0.5) * size, (y + 1) * size];
      const drawn = tag('circle', { ...dashed, cx, cy, r: size * 0.42, fill: '#f7c53155', 'stroke-dasharray': '7 5' });
      return ofRef(refKey('door', edge), drawn);
    }),
    ...next.spaces.map((spaceId) => {
      const { x, y } = cellOf(spaceId);
      return tag('rect', {
        ...dashed,
        x: (x + 0.06) * size,
        y: (y + 0.16) * size,
        width: size * 0.88,
        height: size * 0.81,
        rx: size * 0.14,
        'stroke-dasharray': '7 5',
      });
    }),
  );
}
