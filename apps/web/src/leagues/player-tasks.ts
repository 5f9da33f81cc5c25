import { visitor } from '../server/visitor.js';
import { isMine, type Entry, type Season } from './entries.js';
import type { Task } from './task.js';
import { words } from './words.js';

/** A deck or a base of the visitor. */
export interface Saved {
  readonly id: string;
  readonly name: string;
  readonly kind: 'deckId' | 'baseId';
}

/** What a player can do in an open season that needs to be asked something. @param round the number of the next round. */
export function playerTasks(
  season: Season,
  me: string | undefined,
  round: number,
  saved: readonly Saved[],
): readonly Task[] {
  const mine = [...season.standings.nodes.map(({ entry }) => entry), ...season.applicants.nodes].find(isMine);
  if (season.status !== 'OPEN') return [];
  return mine
    ? [
        ...deckTask(season, mine.player, me, saved),
        ...lineUpTask(season, mine),
        ...vacationTask(season),
        ...byeTask(season, mine.player, round),
      ]
    : [codeTask(season)];
}

function deckTask(
  { number: season, plan, decks }: Season,
  player: string,
  me: string | undefined,
  saved: readonly Saved[],
): readonly Task[] {
  if (!plan.decks || saved.length === 0) return [];
  const isGiven = decks.nodes.some(({ account }) => account?.id === me);
  return [
    {
      label: isGiven ? words.replaceDeck : words.submitDeck,
      fields: [
        { kind: 'choice', name: 'deck', label: words.deck, values: saved.map(({ id, name }) => [id, name] as const) },
      ],
      commandOf(of) {
        const kind = saved.find(({ id }) => id === of('deck'))?.kind ?? 'deckId';
        return { submitDeck: { season, player, [kind]: of('deck') } };
      },
    },
  ];
}

/** The members keep the order of their team: a board has those who can still play there. */
function lineUpTask({ number: season, plan: { match } }: Season, { player, members }: Entry): readonly Task[] {
  const boards = match?.__typename === 'LeagueBoards' ? match.boards : 0;
  const reserve = members.length - boards;
  if (boards === 0 || reserve < 1) return [];
  const names = Array.from({ length: boards }, (_, board) => `board ${String(board)}`);
  return [
    {
      label: words.lineUp,
      fields: names.map((name, board) => ({
        kind: 'choice',
        name,
        label: words.boardNumber(board + 1),
        values: members.slice(board, board + reserve + 1).map((member) => [member.id, member.name] as const),
      })),
      commandOf: (of) => ({ lineUp: { season, player, members: names.map(of) } }),
    },
  ];
}

const vacationTask = ({ number: season, ownVacation }: Season): readonly Task[] =>
  ownVacation && ownVacation.left > 0
    ? [
        {
          label: words.takeVacation,
          fields: [{ kind: 'number', name: 'days', label: words.vacationDays, least: 1, most: ownVacation.left }],
          commandOf: (of) => ({ takeVacation: { season, days: Number(of('days')) } }),
        },
      ]
    : [];

const byeTask = ({ number: season, plan }: Season, player: string, round: number): readonly Task[] =>
  plan.requestedByes
    ? [
        {
          label: words.askBye,
          fields: [{ kind: 'number', name: 'round', label: words.roundNumber, least: round, most: 100 }],
          commandOf: (of) => ({ requestBye: { season, player, round: Number(of('round')) } }),
        },
      ]
    : [];

/** The account may be made only when the form is sent. */
const codeTask = ({ number: season }: Season): Task => ({
  label: words.enterWithCode,
  fields: [{ kind: 'text', name: 'code', label: words.joinCode, longest: 100 }],
  commandOf(of) {
    const player = visitor.value?.id ?? '';
    return { enter: { season, player, members: [player], code: of('code') } };
  },
});
