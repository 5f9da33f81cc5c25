import * as table from '#skirmish/table';
import * as trials from '#skirmish/trials';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';

const shared = trials.trialEvolvers(book);

/** A test that the use of an object begins with is none for missions (CLASH-269). */
export const trialEvolvers = {
  testResolved(state, event) {
    if (event.use === undefined) shared.testResolved(state, event);
    else trials.settleTest(book, state, event);
  },
  objectUsed(state, { heroId, use }) {
    table.noteDeed(state, heroId, 'OBJECTS_USED');
    if (use === 'AGGRESSIVE') table.noteDeed(state, heroId, 'OBJECTS_THROWN');
  },
} satisfies Partial<Evolvers>;
