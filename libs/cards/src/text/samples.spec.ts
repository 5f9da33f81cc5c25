import { library } from '../content/index.js';
import type { CardGame } from '../words.js';
import { textOf } from './text-of.js';

const both: readonly CardGame[] = ['GUARDIANS', 'ARENA'];

/** The table of cards.md 7.3, to the letter. */
const samples: readonly (readonly [id: string, games: readonly CardGame[], en: string, fr: string])[] = [
  [
    'L02',
    ['GUARDIANS'],
    'Influenceable. Your other Soldiers: +2 Vitality.',
    'Influençable. Vos autres Soldats : +2 de Vitalité.',
  ],
  [
    'L02',
    ['ARENA'],
    'Influenceable (up to 14). Your other Soldiers: +2 Vitality.',
    'Influençable (jusqu’à 14). Vos autres Soldats : +2 de Vitalité.',
  ],
  [
    'L04',
    ['GUARDIANS'],
    'Influenceable. Command — the opponent declares the kind of each primary attacker before you choose yours.',
    'Influençable. Commandement — l’adversaire annonce le genre de chaque attaquant primaire avant votre choix.',
  ],
  [
    'L04',
    ['ARENA'],
    'Influenceable. Command — the numbers of creatures of each kind in the enemy hand and pen are made public.',
    'Influençable. Commandement — les nombres de créatures de chaque genre dans la main et l’enclos ennemis deviennent publics.',
  ],
  [
    'L06',
    ['GUARDIANS'],
    'Influenceable. After the combat — restores one beaten creature of yours, if it is a Mortal.',
    'Influençable. Après le combat — rétablit une de vos créatures battues, si c’est un Mortel.',
  ],
  [
    'L06',
    ['ARENA'],
    'Influenceable (up to 8). Its opponent: +2 Vitality (red 6). After the combat — your losing duellist, if it is a Mortal, goes to the pen instead of the discard pile.',
    'Influençable (jusqu’à 8). Son adversaire : +2 de Vitalité (rouge 6). Après le combat — votre duelliste vaincu, si c’est un Mortel, va dans l’enclos au lieu de la défausse.',
  ],
  [
    'L20',
    ['GUARDIANS'],
    'Dominants, 1 stone, once a turn — your dominant goes under your draw pile, turn up another.',
    'Dominantes, 1 pierre, une fois par tour — votre dominante va sous votre pioche, retournez-en une autre.',
  ],
  [
    'L20',
    ['ARENA'],
    'Enlistment, 1 stone, once a turn — your dominant goes under your draw pile, turn up another.',
    'Enrôlement, 1 pierre, une fois par tour — votre dominante va sous votre pioche, retournez-en une autre.',
  ],
  ['L22', ['GUARDIANS'], 'Your creatures here: +5 Vitality.', 'Vos créatures ici : +5 de Vitalité.'],
  ['L22', ['ARENA'], 'Your creature defending here: +5 Vitality.', 'Votre créature qui défend ici : +5 de Vitalité.'],
  [
    'L25',
    ['GUARDIANS'],
    'Your creatures under this Shield: +2 Vitality when defending.',
    'Vos créatures sous ce Bouclier : +2 de Vitalité en défense.',
  ],
  [
    'L25',
    ['ARENA'],
    'While this Shield is in play, your creatures: +2 Vitality when defending.',
    'Tant que ce Bouclier est en jeu, vos créatures : +2 de Vitalité en défense.',
  ],
  [
    'L37',
    ['GUARDIANS'],
    'Command card — your creatures: +4 Vitality against defenders of a Stronghold. Guardian battle — your creatures: +4 Vitality against a Guardian.',
    'Carte de Commandement — vos créatures : +4 de Vitalité contre les défenseurs d’une Forteresse. Combat contre un Gardien — vos créatures : +4 de Vitalité contre un Gardien.',
  ],
  [
    'L37',
    ['ARENA'],
    'Command, any round — your creatures: +4 Vitality attacking in a raid. Challenge — your creatures: +4 Vitality against a Guardian.',
    'Commandement, tout round — vos créatures : +4 de Vitalité en attaque de raid. Défi — vos créatures : +4 de Vitalité contre un Gardien.',
  ],
  ['T05', both, 'Immunity to creatures of large size.', 'Immunité aux créatures de grande taille.'],
  [
    'T10',
    ['GUARDIANS'],
    'Immunity to ranged attacks. No secondary attacks on it.',
    'Immunité aux attaques à distance. Aucune attaque secondaire contre elle.',
  ],
  [
    'T10',
    ['ARENA'],
    'Immunity to ranged attacks. As your duellist, unless beaten in the primary round: the enemy joins no secondary attacker.',
    'Immunité aux attaques à distance. En duelliste, sauf si elle a perdu le round primaire : l’ennemi n’engage aucun attaquant secondaire.',
  ],
  [
    'T29',
    ['GUARDIANS'],
    '+3 to your sum for the space on the lands in front.',
    '+3 à la somme de votre camp pour l’espace sur les Contrées en face.',
  ],
  ['T29', ['ARENA'], '+3 to your secondary total.', '+3 au total secondaire de votre camp.'],
  [
    'R05',
    ['GUARDIANS'],
    'When played — destroys its opponent if it is a creature vulnerable to GREED.',
    'À son arrivée — détruit son adversaire si c’est une créature de vulnérabilité VÉNALE.',
  ],
  [
    'R05',
    ['ARENA'],
    'Its opponent: +2 Vitality (red 5). When played — destroys its opponent if it is a creature vulnerable to GREED.',
    'Son adversaire : +2 de Vitalité (rouge 5). À son arrivée — détruit son adversaire si c’est une créature de vulnérabilité VÉNALE.',
  ],
  [
    'R08',
    ['GUARDIANS'],
    'When beaten, 1 stone: to its owner’s pen instead of the discard pile.',
    'Une fois battue, 1 pierre : dans l’enclos de son propriétaire au lieu de la défausse.',
  ],
  [
    'R08',
    ['ARENA'],
    'In a combat, 1 stone: if it loses that combat it goes to its owner’s pen instead of the discard pile.',
    'En combat, 1 pierre : si elle perd ce combat, elle va dans l’enclos de son propriétaire au lieu de la défausse.',
  ],
  [
    'R10',
    ['GUARDIANS'],
    'Response — the Guardian influence just given is subtracted instead.',
    'Réponse — l’influence de Gardien qui vient d’être donnée est soustraite.',
  ],
  [
    'R10',
    ['ARENA'],
    'Primary or secondary round — the Guardian influence received by one enemy creature this round is subtracted instead.',
    'Round primaire ou secondaire — l’influence de Gardien reçue ce round par une créature adverse est soustraite.',
  ],
  ['P03', both, '+6 Vitality against creatures with Flying.', '+6 de Vitalité contre les créatures avec Vol.'],
  [
    'P27',
    both,
    'All creatures without Flying: +1 Vitality against creatures with Flying.',
    'Tous camps, créatures sans Vol : +1 de Vitalité contre les créatures avec Vol.',
  ],
  [
    'K08',
    both,
    'Fear attack. When played — sends its opponent, if it is a creature of Vitality 4 or less, to its owner’s pen (fear).',
    'Attaque de peur. À son arrivée — renvoie son adversaire, si c’est une créature de Vitalité 4 ou moins, dans l’enclos de son propriétaire (peur).',
  ],
  ['K13', ['GUARDIANS'], 'After a won combat — gain 1 stone.', 'Après un combat gagné — gagnez 1 pierre.'],
  ['K13', ['ARENA'], 'When victorious — gain 1 stone.', 'Une fois victorieuse — gagnez 1 pierre.'],
  [
    'W28',
    both,
    'No ranged attacks here. All creatures: no influence received.',
    'Pas d’attaque à distance ici. Tous camps, créatures : aucune influence reçue.',
  ],
  [
    'W31',
    ['GUARDIANS'],
    'Match-up — one of the enemy creatures of Vitality 8 or less returns to its owner’s pen (fear).',
    'Confrontation — une créature adverse de Vitalité 8 ou moins retourne dans l’enclos de son propriétaire (peur).',
  ],
  [
    'W31',
    ['ARENA'],
    'Primary or secondary round — one of the enemy creatures of Vitality 8 or less returns to its owner’s pen (fear).',
    'Round primaire ou secondaire — une créature adverse de Vitalité 8 ou moins retourne dans l’enclos de son propriétaire (peur).',
  ],
  [
    'W38',
    ['GUARDIANS'],
    'Phase I or settlement — take one of the creatures of Vitality 6 or less in your discard pile into your pen.',
    'Phase I ou occupation — reprenez de votre défausse dans votre enclos une créature de Vitalité 6 ou moins.',
  ],
  [
    'W38',
    ['ARENA'],
    'Enlistment or terrain step — your captured creature returns to your pen.',
    'Enrôlement ou étape de terrain — votre créature capturée revient dans votre enclos.',
  ],
  [
    'W46',
    both,
    'A creature vulnerable to CARNAL, ALCOHOL or GREED returns to its owner’s pen.',
    'Une créature de vulnérabilité CHARNELLE, ÉTHYLIQUE ou VÉNALE retourne dans l’enclos de son propriétaire.',
  ],
];

describe('the samples of the catalogue', () => {
  it.each(samples)('CARD-30 %s in %j', (id, games, en, fr) => {
    const card = library[id]!;
    for (const game of games) {
      expect(textOf(card, game, 'en')).toBe(en);
      expect(textOf(card, game, 'fr')).toBe(fr);
    }
  });
});
