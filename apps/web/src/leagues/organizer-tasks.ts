import type { LeagueCommandInput } from '#client';
import { nameOf, type Season } from './entries.js';
import { isAtLeast, type Role } from './roles.js';
import type { Task, TaskField } from './task.js';
import { words } from './words.js';

type Entry = Season['standings']['nodes'][number]['entry'];

/** The longest reason. */
const LONGEST_REASON = 500;

/** The field of a public reason. */
export const reasonField: TaskField = {
  kind: 'text',
  name: 'reason',
  label: words.reason,
  hint: words.reasonHint,
  longest: LONGEST_REASON,
};

const chosen = (name: string, label: string, entries: readonly Entry[]): TaskField => ({
  kind: 'choice',
  name,
  label,
  values: entries.map((entry) => [entry.player, nameOf(entry)]),
});

const account: TaskField = {
  kind: 'text',
  name: 'account',
  label: words.accountId,
  hint: words.accountOrName,
  longest: 200,
};

/** What an organizer of this role can do in an open season, beside pairing and results. */
export function organizerTasks(season: Season, round: number, role: Role): readonly Task[] {
  const there = season.standings.nodes
    .map(({ entry }) => entry)
    .filter(({ withdrawnAfter }) => withdrawnAfter === null);
  const tasks = [
    ...(there.length > 0 ? [...aboutOne(season, there, round), ...aboutTwo(season, there, round)] : []),
    ...aboutGroups(season, there, round),
    ...aboutRoles(),
  ];
  return tasks.filter(({ least }) => isAtLeast(role, least));
}

interface OrganizerTask extends Task {
  readonly least: Role;
}

function aboutOne({ number: season }: Season, there: readonly Entry[], round: number): readonly OrganizerTask[] {
  const player = chosen('player', words.player, there);
  const [pausing, active] = [there.filter(({ paused }) => paused), there.filter(({ paused }) => !paused)];
  const one = (
    label: string,
    who: readonly Entry[],
    commandOf: (player: string) => LeagueCommandInput,
  ): OrganizerTask[] =>
    who.length === 0
      ? []
      : [
          {
            least: 'JUDGE',
            label,
            fields: [chosen('player', words.player, who)],
            commandOf: (of) => commandOf(of('player')),
          },
        ];
  return [
    penaltyTask(season, player),
    {
      least: 'JUDGE',
      label: words.giveBye,
      fields: [player, { kind: 'number', name: 'round', label: words.roundNumber, least: round, most: 100 }],
      commandOf: (of) => ({ requestBye: { season, player: of('player'), round: Number(of('round')) } }),
    },
    ...one(words.pause, active, (who) => ({ pause: { season, player: who } })),
    ...one(words.resume, pausing, (who) => ({ resume: { season, player: who } })),
    {
      least: 'JUDGE',
      label: words.withdrawPlayer,
      fields: [player, reasonField],
      commandOf: (of) => ({ withdraw: { season, player: of('player'), reason: of('reason') } }),
    },
  ];
}

const penaltyTask = (season: number, player: TaskField): OrganizerTask => ({
  least: 'JUDGE',
  label: words.penalize,
  fields: [
    player,
    { kind: 'choice', name: 'kind', label: words.penalty, values: Object.entries(words.penalties) },
    { kind: 'number', name: 'points', label: words.penaltyPoints, least: -100, most: 100, step: 0.5 },
    reasonField,
  ],
  commandOf: (of) => ({
    penalize: {
      season,
      player: of('player'),
      reason: of('reason'),
      penalty: of('kind') === 'POINTS' ? { POINTS: { points: Number(of('points')) } } : { WARNING: true },
    },
  }),
});

function aboutTwo({ number: season }: Season, there: readonly Entry[], round: number): readonly OrganizerTask[] {
  const player = chosen('player', words.player, there);
  const fields = [player, chosen('other', words.opponent, there.toReversed())];
  return [
    {
      least: 'OWNER',
      label: words.pairWithBye(round),
      fields: [player],
      commandOf: (of) => ({ pairRound: { season, round, byes: [{ player: of('player') }] } }),
    },
    {
      least: 'OWNER',
      label: words.pairByHand(round),
      fields,
      commandOf: (of) => ({
        pairRound: { season, round, pairings: [{ players: [of('player'), of('other')] }], pairOthers: true },
      }),
    },
    {
      least: 'OWNER',
      label: words.forbidPairing,
      fields: [...fields, reasonField],
      commandOf: (of) => ({
        forbidPairing: { season, players: [of('player'), of('other')], reason: of('reason') },
      }),
    },
    {
      least: 'OWNER',
      label: words.allowPairing,
      fields: [...fields, reasonField],
      commandOf: (of) => ({
        allowPairing: { season, players: [of('player'), of('other')], reason: of('reason') },
      }),
    },
  ];
}

/** Groups are drawn or formed before the first round. */
function aboutGroups(
  { number: season, plan: { groups } }: Season,
  there: readonly Entry[],
  round: number,
): readonly OrganizerTask[] {
  if (!groups || groups.formed === 'SNAKE' || round > 1) return [];
  if (groups.formed === 'DRAW')
    return [{ least: 'OWNER', label: words.drawGroups, fields: [], commandOf: () => ({ formGroups: { season } }) }];
  const numbers = Array.from({ length: groups.count }, (_, place) => String(place + 1));
  const fields = there.map((entry): TaskField => ({
    kind: 'choice',
    name: entry.player,
    label: words.groupOf(nameOf(entry)),
    values: numbers.map((number) => [number, words.group(Number(number))]),
  }));
  return [
    {
      least: 'OWNER',
      label: words.formGroups,
      fields,
      commandOf: (of) => ({
        formGroups: {
          season,
          groups: numbers.map((number) => ({
            players: there.map(({ player }) => player).filter((player) => of(player) === number),
          })),
        },
      }),
    },
  ];
}

const aboutRoles = (): readonly OrganizerTask[] => [
  {
    least: 'OWNER',
    label: words.appoint,
    fields: [
      account,
      { kind: 'choice', name: 'role', label: words.role, values: Object.entries(words.roles) },
      reasonField,
    ],
    commandOf: (of) => ({
      appoint: { account: of('account'), role: of('role') as Role, reason: of('reason') },
    }),
  },
  {
    least: 'OWNER',
    label: words.dismiss,
    fields: [account, reasonField],
    commandOf: (of) => ({ dismiss: { account: of('account'), reason: of('reason') } }),
  },
];
