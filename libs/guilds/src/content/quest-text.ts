import { localized, type Localized } from '#kernel';
import { counted, elementNames, requires, rubies, sentences, shift } from './phrases.js';
import type { Authored, Monster, Quest } from './schema.js';

/** The rules text of a quest: conditions, monsters, success, failure. */
export const questText = ({ conditions, groupAttack, monsters, success, failure }: Authored<Quest>): Localized =>
  sentences(
    conditions.alignment && requires(conditions.alignment),
    numberOfMages(conditions),
    groupAttack ? undefined : localized('No group attack.', 'Pas d’attaque groupée.'),
    ...monsters.map(monsterText),
    successText(success),
    failureText(failure),
  );

function numberOfMages({ minMages: least, maxMages: most }: Quest['conditions']): Localized | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined)
    return localized(`At most ${counted(most ?? 0, 'mage')}.`, `${counted(most ?? 0, 'mage')} au plus.`);
  if (most === undefined)
    return localized(`At least ${counted(least, 'mage')}.`, `${counted(least, 'mage')} au moins.`);
  if (least === most) return localized(`Exactly ${counted(least, 'mage')}.`, `Exactement ${counted(least, 'mage')}.`);
  return localized(`${least} to ${counted(most, 'mage')}.`, `De ${least} à ${counted(most, 'mage')}.`);
}

function monsterText({ name, attack, counterAttack }: Monster): Localized | undefined {
  if (!counterAttack) return undefined;
  const element = elementNames[attack.element];
  return localized(
    `${name.en} counter-attacks (${element.en} ${attack.value}).`,
    `${name.fr} contre-attaque (${element.fr} ${attack.value}).`,
  );
}

function successText({ victoryPoints, income, rubies: gained, alignment }: Quest['success']): Localized {
  return listed(localized('Success', 'Réussite'), [
    localized(counted(victoryPoints, 'point'), counted(victoryPoints, 'point')),
    income > 0 ? localized(`income ${income}`, `revenu ${income}`) : undefined,
    gained > 0 ? rubies(gained) : undefined,
    alignment && shift(alignment),
  ]);
}

function failureText({
  lossRubies,
  lossObjects,
  damage,
  distributed,
  alignment,
}: Quest['failure']): Localized | undefined {
  const parts = [
    lossRubies > 0 ? localized(`leave ${rubies(lossRubies).en}`, `laissez ${rubies(lossRubies).fr}`) : undefined,
    lossObjects > 0
      ? localized(`leave ${counted(lossObjects, 'object')}`, `laissez ${counted(lossObjects, 'objet')}`)
      : undefined,
    damage > 0 ? damageText(damage, distributed) : undefined,
    alignment && shift(alignment),
  ];
  return parts.some((part) => part !== undefined) ? listed(localized('Failure', 'Échec'), parts) : undefined;
}

const damageText = (damage: number, distributed: boolean): Localized =>
  distributed
    ? localized(`${damage} damage, distributed`, `${counted(damage, 'point')} de dégâts à répartir`)
    : localized(`${damage} damage to one mage`, `${counted(damage, 'point')} de dégâts à un seul mage`);

function listed(title: Localized, parts: readonly (Localized | undefined)[]): Localized {
  const said = parts.filter((part) => part !== undefined);
  return localized(
    `${title.en}: ${said.map((part) => part.en).join(', ')}.`,
    `${title.fr} : ${said.map((part) => part.fr).join(', ')}.`,
  );
}
