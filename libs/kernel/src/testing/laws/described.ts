import { describeEvent, reasonOfEvent } from '../../describe-event.js';
import { isGameEvent, type GameEvent } from '../../game-events.js';
import type { EventReason } from '../../event-reason.js';
import type { Game } from '../../game.js';
import { locales, type Locale, type Localized } from '../../locale.js';
import { Random } from '../../random.js';
import { redactorOf } from '../../redaction.js';
import { placeholdersIn } from '../../game-refusals.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, auditor, spectator, type Viewer } from '../../seat.js';
import type { AnyTagged } from '../../shapes.js';
import { alike } from './alike.js';
import { bytes, type Law } from './law.js';

/** The context of sentences. */
type Told = Pick<Game, 'options' | 'state'>;

/** One form of an event, and its sentences: viewers who get the same form read the same. */
interface Form {
  readonly event: AnyTagged;
  readonly readings: readonly Reading[];
}

interface Reading {
  readonly locale: Locale;
  readonly told: string;
  /** Whether what is told differs without the state. */
  readonly asksState: boolean;
}

const EACH_TYPE = 40;
const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];

/**
 * Law 8: every event type has a sentence in every language, redacted or not, and every refusal a message; reasons are whole; no
 * sentence and no reason takes from the state anything that its reader does not know. Why a game ended, and where points come from, has a name for people.
 */
export const described: Law = {
  number: 8,
  name: 'described: every event has a sentence, every refusal a message, every end, part of a score and sort of seat a name',
  watch(ruleset, check, { rareEvents, reduced, examples }) {
    const seen = new Map<string, number>();
    const random = Random.from('sentences');
    const eachType = examples(EACH_TYPE);
    const describe = (event: AnyTagged, viewers: readonly Viewer[], game: Told): void => {
      const redact = redactorOf(ruleset, game.options);
      const forms: Form[] = [];
      for (const viewer of viewers) {
        const redacted = redact(event, viewer);
        let form = forms.find((known) => alike(known.event, redacted));
        if (!form) {
          form = { event: redacted, readings: readingsOf(ruleset, redacted, game) };
          forms.push(form);
          for (const { locale } of form.readings) judge(redacted, viewer, locale, game);
        }
        if (viewer.kind !== 'auditor') compareWorlds(form, viewer, game);
      }
    };
    const judge = (event: AnyTagged, viewer: Viewer, locale: Locale, game: Told): void => {
      const sentence = describeEvent(ruleset, event, locale, NAMES, game);
      const about = (): string => `${bytes(event)} for ${bytes(viewer)} in ${locale}`;
      check(isSentence(sentence), () => `${about()} reads «${sentence}»`);
      const reason = reasonOfEvent(ruleset, event, locale, NAMES, game);
      check(reason === undefined || isReason(reason), () => `${about()} has the reason ${bytes(reason)}`);
    };
    // A sentence takes only public facts from the state: it reads the same in a world that looks like this one to its reader.
    const compareWorlds = ({ event, readings }: Form, viewer: Viewer, game: Told): void => {
      const asking = readings.filter(({ asksState }) => asksState);
      if (asking.length === 0) return;
      const world = { ...game, state: ruleset.resample(game.state, viewer, random) as unknown };
      for (const { locale, told } of asking) {
        const other = toldOf(ruleset, event, locale, world);
        check(other === told, () => `${bytes(viewer)} reads «${told}», and in a world like it «${other}»`);
      }
    };
    const named = (names: Readonly<Record<string, Localized>> | undefined, name: string, what: string): void => {
      const isNamed = names !== undefined && Object.hasOwn(names, name);
      for (const locale of locales)
        check(isNamed && names[name]?.[locale].trim() !== '', () => `${what} "${name}" has no name in ${locale}`);
    };
    const outcome = ({ reason, placings }: Extract<GameEvent, { type: 'gameOver' }>): void => {
      named(ruleset.endings, reason, 'the end');
      for (const { parts } of placings)
        for (const { name } of parts) named(ruleset.scoreParts, name, 'the part of a score');
    };
    return {
      afterCommit({ local, seats }, commit) {
        for (const event of commit.events) {
          const times = seen.get(event.type) ?? 0;
          seen.set(event.type, times + 1);
          if (isGameEvent(event) && event.type === 'gameOver') outcome(event);
          if (times < eachType) describe(event, [...seats.map(atSeat), spectator, auditor], local.game);
        }
      },
      allPlayed() {
        const game = { options: ruleset.schemas.options.parse({}), state: null };
        for (const { side, role } of ruleset.seats(game.options).seats)
          for (const name of [side, role]) if (name !== undefined) named(ruleset.seatNames, name, 'the seat');
        for (const event of rareEvents) {
          const { type, ...fields } = event;
          const read = ruleset.schemas.events[type]?.safeParse(fields);
          check(read?.success === true, () => `the rare event ${bytes(event)} is none of the ruleset`);
          seen.set(type, 1);
          describe(event, [atSeat(0), spectator, auditor], game);
        }
        for (const type of reduced ? [] : Object.keys(ruleset.schemas.events)) {
          check(seen.has(type), () => `no random game had the event "${type}": describe cannot be judged`);
        }
        for (const [code, facts] of Object.entries(ruleset.refusals)) {
          const message = ruleset.refusalMessages[code];
          check(message !== undefined, () => `the refusal "${code}" has no message`);
          if (message === undefined) continue;
          const unknown = placeholdersIn(message).filter((fact) => !facts.includes(fact));
          check(
            unknown.length === 0,
            () => `the message of "${code}" names ${unknown.join()}, which the refusal does not give`,
          );
          for (const locale of locales)
            check(message[locale].length > 0, () => `the refusal "${code}" has no message in ${locale}`);
        }
      },
    };
  },
};

/** The sentence about an event, and its reason. */
const toldOf = (ruleset: AnyRuleset, event: AnyTagged, locale: Locale, game: Told): string => {
  const reason = reasonOfEvent(ruleset, event, locale, NAMES, game);
  return `${describeEvent(ruleset, event, locale, NAMES, game)}${reason ? ` ${bytes(reason)}` : ''}`;
};

const readingsOf = (ruleset: AnyRuleset, event: AnyTagged, game: Told): Reading[] =>
  locales.map((locale) => {
    const told = toldOf(ruleset, event, locale, game);
    const asksState = game.state !== null && toldOf(ruleset, event, locale, { ...game, state: null }) !== told;
    return { locale, told, asksState };
  });

const isReason = ({ ruleId, text, parts }: EventReason): boolean =>
  [ruleId, ...parts.flatMap((part) => part.ruleId ?? [])].every((id) => RULE.test(id)) &&
  isSentence(text) &&
  parts.every(({ label, value }) => label.trim() !== '' && value.trim() !== '');

/** The form of ids in the catalogue. */
const RULE = /^[A-Z]+(?:-[A-Z]+)?-\w+$/;

const isSentence = (text: unknown): boolean =>
  typeof text === 'string' && text.trim().length > 3 && !/\bundefined\b|\bNaN\b|\bnull\b|\[object|\{\w*\}/.test(text);
