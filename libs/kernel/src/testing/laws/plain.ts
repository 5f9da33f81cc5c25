import type { z } from 'zod';
import { eventSchemasOf } from '../../event-schemas.js';
import { atSeat, auditor, spectator } from '../../seat.js';
import { misfit } from '../misfit.js';
import { isPlain } from './alike.js';
import { brief, bytes, type Check, type Law } from './law.js';

/** Law 7: state, events and views are plain data, and are what their schemas say. */
export const plain: Law = {
  number: 7,
  name: 'plain: state, events and views survive JSON, and fit their schemas',
  watch(ruleset, check) {
    const events = eventSchemasOf(ruleset);
    return {
      afterCommit(position, commit) {
        const { local, deep, seats } = position;
        for (const { type, ...fields } of commit.events) {
          survivesJson(`event ${type}`, fields, check);
          fits(`event ${type}`, events[type], fields, check);
        }
        if (!deep || local.game.phase === 'open') return;
        survivesJson('the state', local.game, check);
        for (const viewer of [...seats.map(atSeat), spectator, auditor]) {
          const view = position.view(viewer);
          survivesJson('a view', view, check);
          fits(`the view of ${bytes(viewer)}`, ruleset.schemas.view, view, check);
        }
      },
      allPlayed() {
        if (ruleset.schemas.content) fits('the content', ruleset.schemas.content, ruleset.content, check);
      },
    };
  },
};

const survivesJson = (what: string, value: unknown, check: Check): void => {
  check(isPlain(value), () => `${what} does not survive JSON: ${brief(bytes(value))}`);
};

function fits(what: string, schema: z.ZodType | undefined, value: unknown, check: Check): void {
  const fault = misfit(schema, value);
  check(fault === undefined, () => `${what} ${brief(fault ?? '')}`);
}
