import { tellerIn, toldBy, type Locale, type Tellings } from '#kernel';
import type { SeenEvent } from '#lantern/queries';

const sentences: Tellings<SeenEvent> = {
  handDealt: ({ seat, oils }, { say, who }) =>
    oils
      ? say(`${who(seat)} is dealt the cards ${oils.join(', ')}.`, `${who(seat)} reçoit les cartes ${oils.join(', ')}.`)
      : say(`${who(seat)} is dealt a hand.`, `${who(seat)} reçoit sa main.`),
  cardChosen: ({ seat, oil }, { say, who, count }) =>
    oil
      ? say(
          `${who(seat)} chooses ${count(oil, 'measure', 'mesure')} of oil.`,
          `${who(seat)} choisit ${count(oil, 'measure', 'mesure')} d’huile.`,
        )
      : say(`${who(seat)} has chosen a card.`, `${who(seat)} a choisi une carte.`),
  stormBroke({ winds, wind, lanterns }, { say, who, listed }) {
    const lit = lanterns.filter((lantern) => lantern.lit).map(({ seat }) => who(seat));
    const [first, second] = winds;
    const dice = second === undefined ? '' : say(` (dice: ${first} and ${second})`, ` (dés : ${first} et ${second})`);
    return say(
      `A storm breaks: wind ${wind}${dice}. Still lit: ${listed(lit, 'no one')}.`,
      `Une tempête éclate : vent ${wind}${dice}. Encore allumés : ${listed(lit, 'personne')}.`,
    );
  },
  keeperLeft: ({ seat }, { say, who }) => say(`${who(seat)} leaves the lighthouse.`, `${who(seat)} quitte le phare.`),
};

/** A sentence for people about an event, as far as its viewer sees it; `names` are the players' names by seat. */
export const describe = (event: SeenEvent, locale: Locale, names: readonly string[]): string =>
  toldBy(sentences, event, tellerIn(locale, names));
