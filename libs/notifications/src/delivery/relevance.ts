import type { Games, KnowsNames, Presence } from '#games';
import { seatOf } from '#games';
import type { Leagues } from '#league-service';
import type { LoadedGame } from '#records';
import type { Fact, GameFact } from '../facts/fact.js';
import { gameFact, isOffered, proposalFor, turnOf, warningOf } from '../facts/game-facts.js';
import { invitationFact, pairingFact } from '../facts/league-facts.js';
import { isHappening } from '../kinds.js';
import type { DropReason, Notification } from '../notification.js';
import type { NotificationSettings } from '../settings/settings.js';

/** Where it is looked up whether a notification is still news. */
export interface NewsParts {
  readonly games: Pick<Games, 'load'>;
  readonly leagues: Pick<Leagues, 'load'>;
  readonly presence: Pick<Presence, 'of'>;
  readonly names: KnowsNames;
}

/** What a notification says, or why it is not needed any more. */
export type News = { readonly fact: Fact } | { readonly drop: DropReason };

const answered: News = { drop: 'answered' };

/** Looks whether a notification is still news to its account, at the moment before it is sent. */
export async function newsOf(
  parts: NewsParts,
  { kind, streamId, occurrence }: Notification,
  account: string,
  settings: NotificationSettings,
): Promise<News> {
  if (!isHappening(kind) || streamId === null || !settings.events.includes(kind)) return { drop: 'unwanted' };
  switch (kind) {
    case 'YOUR_TURN':
    case 'TIME_RUNS_OUT':
    case 'GAME_OVER':
    case 'PROPOSAL':
    case 'SEAT_OFFERED': {
      const loaded = await parts.games.load(streamId);
      if (!loaded || !isNews(kind, loaded, account, occurrence)) return answered;
      if (await isPresent(parts, loaded, account)) return { drop: 'present' };
      return { fact: await gameFact(kind, loaded, account, parts.names) };
    }
    case 'PAIRED': {
      const loaded = await parts.leagues.load(streamId);
      const fact = loaded && (await pairingFact(loaded, account, occurrence, parts.names));
      return fact ? { fact } : answered;
    }
    case 'INVITED': {
      const loaded = await parts.leagues.load(streamId);
      const fact = loaded && invitationFact(loaded, account, occurrence);
      return fact ? { fact } : answered;
    }
  }
}

function isNews(kind: GameFact['kind'], loaded: LoadedGame, account: string, occurrence: string): boolean {
  if (kind === 'GAME_OVER') return loaded.game.phase === 'over' && seatOf(loaded, account) !== undefined;
  if (kind === 'SEAT_OFFERED') return isOffered(loaded, account, occurrence);
  if (kind === 'PROPOSAL') return String(proposalFor(loaded, account)?.number) === occurrence;
  const turn = turnOf(loaded, account);
  if (!turn) return false;
  return (kind === 'YOUR_TURN' ? turn.stepId : warningOf(turn)) === occurrence;
}

async function isPresent({ presence }: NewsParts, loaded: LoadedGame, account: string): Promise<boolean> {
  const [there] = await presence.of([loaded]);
  const own = seatOf(loaded, account);
  return own !== undefined && there?.seats.includes(own.seat) === true;
}
