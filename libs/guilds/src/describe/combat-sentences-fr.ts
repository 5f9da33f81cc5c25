import type { FighterId } from '../content/ids.js';
import type { combatEvents } from '../events/combat-events.js';
import type { Tellings } from './teller.js';

/** Guild combats in French. */
export const combatSentencesFr: Tellings<keyof typeof combatEvents> = {
  mageSwitched: ({ seat, mageId, post }, { who, card }) =>
    `${card(mageId)} de ${who(seat)} devient ${post === 'active' ? 'actif' : 'passif'}.`,
  rearrangeEnded: ({ seat }, { who }) => `${who(seat)} a fini de changer la disposition de ses mages.`,
  attackDeclared: ({ seat, target }, { who }) => `${who(seat)} attaque la guilde de ${who(target)}.`,
  defenderLinedUp: ({ seat, column, mageId }, { who, card }) =>
    `${who(seat)} place ${mageId === undefined ? 'un mage' : card(mageId)} dans la colonne ${column} de la défense.`,
  defendersLinedUpAtRandom: ({ seat, count, mageIds }, { who, cards }) =>
    `${who(seat)} laisse ${count} colonnes au hasard${mageIds ? ` : ${cards(mageIds, 'personne')}` : ''}.`,
  attackerLinedUp: ({ seat, mageId, column }, { who, card }) =>
    `${who(seat)} place ${mageId === undefined ? 'un mage' : card(mageId)} dans l’attaque` +
    `${column === undefined ? '' : `, colonne ${column}`}.`,
  linesRevealed: ({ front, back, defense }, { cards }) =>
    `Les lignes sont révélées. Devant : ${cards(fighters(front), 'personne')}. ` +
    `Derrière : ${cards(fighters(back), 'personne')}. Défense : ${cards(fighters(defense), 'personne')}.`,
  waveBegan: ({ wave }) => (wave === 'attack' ? 'L’attaque commence.' : 'La contre-attaque commence.'),
  combatCardChosen: ({ seat, play }, { who, card }) => {
    if (play === undefined) return `${who(seat)} a joué une carte ou passé.`;
    return play === null ? `${who(seat)} passe.` : `${who(seat)} pose ${card(play.itemId)}.`;
  },
  combatCardsRevealed: ({ plays }, { who, card }) =>
    plays.map(({ seat, play }) => (play ? `${who(seat)} joue ${card(play.itemId)}.` : `${who(seat)} passe.`)).join(' '),
  duelFought: ({ column, attackerId, defenderId, element, attack, defense, dice, damage }, speech) =>
    `Colonne ${column} : ${speech.card(attackerId)} attaque ${speech.card(defenderId)} (${speech.element(element)}), ` +
    `${attack} contre ${defense}, ${speech.dice(dice)}, ${damage} dégât${damage > 1 ? 's' : ''}.`,
  duelSkipped: ({ column, attackerId }, { card }) =>
    `Colonne ${column} : ${card(attackerId)} ne trouve plus personne à attaquer.`,
  leaderBeaten: ({ seat, leaderId }, { who, card }) =>
    `${card(leaderId)}, leader de ${who(seat)}, est battu et quitte la ligne.`,
  waveEnded: ({ attackers, defenders }) =>
    `L’assaut est terminé : ${attackers} encore en lice à l’attaque, ${defenders} à la défense.`,
  counterAttackChosen: ({ seat, counter }, { who }) =>
    counter ? `${who(seat)} contre-attaque.` : `${who(seat)} ne contre-attaque pas.`,
  combatDecided: ({ winner, attackers, defenders }, { who }) =>
    `${winner === null ? 'Personne ne gagne' : `${who(winner)} gagne`} le combat : ` +
    `${attackers} à l’attaque, ${defenders} à la défense.`,
  rubiesLooted: ({ seat, from, rubies }, speech) =>
    `${speech.who(seat)} prend ${speech.rubies(rubies)} à ${speech.who(from)} comme butin.`,
  objectLooted: ({ seat, from, objectId }, { who, card }) =>
    `${who(seat)} prend ${card(objectId)} à ${who(from)} comme butin.`,
  spellLooted: ({ seat, from, spellId }, { who, card }) =>
    `${who(seat)} prend ${spellId === undefined ? 'un sort au hasard' : card(spellId)} à ${who(from)} comme butin.`,
  combatEnded: ({ seat, target }, { who }) => `Le combat de ${who(seat)} contre ${who(target)} est terminé.`,
};

const fighters = (line: readonly { readonly fighterId: FighterId }[]): string[] =>
  line.map(({ fighterId }) => fighterId);
