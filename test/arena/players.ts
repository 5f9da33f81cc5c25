import type { Random } from '#kernel';
import { byChance, firstOf, ofType, when, wish, type Wish } from '../table/wishes.js';
import type { Look, PlayerView } from './look.js';
import { letBe } from './wishes.js';

const isCreature = ofType('CREATURE');
const hasRuin = ({ strongholds }: PlayerView): boolean => strongholds.some(({ ruin }) => ruin);
const hasGuard = ({ strongholds }: PlayerView): boolean => strongholds.some(({ on }) => on !== null);

/** Does nothing at all. */
export const sleeper: Wish<Look> = letBe;

/** Has creatures ON its strongholds, and never goes into the arena: it destroys all that is undefended. */
export const raider: Wish<Look> = firstOf(
  wish('placeOnStronghold', isCreature),
  wish('placeGarrison', isCreature),
  letBe,
);

/**
 * First ruins a stronghold with a creature; then moves it away from the stronghold that is raided, leaves that one to
 * a shield, and throws whom it captures at the guardian, with as many stones as may be spent.
 */
export const captor: Wish<Look> = firstOf(
  when(({ theirs }) => !hasRuin(theirs), wish('placeGarrison', isCreature)),
  wish('moveGarrison', ({ from }, { raided, theirs }) => hasRuin(theirs) && from === raided?.position),
  wish('placeGarrison', ofType('SHIELD')),
  (look) => look.commands('challengeGuardian').at(-1),
  letBe,
);

/** Defends itself with a creature as soon as a stronghold of its own has fallen, and allows the challenge. */
export const offering: Wish<Look> = firstOf(
  when(({ mine }) => hasRuin(mine), wish('placeGarrison', isCreature)),
  letBe,
);

/** What a duellist does not do by chance: it leaves raids and guardians alone. */
const left = ['placeOnStronghold', 'placeGarrison', 'moveGarrison', 'challengeGuardian'];

/**
 * Sends one creature into the arena every turn and keeps out of raids, so that duels decide. In them, and everywhere
 * else, it takes its chance, and every second time lets things be.
 */
export const duellist = (random: Random): Wish<Look> =>
  firstOf(
    when(({ mine }) => !hasGuard(mine), wish('placeOnStronghold', isCreature)),
    wish('enterArena', ({ place }) => String(place).startsWith('ON_')),
    when(
      () => random.below(2) === 0,
      byChance(random, (type) => !left.includes(type)),
    ),
    letBe,
    byChance(random, () => true),
  );
