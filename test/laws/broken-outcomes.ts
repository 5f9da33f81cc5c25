import type { AnyRuleset } from '#kernel';
import { lantern } from '#lantern';

const sound: AnyRuleset = lantern;

/** The Lantern Keepers, whose games end without words for it. */
export const brokenOutcomes = [
  {
    law: 8,
    how: 'has no words for why a game ends',
    ruleset: { ...sound, endings: { lastKeeper: { en: 'only one keeper is left', fr: 'il ne reste qu’un gardien' } } },
  },
  {
    law: 8,
    how: 'says in English only why a game ends',
    ruleset: { ...sound, endings: { ...sound.endings, lastStorm: { en: 'the last storm has passed', fr: ' ' } } },
  },
  { law: 8, how: 'has no name for what gives points', ruleset: { ...sound, scoreParts: {} } },
  {
    law: 8,
    how: 'has names for ends that every object has, and no other',
    ruleset: {
      ...sound,
      endings: {},
      waiting: (state: unknown) => {
        const waiting = sound.waiting(state);
        return 'over' in waiting ? { over: 'constructor' } : waiting;
      },
    },
  },
] satisfies readonly { readonly law: number; readonly how: string; readonly ruleset: AnyRuleset }[];
