import { inBoth, inEach, said, type Phrase } from '../lexicon/phrase.js';

const declared = (en: string, the: string, fr: string): Phrase =>
  inEach(
    said(
      `the opponent declares the ${en} of each primary attacker before you choose yours`,
      `l’adversaire annonce ${the} ${fr} de chaque attaquant primaire avant votre choix`,
    ),
    said(
      `the numbers of creatures of each ${en} in the enemy hand and pen are made public`,
      `les nombres de créatures de chaque ${fr} dans la main et l’enclos ennemis deviennent publics`,
    ),
  );

/** Rules of a combat, knowledge, stones, order and the board (cards.md 5.4 to 5.6, 7.1). Blanks: `fill`. */
export const tablePredicates = {
  'RULE:COMPARE=LOWER_WINS': inBoth('the lower total wins', 'le total le plus faible l’emporte'),
  'RULE:COMPARE=HIGHER_WINS': inBoth(
    'the higher total wins, regardless of other cards',
    'le total le plus élevé l’emporte, quoi que dise une autre carte',
  ),
  'RULE:INFLUENCE=NONE': inBoth('no one receives influence', 'personne ne reçoit d’influence'),
  'RULE:FLYING=NONE': inBoth('nothing counts as flying', 'rien ne compte comme volant'),
  'RULE:RANGED=NONE': inBoth('no ranged attacks', 'pas d’attaque à distance'),
  'DECLARE_FIRST:KIND': declared('kind', 'le', 'genre'),
  'DECLARE_FIRST:SIZE': declared('size', 'la', 'taille'),
  'DECLARE_FIRST:CLASS': declared('class', 'la', 'classe'),
  'CANCEL:PLAY': inEach(
    said(
      'cancels the spell, hand item or command card just played',
      'annule le sort, l’objet H ou la carte de Commandement qui vient d’être joué',
    ),
    said('cancels a spell, hand item or command in force', 'annule un sort, un objet H ou un Commandement en vigueur'),
  ),
  'CANCEL:COMMAND': inEach(
    said('cancels the command card just revealed', 'annule la carte de Commandement qui vient d’être révélée'),
    said('cancels a command in force', 'annule un Commandement en vigueur'),
  ),
  REVERSE_INFLUENCE: inEach(
    said(
      'the Guardian influence just given is subtracted instead',
      'l’influence de Gardien qui vient d’être donnée est soustraite',
    ),
    said(
      'the Guardian influence received by one enemy creature this round is subtracted instead',
      'l’influence de Gardien reçue ce round par une créature adverse est soustraite',
    ),
  ),

  LOOK: inEach(
    said('learn the total Vitality of one enemy stack', 'apprenez la Vitalité totale d’une pile ennemie'),
    said('look at one face-down enemy card in play', 'regardez une carte ennemie face cachée en jeu'),
  ),
  REVEAL: inEach(
    said('one enemy stack is shown to both seats', 'une pile ennemie est montrée aux deux joueurs'),
    said(
      'turn up one face-down enemy card at a Stronghold',
      'retournez une carte ennemie face cachée sur ou sous une Forteresse',
    ),
  ),
  DRAW: inBoth('draw {n}', 'piochez {n}'),
  'STONES:OWN+': inBoth('gain {n} {stone}', 'gagnez {n} {stone}'),
  'STONES:OWN-': inBoth('lose {n} {stone}', 'perdez {n} {stone}'),
  'STONES:ENEMY+': inBoth('the enemy gains {n} {stone}', 'l’ennemi gagne {n} {stone}'),
  'STONES:ENEMY-': inBoth('the enemy loses {n} {stone}', 'l’ennemi perd {n} {stone}'),
  FIRST: inEach(
    said('you are first this turn', 'vous êtes premier ce tour-ci'),
    said('you are Active from the next step on', 'vous êtes Actif dès l’étape suivante'),
  ),
  REDRAW_DOMINANT: inBoth(
    'your dominant goes under your draw pile, turn up another',
    'votre dominante va sous votre pioche, retournez-en une autre',
  ),
  LEAVE_DOMINANT: inBoth(
    'discard your dominant, its value still counts this turn',
    'défaussez votre dominante, sa valeur compte encore ce tour-ci',
  ),
  SKIP_TO_SETTLEMENT: inEach(
    said('go to phase III', 'passez à la phase III'),
    said('no duel and no raid this turn', 'ni duel ni raid ce tour-ci'),
  ),

  STOP_FLIGHT: inEach(
    said(
      'the declared flight does not happen, that seat flies no more this turn',
      'le vol annoncé n’a pas lieu, ce joueur ne vole plus ce tour-ci',
    ),
    said('the enemy duellist has no Flying this round', 'le duelliste ennemi n’a pas le Vol ce round-ci'),
  ),
  'NO_FLIGHT:SPACE': inEach(
    said('no flight starts on, crosses or ends on this space', 'aucun vol ne commence, ne passe ni ne finit ici'),
    said('nothing counts as flying in combats here', 'rien ne compte comme volant dans les combats ici'),
  ),
  'NO_FLIGHT:OWN_STRONGHOLDS': inEach(
    said('no enemy flight ends on your Strongholds', 'aucun vol ennemi ne finit sur vos Forteresses'),
    said(
      'raiders of your Strongholds do not count as flying',
      'les assaillants de vos Forteresses ne comptent pas comme volants',
    ),
  ),
  NO_RANGED: inBoth('no ranged attacks here', 'pas d’attaque à distance ici'),
  EXTRA_STEP: inEach(
    said('one Shield may take a third step this turn', 'un Bouclier peut faire un troisième pas ce tour-ci'),
    said(
      'move one of your cards from on one of your Strongholds to another that is free',
      'déplacez une de vos cartes du dessus d’une Forteresse à une autre libre',
    ),
  ),
  HOLD: inEach(
    said(
      'holds one creature, which may join your turned Shield',
      'abrite une créature, qui peut rejoindre votre Bouclier tourné',
    ),
    said(
      'any creature may lie under this Stronghold and enter the duel zone from there',
      'toute créature peut être placée sous cette Forteresse et entrer de là dans l’arène',
    ),
  ),
} as const;
