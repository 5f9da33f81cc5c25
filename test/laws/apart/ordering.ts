import type { AnyRuleset } from '#kernel';
import { describeLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const sound: AnyRuleset = lantern;
const first = new Map<number, number>();

/** The Lantern Keepers, where used cards lie in the order in which the process first saw them. */
const ordering: AnyRuleset = {
  ...sound,
  evolve: (state, event) => {
    sound.evolve(state, event);
    if (event.type !== 'stormBroke') return;
    const played = state.played as number[];
    for (const oil of played) if (!first.has(oil)) first.set(oil, first.size);
    played.sort((one, other) => (first.get(one) ?? 0) - (first.get(other) ?? 0));
  },
};

describeLaws(ordering, { games: 8 });
