import { box } from '../content/catalogue.js';

/** The rooms, in the order of the content. */
export const allRooms = box.derived(({ room }) => room);

/** The sheets of minions, in the order of the content. */
export const minionSheets = box.derived(({ villainSheet }) => villainSheet.filter(({ rank }) => rank === 'MINION'));

/** The lieutenants, in the order of the content. */
export const lieutenantSheets = box.derived(({ villainSheet }) =>
  villainSheet.filter(({ rank }) => rank === 'LIEUTENANT'),
);
