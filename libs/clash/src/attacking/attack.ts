import { attackRunner } from '#skirmish/attacking';
import type { Runner } from '../machine/runner.js';
import { removeWeapon } from '../objects/weapon.js';

/** The next step of an attack, as CLASH-245 orders them; the weapon goes when it is fully resolved (CLASH-095). */
export const runAttack = attackRunner<Runner>({ afterAttack: removeWeapon });
