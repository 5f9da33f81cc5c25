import type { CommandOf } from '../commands.js';
import { isWoundCard, powerCard, woundCard } from '../content/catalogue.js';
import type { Modifier, Power } from '../content/vocabulary.js';
import { actorOf, type Actor } from './actor.js';
import type { Outlook, Standing } from './outlook.js';

/** What changes in the values of a figure; `attack` is the value of tests, the dice stand apart (CLASH-210). */
interface Change {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly mind: number;
  readonly combat: number;
  readonly power: number;
}

/** No change at all. */
export const unchanged: Change = { speed: 0, attack: 0, defense: 0, mind: 0, combat: 0, power: 0 };

/** Values that cards and powers change for the whole turn (CLASH-054 to CLASH-058). */
export function changeOf(plays: CommandOf<'planCards'>['plays'], powers: readonly Power[]): Change {
  const modifiers = powers.flatMap((power) => power.modifiers ?? []).filter(isOnOwner);
  return [...plays.map(changeOfCard), ...modifiers.map(changeOfModifier)].reduce(joined, unchanged);
}

const joined = (one: Change, other: Change): Change => ({
  speed: one.speed + other.speed,
  attack: one.attack + other.attack,
  defense: one.defense + other.defense,
  mind: one.mind + other.mind,
  combat: one.combat + other.combat,
  power: one.power + other.power,
});

function changeOfCard({ cardId, side }: CommandOf<'planCards'>['plays'][number]): Change {
  if (side === 'LEFT' && !isWoundCard(cardId)) return unchanged;
  const {
    speed = 0,
    attack = 0,
    defense = 0,
    mind = 0,
  } = (isWoundCard(cardId) ? woundCard(cardId) : powerCard(cardId)).technique ?? {};
  return { speed, attack, defense, mind, combat: Math.min(0, attack), power: Math.max(0, attack) };
}

const isOnOwner = ({ who, if: condition }: Modifier): boolean =>
  !condition && (who.of === 'SELF' || (who.of === 'HEROES' && who.side === 'OWN'));

/** Dice that count against some targets only are counted by half. */
function changeOfModifier({ characteristic, by = 0, combat = 0, power = 0, against }: Modifier): Change {
  const on = (which: typeof characteristic): number => (characteristic === which ? by : 0);
  const part = against ? 0.5 : 1;
  return {
    speed: on('SPEED'),
    attack: on('ATTACK'),
    defense: on('DEFENSE'),
    mind: on('MIND'),
    combat: on('ATTACK') + Math.round(combat * part),
    power: Math.round(power * part),
  };
}

/** A hero as he would act with changed values. */
export function actorWith(outlook: Outlook, figure: Standing, change: Change, powers: readonly Power[] = []): Actor {
  const actor = actorOf(outlook, figure, powers);
  const changed = (which: keyof Change): number => Math.max(0, actor[which] + change[which]);
  return {
    ...actor,
    speed: changed('speed'),
    attack: changed('attack'),
    defense: changed('defense'),
    mind: changed('mind'),
    combat: changed('combat'),
    power: changed('power'),
  };
}
