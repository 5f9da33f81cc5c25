import { localized, type Localized } from '#kernel';
import type { Effect, EffectOf, Mechanic } from './effects.js';
import { counted, fightValue, rubies } from './phrases.js';
import type { Timing } from './vocabulary.js';

type Phrase<M extends Mechanic> = (effect: EffectOf<M>, timing: Timing | undefined) => Localized;

/** The text of an effect, as a sentence; made from its parameters alone. `timing` is that of its item, absent for a leader's power. */
export const effectText = (effect: Effect, timing?: Timing): Localized =>
  (phrases[effect.effect] as Phrase<Mechanic>)(effect, timing);

const phrases: { readonly [M in Mechanic]: Phrase<M> } = {
  gainRubies: ({ amount }) => localized(`Gain ${rubies(amount).en}.`, `Gagnez ${rubies(amount).fr}.`),
  stealRubies: ({ amount }) =>
    localized(
      `Take up to ${rubies(amount).en} from another guild of your choice.`,
      `Prenez jusqu’à ${rubies(amount).fr} à une autre guilde de votre choix.`,
    ),
  extraIncome: ({ amount }) =>
    localized(
      `You receive ${rubies(amount).en} more in step 1.`,
      `Vous recevez ${rubies(amount).fr} de plus à l’étape 1.`,
    ),
  discount: ({ what, amount }) => {
    const less = rubies(amount);
    return localized(`${discounted[what].en} ${less.en} less.`, `${discounted[what].fr} ${less.fr} de moins.`);
  },
  drawItems: ({ draw, keep }) =>
    localized(
      `Draw ${counted(draw, 'item')} and keep ${keep} free of charge; the rest goes under the deck.`,
      `Piochez ${counted(draw, 'carte')} d’objets et sorts et gardez-en ${keep} gratuitement ; remettez le reste sous la pioche.`,
    ),
  stealItem: () =>
    localized(
      'Take an object of your choice, or a random spell, from another guild of your choice.',
      'Prenez un objet de votre choix, ou un sort au hasard, à une autre guilde de votre choix.',
    ),
  healDamage: ({ points }) =>
    localized(
      `Heal ${points} damage of one of your mages.`,
      `Soignez ${counted(points, 'point')} de dégâts d’un de vos mages.`,
    ),
  returnFromCare: () =>
    localized(
      'One of your mages leaves the care center and keeps its damage.',
      'Un de vos mages quitte le centre de soins et garde ses dégâts.',
    ),
  activate: () =>
    localized(
      'After placement: one of your available mages changes from active to passive, or back.',
      'Après le placement : un de vos mages disponibles passe d’actif à passif, ou l’inverse.',
    ),
  attackBonus: (effect, timing) => fightBonus(effect, timing, localized('attack', 'attaque')),
  defenseBonus: (effect, timing) => fightBonus(effect, timing, localized('defense', 'défense')),
  extraDice: ({ amount }) =>
    localized(
      `Your next roll of this turn has ${amount} more ${amount > 1 ? 'dice' : 'die'}, if it has at least one.`,
      `Votre prochain jet de ce tour compte ${counted(amount, 'dé')} de plus, s’il en compte au moins un.`,
    ),
  rerollLowest: ({ dice }) =>
    dice > 1
      ? localized(
          `In your next roll of this turn, the ${dice} lowest dice are rolled again.`,
          `Lors de votre prochain jet de ce tour, les ${dice} dés les plus faibles sont relancés.`,
        )
      : localized(
          'In your next roll of this turn, the lowest die is rolled again.',
          'Lors de votre prochain jet de ce tour, le dé le plus faible est relancé.',
        ),
  shield: ({ points }) =>
    localized(
      `A shield takes ${points} damage in the place of one of your mages this turn, in one blow or in several.`,
      `Ce tour-ci, un bouclier encaisse ${counted(points, 'point')} de dégâts à la place d’un de vos mages, en un coup ou en plusieurs.`,
    ),
  lockElement: () =>
    localized(
      'Name an element: the attacking side may not choose it in this wave.',
      'Nommez un élément : le camp qui attaque ne peut pas le choisir pendant cet assaut.',
    ),
  groupAnyway: () =>
    localized('Ignore “no group attack” for this campaign.', 'Ignorez « pas d’attaque groupée » pour cette campagne.'),
  noCounterAttack: () =>
    localized(
      'A living monster of your choice does not counter-attack in this campaign.',
      'Un monstre vivant de votre choix ne contre-attaque pas pendant cette campagne.',
    ),
  monsterDamage: ({ points }) =>
    localized(
      `Once the campaign has started: ${points} damage to a living monster of your choice.`,
      `Une fois la campagne lancée : ${counted(points, 'point')} de dégâts à un monstre vivant de votre choix.`,
    ),
  shiftAlignment: ({ steps }) =>
    localized(
      `Move your alignment ${counted(steps, 'step')} in the direction of your choice.`,
      `Déplacez votre alignement de ${counted(steps, 'cran')} dans la direction de votre choix.`,
    ),
  ignoreRequirement: ({ scope }) =>
    scope === 'nextRecruitment'
      ? localized(
          'Your next recruitment of this turn ignores the requirement of the mage.',
          'Votre prochain recrutement de ce tour ignore l’exigence du mage.',
        )
      : localized(
          'This turn you may bid on every mage, regardless of its requirement.',
          'Ce tour-ci, vous pouvez enchérir sur tous les mages, quelle que soit leur exigence.',
        ),
  freshMages: () =>
    localized(
      'The face-up mage goes to the auction pile and the next mage is turned up.',
      'Le mage visible rejoint la pile des enchères et le mage suivant est retourné.',
    ),
  peekQuests: ({ quests }) =>
    localized(
      `Look at the ${quests} quests under the face-up one and put them back in any order.`,
      `Regardez les ${quests} quêtes sous la quête visible et remettez-les dans l’ordre de votre choix.`,
    ),
  revealSecondAction: () =>
    localized(
      'Look at the second action that another guild has chosen and not yet revealed.',
      'Regardez la seconde action qu’une autre guilde a choisie et n’a pas encore révélée.',
    ),
  changeSecondAction: () =>
    localized(
      'Before it is revealed, replace your second action in secret.',
      'Avant sa révélation, remplacez votre seconde action en secret.',
    ),
  keepLoss: () =>
    localized(
      'When you fail a quest, you leave no rubies and no objects on it.',
      'Quand vous échouez à une quête, vous n’y laissez ni rubis ni objets.',
    ),
  guardBooty: ({ guards }) =>
    guards === 'rubies'
      ? localized('Your rubies are not taken as booty.', 'Vos rubis ne sont pas pris en butin.')
      : localized(
          'Your objects and spells are not taken as booty.',
          'Vos objets et vos sorts ne sont pas pris en butin.',
        ),
  guardianLeader: () =>
    localized(
      'Defender only: your leader joins the line, even if you are not outnumbered.',
      'Défenseur seulement : votre leader rejoint la ligne, même si vous n’êtes pas en infériorité numérique.',
    ),
};

const discounted: Readonly<Record<EffectOf<'discount'>['what'], Localized>> = {
  item: localized('Objects and spells cost you', 'Les objets et les sorts vous coûtent'),
  mage: localized('Mages that you recruit cost you', 'Les mages que vous recrutez vous coûtent'),
  healing: localized('In each Trade, healing costs you', 'À chaque Commerce, les soins vous coûtent'),
};

function fightBonus(
  { element, amount }: EffectOf<'attackBonus' | 'defenseBonus'>,
  timing: Timing | undefined,
  name: Localized,
): Localized {
  const value = fightValue(name, element);
  if (timing === 'passive') {
    return localized(`The bearer has +${amount} ${value.en}.`, `Le porteur a +${amount} en ${value.fr}.`);
  }
  const fight = timing === 'campaign' ? localized('campaign', 'cette campagne') : localized('combat', 'ce combat');
  return localized(
    `In this ${fight.en} one of your mages, or your leader, has +${amount} ${value.en}.`,
    `Pendant ${fight.fr}, un de vos mages ou votre leader a +${amount} en ${value.fr}.`,
  );
}
