import { mostPassages, type LaidPassage } from '../../base/base.js';
import type { BaseState, WithBase } from '../../base/base-state.js';
import { connectionsOf, passagesAmong, reachedTiles, type Connection } from '../../base/connections.js';
import { wayFaults } from '../../base/way-faults.js';
import { refuse, type BuildRefusal } from '../../refusals.js';
import { passageKindSchema } from '../../words.js';
import { asksOverlord } from './asks-overlord.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules } from './build-turn.js';

type PlacePassage = LaidPassage & { readonly type: 'placePassage' };

const hasControlDoor = (base: BaseState, connections: readonly Connection[]): boolean =>
  passagesAmong(connections, base.passages).some(({ atControl }) => atControl);

/** Whether a token is left; one door is kept back for the control room (SKAROV-BASE-04, SKAROV-BASE-15). */
function isTokenLeft(base: BaseState, connections: readonly Connection[], kind: LaidPassage['kind']): boolean {
  const laid = base.passages.filter((passage) => passage.kind === kind).length;
  const keptBack = kind === 'DOOR' && !hasControlDoor(base, connections) ? 1 : 0;
  return laid + keptBack < mostPassages[kind];
}

function refused(
  base: BaseState,
  connections: readonly Connection[],
  { edge, kind }: LaidPassage,
): BuildRefusal | undefined {
  const connection = connections.find((each) => each.edge === edge);
  if (!connection) return refuse('BASE-04', 'NO_PASSAGE_HERE', { edge });
  if (base.passages.some((passage) => passage.edge === edge)) return refuse('BASE-04', 'EDGE_TAKEN', { edge });
  const { atControl } = connection;
  // The door of the control room is never short of a token: one is kept back for it.
  if (!(atControl && kind === 'DOOR') && !isTokenLeft(base, connections, kind)) {
    return refuse('BASE-04', 'NO_TOKEN_LEFT', { kind });
  }
  return atControl && (kind === 'AIRLOCK' || hasControlDoor(base, connections))
    ? refuse('BASE-07', 'CONTROL_ROOM_ONE_DOOR')
    : undefined;
}

/** The passages that may be laid now: by edge, then kind. */
export function* passageOffers({ base }: WithBase): Iterable<PlacePassage> {
  const connections = connectionsOf(base.tiles);
  for (const { edge } of connections) {
    for (const kind of passageKindSchema.options) {
      if (!refused(base, connections, { edge, kind })) yield { type: 'placePassage', edge, kind };
    }
  }
}

/** The door of the control room, or else a passage to a tile that is not reached yet, a door before an airlock. */
function neededPassage(state: WithBase): PlacePassage | undefined {
  const { base } = state;
  const connections = connectionsOf(base.tiles);
  const offers = [...passageOffers(state)];
  const atControl = new Set(connections.filter((each) => each.atControl).map(({ edge }) => edge));
  if (!hasControlDoor(base, connections)) return offers.find(({ edge }) => atControl.has(edge));
  const reached = reachedTiles(base.tiles, passagesAmong(connections, base.passages));
  const leadsOn = new Set(
    connections.filter(({ tiles: [one, other] }) => reached.has(one) !== reached.has(other)).map(({ edge }) => edge),
  );
  const leading = offers.filter(({ edge }) => leadsOn.has(edge));
  return leading.find(({ kind }) => kind === 'DOOR') ?? leading[0];
}

export const passageSteps = {
  'setup.passages': {
    asked: asksOverlord('setup.passages'),
    byDefault: (state) => neededPassage(state) ?? { type: 'finishPassages' },
  },
} satisfies Record<string, BuildStepRules>;

export const passageCommands = {
  placePassage: {
    steps: ['setup.passages'],
    offersAreLegal: true,
    offers: passageOffers,
    check: ({ base }, passage) => refused(base, connectionsOf(base.tiles), passage),
    perform(turn, { edge, kind }) {
      turn.emit({ type: 'passagePlaced', edge, kind, byRule: false });
    },
  },
  finishPassages: {
    steps: ['setup.passages'],
    offers: () => [{ type: 'finishPassages' }],
    check({ base: { tiles, passages } }) {
      const faults = wayFaults(tiles, passages);
      const [first] = faults;
      if (!first) return undefined;
      const rules = [...new Set(faults.map(({ rule }) => rule))].sort();
      const broken = faults.map(({ path }) => tiles[Number(path[1])]?.faceId ?? String(path[0]));
      return refuse(first.rule.slice('SKAROV-'.length), 'BASE_NOT_CONNECTED', { rules, tiles: [...new Set(broken)] });
    },
    perform(turn) {
      turn.emit({ type: 'passagesFinished', byRule: false });
    },
  },
} satisfies Partial<BuildCommandTable>;

export const passageEvolvers = {
  passagePlaced({ base }, { edge, kind, byRule }) {
    base.passages.push({ edge, kind });
    if (!byRule) base.moves.push('PASSAGE');
  },
  passagesFinished({ base }, { byRule }) {
    base.passagesDone = true;
    if (!byRule) base.moves.push('ALL_PASSAGES');
  },
} satisfies Partial<BuildEvolvers>;
