import type { Census } from '#kernel';
import { partPlayed, partsOfCard } from '#skirmish-presentation';
import { box, type Event, findEventCard, findWoundCard, type State } from '#skarov/queries';

/** The counts of `chronicler simulate skarov`: winners, their choices and places, and the use of every card, room and rule. */
export const census: Census<State, Event> = {
  traits(state, seat) {
    const hero = state.heroes.find((each) => each.seat === seat);
    return hero ? { hero: hero.heroId, rank: hero.rank } : {};
  },
  turns: ({ turn }) => turn,
  uses,
  all: [
    ...new Set([
      ...box.printed.hero.flatMap(({ id, missions }) => [
        `hero:${id}`,
        ...missions.map((each) => `mission:${each.id}`),
      ]),
      ...box.printed.powerCard.flatMap(partsOfCard),
      ...box.printed.woundText.map(({ id }) => `wound:${id}`),
      ...box.printed.eventText.flatMap(({ id, technique, event }) => [
        ...(technique ? [`technique:${id}`] : []),
        ...(event ? [`event:${id}`] : []),
      ]),
      ...box.printed.villainSheet.map(({ id }) => `sheet:${id}`),
      ...box.printed.room.flatMap(({ id, tests, traps, objective }) => [
        `room:${id}`,
        ...tests.map((each) => `test:${each.id}`),
        ...traps.map((each) => `rule:${each.id}`),
        ...(objective ? [`article:${objective.articleId}`] : []),
      ]),
      ...box.printed.scenario.flatMap(({ id, rules, articles }) => [
        `scenario:${id}`,
        ...rules.map((each) => `rule:${each.id}`),
        ...articles.map((each) => `article:${each.id}`),
      ]),
    ]),
  ],
};

/** The cards, rooms and rules that an event shows in use. */
function uses(event: Event): Iterable<string> {
  switch (event.type) {
    case 'adventureChosen':
      return event.scenarioId === null ? [] : [`scenario:${event.scenarioId}`];
    case 'heroChosen':
      return [`hero:${event.heroId}`];
    case 'tilePlaced':
      return [`room:${event.faceId}`];
    case 'cardsRevealed':
      return event.heroes.flatMap(({ plays }) => plays.map(played));
    case 'eventsRevealed':
      return event.sheets.flatMap(({ cardIds }) => cardIds.map((cardId) => `technique:${eventId(cardId)}`));
    case 'eventPlayed':
      return [`event:${eventId(event.cardId)}`];
    case 'powerUsed':
      return [`used:${event.powerId}`];
    case 'sheetActivated':
      return [`sheet:${event.sheetId}`];
    case 'testAttempted':
      return [`test:${event.testId}`];
    case 'ruleTriggered':
      return [`rule:${event.ruleId}`];
    case 'missionAccomplished':
      return [`mission:${event.missionId}`];
    case 'articleWon':
      return event.subject === 'OBJECTIVE' || event.subject === 'EXTRA' ? [`article:${event.articleId}`] : [];
    default:
      return [];
  }
}

const eventId = (cardId: string): string => findEventCard(cardId)?.id ?? cardId;

const played = partPlayed(findWoundCard);
