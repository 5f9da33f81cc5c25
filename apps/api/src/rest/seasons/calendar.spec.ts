import type { Season } from '#leagues';
import { calendarOf, property } from './calendar.js';

describe('A calendar of rounds', () => {
  it('folds its lines at 75 octets, between letters', () => {
    const folded = property('SUMMARY', 'é'.repeat(100));
    const lines = folded.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.map((line, at) => (at === 0 ? line : line.slice(1))).join('')).toBe(`SUMMARY:${'é'.repeat(100)}`);
  });

  it('escapes what would end a value', () => {
    expect(property('SUMMARY', 'Owls; Foxes, \\\nCats')).toBe('SUMMARY:Owls\\; Foxes\\, \\\\\\nCats');
  });

  it('has an event for each round, from its start until absent players forfeit, in the language of the reader', () => {
    const season = {
      number: 2,
      name: 'Autumn',
      plan: { joinWithin: 600 },
      rounds: [
        {
          number: 1,
          startsAt: Date.UTC(2026, 10, 30, 18),
          paired: 2,
          byes: [],
          pairings: [{ gameId: 'g', players: ['Owls', 'gone'], outcome: null }],
        },
      ],
    } as unknown as Season;
    const told = { leagueId: 'l', league: 'Lanterns', season, changedAt: 0, locale: 'fr' as const };
    const lines = calendarOf({ ...told, nameOf: (player) => (player === 'gone' ? null : player) });
    expect(lines.join('').split('\r\n').slice(6, -2)).toEqual([
      'BEGIN:VEVENT',
      expect.stringMatching(/^UID:[0-9a-f]{32}@chronicler$/),
      'DTSTAMP:19700101T000000Z',
      'DTSTART:20261130T180000Z',
      'DTEND:20261130T181000Z',
      'SEQUENCE:1',
      'SUMMARY:Ronde 1 – Autumn\\, Lanterns',
      'DESCRIPTION:Owls – un compte supprimé',
      'END:VEVENT',
    ]);
  });
});
