import { LocalGame, Random, type AnyRuleset } from '#kernel';
import { WrongRequest, type SimulationRequest } from './arguments.js';

/**
 * Starts a game as it was asked for, every seat with what it brings. The same seed gives the same game.
 * Throws a WrongRequest when the ruleset draws nothing to bring, and an Error when the rules refuse what is brought.
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
  if (!ruleset.sampleBrought)
    throw new WrongRequest(`In "${ruleset.name}" nobody brings anything that could be drawn.`);
  const random = Random.from(`brought-${seed}`);
  const parsed: unknown = ruleset.schemas.options.parse(options);
  return ruleset.seats(parsed).seats.map(({ seat }) => ruleset.sampleBrought?.(parsed, seat, random));
}
