import { isRefusal, Random, type Json } from '#kernel';
import { sealCommit, type StoredCommit } from '#records';
import type { Asking, LeagueDecision } from '../../league/asking.js';
import { leagueCommandSchemas, type LeagueCommand } from '../../league/commands.js';
import { decideLeague } from '../../league/decide.js';
import { deckCommitment, type OpenDeck } from '../../league/decks/commitment.js';
import { drawCommitment } from '../../league/groups/drawing.js';
import type { League, Season } from '../../league/state.js';
import { askingOf } from '../../stream/league-asking.js';
import { openedLeagueId } from '../../stream/league-ids.js';
import { leagueAfter, leagueForms, unopenedLeague, type LoadedLeague } from '../../stream/loaded-league.js';
import type { LeagueInput } from '../desk.js';

/** A command as it is given, and its author. */
export interface Order {
  readonly by: string;
  readonly command: LeagueInput;
}

/** A command on a league, and what became of it. */
export interface Step {
  readonly before: LoadedLeague;
  readonly command: LeagueCommand;
  readonly by: string;
  readonly decision: LeagueDecision;
  /** The same league where the command was refused. */
  readonly after: LoadedLeague;
  /** As it is stored; undefined where the command was refused. */
  readonly commit: StoredCommit | undefined;
}

/** The commands with which the server tells the seed of a draw. */
const DRAWING: ReadonlySet<string> = new Set(['openSeason', 'changePlan', 'formGroups', 'pairRound']);
const PAIRING: ReadonlySet<string> = new Set(['pairRound', 'pairNext', 'challenge', 'wait']);

/** The commands with which the server tells which decks are refused. */
const BEGINNING: ReadonlySet<string> = new Set(['pairRound', 'pairNext', 'importRounds']);

/** The seed of the draw of a season: a secret of the server until groups are drawn. */
export const drawSeed = (season: number): string => `hidden seed of season ${season}`;

/** A league in memory with the secrets of its server, and the commands that it was given. */
export class World {
  loaded: LoadedLeague = unopenedLeague('');
  readonly steps: Step[] = [];
  /** The decks that were submitted, by their commitments. */
  readonly decks = new Map<string, OpenDeck>();
  private at = 1;
  /** Whether every table fits the game, which refuses no deck: else now and then it is otherwise. */
  private fits = false;

  /** @param random decides all that happens. @param kind that of its seasons. */
  constructor(
    readonly random: Random,
    readonly kind: string,
  ) {}

  get league(): League {
    return this.loaded.league;
  }

  /** The latest season; undefined before the first one. */
  get season(): Season | undefined {
    return this.league.seasons.at(-1);
  }

  private get boards(): number {
    const match = this.season?.plan.match;
    return match?.kind === 'BOARDS' ? match.boards : 1;
  }

  /** A copy that goes on by itself, and whose tables and decks all fit the game. */
  copy(): World {
    const copy = new World(Random.from(`${this.steps.length}`), this.kind);
    copy.fits = true;
    copy.loaded = this.loaded;
    copy.at = this.at;
    for (const [commitment, deck] of this.decks) copy.decks.set(commitment, deck);
    return copy;
  }

  /** Whether something of this share in a hundred happens. */
  chance(share: number): boolean {
    return this.random.below(100) < share;
  }

  /** One of a list; the given one where it is empty. */
  some<T>(list: readonly T[], otherwise: T): T {
    return list.length === 0 ? otherwise : this.random.pick(list);
  }

  /** A deck that is known to the server alone. */
  newDeck(): string {
    const name = `${this.decks.size + 1}`;
    const deck = { salt: `hidden salt ${name}`, content: JSON.stringify({ deck: `hidden deck ${name}` }) };
    const commitment = deckCommitment(deck);
    this.decks.set(commitment, deck);
    return commitment;
  }

  /** Gives a command, as a server would. @param known what the server knows, where it is not left to chance. */
  give({ by, command: { type, ...given } }: Order, known: Partial<Asking> = {}): LeagueDecision {
    this.at += this.random.below(10);
    const parsed = { type, ...leagueCommandSchemas[type].parse(given) } as LeagueCommand;
    const { facts, ...command } = stored(parsed) as LeagueCommand & { readonly facts?: object };
    const before = this.loaded;
    const request = { actor: by, at: this.at, commandId: `command ${before.league.version}.${this.steps.length}` };
    const leagueId = before.leagueId || openedLeagueId(by, request.commandId);
    const asking = { ...askingOf(leagueId, request, this.seatsFor(command)), ...this.knownTo(command), ...known };
    const decision = decideLeague(before.league, { ...command, ...(facts ? { facts } : {}) } as LeagueCommand, asking);
    const commit = isRefusal(decision)
      ? undefined
      : sealCommit({
          ...{ streamId: leagueId, commandId: request.commandId, actor: by, at: this.at },
          ...{ expectedVersion: before.league.version, previousHash: before.hash },
          command: command as unknown as Json,
          events: stored(leagueForms.written(decision.events)),
        });
    if (commit && !isRefusal(decision))
      this.loaded = frozen({ ...leagueAfter({ ...before, leagueId }, decision.events, this.at), hash: commit.hash });
    this.steps.push({ before, command, by, decision, after: this.loaded, commit });
    return decision;
  }

  private seatsFor({ type }: LeagueCommand): Asking['seats'] {
    if (!PAIRING.has(type)) return undefined;
    return !this.fits && this.chance(3) ? { least: 20, most: 20 } : { least: 2, most: 50 };
  }

  private knownTo(command: LeagueCommand): Partial<Asking> {
    const number = 'season' in command ? command.season : this.league.seasons.length + 1;
    const seed = drawSeed(number);
    const submitted = (this.season?.decks ?? []).map(({ commitment }) => commitment);
    return {
      decks: {
        open: this.chance(5) ? new Map() : this.decks,
        refused:
          !this.fits && BEGINNING.has(command.type) && this.chance(10)
            ? this.random.shuffle(submitted).slice(0, 2)
            : [],
      },
      deals: Array.from({ length: this.boards }, (_, board) => `promise of deal ${this.steps.length}.${board}`),
      ...(DRAWING.has(command.type) ? { draw: { seed, commitment: drawCommitment(seed) } } : {}),
      ...(command.type === 'setJoinCode' ? { joinCode: { salt: 'salt', digest: `digest ${this.steps.length}` } } : {}),
    };
  }
}

/** A value as it comes back from a store. */
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A value that throws where it is changed. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
