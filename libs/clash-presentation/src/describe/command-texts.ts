import { toldBy, type Locale, type Tellings } from '#kernel';
import { commandTellerIn, sharedTexts, type CommandTeller } from '#skirmish-presentation';
import { type CardId, type Command, isWoundCard, type Options, scenarioOf, type View } from '#clash/queries';
import { formatterIn, type EventFormatter } from './event-formatter.js';

const texts: Tellings<Command, CommandTeller & EventFormatter> = {
  ...sharedTexts,
  consentHigherRank: ({ allow }, { say }) =>
    allow
      ? say('Let the other side play a higher rank', 'Accepter que l’autre camp joue un rang supérieur')
      : say('Refuse the other side a higher rank', 'Refuser un rang supérieur à l’autre camp'),
  takeTeamUpHero: ({ heroId }, tell) =>
    tell.say(`Call ${tell.figure(heroId)} as a team-up hero`, `Appeler ${tell.figure(heroId)} en renfort Team-Up`),
  passTeamUp: (_, { say }) => say('Call no one else', 'N’appeler plus personne'),
  chooseCards: ({ heroId, cardIds }, tell) =>
    tell.say(
      `Choose for ${tell.figure(heroId)}: ${tell.cards(cardIds)}`,
      `Choisir pour ${tell.figure(heroId)} : ${tell.cards(cardIds)}`,
    ),
  takeSidekick: ({ sidekickId }, tell) =>
    tell.say(`Take ${tell.figure(sidekickId)} along`, `Emmener ${tell.figure(sidekickId)}`),
  passSidekick: (_, { say }) => say('Take no further sidekick', 'Ne plus emmener de sidekick'),
  chooseNewspaper: ({ newspaper }, tell) =>
    tell.say(`Choose the ${tell.newspaper(newspaper)}`, `Choisir le ${tell.newspaper(newspaper)}`),
  placeTeamUpTokens: ({ heroId, characteristics }, tell) =>
    tell.say(
      `Give ${tell.figure(heroId)} +1 on ${tell.values(characteristics)}`,
      `Donner à ${tell.figure(heroId)} +1 en ${tell.values(characteristics)}`,
    ),
  useObject({ objectId, use, targetId }, tell) {
    const object = tell.figure(objectId);
    if (targetId !== undefined)
      return tell.say(
        `Use ${object} against ${tell.figure(targetId)}`,
        `Utiliser ${object} contre ${tell.figure(targetId)}`,
      );
    return use === 'AGGRESSIVE'
      ? tell.say(`Use ${object} to attack`, `Utiliser ${object} pour attaquer`)
      : tell.say(`Use ${object}`, `Utiliser ${object}`);
  },
  performSpecialAction: ({ specialActionId }, tell) =>
    tell.say(`Do ${tell.card(specialActionId)}`, `Faire ${tell.card(specialActionId)}`),
  promoteTeamUpHero: ({ heroId }, tell) =>
    tell.say(
      `Make ${tell.figure(heroId)} the main hero`,
      `Faire ${tell.elided('de', tell.figure(heroId))} le héros principal`,
    ),
};

/** The cards of the seat’s side. */
export const heldIn = ({ own }: View): CardId[] =>
  (own?.heroes ?? []).flatMap(({ hand, plan }) => [...hand, ...(plan ?? []).map(({ cardId }) => cardId)]).sort();

/** The texts of buttons for commands; `view` is that of their seat, `names` are the players' names by seat. */
export function commandTexts(
  view: View,
  locale: Locale,
  names: readonly string[],
  options: Options,
): (command: Command) => string {
  const plain = formatterIn(locale, names, scenarioOf({ options }));
  const words = commandTellerIn(plain, view, { cardIds: heldIn(view), isWoundCard });
  return (command) => toldBy(texts, command, words);
}
