export { LeagueTable, done, host, league } from './league-table.js';
export { Table, accepted, pick } from './table.js';
