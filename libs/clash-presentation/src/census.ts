import type { Census } from '#kernel';
import { partPlayed, partsOfCard } from '#skirmish-presentation';
import {
  box,
  type Event,
  findWoundCard,
  firstMainHero,
  onTableOf,
  planOf,
  type Scenario,
  type State,
} from '#clash/queries';

/** The counts of `chronicler simulate clash`: winners and their choices, and the use of every card, test and rule. */
export const census: Census<State, Event> = {
  traits(state, seat) {
    const hero = firstMainHero(state, seat);
    return { hero: hero?.heroId ?? '', rank: hero?.rank ?? '', start: state.seats[seat]?.side ?? '' };
  },
  turns: ({ turn }) => turn,
  uses,
  all: [
    ...new Set([
      ...box.printed.hero.map(({ id }) => `hero:${id}`),
      ...box.printed.hero.flatMap(({ missions }) => missions.map(({ id }) => `mission:${id}`)),
      ...box.printed.powerCard.flatMap(partsOfCard),
      ...box.printed.woundText.map(({ id }) => `wound:${id}`),
      ...box.printed.sidekick.map(({ id }) => `sidekick:${id}`),
      ...box.printed.objectKind.flatMap(({ id, classic, aggressive }) => [
        ...(classic ? [`object:${id}-classic`] : []),
        ...(aggressive ? [`object:${id}-aggressive`] : []),
      ]),
      ...box.printed.scenario.flatMap(partsOfScenario),
    ]),
  ],
};

function partsOfScenario(scenario: Scenario): string[] {
  const { articles } = planOf({ options: { scenario } } as Pick<State, 'options'>);
  const { tests, specialActions } = onTableOf(scenario);
  const { rules, threatSheet } = scenario;
  return [
    `scenario:${scenario.id}`,
    ...tests.map(({ id }) => `test:${id}`),
    ...specialActions.map(({ id }) => `action:${id}`),
    ...articles.map(({ id }) => `article:${id}`),
    ...rules.map(({ id }) => `rule:${id}`),
    ...(threatSheet
      ? [
          ...threatSheet.endOfTurn.map(({ id }) => `item:${id}`),
          ...[...threatSheet.villainReactions, ...threatSheet.scenarioReactions].map(({ id }) => `rule:${id}`),
        ]
      : []),
  ];
}

/** The cards, tests and rules that an event shows in use. */
function uses(event: Event): Iterable<string> {
  switch (event.type) {
    case 'tableLaid':
      return [`scenario:${event.scenarioId}`];
    case 'heroChosen':
      return [`hero:${event.heroId}`];
    case 'sidekickTaken':
      return [`sidekick:${event.sidekickId}`];
    case 'cardsRevealed':
      return event.heroes.flatMap(({ plays }) => plays.map(played));
    case 'powerUsed':
      return [`used:${event.powerId}`];
    case 'objectUsed':
      return [`object:${event.kindId}-${event.use.toLowerCase()}`];
    case 'testResolved':
      return event.passed ? [`test:${event.testId}`] : [];
    case 'specialActionPerformed':
      return [`action:${event.specialActionId}`];
    case 'villainItemDone':
      return event.skipped ? [] : [`item:${event.itemId}`];
    case 'ruleTriggered':
      return [`rule:${event.ruleId}`];
    case 'missionAccomplished':
      return [`mission:${event.missionId}`];
    case 'articleWon':
      return event.kind === 'OBJECTIVE' ? [`article:${event.articleId}`] : [];
    default:
      return [];
  }
}

const played = partPlayed(findWoundCard);
