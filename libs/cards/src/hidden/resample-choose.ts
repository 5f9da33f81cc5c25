import type { Random, Seat, Turn } from '#kernel';

/** A game in which a seat chooses in secret. */
export interface Choosing<State, Event, Command> {
  evolve(state: State, event: Event): void;
  /** The commands by which the seat might choose now. */
  choices(state: State, seat: Seat): readonly Command[];
  perform(turn: Turn<State, Event, Command>, command: Command, seat: Seat): void;
}

/** A seat chooses so many times at random, in a world in which its choices have been forgotten. Changes the world. */
export function resampleChoices<State, Event, Command>(
  game: Choosing<State, Event, Command>,
  world: State,
  seat: Seat,
  count: number,
  random: Random,
): void {
  const turn: Turn<State, Event, Command> = {
    state: world,
    random,
    emit: (event) => game.evolve(world, event),
    legal: (by) => game.choices(world, by),
    spend: () => undefined,
  };
  for (let choice = 0; choice < count; choice += 1) {
    const choices = game.choices(world, seat);
    if (choices.length === 0) return;
    game.perform(turn, random.pick(choices), seat);
  }
}
