import type { RouteGroup } from '../routes/route.js';

/** What is said of each group of routes, in the order of the page. */
export const groups: Readonly<Record<RouteGroup, string>> = {
  accounts:
    'Who plays: accounts and tokens. A token is sent as `Authorization: Bearer chr_…`; without one you see what everybody sees.',
  rulesets: 'What can be played, and what is in the boxes.',
  boxes: 'What is in the boxes, piece by piece, as data and as pictures; and what the rules say, by their ids.',
  games: 'Games to look at: now, as they were, and what happened in them.',
  tables: 'Tables before and after the play: open, sit down, start, give up.',
  play: 'What a seat does: ask what it may do, and do it.',
  live: 'What the server tells by itself, as server-sent events or NDJSON.',
  decks: 'Decks that you keep between games.',
  bases: 'Bases that you keep between games, and those that others share.',
  campaigns: 'Games that hang together.',
  leagues: 'Seasons: who plays whom, and what came of it. Everybody may look, and sees who decided what.',
  webhooks: 'Addresses of yours that are told what happens in leagues that you run.',
};
