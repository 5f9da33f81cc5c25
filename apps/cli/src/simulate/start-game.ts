import { LocalGame, Random, type AnyRuleset } from '#kernel';
import { WrongRequest, type SimulationRequest } from './arguments.js';

/**
 * Starts a game as requested, every seat with the things that it brings. The same seed gives the same game. Throws a
 * WrongRequest when the ruleset cannot draw things to bring, and an Error when the rules refuse them.
 */
export function startGame(
  ruleset: AnyRuleset,
  { options, seats, brought }: SimulationRequest,
  seed: string,
): LocalGame {
  return LocalGame.start(ruleset, {
    options,
    seed,
    ...(seats === undefined ? {} : { seats }),
    ...(brought === undefined ? {} : { brought: brought === 'random' ? drawn(ruleset, options, seed) : brought }),
  });
}

function drawn(ruleset: AnyRuleset, options: SimulationRequest['options'], seed: string): unknown[] {
  if (!ruleset.sampleBrought) throw new WrongRequest(`"${ruleset.name}" has nothing to bring that could be drawn.`);
  const random = Random.from(`brought-${seed}`);
  const parsed: unknown = ruleset.schemas.options.parse(options);
  return ruleset.seats(parsed).seats.map(({ seat }) => ruleset.sampleBrought?.(parsed, seat, random));
}
