import { localized, type Localized } from '#kernel';
import type { BonusElement } from './effects.js';
import type { AlignmentShift, Element, ObjectiveKind, Requirement, Side } from './vocabulary.js';

/** Sentences one after the other; those that are `undefined` are left out. */
export const sentences = (...parts: readonly (Localized | undefined)[]): Localized => {
  const said = parts.filter((part) => part !== undefined);
  return localized(said.map((part) => part.en).join(' '), said.map((part) => part.fr).join(' '));
};

/** “1 mage”, “2 mages”: a number with its noun, which takes an s in the plural. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? 's' : ''}`;

/** “1 ruby”, “2 rubies”; “2 rubis”. */
export const rubies = (count: number): Localized =>
  localized(`${count} ${count === 1 ? 'ruby' : 'rubies'}`, `${count} rubis`);

/** With its sign: “+2”, “−3”, “0”. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

export const elementNames: Readonly<Record<Element, Localized>> = {
  fire: localized('fire', 'feu'),
  water: localized('water', 'eau'),
  air: localized('air', 'air'),
  earth: localized('earth', 'terre'),
};

/** A fight value with its element: “fire attack”, “defense in every element”. */
export const fightValue = (value: Localized, element: BonusElement): Localized =>
  element === 'all'
    ? localized(`${value.en} in every element`, `${value.fr} dans tous les éléments`)
    : localized(`${elementNames[element].en} ${value.en}`, `${value.fr} ${ofElement[element]}`);

const ofElement: Readonly<Record<Element, string>> = {
  fire: 'de feu',
  water: 'd’eau',
  air: 'd’air',
  earth: 'de terre',
};

export const sideNames: Readonly<Record<Side, Localized>> = {
  light: localized('Light', 'Lumière'),
  darkness: localized('Darkness', 'Ténèbres'),
};

export const objectiveNames: Readonly<Record<ObjectiveKind, Localized>> = {
  rubies: localized('rubies', 'rubis'),
  objects: localized('objects', 'objets'),
  quests: localized('quests', 'quêtes'),
  mages: localized('mages', 'mages'),
  alignmentSteps: localized('alignment steps gained', 'crans d’alignement gagnés'),
};

/** “Requires Light.”, “Requires alignment +4 or more.” */
export function requires({ side, distance }: Requirement): Localized {
  if (distance === 1) return localized(`Requires ${sideNames[side].en}.`, `Exige : ${sideNames[side].fr}.`);
  const light = side === 'light';
  const value = signed(light ? distance : -distance);
  return localized(
    `Requires alignment ${value} or ${light ? 'more' : 'less'}.`,
    `Exige un alignement de ${value} ou ${light ? 'plus' : 'moins'}.`,
  );
}

/** “move 2 steps toward Light”, “lose 2 alignment”: said to the seat. */
export function shift({ direction, steps }: AlignmentShift): Localized {
  switch (direction) {
    case 'lose':
      return localized(`lose ${steps} alignment (toward 0)`, `perdez ${counted(steps, 'cran')} d’alignement (vers 0)`);
    case 'towardLight':
      return localized(
        `move ${counted(steps, 'step')} toward Light`,
        `avancez de ${counted(steps, 'cran')} vers la Lumière`,
      );
    case 'towardDarkness':
      return localized(
        `move ${counted(steps, 'step')} toward Darkness`,
        `avancez de ${counted(steps, 'cran')} vers les Ténèbres`,
      );
  }
}
