import { choicesAfter, partsOf, type Choices } from '../../choices.js';
import type { AnyRuleset } from '../../ruleset.js';
import type { Seat } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { PieceLook } from './piece-look.js';

/** The most choices to a command, and the most to half of those looked at. */
const [MOST, MEDIAN] = [8, 4] as const;

/** So many commands of a seat are selected at each position, each in an order of its own. */
const SELECTED = 8;

/**
 * Law 23: each legal command can be selected by pieces and values in any order, without doubt, in few choices; the pieces that it
 * names are among those of the seat's view and in the picture of the table, and tell nothing that the view hides.
 */
export const selected: Law = {
  number: 23,
  name: 'selected: every legal command is reached by pieces and labelled values in at most 8 choices, of what the view shows',
  watch(ruleset, check, { examples }) {
    const pieces = new PieceLook(ruleset, check, examples);
    const lengths: number[] = [];
    return {
      gameStarts() {
        check(true, () => '');
      },
      atPosition(position) {
        if (!position.deep) return;
        pieces.lookOn(position);
        for (const seat of position.seats) {
          const legal = position.legal(seat);
          if (legal.length === 0) continue;
          pieces.look(position, seat);
          const first = choicesAfter(legal, [], ruleset.refs?.fields);
          pieces.compareLabels(position, seat, first);
          for (let times = 0; times < Math.min(SELECTED, legal.length); times += 1)
            lengths.push(new Selecting(ruleset, position, seat, check).select(position.random.pick(legal), first));
        }
      },
      allPlayed() {
        const median = lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0;
        check(median <= MEDIAN, () => `half of all commands take ${median} choices or more; ${MEDIAN} are enough`);
      },
    };
  },
};

/** The selection of one command after another, at one position. */
class Selecting {
  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly position: Position,
    private readonly seat: Seat,
    private readonly check: Check,
  ) {}

  /** Selects parts of a command in a random order until it alone is left; returns how many it took. */
  select(command: AnyTagged, first: Choices): number {
    const keys: string[] = [];
    let choices = first;
    while (choices.commands.length > 1) {
      const next = this.next(command, keys, choices);
      this.check(next !== undefined, () => `${this.place(keys)} nothing leads on to ${bytes(command)}`);
      if (next === undefined) break;
      keys.push(next.key);
      choices = next.choices;
    }
    this.check(
      keys.length <= MOST,
      () => `seat ${this.seat} takes ${keys.length} choices to ${bytes(command)}: ${keys.join(', ')}`,
    );
    return keys.length;
  }

  private next(
    command: AnyTagged,
    keys: readonly string[],
    { options }: Choices,
  ): { key: string; choices: Choices } | undefined {
    const legal = this.position.legal(this.seat);
    const fields = this.ruleset.refs?.fields;
    const own = new Set(partsOf(legal, command, fields).map((part) => part.key));
    const shuffled = this.position.random.shuffle(options);
    // Pieces in their roles are tried where nothing else leads on.
    const likely = shuffled.filter(({ key }) => own.has(key));
    for (const { key } of likely.length > 0 ? likely : shuffled) {
      const choices = choicesAfter(legal, [...keys, key], fields);
      if (choices.commands.includes(command)) return { key, choices };
    }
    return undefined;
  }

  private place(keys: readonly string[]): string {
    return `seat ${this.seat} has selected ${keys.length === 0 ? 'nothing' : keys.join(', ')}, and`;
  }
}
