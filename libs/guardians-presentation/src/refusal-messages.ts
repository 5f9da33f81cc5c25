import { commonMessages, useMessages, tableMessages, passMessages, deckMessages } from '#cards-presentation';
import type { Localized } from '#kernel';

/** The message of each refusal, by its code. */
export const refusalMessages = {
  ...commonMessages,
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
  NO_POWER_STONE: useMessages.NO_POWER_STONE,
  RUIN: tableMessages.RUIN,
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
  SLOT_OCCUPIED: tableMessages.SLOT_OCCUPIED,
  CENTER_NOT_ALLOWED: tableMessages.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableMessages.WRONG_SIDE,
  UPGRADE_HOLDS_NOTHING: {
    en: 'There is no upgrade there that holds a creature.',
    fr: 'Il n’y a là aucun Renforcement qui accueille une créature.',
  },
  WRONG_TIMING: { en: '{printed} cannot be used now.', fr: '{printed} ne peut pas servir maintenant.' },
  CORRUPTION_FIRST: {
    en: 'Corruption comes first: both seats have to pass on it.',
    fr: 'La Corruption passe d’abord : les deux joueurs doivent y renoncer.',
  },
  ALREADY_PLAYED_THIS_TURN: {
    en: '{printed} has been played in this turn.',
    fr: '{printed} a déjà été jouée pendant ce tour.',
  },
  ILLEGAL_TARGET: useMessages.ILLEGAL_TARGET,
  NO_ABILITY: { en: '{printed} has no such ability.', fr: '{printed} n’a pas une telle capacité.' },
  ALREADY_USED_THIS_TURN: {
    en: 'This has been used in this turn.',
    fr: 'Cela a déjà servi pendant ce tour.',
  },
  GUARDIAN_UNREACHABLE: {
    en: 'A guardian is reached only from a ruin of its own, where the shield began its move.',
    fr: 'On n’atteint un Gardien que depuis une de ses ruines, où le Bouclier a commencé son mouvement.',
  },
  CANNOT_FLY: {
    en: 'Not all creatures under this shield fly.',
    fr: 'Toutes les créatures sous ce Bouclier ne volent pas.',
  },
  FLIGHT_USED: {
    en: 'You have flown in this turn.',
    fr: 'Vous avez déjà volé pendant ce tour.',
  },
  NO_FLIGHT_ZONE: {
    en: 'No flight starts on, crosses or ends on {space}.',
    fr: 'Aucun vol ne part de {space}, ne la traverse ni ne s’y termine.',
  },
  NOT_IN_COMBAT_HAND: {
    en: '{printed} is not in your combat hand.',
    fr: '{printed} n’est pas dans votre main de Combat.',
  },
  NOT_A_COMMAND: { en: '{printed} is no command card.', fr: '{printed} n’est pas une carte de Commandement.' },
  IS_GUARDIAN: { en: 'A guardian is not affected by this.', fr: 'Un Gardien n’y est pas sensible.' },
  NOT_ENEMY_IN_COMBAT: {
    en: '{printed} is not the enemy creature that has just been played.',
    fr: '{printed} n’est pas la créature ennemie qui vient d’être jouée.',
  },
  CORRUPTION_CLOSED: {
    en: 'It is too late to corrupt: both seats have passed on it.',
    fr: 'Il est trop tard pour corrompre : les deux joueurs y ont renoncé.',
  },
  NOT_VULNERABLE: {
    en: '{printed} is not vulnerable to this.',
    fr: '{printed} n’y est pas vulnérable.',
  },
  CORRUPTION_BARRED: {
    en: 'A text bars this corruption now.',
    fr: 'Un texte interdit cette Corruption pour l’instant.',
  },
  NO_RANGED_ATTACK: {
    en: '{printed} has no ranged attack against this creature.',
    fr: '{printed} n’a pas d’Attaque à Distance contre cette créature.',
  },
  RANGED_BARRED: {
    en: 'No ranged attack is made here.',
    fr: 'Aucune Attaque à Distance n’est possible ici.',
  },
  NOT_IN_FIRST_CONFRONTATION: {
    en: 'Your creature in this match-up is not in its first confrontation.',
    fr: 'Votre créature n’en est pas à sa première confrontation.',
  },
  NOT_INFLUENCEABLE: tableMessages.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: {
    en: 'A text bars influence for this creature.',
    fr: 'Un texte interdit d’influencer cette créature.',
  },
  INFLUENCE_CAP_REACHED: tableMessages.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: {
    en: 'You have no creature under this stronghold.',
    fr: 'Vous n’avez pas de créature sous cette Forteresse.',
  },
  ABILITY_MISSING: {
    en: 'The creature under this stronghold gives no influence.',
    fr: 'La créature sous cette Forteresse ne donne pas d’influence.',
  },
  STRONGHOLD_HELD: {
    en: 'An enemy shield stands on this stronghold.',
    fr: 'Un Bouclier ennemi se trouve sur cette Forteresse.',
  },
  RECEIVER_NOT_ALLOWED: {
    en: 'Its text does not let it influence {printed}.',
    fr: 'Son texte ne lui permet pas d’influencer {printed}.',
  },
  TARGET_NOT_IN_PLAY: {
    en: 'There is no such enemy creature in play in this combat.',
    fr: 'Aucune créature ennemie de ce genre n’est en jeu dans ce combat.',
  },
  TARGET_BEATEN: { en: '{printed} is beaten already.', fr: '{printed} est déjà battue.' },
  NO_SECONDARY_ON_TARGET: {
    en: 'No secondary attacker may choose {printed}.',
    fr: 'Aucun attaquant secondaire ne peut choisir {printed}.',
  },
  CANNOT_HEAL: {
    en: 'There is no such healer of yours, in play and unbeaten, for this creature.',
    fr: 'Vous n’avez pas en jeu, non battu, de guérisseur pour cette créature.',
  },
  NOT_BEATEN: {
    en: '{printed} is not a beaten creature of yours.',
    fr: '{printed} n’est pas une de vos créatures battues.',
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
  ALREADY_DONE: tableMessages.ALREADY_DONE,
  ...passMessages,
  ...deckMessages,
} as const satisfies Record<string, Localized>;
