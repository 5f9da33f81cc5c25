import { inBoth, inEach, said } from '../lexicon/phrase.js';

/** Numbers, attributes, and what takes cards away (cards.md 5.1 to 5.3, 7.1). Blanks: `fill`. */
export const combatPredicates = {
  VITALITY: inBoth('{v} Vitality', '{v} de Vitalité'),
  SIDE_TOTAL: inEach(
    said('{v} to {side} sum for the space', '{v} à la somme {side} pour l’espace'),
    said('{v} to {side} secondary total', '{v} au total secondaire {side}'),
  ),
  COUNTS_AS: inEach(
    said('counts {n} for the space', 'compte pour {n} dans l’espace'),
    said('counts {n} in the secondary total as duellist', 'compte pour {n} dans le total secondaire en duelliste'),
  ),
  RANGED: inBoth('{v} to their ranged attacks', '{v} à leurs attaques à distance'),
  WIN_PUSHES: inEach(
    said('pushes count as won', 'les égalités sont gagnées'),
    said('ties count as won', 'les égalités sont gagnées'),
  ),
  'NO_STRONGHOLD_BONUS:UPGRADE': inBoth('this Stronghold gives no bonus', 'cette Forteresse ne donne aucun bonus'),
  NO_STRONGHOLD_BONUS: inBoth(
    'the Stronghold fought over gives no bonus in this combat',
    'la Forteresse disputée ne donne aucun bonus pendant ce combat',
  ),

  'GRANT:FLYING': inBoth('Flying', 'Vol'),
  'GRANT:INFLUENCEABLE': inBoth('influenceable', 'influence possible'),
  'GRANT:ENTER_FROM_UNDER': inEach(
    said('may lie under your Stronghold and fights there', 'peut être placée sous votre Forteresse et y combat'),
    said(
      'may enter the duel zone from under a Stronghold',
      'peut entrer dans l’arène depuis le dessous d’une Forteresse',
    ),
  ),
  'LOSE:FLYING': inBoth('no Flying', 'pas de Vol'),
  'LOSE:INFLUENCEABLE': inBoth('no influence received', 'aucune influence reçue'),
  'LOSE:RANGED': inBoth('no ranged attacks', 'pas d’attaque à distance'),
  IMMUNE: inBoth('immunity to {what}', 'immunité {what}'),
  'BAR_CORRUPTION:ALL': inBoth(
    'while it is in the combat, no one plays[ {what}] corruption',
    'tant qu’elle est dans le combat, personne ne joue de corruption[ {what}]',
  ),
  BAR_CORRUPTION: inBoth('no[ {what}] corruption', 'aucune corruption[ {what}]'),
  NO_INFLUENCE: inBoth('no influence received', 'aucune influence reçue'),
  NO_SECONDARY: inEach(
    said('no secondary attacks on it', 'aucune attaque secondaire contre elle'),
    said(
      'as your duellist, unless beaten in the primary round: the enemy joins no secondary attacker',
      'en duelliste, sauf si elle a perdu le round primaire : l’ennemi n’engage aucun attaquant secondaire',
    ),
  ),

  AREA: inBoth('area-of-effect attack {n} ({what})', 'attaque à aire d’effet {n} ({what})'),
  'DESTROY:OPPONENT': inBoth('destroys its opponent[ if it is {A}]', 'détruit son adversaire[ si c’est {A}]'),
  'DESTROY:PICK_ENEMY': inBoth('destroy one of the enemy {N}', 'détruisez {OE}'),
  'SEND_HOME:OPPONENT': inBoth(
    'sends its opponent[, if it is {A},] to its owner’s pen',
    'renvoie son adversaire[, si c’est {A},] dans l’enclos de son propriétaire',
  ),
  'SEND_HOME:PICK_ENEMY': inBoth(
    'one of the enemy {N} returns to its owner’s pen',
    '{OE} retourne dans l’enclos de son propriétaire',
  ),
  UNDER_PILE: inBoth(
    'one of the enemy {N} goes under its owner’s draw pile',
    '{OE} va sous la pioche de son propriétaire',
  ),
  AMBUSH: inEach(
    said(
      'name an enemy stack: its weakest creature is destroyed if its Vitality is {n} or less',
      'désignez une pile ennemie : sa créature la plus faible est détruite si sa Vitalité est de {n} ou moins',
    ),
    said(
      'turn up a face-down enemy card at a Stronghold: a creature of Vitality {n} or less is destroyed',
      'retournez une carte ennemie face cachée sur ou sous une Forteresse : une créature de Vitalité {n} ou moins est détruite',
    ),
  ),
  'DISCARD:TERRAIN': inBoth('discard a Terrain in play', 'défaussez un Terrain en jeu'),
  'DISCARD:UPGRADE': inBoth(
    'discard an Upgrade or Downgrade in play',
    'défaussez un Renforcement ou un Affaiblissement en jeu',
  ),
  'DISCARD:STANDARD_BEARER': inEach(
    said('the enemy Standard Bearer has no effect this turn', 'le Porte-étendard ennemi est sans effet ce tour-ci'),
    said('discard the enemy Standard Bearer in play', 'défaussez le Porte-étendard ennemi en jeu'),
  ),
  SAVE: inEach(
    said(
      'when beaten[, {c}]: to its owner’s pen instead of the discard pile',
      'une fois battue[, {c}] : dans l’enclos de son propriétaire au lieu de la défausse',
    ),
    said(
      'in a combat[, {c}]: if it loses that combat it goes to its owner’s pen instead of the discard pile',
      'en combat[, {c}] : si elle perd ce combat, elle va dans l’enclos de son propriétaire au lieu de la défausse',
    ),
  ),
  HEAL: inEach(
    said(
      'restores one beaten creature of yours[, if it is {A}]',
      'rétablit une de vos créatures battues[, si c’est {A}]',
    ),
    said(
      'your losing duellist[, if it is {A},] goes to the pen instead of the discard pile',
      'votre duelliste vaincu[, si c’est {A},] va dans l’enclos au lieu de la défausse',
    ),
  ),
  RECOVER: inEach(
    said('take one of the {N} in your discard pile into your pen', 'reprenez de votre défausse dans votre enclos {O}'),
    undefined,
  ),
  FREE_CAPTIVE: inEach(
    undefined,
    said('your captured creature returns to your pen', 'votre créature capturée revient dans votre enclos'),
  ),
} as const;
