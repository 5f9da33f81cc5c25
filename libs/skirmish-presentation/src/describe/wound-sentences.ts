import type { CardId } from '#skirmish';
import type { FigureTeller, SharedTellings } from './figure-teller.js';

/** Wounds, missions and the end of a turn, in every game of figures. */
export const woundSentences = {
  cardsInPlayDiscarded: (_, tell) => tell.say('The cards in play are discarded.', 'Les cartes en jeu sont défaussées.'),
  woundDrawn({ heroId, discarded, woundId, source }, tell) {
    const what = woundId === undefined ? tell.say('a wound card', 'une carte Blessure') : tell.card(woundId);
    const instead =
      discarded === 0 ? '' : tell.say(` for ${discarded} damage`, ` contre ${tell.count(discarded, 'point', 'dégât')}`);
    return tell.say(
      `${tell.figure(heroId)} draws ${what}${instead}${tell.by(source)}.`,
      `${tell.figure(heroId)} pioche ${what}${instead}${tell.by(source)}.`,
    );
  },
  discardTakenBack({ heroId, cardIds }, tell) {
    const nothing = tell.say('has no discard to take back', 'n’a aucune défausse à reprendre');
    const takes = tell.say(`takes back ${tell.cards(cardIds)}`, `reprend ${tell.cards(cardIds)}`);
    return tell.say(
      `${tell.figure(heroId)} has no power card left in hand and ${cardIds.length === 0 ? nothing : takes}.`,
      `${tell.figure(heroId)} n’a plus de carte Pouvoir en main et ${cardIds.length === 0 ? nothing : takes}.`,
    );
  },
  upkeepDone: (_, tell) =>
    tell.say('The turn is cleared up.', 'Le tour se termine : pions et effets du tour sont retirés.'),
  missionAccomplished({ heroId, missionId }, tell) {
    const text = tell.mission(missionId);
    return tell.say(
      `${tell.figure(heroId)} accomplishes a personal mission: ${text}`,
      `${tell.figure(heroId)} accomplit sa mission personnelle : ${text}`,
    );
  },
  woundPileShuffled: ({ count }, tell) =>
    tell.say(
      `${tell.count(count, 'wound card', 'carte Blessure')} ${count === 1 ? 'is' : 'are'} shuffled into a pile.`,
      `Pile de blessures mélangée : ${tell.count(count, 'wound card', 'carte')}.`,
    ),
} satisfies Partial<SharedTellings>;

/** The wounds that are shown as a figure goes out, as a sentence after another; nothing for none. */
export const woundsShown = (woundIds: readonly CardId[], { say, cards }: FigureTeller): string =>
  woundIds.length === 0 ? '' : say(` Wounds shown: ${cards(woundIds)}.`, ` Blessures montrées : ${cards(woundIds)}.`);
