import { localized, readWith } from '#kernel';
import { leagueCommandSchemas, withoutNames, type LeagueCommand } from '#leagues';
import { invalid, type Invalid } from '#games';
import { joinCodeDigest } from './join-codes.js';

/** The commands that only the server gives: they follow from a game or from time. */
const OF_THE_SYSTEM = new Set<string>([
  'openLeague',
  'confirmResult',
  'pairWaiting',
  'pairNext',
  'dropWithoutDeck',
  'vouch',
  'revokeVouch',
]);

const NO_COMMAND = localized('There is no such command of a league.', 'Une ligue n’a pas de telle commande.');

/** A command as its schema reads it. A join code is replaced by its digest, and a report has no names: streams are public, and kept. */
export function commandIn(leagueId: string, given: unknown): LeagueCommand | Invalid {
  const { type, ...fields } = (given ?? {}) as { readonly type?: unknown };
  const isKnown = typeof type === 'string' && Object.hasOwn(leagueCommandSchemas, type) && !OF_THE_SYSTEM.has(type);
  if (!isKnown) return invalid(NO_COMMAND);
  const read = readWith<object>(leagueCommandSchemas[type as LeagueCommand['type']], fields);
  if (read.issues) return invalid(read.issues);
  const command = { type, ...read.data } as LeagueCommand;
  // Stored explicitly: commands without the field are from before there was a choice.
  if (command.type === 'closeSeason') return { ...command, games: command.games ?? 'REFUSE' };
  if (command.type === 'importRounds') return { ...command, report: withoutNames(command.report) };
  return command.type === 'enter' && command.code !== undefined
    ? { ...command, code: joinCodeDigest(leagueId, command.code) }
    : command;
}
