import { importances, locales, type Importance } from '#kernel';
import { registerEnumType } from '@nestjs/graphql';
import { allScopes, scopeName, scopes } from '#accounts';

/** The languages of the API, in the form for Nest's decorators. */
export const LocaleEnum = Object.fromEntries(locales.map((locale) => [locale.toUpperCase(), locale]));
registerEnumType(LocaleEnum, {
  name: 'Locale',
  description: 'A language of the server.',
  valuesMap: { EN: { description: 'English.' }, FR: { description: 'French.' } },
});

/** The scopes of tokens, in the form for Nest's decorators. */
export const ScopeEnum = Object.fromEntries(allScopes.map((scope) => [scopeName(scope), scope]));
registerEnumType(ScopeEnum, {
  name: 'Scope',
  description: 'A right of a token.',
  valuesMap: Object.fromEntries(allScopes.map((scope) => [scopeName(scope), { description: scopes[scope] }])),
});

const importanceDescriptions: Readonly<Record<Importance, string>> = {
  TURNING_POINT: 'The events that a player would tell of the game a week later.',
  STORY: 'Choices and their results.',
  DETAIL: 'A detail of how a result came about, which a table shows and a story leaves out.',
};

/** The weights of events, in the form for Nest's decorators. */
export const ImportanceEnum = Object.fromEntries(importances.map((importance) => [importance, importance]));
registerEnumType(ImportanceEnum, {
  name: 'Importance',
  description:
    'The weight of an event in the story of a game, highest first. Types of events without a stated weight are `STORY`.',
  valuesMap: Object.fromEntries(
    importances.map((importance) => [importance, { description: importanceDescriptions[importance] }]),
  ),
});

/** How games are taken back, in the form for Nest's decorators. */
export const UndoRuleEnum = { CONSENT: 'CONSENT' } as const;
registerEnumType(UndoRuleEnum, {
  name: 'UndoRule',
  description: 'How a game is taken back once something became known.',
  valuesMap: { CONSENT: { description: 'By a proposal to which all people at the table agree.' } },
});

/** The statuses of games, in the form for Nest's decorators. */
export const GameStatusEnum = { OPEN: 'open', RUNNING: 'running', OVER: 'over' } as const;
registerEnumType(GameStatusEnum, {
  name: 'GameStatus',
  description: 'The status of a game, from opening to end.',
  valuesMap: {
    OPEN: { description: 'Seats can be taken.' },
    RUNNING: { description: 'It is played.' },
    OVER: { description: 'It is over, and public in full.' },
  },
});
