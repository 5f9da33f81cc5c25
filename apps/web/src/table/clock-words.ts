import { spoken } from '../messages/spoken.js';

/** The words for the clocks of a table. */
export const words = spoken(
  {
    clocks: 'Clocks',
    until: (who: string, time: string) => `${who}: until ${time}`,
    weekends: 'Weekends do not count.',
    daysOff: (days: string) => `Days that do not count: ${days}.`,
    away: (time: string) => `on vacation until ${time}`,
    vacation: 'Take a vacation day',
    vacationOfSeason: 'Take a vacation day in the whole season',
    vacationLeft: (days: number) => (days === 1 ? '1 day left' : `${String(days)} days left`),
    give: (who: string) => `Give ${who} an hour`,
  },
  {
    clocks: 'Pendules',
    until: (who, time) => `${who} : jusqu’au ${time}`,
    weekends: 'Les week-ends ne comptent pas.',
    daysOff: (days) => `Jours qui ne comptent pas : ${days}.`,
    away: (time) => `en congé jusqu’au ${time}`,
    vacation: 'Prendre un jour de congé',
    vacationOfSeason: 'Prendre un jour de congé pour toute la saison',
    vacationLeft: (days) => (days === 1 ? 'encore 1 jour' : `encore ${String(days)} jours`),
    give: (who) => `Donner une heure à ${who}`,
  },
);
