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

/** What a token may do, in the form for Nest's decorators. */
export const ScopeEnum = Object.fromEntries(allScopes.map((scope) => [scopeName(scope), scope]));
registerEnumType(ScopeEnum, {
  name: 'Scope',
  description: 'What a token may do.',
  valuesMap: Object.fromEntries(allScopes.map((scope) => [scopeName(scope), { description: scopes[scope] }])),
});

const importanceDescriptions: Readonly<Record<Importance, string>> = {
  TURNING_POINT: 'What one would tell of the game a week later.',
  STORY: 'What was chosen, and what came of it.',
  DETAIL: 'A step on the way there, which a table shows and a story leaves out.',
};

/** How much events matter, in the form for Nest's decorators. */
export const ImportanceEnum = Object.fromEntries(importances.map((importance) => [importance, importance]));
registerEnumType(ImportanceEnum, {
  name: 'Importance',
  description:
    'How much an event matters to who reads a game as a story, the most first. What the type of an event says nothing of is `STORY`.',
  valuesMap: Object.fromEntries(
    importances.map((importance) => [importance, { description: importanceDescriptions[importance] }]),
  ),
});

/** How far a game is, in the form for Nest's decorators. */
export const GameStatusEnum = { OPEN: 'open', RUNNING: 'running', OVER: 'over' } as const;
registerEnumType(GameStatusEnum, {
  name: 'GameStatus',
  description: 'How far a game is.',
  valuesMap: {
    OPEN: { description: 'Seats can be taken.' },
    RUNNING: { description: 'It is played.' },
    OVER: { description: 'It is over, and open to everybody in full.' },
  },
});
