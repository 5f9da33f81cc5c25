import type { AnyRuleset } from '#kernel';
import { describeLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const sound: AnyRuleset = lantern;

/** The Lantern Keepers, whose view writes into the state, with the same values. */
const writing: AnyRuleset = {
  ...sound,
  view: (state, viewer) => {
    state.storm = Number(state.storm);
    return sound.view(state, viewer);
  },
};

describeLaws(writing, { games: 1, depth: 1 });
