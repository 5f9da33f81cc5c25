import type { Random } from '../../random.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { AnyTagged } from '../../shapes.js';
import type { Turn } from '../../turn.js';

type AnyTurn = Turn<unknown, AnyTagged>;

/** Chance in which one draw comes out otherwise than it would. */
export class OddLuck {
  /** How many draws there were that could come out otherwise. */
  drawn = 0;

  /**
   * @param odd the number of the draw, from 0; `undefined`: all come out as they would.
   * @param shift how far from it, from 0.
   */
  constructor(
    private readonly odd?: number,
    private readonly shift = 0,
  ) {}

  /** The same chance but for that draw. */
  over(random: Random): Random {
    const below = (bound: number): number => {
      const draw = random.below(bound);
      if (bound === 1) return draw;
      this.drawn += 1;
      return this.drawn - 1 === this.odd ? (draw + 1 + (this.shift % (bound - 1))) % bound : draw;
    };
    return Object.create(random, { below: { value: below } }) as Random;
  }
}

/** A ruleset whose turns have the luck that the caller chooses. */
export class UnderLuck {
  readonly ruleset: AnyRuleset;
  luck = new OddLuck();

  constructor(ruleset: AnyRuleset) {
    this.ruleset = {
      ...ruleset,
      setUp: (turn) => ruleset.setUp(this.turned(turn)),
      decide: (turn, command, by) => ruleset.decide(this.turned(turn), command, by),
      resigned: (turn, seat) => ruleset.resigned(this.turned(turn), seat),
      ...(ruleset.automatic && { automatic: (turn, step) => ruleset.automatic?.(this.turned(turn), step) }),
      ...(ruleset.timedOut && { timedOut: (turn, seat, step) => ruleset.timedOut?.(this.turned(turn), seat, step) }),
    };
  }

  private turned(turn: AnyTurn): AnyTurn {
    return {
      get state() {
        return turn.state;
      },
      random: this.luck.over(turn.random),
      emit: (event) => turn.emit(event),
      legal: (seat) => turn.legal(seat),
      spend: (steps) => turn.spend(steps),
    };
  }
}
