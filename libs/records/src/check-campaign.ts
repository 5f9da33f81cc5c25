import { isRefusal, type AnyTagged } from '#kernel';
import { areSameEvents, chainFault, faultsOf, type CommitFault, type Faulty } from './commit-faults.js';
import { SYSTEM, type StoredCommit } from './commit.js';
import { campaignCommandSchema, decideCampaign, type CampaignCommand } from './decide-campaign.js';
import { campaignFormsOf } from './event-forms.js';
import { campaignAfter, type LoadedCampaign } from './loaded-campaign.js';
import { openedCampaignId } from './derived-id.js';
import { wrongBy } from './judge/stored-form.js';
import type { LoadedGame } from './loaded-game.js';

/** The result of a check of the next commit of a campaign: the campaign, or the first fault. */
export type CampaignCheck =
  | {
      readonly ok: true;
      readonly loaded: LoadedCampaign;
      /** False where it records a game that is not at hand: its statement about that game is taken as it stands. */
      readonly isDecided: boolean;
    }
  | Faulty;

/**
 * Checks the next commit of a campaign: that it follows in the chain, that its actor may give the command, and the effect of the command on the
 * campaign before it.
 * @param gameOf verified games that are over; `undefined` for one that is not at hand.
 */
export function checkCampaignCommit(
  before: LoadedCampaign,
  commit: StoredCommit,
  gameOf: (gameId: string) => LoadedGame | undefined,
): CampaignCheck {
  const fault = faultsOf(commit);
  const broken = chainFault(commit, { version: before.campaign.version, hash: before.hash });
  if (broken) return broken;
  const misdeed = misdeedOf(before, commit);
  if (misdeed) return fault(misdeed.reason, misdeed.expected);
  const command = commit.command as unknown as CampaignCommand;
  const forms = campaignFormsOf(before.ruleset);
  const told = forms.tagged(commit.events);
  const game = command.type === 'recordAdventure' ? gameOf(command.gameId) : undefined;
  if (command.type === 'recordAdventure') {
    if (!isWaitedFor(before, command.gameId)) return fault('refused', `no adventure ${command.gameId} is open`);
    if (game && game.hash !== command.gameHash) return fault('events', { gameHash: game.hash });
    if (!game && !tellsOf(told, command)) return fault('events', `how ${command.gameId} ended`);
  }
  const isDecided = command.type !== 'recordAdventure' || game !== undefined;
  if (isDecided) {
    const decision = decideCampaign(before, command, game);
    if (isRefusal(decision)) return fault('refused', decision);
    const due = forms.written(decision.events);
    if (!areSameEvents(due, forms.newest(commit.events))) return fault('events', due);
  }
  return { ok: true, isDecided, loaded: { ...campaignAfter(before, told, commit.at), hash: commit.hash } };
}

/** The checks outside of the rules: the form of the command, its actor, its time, and the id of the campaign. */
function misdeedOf(
  before: LoadedCampaign,
  { actor, at, command: stored, commandId, streamId }: StoredCommit,
): Pick<CommitFault, 'reason' | 'expected'> | undefined {
  const form = wrongBy(campaignCommandSchema, stored);
  if (form !== undefined) return { reason: 'command', expected: form };
  if (at < before.changedAt)
    return { reason: 'time', expected: `at ${before.changedAt} or later: the commit before was made then` };
  const command = stored as unknown as CampaignCommand;
  const host = hostOf(before, command);
  if (actor !== host || (command.type === 'openAdventure' && command.openedBy !== host))
    return { reason: 'actor', expected: `the opener, ${host}` };
  const id = command.type === 'openCampaign' ? openedCampaignId(actor, commandId) : before.campaignId;
  return streamId === id ? undefined : { reason: 'id', expected: id };
}

/** The only account that may give a command. */
const hostOf = ({ campaign }: LoadedCampaign, command: CampaignCommand): string =>
  command.type === 'openCampaign' ? command.openedBy : command.type === 'recordAdventure' ? SYSTEM : campaign.openedBy;

const isWaitedFor = ({ campaign }: LoadedCampaign, gameId: string): boolean =>
  campaign.adventures.some((one) => one.gameId === gameId && one.status === 'open');

/** Whether the first event says how this very game ended. */
function tellsOf([first]: readonly AnyTagged[], { gameId, gameHash }: { gameId: string; gameHash: string }): boolean {
  const { type, ...facts } = (first ?? { type: '' }) as AnyTagged & Partial<Record<'gameId' | 'gameHash', string>>;
  if (facts.gameId !== gameId) return false;
  return type === 'adventureGivenUp' || (type === 'adventurePlayed' && facts.gameHash === gameHash);
}
