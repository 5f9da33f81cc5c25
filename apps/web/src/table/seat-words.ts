import { spoken } from '../messages/spoken.js';

/** The words of seats that change players. */
export const words = spoken(
  {
    offer: 'Offer my seat',
    offerQuestion: 'Offer your seat to other players?',
    offerText:
      'You play on until another player takes it over. That player then sees what your seat sees, and you no longer do.',
    keep: 'Keep my seat',
    offered: 'offered',
    take: (name: string) => `Take the seat of ${name}`,
    formerly: (names: string) => `before: ${names}`,
  },
  {
    offer: 'Offrir ma place',
    offerQuestion: 'Offrir votre place à d’autres joueurs ?',
    offerText:
      'Vous jouez jusqu’à ce qu’un autre joueur la reprenne. Il voit alors ce que voit votre place, et vous ne le voyez plus.',
    keep: 'Garder ma place',
    offered: 'offerte',
    take: (name) => `Reprendre la place de ${name}`,
    formerly: (names) => `avant : ${names}`,
  },
);
