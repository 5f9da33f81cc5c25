import type { LeagueCommandInput } from '#client';
import { isMine, nameOf, type Season } from './entries.js';
import { words } from './words.js';

/** Something that the visitor can do for themselves in a season. */
export interface Act {
  readonly label: string;
  readonly command: LeagueCommandInput;
  /** Whether it is what most visitors are here for. */
  readonly isMain?: boolean;
}

type Entry = Season['standings']['nodes'][number]['entry'];

/**
 * What the visitor can do in a season: answer an invitation, enter, or what its format has for players.
 * @param me the id of their account; absent without one.
 */
export function actsIn(season: Season, me: string | undefined): readonly Act[] {
  if (season.status !== 'OPEN') return [];
  const { number, standings, invitations } = season;
  const invitation = invitations.nodes.find((one) => isMine(one) && !one.accepted.some(({ id }) => id === me));
  if (invitation) {
    const about = { season: number, player: invitation.player };
    return [
      { label: words.accept, command: { accept: about }, isMain: true },
      { label: words.decline, command: { decline: about } },
    ];
  }
  const applied = season.applicants.nodes.find(isMine);
  if (applied) return [withdrawal({ season: number, player: applied.player })];
  const mine = standings.nodes.find(({ entry }) => isMine(entry) && entry.withdrawnAfter === null);
  return mine ? actsOf(season, mine.entry) : [];
}

/** What a player can do who has entered: as the format has it, and withdraw. */
function actsOf(season: Season, { player, checkedIn, paused }: Entry): readonly Act[] {
  const about = { season: season.number, player };
  return [
    ...(season.plan.registration?.checkIn && !checkedIn
      ? [{ label: words.checkIn, command: { checkIn: about }, isMain: true }]
      : []),
    ...ownActs(season, about),
    ...(mayPause(season)
      ? [
          paused
            ? { label: words.resume, command: { resume: about } }
            : { label: words.pause, command: { pause: about } },
        ]
      : []),
    withdrawal(about),
  ];
}

const withdrawal = (about: { readonly season: number; readonly player: string }): Act => ({
  label: words.withdraw,
  command: { withdraw: { ...about, reason: words.withdrawReason } },
});

/** Whether players may leave out rounds: in a Swiss and at tables. */
const mayPause = ({ plan: { format } }: Season): boolean =>
  format.__typename === 'LeagueSwiss' || format.__typename === 'LeagueTables';

function ownActs(season: Season, about: { readonly season: number; readonly player: string }): readonly Act[] {
  const { format } = season.plan;
  if (format.__typename === 'LeagueArena')
    return season.waiting.nodes.some(({ player }) => player === about.player)
      ? [{ label: words.stopWaiting, command: { stopWaiting: about } }]
      : [{ label: words.wait, command: { wait: about }, isMain: true }];
  if (format.__typename !== 'LeagueLadder') return [];
  const rungs = season.standings.nodes.map(({ entry }) => entry);
  const own = rungs.findIndex(({ player }) => player === about.player);
  return rungs
    .slice(Math.max(own - format.reach, 0), own)
    .filter(({ withdrawnAfter }) => withdrawnAfter === null)
    .map((entry) => ({
      label: words.challenge(nameOf(entry)),
      command: { challenge: { ...about, challenged: entry.player } },
    }));
}
