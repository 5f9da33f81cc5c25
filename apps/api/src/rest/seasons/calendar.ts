import { createHash } from 'node:crypto';
import { joinBy, type Season } from '#leagues';
import { localized, type Locale } from '#kernel';
import type { NameOf } from './season-sheets.js';

/** A season whose rounds are told to calendars. */
export interface RoundsToTell {
  readonly leagueId: string;
  readonly league: string;
  readonly season: Season;
  /** When the league last changed, in milliseconds since 1970. */
  readonly changedAt: number;
  readonly nameOf: NameOf;
  readonly locale: Locale;
}

/** The most pairings in the words of a round. */
const MOST_PAIRINGS = 64;
/** The octets of a line without its line break (RFC 5545, 3.1). */
const LINE = 75;

/**
 * The rounds of a season as a calendar (RFC 5545). An event begins with its round, and ends when players who have not
 * taken their seats forfeit.
 */
export function calendarOf(told: RoundsToTell): readonly string[] {
  const { league, season } = told;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chronicler//Leagues//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    property('X-WR-CALNAME', `${league}: ${season.name}`),
    ...season.rounds.flatMap((round) => eventOf(told, round)),
    'END:VCALENDAR',
  ].map((line) => `${line}\r\n`);
}

function eventOf(
  { leagueId, league, season, changedAt, nameOf, locale }: RoundsToTell,
  round: Season['rounds'][number],
): string[] {
  const title = localized(`Round ${round.number}`, `Ronde ${round.number}`)[locale];
  const nameless = localized('a deleted account', 'un compte supprimé')[locale];
  const pairs = round.pairings
    .slice(0, MOST_PAIRINGS)
    .map(({ players }) => players.map((player) => nameOf(player) ?? nameless).join(' – '));
  const more = round.pairings.length - pairs.length;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(leagueId, season.number, round.number)}`,
    `DTSTAMP:${moment(changedAt)}`,
    `DTSTART:${moment(round.startsAt)}`,
    `DTEND:${moment(joinBy(round.startsAt, season.plan))}`,
    `SEQUENCE:${round.paired - 1}`,
    property('SUMMARY', `${title} – ${season.name}, ${league}`),
    property('DESCRIPTION', [...pairs, ...(more > 0 ? [`+ ${more}`] : [])].join('\n')),
    'END:VEVENT',
  ];
}

/** The same for the same round on every server and at every version: calendars update their event by it. */
function uidOf(leagueId: string, season: number, round: number): string {
  const digest = createHash('sha256').update(`${leagueId}/${season}/${round}`).digest('hex');
  return `${digest.slice(0, 32)}@chronicler`;
}

const moment = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escapedText = (text: string): string =>
  text.replace(/[\\;,]/g, (letter) => `\\${letter}`).replace(/\r\n|\r|\n/g, '\\n');

/** A property with a text, folded between letters, never inside the octets of one. */
export function property(name: string, text: string): string {
  const lines: string[] = [];
  let line = '';
  for (const letter of `${name}:${escapedText(text)}`) {
    if (Buffer.byteLength(line + letter) > LINE) {
      lines.push(line);
      line = ' ';
    }
    line += letter;
  }
  return [...lines, line].join('\r\n');
}
