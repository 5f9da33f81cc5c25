import { commonRefusals, deckRefusals, passRefusals } from '#cards';
import { refuse as refuseUnder, type Json, type Localized, type Refusal } from '#kernel';

/** Everything that the rules may answer, in the order in which they test it (guardians.md 7). */
export const refusals = {
  ...commonRefusals,
  NOT_IN_HAND: { en: '{printed} is not in your hand.', fr: '{printed} n’est pas dans votre main.' },
  BAD_DEPTH: {
    en: 'A cut goes no deeper than the {count} cards of the pile.',
    fr: 'On ne coupe pas plus bas que les {count} cartes de la pioche.',
  },
  ALREADY_REDRAWN: {
    en: 'You have drawn your opening hand again already.',
    fr: 'Vous avez déjà repioché votre main de départ.',
  },
  HAS_SHIELD: {
    en: 'There is a shield in your opening hand.',
    fr: 'Il y a un Bouclier dans votre main de départ.',
  },
  NO_POWER_STONE: {
    en: 'This costs {cost} power stones; you have {stones}.',
    fr: 'Cela coûte {cost} pierres de pouvoir ; vous en avez {stones}.',
  },
  RUIN: { en: 'This stronghold is a ruin.', fr: 'Cette Forteresse est une ruine.' },
  OCCUPIED_BY_ENEMY: {
    en: 'An enemy shield stands on this stronghold.',
    fr: 'Un Bouclier ennemi se trouve sur cette Forteresse.',
  },
  SPACE_LIMIT: {
    en: 'That would make {total} Vitality on this space; {limit} is the limit.',
    fr: 'Cela ferait {total} de Vitalité sur cette case ; la limite est {limit}.',
  },
  NO_CREATURE_ON: {
    en: 'A shield needs a creature under it: put one there first.',
    fr: 'Un Bouclier couvre au moins une créature : placez-en une d’abord.',
  },
  SHIELD_PRESENT: { en: 'There is a shield already.', fr: 'Un Bouclier est déjà là.' },
  STANDARD_BEARER_LIMIT: {
    en: 'You have a standard bearer in play: one is the limit.',
    fr: 'Vous avez déjà un Porte-étendard en jeu : c’est la limite.',
  },
  NO_STRONGHOLD_ABILITY: {
    en: '{printed} can do nothing from under a stronghold.',
    fr: '{printed} ne peut rien faire sous une Forteresse.',
  },
  SLOT_OCCUPIED: { en: 'There is a card already.', fr: 'Une carte est déjà là.' },
  CENTER_NOT_ALLOWED: {
    en: 'Upgrades and downgrades go to a left or right stronghold.',
    fr: 'Renforcements et Affaiblissements vont à une Forteresse de gauche ou de droite.',
  },
  WRONG_SIDE: {
    en: 'An upgrade goes to your own stronghold, a downgrade to an enemy one.',
    fr: 'Un Renforcement va à votre Forteresse, un Affaiblissement à une Forteresse ennemie.',
  },
  CREATURE_NOT_HERE: { en: 'There is no such creature of yours there.', fr: 'Aucune créature à vous n’est là.' },
  ITEM_LIMIT: { en: '{printed} carries an item already.', fr: '{printed} porte déjà un Objet.' },
  NOT_PLACED_NOW: {
    en: '{printed} was not placed in this step.',
    fr: '{printed} n’a pas été placée à cette étape.',
  },
  NO_TAKE_BACK_LEFT: {
    en: 'You have taken back {most} cards in this placement: that is the limit.',
    fr: 'Vous avez repris {most} cartes pendant ce placement : c’est la limite.',
  },
  SHIELD_NEEDS_CREATURE: {
    en: 'This is the last creature under a shield: take the shield back first.',
    fr: 'C’est la dernière créature sous un Bouclier : reprenez d’abord le Bouclier.',
  },
  NO_SHIELD_THERE: { en: 'You have no shield there.', fr: 'Vous n’avez pas de Bouclier à cet endroit.' },
  ALREADY_TURNED: {
    en: 'This shield has been turned in this turn.',
    fr: 'Ce Bouclier a déjà été tourné pendant ce tour.',
  },
  SOURCE_NOT_OWN: {
    en: 'There is no garrison and no other army of yours.',
    fr: 'Vous n’avez là ni garnison ni autre armée.',
  },
  SOURCE_TURNED: {
    en: 'The shield there has been turned in this turn: it gives no creature.',
    fr: 'Le Bouclier qui s’y trouve a été tourné pendant ce tour : il ne donne pas de créature.',
  },
  SOURCE_TOO_FAR: {
    en: 'From there it is more than two steps to the shield.',
    fr: 'De là, il y a plus de deux pas jusqu’au Bouclier.',
  },
  MOVE_INTERRUPTED: {
    en: 'The way is interrupted before its end.',
    fr: 'Le chemin est interrompu avant son terme.',
  },
  SOURCE_CHANGED: {
    en: 'All creatures come from one space: this time from {from}.',
    fr: 'Toutes les créatures viennent d’une même case : cette fois {from}.',
  },
  SOURCE_WOULD_BE_EMPTY: {
    en: 'A shield that gives creatures keeps at least one.',
    fr: 'Un Bouclier qui donne des créatures en garde au moins une.',
  },
  HAS_TERRAIN: {
    en: 'You have a terrain in your hand: place it.',
    fr: 'Vous avez un Terrain en main : placez-le.',
  },
  NOT_ADJACENT: { en: 'That is no step away.', fr: 'Ce n’est pas à un pas.' },
  NOT_CONTROLLED: {
    en: 'It is no space of yours to withdraw to.',
    fr: 'Ce n’est pas une case à vous où se retirer.',
  },
  OWN_SHIELD_THERE: { en: 'A shield of yours stands there.', fr: 'Un Bouclier à vous s’y trouve.' },
  DECK_SHIELDS: {
    en: 'This is one of your last {least} shields: a deck needs them.',
    fr: 'C’est l’un de vos {least} derniers Boucliers : un paquet en a besoin.',
  },
  ALREADY_DONE: { en: 'This was done in this step.', fr: 'Déjà fait à cette étape.' },
  ...passRefusals,
  ...deckRefusals,
} as const satisfies Record<string, Localized>;

/** A code of the closed set. */
export type RefusalCode = keyof typeof refusals;

/** A refusal by the rules of Guardians. */
export type GuardiansRefusal = Refusal<RefusalCode>;

type Facts = Readonly<Record<string, Json>>;

/** A refusal under a rule of guardians.md, by the number of its id ("041"). Facts fill the placeholders of the code's message. */
export const refuse = (rule: string, code: RefusalCode, facts: Facts = {}): GuardiansRefusal =>
  refuseUnder(`GUARD-${rule}`, code, facts);
