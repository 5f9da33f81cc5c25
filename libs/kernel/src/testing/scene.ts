import type { z } from 'zod';
import type { Sight } from '../sight.js';
import { expireStep } from '../expire-step.js';
import { lackingFacts } from '../game-refusals.js';
import { clone } from '../json.js';
import { LocalGame } from '../local-game.js';
import type { Placing } from '../placing.js';
import { Random } from '../random.js';
import { isRefusal } from '../refusal.js';
import type { AnyRules } from '../rules.js';
import { atSeat, spectator, type Seat } from '../seat.js';
import { waitsForRules, waitsForSeats, type Waiting } from '../waiting.js';
import { alike, isPlain } from './laws/alike.js';
import { misfit } from './misfit.js';
import { scripted, type Chance, type DiceOf, type Faces } from './scripted-chance.js';
import { ScriptedTurn } from './scripted-turn.js';

type StateOf<R extends AnyRules> = Parameters<R['waiting']>[0];
type CommandOf<R extends AnyRules> = Parameters<R['decide']>[1];
type EventOf<R extends AnyRules> = Parameters<R['evolve']>[1];
type RefusalOf<R extends AnyRules> = NonNullable<ReturnType<R['decide']>>;
type TurnOf<R extends AnyRules> = ScriptedTurn<StateOf<R>, EventOf<R>, CommandOf<R>>;

/** Those of a union whose `type` is this. */
type Typed<Union, Type> = Extract<Union, { readonly type: Type }>;

/** How many commands after one another a scene takes: a test that waits in vain fails, and does not wait for ever. */
const MOST_COMMANDS = 1000;

/**
 * A game at one moment in a test, and the events of the last command. Never changes: `when` gives a new one.
 * An event that does not fit its schema, or would not survive JSON, is an Error.
 * A game's own `Scene extends SceneOf<typeof game, { combat: string }>` adds its words: `hero()`, `guild()`.
 */
export class SceneOf<R extends AnyRules, Dice extends DiceOf = object> {
  /** The events of the last command, in order; none at first. */
  readonly events: readonly EventOf<R>[] = [];
  /** Scripts of the next command. */
  protected readonly chance: Chance<Dice> = {};
  protected readonly stopsAt?: (event: EventOf<R>) => boolean;
  private readonly commands: number = 0;

  /** @param dice the lists of faces that the game rolls its dice on, by the names under which tests script them. */
  constructor(
    protected readonly ruleset: R,
    private readonly dice: Faces<Dice>,
    readonly state: StateOf<R>,
  ) {}

  /** Scripts dice, picks and shuffles of the next command, which must use exactly these dice and picks. */
  chancing(chance: Chance<Dice>): this {
    return this.changed({ chance: { ...this.chance, ...chance } });
  }

  /** The next command stops after the first event of which this is true, before anything follows from it. */
  stoppingAt(stopsAt: (event: EventOf<R>) => boolean): this {
    return this.changed({ stopsAt });
  }

  /** A seat gives a command. Throws an Error when it is refused, or when scripted chance is left over. */
  when(seat: Seat, command: CommandOf<R>): this {
    return this.whenRules((turn) => {
      const refusal = this.ruleset.decide(turn, command, seat);
      if (refusal) throw new Error(`${JSON.stringify(command)} was refused: ${JSON.stringify(refusal)}`);
    });
  }

  /**
   * The refusal of a command. Throws an Error when it is accepted, when a refused command has changed something, or when
   * the refusal lacks one of its facts (`refusals` of the rules).
   */
  refusal(seat: Seat, command: CommandOf<R>): RefusalOf<R> {
    const turn = this.turn();
    const refusal = this.ruleset.decide(turn, command, seat);
    if (!isRefusal(refusal)) throw new Error(`${JSON.stringify(command)} was accepted.`);
    if (turn.events.length > 0) throw new Error(`${JSON.stringify(command)} was refused after events.`);
    if (!alike(turn.state, this.state))
      throw new Error(`${JSON.stringify(command)} was refused, and changed the state.`);
    for (const fact of lackingFacts(this.ruleset, refusal)) throw new Error(`"${refusal.code}" lacks ${fact}.`);
    return refusal as RefusalOf<R>;
  }

  /** The code of a refusal. */
  refusalCode(seat: Seat, command: CommandOf<R>): RefusalOf<R>['code'] {
    return this.refusal(seat, command).code;
  }

  /** The job runs the automatic step that waits. */
  whenJobRuns(): this {
    return this.whenRules((turn) => {
      const waiting = this.ruleset.waiting(turn.state);
      if (!waitsForRules(waiting)) throw new Error('No automatic step waits.');
      this.ruleset.automatic?.(turn, waiting);
    });
  }

