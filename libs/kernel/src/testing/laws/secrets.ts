import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator } from '../../seat.js';
import { audienceOf } from '../../secrets.js';
import type { Law } from './law.js';
import { compareDeals } from './deal.js';
import { Look } from './look.js';

/**
 * Law 5, non-interference: two games that differ only in what a viewer may not know give that viewer the same views,
 * redacted events, legal commands and refusals, byte for byte.
 */
export const secrets: Law = {
  number: 5,
  name: 'secrets hold: what a viewer may not know changes nothing that the viewer gets',
  watch(ruleset, check, { reduced }) {
    let differed = false;
    return {
      atPosition(position) {
        if (!position.deep || position.local.game.phase !== 'running') return;
        for (const viewer of [...position.seats.map(atSeat), spectator]) {
          const look = new Look(position, viewer, check);
          differed = look.compareWorlds() || differed;
          look.compareSecretAnswers();
        }
      },
      afterCommit(position, { command }) {
        if (command.type === 'startGame') compareDeals(position, check);
      },
      allPlayed() {
        if (reduced || !hasSecrets(ruleset)) return;
        check(
          differed,
          () => 'resample never gave another world, although events have secrets: it hides nothing from any viewer',
        );
      },
    };
  },
};

const hasSecrets = (ruleset: AnyRuleset): boolean =>
  Object.values(ruleset.schemas.events).some((event) =>
    Object.values(event.shape).some((field) => audienceOf(field as never) !== 'everyone'),
  );
