import type { Technique } from '#skirmish/content';
import type { Modifier, Power } from '#skirmish/content/vocabulary';
import type { Actor } from './actor.js';

/** The changes in the values of a figure; `attack` is the value of tests, the dice stand apart (CLASH-210, SKAROV-TECH-05). */
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

/** Values that techniques and powers change for the whole turn (CLASH-054 to CLASH-058, SKAROV-TECH-01 to SKAROV-TECH-05). */
export function changeOf(techniques: readonly Technique[], powers: readonly Power[]): Change {
  const modifiers = powers.flatMap((power) => power.modifiers ?? []).filter(isOnOwner);
  return [...techniques.map(changeOfTechnique), ...modifiers.map(changeOfModifier)].reduce(joined, unchanged);
}

const joined = (one: Change, other: Change): Change => ({
  speed: one.speed + other.speed,
  attack: one.attack + other.attack,
  defense: one.defense + other.defense,
  mind: one.mind + other.mind,
  combat: one.combat + other.combat,
  power: one.power + other.power,
});

function changeOfTechnique({ speed = 0, attack = 0, defense = 0, mind = 0 }: Technique): Change {
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

/** An actor as it would act with changed values. */
export function changed(actor: Actor, change: Change): Actor {
  const now = (which: keyof Change): number => Math.max(0, actor[which] + change[which]);
  return {
    ...actor,
    speed: now('speed'),
    attack: now('attack'),
    defense: now('defense'),
    mind: now('mind'),
    combat: now('combat'),
    power: now('power'),
  };
}
