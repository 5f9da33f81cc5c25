import * as skirmish from '#skirmish';
import type { Evolvers } from '../flow/turn.js';
import { book } from '../rulebook.js';

const shared = skirmish.trialEvolvers(book);

/** A test that the use of an object begins with is none for missions (CLASH-269). */
export const trialEvolvers = {
  testResolved(state, event) {
    if (event.use === undefined) shared.testResolved(state, event);
    else skirmish.settleTest(book, state, event);
  },
  objectUsed(state, { heroId, use }) {
    skirmish.noteDeed(state, heroId, 'OBJECTS_USED');
    if (use === 'AGGRESSIVE') skirmish.noteDeed(state, heroId, 'OBJECTS_THROWN');
  },
} satisfies Partial<Evolvers>;
