import { commonMessages, tableMessages, useMessages, passMessages, deckMessages } from '#cards-presentation';
import type { Localized } from '#kernel';

/** The message of each refusal, by its code. */
export const refusalMessages = {
  ...commonMessages,
  NOT_DEPLOYED: { en: 'This stronghold is not deployed yet.', fr: 'Cette Forteresse n’est pas encore déployée.' },
  RUIN: tableMessages.RUIN,
  SLOT_OCCUPIED: tableMessages.SLOT_OCCUPIED,
  NO_STRONGHOLD_ABILITY: {
    en: '{printed} is neither influential nor ranged: it cannot lie under a stronghold.',
    fr: '{printed} n’est ni Influente ni à distance : elle ne peut pas être placée sous une Forteresse.',
  },
  NO_CREATURE_ON: { en: 'There is no creature of yours to use there.', fr: 'Aucune créature à vous n’est là.' },
  CENTER_NOT_ALLOWED: tableMessages.CENTER_NOT_ALLOWED,
  WRONG_SIDE: tableMessages.WRONG_SIDE,
  NO_STANDARD_BEARER: { en: 'There is no standard bearer for this.', fr: 'Il manque un Porte-étendard pour cela.' },
  NOT_FROM_UNDER: {
    en: 'The creature there may not enter from under a stronghold.',
    fr: 'Cette créature ne peut pas entrer depuis le dessous d’une Forteresse.',
  },
  NOT_ENEMY_IN_COMBAT: {
    en: '{printed} is no enemy creature that you can corrupt now.',
    fr: '{printed} n’est pas une créature ennemie que vous pouvez corrompre maintenant.',
  },
  NOT_VULNERABLE: { en: '{printed} is not vulnerable to this.', fr: '{printed} n’est pas vulnérable à cela.' },
  CORRUPTION_BARRED: { en: 'A card bars this corruption.', fr: 'Une carte empêche cette Corruption.' },
  ALREADY_PLAYED_THIS_TURN: { en: '{printed} was played this turn.', fr: '{printed} a déjà été jouée ce tour-ci.' },
  TOO_LATE: {
    en: 'It is too late for a corruption in this confrontation.',
    fr: 'Il est trop tard pour une Corruption dans cette confrontation.',
  },
  NO_ABILITY: { en: '{printed} has no ability to use.', fr: '{printed} n’a pas de capacité à utiliser.' },
  WRONG_TIMING: {
    en: '{printed} cannot be used at this moment.',
    fr: '{printed} ne peut pas être utilisée à ce moment.',
  },
  ALREADY_USED_THIS_TURN: { en: 'This was used this turn.', fr: 'Déjà utilisé ce tour-ci.' },
  NO_POWER_STONE: useMessages.NO_POWER_STONE,
  ILLEGAL_TARGET: useMessages.ILLEGAL_TARGET,
  NOT_INFLUENCEABLE: tableMessages.NOT_INFLUENCEABLE,
  INFLUENCE_BARRED: { en: 'A card bars this influence.', fr: 'Une carte empêche cette influence.' },
  NOT_IN_FIRST_CONFRONTATION: {
    en: '{printed} is no creature of yours in its first confrontation.',
    fr: '{printed} n’est pas une de vos créatures dans sa première confrontation.',
  },
  INFLUENCE_CAP_REACHED: tableMessages.INFLUENCE_CAP_REACHED,
  NO_CREATURE_UNDER: {
    en: 'There is no creature under this stronghold.',
    fr: 'Aucune créature ne se trouve sous cette Forteresse.',
  },
  ABILITY_MISSING: { en: 'The creature there cannot do this.', fr: 'La créature qui est là ne peut pas faire cela.' },
  RECEIVER_NOT_ALLOWED: {
    en: 'The creature there does not influence creatures of this kind.',
    fr: 'La créature qui est là n’influence pas ce genre de créatures.',
  },
  RANGED_BARRED: {
    en: 'This ranged attack would do nothing here.',
    fr: 'Cette attaque à distance n’aurait aucun effet ici.',
  },
  NO_SECONDARY_ON_TARGET: {
    en: 'The enemy duellist lets no secondary attacker join against it.',
    fr: 'Le duelliste ennemi n’admet aucun attaquant secondaire contre lui.',
  },
  SHIELD_LIMIT: { en: 'You have a shield in this duel already.', fr: 'Vous avez déjà un Bouclier dans ce duel.' },
  NO_CARRIER: {
    en: 'A shield needs a creature of yours in the duel.',
    fr: 'Un Bouclier demande une créature à vous dans le duel.',
  },
  NOTHING_ON: { en: 'There is nothing to move.', fr: 'Il n’y a rien à déplacer.' },
  SAME_STRONGHOLD: { en: 'A move goes to another stronghold.', fr: 'Un déplacement va vers une autre Forteresse.' },
  NO_TERRAIN: { en: 'There is no terrain in the duel zone.', fr: 'Il n’y a pas de Terrain dans la Zone de Duel.' },
  ALREADY_DONE: tableMessages.ALREADY_DONE,
  TERRAIN_IN_PLAY: {
    en: 'A terrain lies in the duel zone: destroy it first.',
    fr: 'Un Terrain est dans la Zone de Duel : détruisez-le d’abord.',
  },
  ...passMessages,
  ...deckMessages,
} as const satisfies Record<string, Localized>;
