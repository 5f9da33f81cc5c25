import type { RouteGroup } from '../routes/route.js';

/** The descriptions of the groups of routes, in the order of the page. */
export const groups: Readonly<Record<RouteGroup, string>> = {
  accounts:
    'Players: accounts and tokens. A token is sent as `Authorization: Bearer chr_…`; without one you see what is public.',
  rulesets: 'The rulesets, and the contents of their boxes.',
  boxes:
    'The contents of the boxes, piece by piece, as data and as pictures; and the texts of the rules, by their ids.',
  games: 'Games: their current and past states, and their events.',
  tables: 'Tables before and after the play: open, take a seat, start, abandon.',
  play: 'The play of a seat: ask for its legal commands, and send them.',
  live: 'Live updates from the server, as server-sent events or NDJSON.',
  decks: 'Decks that you keep between games.',
  bases: 'Bases that you keep between games, and those that others share.',
  campaigns: 'Series of connected games.',
  leagues: 'Seasons with their pairings and results. Public, with all decisions and their authors.',
  webhooks: 'Addresses of yours that get the events of leagues that you run.',
  notifications: 'Messages to you about your games: what you are told, when, and on which channels.',
  operations: 'For operators of the server: parked games, late jobs, and the last verification.',
};
