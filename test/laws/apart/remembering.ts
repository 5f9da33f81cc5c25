import type { AnyRuleset, Viewer } from '#kernel';
import { describeLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const sound: AnyRuleset = lantern;
const shown = new Map<string, unknown>();

/** The Lantern Keepers, where a second request for a view, in any game, gets the first one. */
const remembering: AnyRuleset = {
  ...sound,
  view: (state, viewer: Viewer) => {
    const key = `${String(state.storm)} ${JSON.stringify([viewer, state.choices.choices])}`;
    if (!shown.has(key)) shown.set(key, sound.view(state, viewer));
    return shown.get(key);
  },
};

describeLaws(remembering, { games: 8, mishaps: { timeOuts: 0, resignations: 0 } });
