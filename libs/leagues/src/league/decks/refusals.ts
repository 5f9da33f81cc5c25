/** The refusals about the decks of a season. */
export const deckRefusals = {
  noDecks: {
    en: 'No deck is submitted in this season: bring one to each game.',
    fr: 'Cette saison ne demande pas de paquet : apportez-en un à chaque partie.',
  },
  decksElsewhere: {
    en: 'Games that are played elsewhere bring no deck to the server: leave out `decks`.',
    fr: 'Des parties jouées ailleurs n’apportent pas de paquet au serveur : omettez `decks`.',
  },
  deckRefused: {
    en: 'The rules of the game refuse this deck. {reasons}',
    fr: 'Les règles du jeu refusent ce paquet. {reasons}',
  },
  decksFixed: {
    en: 'The decks of this season are fixed: a judge may replace one.',
    fr: 'Les paquets de cette saison sont arrêtés : un arbitre peut en remplacer un.',
  },
  deckMissing: {
    en: '“{player}” has to submit a deck first.',
    fr: '« {player} » doit d’abord soumettre un paquet.',
  },
  notAMember: {
    en: '“{account}” does not play for “{player}”: name the account that plays the deck.',
    fr: '« {account} » ne joue pas pour « {player} » : nommez le compte qui joue le paquet.',
  },
  nobodyToDrop: {
    en: 'Each participant of this season has submitted a deck.',
    fr: 'Chaque participant de cette saison a soumis un paquet.',
  },
} as const;
