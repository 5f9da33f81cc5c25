import { villainSheet } from '#skarov/queries';

/** How many test dice more a villain of a sheet costs each hero in its zone. */
export const hindersTests = (sheetId: string): number =>
  villainSheet(sheetId)
    .powers.flatMap(({ power }) => power.grants ?? [])
    .filter(({ who, ability }) => ability === 'TESTS_ONE_DIE_MORE' && who.of === 'ENEMIES').length;
