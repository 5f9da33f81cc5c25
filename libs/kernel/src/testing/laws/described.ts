import { isGameEvent } from '../../game-events.js';
import { locales } from '../../locale.js';
import { redactorOf } from '../../redaction.js';
import { atSeat, auditor, spectator, type Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes, type Law } from './law.js';

const EACH_TYPE = 40;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/** Law 8: every event type has a sentence in every language, redacted or not, and every refusal a message. */
export const described: Law = {
  number: 8,
  name: 'described: every event has a sentence and every refusal a message, in English and French',
  watch(ruleset, check, { rareEvents }) {
    const seen = new Map<string, number>();
    const describe = (event: AnyTagged, viewers: readonly Viewer[], options: unknown): void => {
      const redact = redactorOf(ruleset, options);
      for (const viewer of viewers) {
        for (const locale of locales) {
          const sentence = ruleset.describe(redact(event, viewer), locale, NAMES, options);
          check(isSentence(sentence), () => `${bytes(event)} for ${bytes(viewer)} in ${locale} reads «${sentence}»`);
        }
      }
    };
    return {
      afterCommit({ local, seats }, commit) {
        for (const event of commit.events) {
          const times = seen.get(event.type) ?? 0;
          seen.set(event.type, times + 1);
          if (!isGameEvent(event) && times < EACH_TYPE)
            describe(event, [...seats.map(atSeat), spectator, auditor], local.game.options);
        }
      },
      allPlayed() {
        for (const event of rareEvents) {
          seen.set(event.type, 1);
          describe(event, [atSeat(0), spectator, auditor], ruleset.schemas.options.parse({}));
        }
        for (const type of Object.keys(ruleset.schemas.events)) {
          check(seen.has(type), () => `no random game had the event "${type}": describe cannot be judged`);
        }
        for (const [code, message] of Object.entries(ruleset.refusals)) {
          for (const locale of locales)
            check(message[locale].length > 0, () => `the refusal "${code}" has no message in ${locale}`);
        }
      },
    };
  },
};

const isSentence = (text: unknown): boolean =>
  typeof text === 'string' && text.trim().length > 3 && !/\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w*\}/.test(text);
