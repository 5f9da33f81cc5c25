import type { Random } from './random.js';
import type { AnyTagged } from './shapes.js';

const FIELDS = 400;

/** The commands that random games have seen, as raw material for invalid commands. */
export class CommandPool {
  private readonly byType = new Map<string, AnyTagged[]>();
  private readonly values = new Map<string, unknown[]>();

  /**
   * @param types the names of all commands of the ruleset.
   * @param junk any JSON, to be tried as a command and as a field of one; never empty.
   */
  constructor(
    private readonly types: readonly string[],
    private readonly junk: readonly unknown[],
  ) {}

  /** Remembers a legal command and the values of its fields. */
  add(command: AnyTagged, random: Random): void {
    keep(this.byType, command.type, command, random);
    for (const [field, value] of Object.entries(command)) {
      if (field !== 'type') keep(this.values, field, value, random);
    }
  }

  /** A command that some seat could give somewhere, or a slight change of one, or any JSON at all. */
  candidate(random: Random, legal: readonly AnyTagged[]): unknown {
    const way = random.below(10);
    if (way === 0) return random.pick(this.junk);
    const type = random.pick(this.types);
    if (way === 1) return { type, ...(random.pick(this.junk) as object) };
    const seen = this.byType.get(type) ?? [{ type }];
    const base = random.pick(way < 6 && legal.length > 0 ? legal : seen);
    return way % 2 === 0 ? base : this.mutate(base, random);
  }

  private mutate(command: AnyTagged, random: Random): unknown {
    const fields = Object.keys(command).filter((field) => field !== 'type');
    if (fields.length === 0) return { ...command, surplus: true };
    const field = random.pick(fields);
    const value = command[field];
    const others = this.values.get(field) ?? [];
    if (Array.isArray(value) && value.length > 0 && random.below(2) === 0)
      return { ...command, [field]: otherwise(value, random) };
    switch (random.below(5)) {
      case 0:
        return Object.fromEntries(Object.entries(command).filter(([key]) => key !== field));
      case 1:
        return { ...command, [field]: random.pick(this.junk) };
      case 2:
        return { ...command, [field]: typeof value === 'number' ? value + random.below(5) - 2 : value };
      case 3:
        return { ...command, [field]: typeof value === 'boolean' ? !value : value };
      default:
        return { ...command, [field]: others.length > 0 ? random.pick(others) : value };
    }
  }
}

/** A list in another order, or without one of its members, or with one twice. */
function otherwise(list: readonly unknown[], random: Random): unknown[] {
  const place = random.below(list.length);
  switch (random.below(4)) {
    case 0:
      return list.toReversed();
    case 1:
      return random.shuffle(list);
    case 2:
      return list.toSpliced(place, 1);
    default:
      return [...list, list[place]];
  }
}

function keep<T>(lists: Map<string, T[]>, key: string, value: T, random: Random): void {
  const list = lists.get(key) ?? [];
  if (list.length < FIELDS) list.push(value);
  else list[random.below(FIELDS)] = value;
  lists.set(key, list);
}
