import { clone, evolverOf, legalFrom, Random } from '#kernel';
import type { Figure } from '#skirmish';
import { noEvents, type OverlordState, type WithOverlord } from '../overlord/overlord-state.js';
import { overlordEvolvers } from '../overlord/overlord-cards.js';
import type { OverlordTurn, PlanningStep } from '../overlord/overlord-turn.js';
import type { EventCommand, OverlordEvent } from '../overlord/overlord-words.js';
import type { EventRefusalCode } from '../refusals.js';
import { setEventCommands } from '../overlord/set-events.js';

const OVERLORD = 3;

const evolve = evolverOf<WithOverlord, OverlordEvent>(overlordEvolvers);

interface Rules {
  readonly steps?: readonly PlanningStep[];
  check(state: WithOverlord, command: EventCommand, seat: number): { readonly code: EventRefusalCode } | undefined;
  perform(turn: OverlordTurn, command: EventCommand, seat: number): void;
}

const rulesOf = ({ type }: EventCommand): Rules => setEventCommands[type];

const figure = (kind: Figure['kind'], id: string, sheetId = id): Figure => ({
  id,
  kind,
  sheetId,
  number: 1,
  side: null,
  ownerId: null,
  spaceId: '0,0',
  damage: 0,
  status: 'IN_PLAY',
  superVillain: false,
});

/** The figures at the table of a test: so many heroes, and the villains with these sheets. */
export interface Company {
  readonly heroes?: number;
  readonly villains?: readonly string[];
}

/** The overlord’s cards on the desk, and the events of the last act. Never changes: acts give a new one. */
export class OverlordDesk {
  private constructor(
    readonly state: WithOverlord,
    readonly events: readonly OverlordEvent[],
    private readonly seed: string,
  ) {}

  static with(
    cards: Partial<OverlordState>,
    { heroes = 3, villains = ['skarov', 'chi', 'android'] }: Company = {},
    seed = 'desk',
  ): OverlordDesk {
    const figures = [
      ...Array.from({ length: heroes }, (_, place) => figure('HERO', `hero-${place}`)),
      ...villains.map((sheetId) => figure('VILLAIN', `${sheetId}-1`, sheetId)),
    ];
    return new OverlordDesk({ figures, overlord: { ...noEvents(OVERLORD), ...cards } }, [], seed);
  }

  get cards(): OverlordState {
    return this.state.overlord;
  }

  /** The work of a function of the rules. */
  after(act: (turn: OverlordTurn) => void): OverlordDesk {
    const state = clone(this.state);
    const events: OverlordEvent[] = [];
    act({
      state,
      random: Random.from(this.seed),
      emit(event) {
        events.push(event);
        evolve(state, event);
      },
      legal: () => [],
      spend: () => undefined,
    });
    return new OverlordDesk(state, events, this.seed);
  }

  /** The overlord gives commands one after the other. Throws an Error when one is refused. */
  when(...commands: readonly EventCommand[]): OverlordDesk {
    return commands.reduce<OverlordDesk>((desk, command) => {
      const code = desk.code(command);
      if (code) throw new Error(`${JSON.stringify(command)} was refused: ${code}`);
      return desk.after((turn) => {
        rulesOf(command).perform(turn, command, OVERLORD);
      });
    }, this);
  }

  /** Why a command is refused in the step that takes it; `undefined` when it is legal. */
  code(command: EventCommand): EventRefusalCode | undefined {
    return rulesOf(command).check(this.state, command, OVERLORD)?.code;
  }

  /** Every legal command of a step. */
  legal(step: PlanningStep): EventCommand[] {
    return [
      ...legalFrom(setEventCommands, this.state, OVERLORD, ({ steps }) => (steps as readonly string[]).includes(step)),
    ];
  }
}
