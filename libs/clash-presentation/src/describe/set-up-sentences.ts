import type { EventType } from '#clash/queries';
import type { Tellings } from './event-formatter.js';

/** Set-up. */
export const setUpSentences = {
  tableLaid: ({ scenarioId, heroesA, heroesB }, tell) =>
    heroesB === 0 || heroesA === 0
      ? tell.say(
          `The table is laid for ${tell.card(scenarioId)}, with ${heroesA + heroesB === 1 ? '1 hero' : `${heroesA + heroesB} heroes`} against the villain.`,
          `La table est prête pour ${tell.card(scenarioId)} : ${heroesA + heroesB} héros contre le vilain.`,
        )
      : tell.say(
          `The table is laid for ${tell.card(scenarioId)}, ${heroesA} against ${heroesB}.`,
          `La table est prête pour ${tell.card(scenarioId)}, à ${heroesA} contre ${heroesB}.`,
        ),
  higherRankAnswered: ({ seat, side, allow }, tell) =>
    allow
      ? tell.say(
          `${tell.who(seat)} allows ${tell.side(side)} main heroes one rank higher.`,
          `${tell.who(seat)} accepte que ${tell.side(side)} joue des héros d’un rang supérieur.`,
        )
      : tell.say(
          `${tell.who(seat)} does not allow ${tell.side(side)} a higher rank.`,
          `${tell.who(seat)} refuse que ${tell.side(side)} joue des héros d’un rang supérieur.`,
        ),
  heroChosen({ seat, heroId, rank, teamUp, setAside }, tell) {
    const aside =
      setAside.length === 0
        ? ''
        : tell.say(
            ` ${tell.cards(setAside)} are set aside for the Rookie cards.`,
            ` ${tell.cards(setAside)} sont mises de côté au profit des cartes Rookie.`,
          );
    return teamUp
      ? tell.say(
          `${tell.who(seat)} calls ${tell.figure(heroId)} as a team-up hero.${aside}`,
          `${tell.who(seat)} appelle ${tell.figure(heroId)} en renfort Team-Up.${aside}`,
        )
      : tell.say(
          `${tell.who(seat)} plays ${tell.figure(heroId)} (${tell.rank(rank)}).${aside}`,
          `${tell.who(seat)} joue ${tell.figure(heroId)} (${tell.rank(rank)}).${aside}`,
        );
  },
  teamUpPassed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} calls no one else.`, `${tell.who(seat)} n’appelle plus personne.`),
  cardsChosen: ({ seat, heroId, cardIds }, tell) =>
    cardIds === undefined
      ? tell.say(
          `${tell.who(seat)} has chosen three cards for ${tell.figure(heroId)}.`,
          `${tell.who(seat)} a choisi trois cartes pour ${tell.figure(heroId)}.`,
        )
      : tell.say(
          `${tell.who(seat)} chooses ${tell.cards(cardIds)} for ${tell.figure(heroId)}.`,
          `${tell.who(seat)} choisit ${tell.cards(cardIds)} pour ${tell.figure(heroId)}.`,
        ),
  sidekickTaken: ({ heroId, sidekickId }, tell) =>
    tell.say(
      `${tell.figure(sidekickId)} comes along with ${tell.figure(heroId)}.`,
      `${tell.figure(sidekickId)} accompagne ${tell.figure(heroId)}.`,
    ),
  sidekicksPassed: ({ seat }, tell) =>
    tell.say(`${tell.who(seat)} takes no sidekick.`, `${tell.who(seat)} ne prend pas de sidekick.`),
  newspaperChosen: ({ side, newspaper }, tell) =>
    tell.say(
      `The ${tell.newspaper(newspaper)} will tell the story of ${tell.side(side)}.`,
      `Le ${tell.newspaper(newspaper)} racontera l’histoire du camp ${side}.`,
    ),
  piecePlaced: ({ pieceId: id, spaceId, superVillain }, tell) =>
    superVillain
      ? tell.say(
          `${tell.figure(id)}, the super villain, appears${tell.spot(spaceId)}.`,
          `Super vilain en vue : ${tell.figure(id)}${tell.spot(spaceId)}.`,
        )
      : tell.say(
          `${tell.figure(id)} is placed${tell.spot(spaceId)}.`,
          `${tell.figure(id)} prend place${tell.spot(spaceId)}.`,
        ),
} satisfies Partial<Tellings<EventType>>;
