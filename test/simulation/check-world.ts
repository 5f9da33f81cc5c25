import { ServerIds } from '#streams';
import { canonicalJson } from '#kernel';
import { checkGame, unopenedGame, type StoredCommit } from '#records';
import type { PlayedGame } from './played-game.js';
import { SECRET } from './simulated-process.js';
import { seedOf, type World } from './world.js';

/** Adds the faults of a game that is over to those of its world. */
export async function checkPlayed(world: World, played: PlayedGame): Promise<void> {
  const { gameId } = played;
  const wrong = (what: string): void => void world.wrong.push(`Game ${gameId}: ${what}`);
  const commits = await world.store.read(gameId);
  checkAnswers(played, commits, wrong);
  checkFollowers(played, commits, wrong);
  const head = await world.store.head(gameId);
  if (!head || head.status !== 'closed') return wrong(`its head says ${JSON.stringify(head)}.`);
  const unopened = unopenedGame(gameId, await world.rulesets.pinned(head.subject));
  const check = checkGame(unopened, commits, seedOf(gameId));
  if (!check.ok) return wrong(`decided again it differs: ${JSON.stringify(check.fault)}.`);
  // The states in the memories of processes, each after another history.
  const known = await world.insist((api) => api.games.load(gameId));
  if (canonicalJson(known?.game.state) !== canonicalJson(check.loaded.game.state))
    wrong('a process knows another state.');
}

/** Every command that was acknowledged is there, once, where it was acknowledged; beside these there are only commands that were owed. */
function checkAnswers(
  { gameId, acknowledged, refused }: PlayedGame,
  commits: readonly StoredCommit[],
  wrong: (what: string) => void,
): void {
  const ids = commits.map(({ commandId }) => commandId);
  if (new Set(ids).size !== ids.length) wrong('a command was carried out twice.');
  const stored = new Map(commits.map((commit) => [commit.commandId, commit]));
  for (const { commandId, version } of acknowledged) {
    const commit = stored.get(commandId);
    if (!commit) wrong(`the command acknowledged at version ${version} is not there.`);
    else if (commit.lastVersion !== version)
      wrong(`the commit at ${commit.lastVersion} was acknowledged at ${version}.`);
  }
  if (refused.some((commandId) => stored.has(commandId))) wrong('a command that was refused is there.');
  const serverIds = new ServerIds(SECRET, () => undefined);
  const asked = new Set(acknowledged.map(({ commandId }) => commandId));
  const byPlayers = commits.filter(({ actor }) => actor !== 'system');
  if (byPlayers.some(({ commandId }) => !asked.has(commandId))) wrong('no player was told of a command that is there.');
  for (const { commandId, command, at, actor } of commits) {
    const { type, stepId } = command as { readonly type: string; readonly stepId?: string };
    if (actor === 'system' && type === 'runStep') {
      const { key } = command as unknown as { readonly key: string };
      if (commandId !== serverIds.ofObligation(gameId, `automatic/${key}`)) wrong(`${key} was not owed so at ${at}.`);
    }
    if (type === 'expireStep' && stepId === undefined) wrong('a time ended that no step had.');
  }
}

/** All followers were told everything, once, in order. */
function checkFollowers(
  { followed }: PlayedGame,
  commits: readonly StoredCommit[],
  wrong: (what: string) => void,
): void {
  const versions = commits.flatMap(({ events }) => events.map(({ version }) => version));
  if (versions.some((version, index) => version !== index + 1)) wrong('its versions have a hole.');
  for (const told of followed) {
    if (told.length !== versions.length || told.some((version, index) => version !== index + 1))
      wrong(`a follower was told ${told.join(' ')} of ${versions.length} versions.`);
  }
}
