import type { LeagueLogQuery } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { words } from './words.js';

/** An event of a league. */
export type LeagueEvent = NonNullable<LeagueLogQuery['league']>['events']['nodes'][number];

/** The fields that events of leagues have, each in some of them. */
interface Payload {
  readonly by?: string;
  readonly operator?: string;
  readonly operators?: readonly string[];
  readonly player?: string;
  readonly players?: readonly string[];
  readonly account?: string;
  readonly season?: number;
  readonly round?: number;
  readonly reason?: string;
  readonly absent?: readonly string[];
  readonly scores?: readonly { readonly player: string; readonly points: number }[];
}

/** An event in a sentence, with its reason where it has one. */
export function told({ type, payloadJson, accounts }: LeagueEvent): string {
  const payload = payloadJson as Payload;
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const called = (id: string): string => (id === 'system' ? words.server : (names.get(id) ?? id));
  const by = called(payload.by ?? payload.operator ?? payload.operators?.[0] ?? 'system');
  const sentences: Readonly<Record<string, (by: string, about: string) => string>> = words.events;
  const sentence = sentences[type]?.(by, aboutOf(payload, called)) ?? type;
  return payload.reason === undefined ? sentence : `${sentence} ${words.because(payload.reason)}`;
}

/** The thing or the players that an event is about. */
function aboutOf(
  { player, players, account, absent, scores, round, season }: Payload,
  called: (id: string) => string,
): string {
  if (player === undefined && account !== undefined) return called(account);
  if (players && !scores) return players.map(called).join(words.and);
  if (absent) return absent.map(called).join(words.and);
  if (scores)
    return scores.map((score) => `${called(score.player)} ${score.points.toLocaleString(locale)}`).join(words.versus);
  if (player !== undefined) return called(player);
  return String(round ?? season ?? '');
}
