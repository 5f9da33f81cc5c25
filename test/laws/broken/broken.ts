import { lantern } from '#lantern-presentation';
import type { AnyRuleset, AnyTagged, Turn } from '#kernel';
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
