import { localized, type Locale, type Localized } from '#kernel';
import type { Fact, GameFact, LeagueFact } from './fact.js';

/** For whom sentences are written. */
export interface Reader {
  readonly locale: Locale;
  /** An IANA name: times are those of its clocks. */
  readonly timeZone: string;
}

/** A text of others, in one line: it can begin neither a line nor a header of its own. */
const plain = (text: string): string => text.replaceAll(/[\p{C}\s]+/gu, ' ').trim();

/** A fact, as a sentence for its reader. */
export const sentenceOf = (fact: Fact, reader: Reader): string =>
  plain(('gameId' in fact ? ofGame(fact, reader) : ofLeague(fact, reader))[reader.locale]);

function ofGame({ kind, title, others, deadline }: GameFact, reader: Reader): Localized {
  const { en, fr } = title;
  const [withEn, withFr] =
    others.length === 0 ? ['', ''] : [` with ${listed(others, 'en')}`, ` avec ${listed(others, 'fr')}`];
  const by = deadline === null ? '' : timeIn(deadline, reader);
  switch (kind) {
    case 'YOUR_TURN':
      return localized(
        `It is your turn in ${en}${withEn}.${by && ` Your time runs out on ${by}.`}`,
        `C’est à vous de jouer dans ${fr}${withFr}.${by && ` Votre temps s’achève le ${by}.`}`,
      );
    case 'TIME_RUNS_OUT':
      return localized(
        `Your time in ${en}${withEn} runs out on ${by}.`,
        `Votre temps dans ${fr}${withFr} s’achève le ${by}.`,
      );
    case 'PROPOSAL':
      return localized(
        `A proposal in ${en}${withEn} awaits your answer.`,
        `Une proposition dans ${fr}${withFr} attend votre réponse.`,
      );
    case 'SEAT_OFFERED':
      return localized(
        `A seat in a running game of ${en}${withEn} is offered to you.`,
        `Une place dans une partie de ${fr}${withFr} en cours vous est offerte.`,
      );
    case 'GAME_OVER':
      return localized(`Your game of ${en}${withEn} is over.`, `Votre partie de ${fr}${withFr} est terminée.`);
  }
}

function ofLeague({ kind, league, season, round, others, startsAt }: LeagueFact, reader: Reader): Localized {
  const where = `${league}, ${season}`;
  if (kind === 'INVITED')
    return localized(`You are invited to play in ${where}.`, `Vous êtes invité à jouer dans ${where}.`);
  const at = startsAt === null ? '' : timeIn(startsAt, reader);
  return localized(
    `Your pairing of round ${round} in ${where} is up: you play against ${listed(others, 'en')}.${at && ` The game opens on ${at}.`}`,
    `Votre appariement de la ronde ${round} dans ${where} est connu : vous jouez contre ${listed(others, 'fr')}.${at && ` La partie ouvre le ${at}.`}`,
  );
}

const listed = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

const timeIn = (at: number, { locale, timeZone }: Reader): string =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(at);
