import { isGameEvent } from '../../game-events.js';
import { redactorOf } from '../../redaction.js';
import { atSeat, spectator } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes, type Check, type Law } from './law.js';

const EACH_TYPE = 40;

/** Names that no language has words for. */
export const names = ['Adaxo', 'Boqui', 'Cyzza', 'Dixxo', 'Edwij', 'Floqq'];

/** Law 14: French is another language than English, and tells the same. */
export const translated: Law = {
  number: 14,
  name: 'translated: French differs from English, and has the same numbers, names and facts',
  watch(ruleset, check, { rareEvents, uncompared, reduced, examples }) {
    const eachType = examples(EACH_TYPE);
    const seen = new Map<string, number>();
    const differing = new Set<string>();
    const compare = (event: AnyTagged, options: unknown): void => {
      if (uncompared.includes(event.type)) return;
      const en = ruleset.describe(event, 'en', names, options);
      const fr = ruleset.describe(event, 'fr', names, options);
      if (en !== fr) differing.add(event.type);
      check(
        bytes(factsIn(en)) === bytes(factsIn(fr)),
        () => `of ${bytes(event)} English tells «${en}» and French «${fr}»`,
      );
    };
    return {
      afterCommit({ local, seats, random }, { events }) {
        const redact = redactorOf(ruleset, local.game.options);
        for (const event of events) {
          const times = seen.get(event.type) ?? 0;
          if (isGameEvent(event) || times >= eachType) continue;
          seen.set(event.type, times + 1);
          compare(redact(event, random.pick([...seats.map(atSeat), spectator])), local.game.options);
          compare(event, local.game.options);
        }
      },
      allPlayed() {
        for (const event of rareEvents) {
          seen.set(event.type, 1);
          compare(event, ruleset.schemas.options.parse({}));
        }
        check(differing.size > 0, () => 'no sentence differs between English and French');
        // Few sentences of one type may all be names and numbers, the same in both languages.
        for (const type of reduced ? [] : seen.keys())
          check(
            differing.has(type) || uncompared.includes(type),
            () => `the sentence about "${type}" is the same in English and French`,
          );
        judgeRefusals(ruleset.refusalMessages, uncompared, check);
      },
    };
  },
};

function judgeRefusals(
  refusals: Readonly<Record<string, { readonly en: string; readonly fr: string }>>,
  uncompared: readonly string[],
  check: Check,
): void {
  for (const [code, { en, fr }] of Object.entries(refusals)) {
    if (uncompared.includes(code)) continue;
    check(en !== fr, () => `the refusal "${code}" is the same in English and French`);
    check(
      bytes(factsIn(en)) === bytes(factsIn(fr)),
      () => `the refusal "${code}" names other facts in English, «${en}», than in French, «${fr}»`,
    );
  }
}

/** Numbers, facts and players of a sentence, in the order of its language. */
export const factsIn = (sentence: string): string[] =>
  [...new Set(sentence.match(new RegExp(`\\d+|\\{\\w+\\}|${names.join('|')}`, 'g')) ?? [])].sort();