  /** The time of the step that waits runs out: as the kernel does it, seat by seat. */
  whenTimeRunsOut(): this {
    return this.whenRules((turn) => {
      const waiting = this.ruleset.waiting(turn.state);
      if (!waitsForSeats(waiting)) throw new Error('No seat is asked.');
      expireStep(this.ruleset, turn, waiting, () => undefined);
    });
  }

  /** A seat resigns. */
  whenResigns(seat: Seat): this {
    return this.whenRules((turn) => this.ruleset.resigned(turn, seat));
  }

  /**
   * Something that no command does: for parts that the rules call. Throws an Error when scripted chance is left over, and
   * after a thousand commands.
   */
  whenRules(act: (turn: TurnOf<R>) => void): this {
    const commands = this.commands + 1;
    if (commands > MOST_COMMANDS) throw new Error('The scene does not come to what the test waits for.');
    const turn = this.turn();
    turn.run(act);
    return this.changed({ state: turn.state, events: turn.events, chance: {}, stopsAt: undefined, commands });
  }

  /** The step or job that the game waits for. */
  get waiting(): Waiting {
    return this.ruleset.waiting(this.state);
  }

  /** The name of the step that waits; `undefined` when no seat is asked. */
  get step(): string | undefined {
    const { waiting } = this;
    return waitsForSeats(waiting) ? waiting.step : undefined;
  }

  /** The seats that are asked. */
  get asked(): readonly Seat[] {
    const { waiting } = this;
    return waitsForSeats(waiting) ? waiting.seats : [];
  }

  /** The events of one type that the last command has made happen. */
  happened<T extends EventOf<R>['type']>(type: T): Typed<EventOf<R>, T>[] {
    return this.events.filter((event) => event.type === type);
  }

  /** The types of the events of the last command, in order. */
  get told(): readonly EventOf<R>['type'][] {
    return this.events.map(({ type }) => type);
  }

  /** Every legal command of a seat, of one type when that is named. */
  legal<T extends CommandOf<R>['type']>(seat: Seat, type?: T): Typed<CommandOf<R>, T>[] {
    return [...this.ruleset.legalCommands(this.state, seat)].filter(
      (command) => type === undefined || command.type === type,
    );
  }

  /** The default command of the seat. */
  byDefault(seat: Seat): CommandOf<R> {
    return this.ruleset.defaultCommand(this.state, seat);
  }

  /** The view of a seat, or of a viewer without one. Throws an Error when that does not fit its schema. */
  view(viewer: Seat | 'spectator'): ReturnType<R['view']> {
    const { ruleset } = this;
    const view = ruleset.view(this.state, viewer === 'spectator' ? spectator : atSeat(viewer)) as ReturnType<R['view']>;
    fits(`The view of ${viewer}`, ruleset.schemas.view, view);
    return view;
  }

  /** The sight of a bot at a seat at this moment, without earlier events. */
  sight(seat: Seat, random: Random = Random.from('sight')): Sight<ReturnType<R['view']>, CommandOf<R>> {
    const local = LocalGame.from<AnyRules>(this.ruleset, this.state, { seed: 'sight' });
    return local.sight(seat, random) as Sight<ReturnType<R['view']>, CommandOf<R>>;
  }

  /** The placings. */
  get score(): readonly Placing[] {
    return this.ruleset.score(this.state);
  }

  /** A change of the state that no rule makes, to get where a test wants to be. */
  with(change: (state: StateOf<R>) => void): this {
    const state = clone(this.state);
    change(state);
    return this.changed({ state, events: [] });
  }

  private turn(): TurnOf<R> {
    const chance = scripted(this.chance, this.dice);
    const { stopsAt } = this;
    const { schemas } = this.ruleset;
    const evolve = (state: StateOf<R>, event: EventOf<R>): void => {
      const { type, ...fields } = event;
      fits(`The event ${type}`, schemas.events[type], fields);
      this.ruleset.evolve(state, event);
    };
    const state: StateOf<R> = clone(this.state);
    const legal = (seat: Seat): Iterable<CommandOf<R>> => this.ruleset.legalCommands(state, seat);
    return new ScriptedTurn(evolve, state, { chance, legal, ...(stopsAt ? { stopsAt } : {}) });
  }

  private changed(changes: object): this {
    return Object.assign(Object.create(Object.getPrototypeOf(this) as object), this, changes);
  }
}

/** Throws an Error when a value is not what its schema says, or does not survive JSON. */
function fits(what: string, schema: z.ZodType | undefined, value: unknown): void {
  const fault = misfit(schema, value) ?? (isPlain(value) ? undefined : 'does not survive JSON');
  if (fault !== undefined) throw new Error(`${what} ${fault}`);
}
