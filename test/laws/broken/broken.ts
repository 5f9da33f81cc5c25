import { lantern } from '#lantern-presentation';
import type { AnyRuleset, AnyTagged, Turn } from '#kernel';
import type { Game } from '#kernel/server';
import type { LawOptions } from '#kernel/testing';
import type { z } from 'zod';

/** A ruleset that breaks one law, with the mistake named here and no other. */
export interface BrokenRuleset {
  readonly law: number;
  readonly how: string;
  readonly ruleset: AnyRuleset;
  /** The settings of the laws for it, where they differ from the others. */
  readonly trial?: Partial<LawOptions>;
}

/** The Lantern Keepers, without a mistake. */
export const sound: AnyRuleset = lantern;

/** The same with one mistake. */
export const broken = (
  law: number,
  how: string,
  change: Partial<AnyRuleset>,
  trial: Partial<LawOptions> = {},
): BrokenRuleset => ({
  law,
  how,
  ruleset: { ...sound, ...change },
  trial,
});

/** The schemas with another event. */
export const withEvent = (type: string, schema: z.ZodObject): Pick<AnyRuleset, 'schemas'> => ({
  schemas: { ...sound.schemas, events: { ...sound.schemas.events, [type]: schema } },
});

type AnyTurn = Turn<unknown, AnyTagged>;

/** The game behind a turn: rules are not given it, and find it all the same. */
export const gameBehind = (turn: AnyTurn): Game => (turn as unknown as { readonly game: Game }).game;

/** A turn whose events are changed on their way. */
export const changed = (turn: AnyTurn, change: (event: AnyTagged) => AnyTagged): AnyTurn => ({
  get state() {
    return turn.state;
  },
  random: turn.random,
  emit: (event) => {
    turn.emit(change(event));
  },
  legal: (seat) => turn.legal(seat),
  spend: (steps) => turn.spend(steps),
});

/** The wind blows stronger where `is` says so of the game behind the turn. */
export const windier = (is: (game: Game) => boolean): Pick<AnyRuleset, 'automatic'> => ({
  automatic: (turn, step) => {
    const harder = is(gameBehind(turn)) ? 1 : 0;
    sound.automatic?.(
      changed(turn, (event) =>
        typeof event['wind'] === 'number' ? { ...event, wind: event['wind'] + harder } : event,
      ),
      step,
    );
  },
});
