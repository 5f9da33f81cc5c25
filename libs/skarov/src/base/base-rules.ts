import type { BaseRules } from '#kernel';
import { baseLayoutSchema, type BaseLayout } from '../content/schema.js';
import { baseFaults } from './base-faults.js';
import { baseFaultCodeSchema } from './fault.js';

const by =
  <Entry>(key: (entry: Entry) => string) =>
  (one: Entry, other: Entry): number =>
    key(one) < key(other) ? -1 : Number(key(one) > key(other));

/** The bases that accounts keep, share and bring (SKAROV-BASE-17, SKAROV-BASE-18). */
export const bases: BaseRules<typeof baseLayoutSchema> = {
  name: 'skarov',
  layout: baseLayoutSchema,
  faultCodes: baseFaultCodeSchema,
  mostBytes: 10_000,
  canonical: ({ difficulty, tiles, passages, minions, lieutenants }): BaseLayout => ({
    difficulty,
    tiles: [...tiles].sort(by(({ faceId }) => faceId)),
    passages: [...passages].sort(by(({ edge }) => edge)),
    minions: [...minions].sort(by(({ space }) => space)),
    lieutenants: [...lieutenants].sort(by(({ sheet }) => sheet)),
  }),
  faults: baseFaults,
};
