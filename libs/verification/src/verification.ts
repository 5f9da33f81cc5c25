import {
  ArchiveAway,
  ArchiveFault,
  type EventStore,
  type SeenByReadModel,
  type StreamAudit,
  type StreamHead,
  type WrittenText,
} from '#event-store';
import { checkLeagueCommit, unopenedLeague } from '#leagues';
import {
  checkCampaignCommit,
  checkGame,
  verifyChain,
  type CommitFault,
  type LoadedGame,
  type StoredCommit,
} from '#records';
import { campaignKind } from '#campaign-service';
import { gameKind, type RulesetRegistry, type SeedVault } from '#games';
import {
  headerOfCampaign,
  headerOfGame,
  LEAGUE_HEADER,
  OPERATIONS_HEADER,
  type SnapshotSeals,
  CAMPAIGN_STREAM,
  GAME_STREAM,
  LEAGUE_STREAM,
  OPERATIONS_STREAM,
} from '#streams';
import { headerFaults, headFaults } from './head-faults.js';
import { faultsOfObligations } from './obligation-faults.js';
import type { ReadModelFaults } from './read-model-faults.js';
import { faultOfText } from './stored-text.js';

/** The sources of a verification, and the rules by which it judges. */
interface VerificationParts {
  readonly store: Pick<EventStore, 'head'>;
  readonly audit: StreamAudit;
  readonly seeds: SeedVault;
  readonly rulesets: RulesetRegistry;
  readonly seals: SnapshotSeals;
  /** Absent where no data is derived from streams: for a store in memory. */
  readonly readModels?: ReadModelFaults;
}

/**
 * Checks stored streams: chain, head, every command decided again, the letters of the JSON, obligations, snapshots, and data derived
 * from them.
 */
export class Verification {
  constructor(private readonly parts: VerificationParts) {}

  /** The ids of all streams. */
  streams(): AsyncIterable<string> {
    return this.parts.audit.streams();
  }

  /** The faults of a stream, one sentence each; empty when it is sound. */
  async verify(streamId: string): Promise<readonly string[]> {
    for (;;) {
      const head = await this.parts.store.head(streamId);
      const faults = await this.faultsOf(streamId, head).catch(lostInArchive);
      // A commit in between looks like a fault of the data read before it.
      if (faults.length === 0 || (await this.parts.store.head(streamId))?.lastHash === head?.lastHash) return faults;
    }
  }

  private async faultsOf(streamId: string, head: StreamHead | undefined): Promise<readonly string[]> {
    const { audit } = this.parts;
    const texts = await audit.texts(streamId);
    if (!head) return [texts.length === 0 ? 'there is no such stream' : 'its head is missing'];
    const commits = texts.map(({ commit }) => commit);
    const seen = await audit.seen(streamId);
    return [
      ...headFaults(head, commits, seen),
      ...(await audit.repeated(streamId)),
      ...texts.flatMap((text) => textFaults(text)),
      ...(await this.snapshotFaults(streamId, commits)),
      ...(await this.foldFaults(head, commits).catch((fault: unknown) => [messageOf(fault)])),
      ...(await this.elsewhere(head, commits, seen).catch((fault: unknown) => [messageOf(fault)])),
    ];
  }

  private async elsewhere(
    header: StreamHead,
    commits: readonly StoredCommit[],
    seen: readonly SeenByReadModel[],
  ): Promise<readonly string[]> {
    const told = commits.map((commit) => ({ commit, header }));
    return (await this.parts.readModels?.of(told, seen)) ?? [];
  }

  private async foldFaults(head: StreamHead, commits: readonly StoredCommit[]): Promise<readonly string[]> {
    if (head.kind === GAME_STREAM) return this.gameFaults(head, commits);
    if (head.kind === CAMPAIGN_STREAM) return this.campaignFaults(head, commits);
    if (head.kind === LEAGUE_STREAM) return this.leagueFaults(head, commits);
    const chain = verifyChain(commits);
    if (!chain.ok) return [sentenceOf(chain.broken)];
    if (head.kind === OPERATIONS_STREAM) return headerFaults(head, OPERATIONS_HEADER);
    return [`this server does not know streams of kind "${head.kind}"`];
  }

  /** Its commands decided again, from the ends of its games, which are verified on their own. */
  private async campaignFaults(head: StreamHead, commits: readonly StoredCommit[]): Promise<readonly string[]> {
    const { streamId, subject } = head;
    let loaded = await campaignKind(this.parts.rulesets).blank(streamId, subject);
    for (const commit of commits) {
      const recorded = await this.recordedIn(commit);
      const check = checkCampaignCommit(loaded, commit, () => recorded);
      if (!check.ok) return [sentenceOf(check.fault)];
      ({ loaded } = check);
    }
    return headerFaults(head, headerOfCampaign(loaded));
  }

  /** Its commands decided again, from the ends of its games. */
  private async leagueFaults(head: StreamHead, commits: readonly StoredCommit[]): Promise<readonly string[]> {
    let loaded = unopenedLeague(head.streamId);
    for (const commit of commits) {
      const recorded = await this.recordedIn(commit);
      const { gameHash } = commit.command as { readonly gameHash?: unknown };
      if (recorded && gameHash !== recorded.hash)
        return [`version ${commit.firstVersion}: game ${recorded.gameId} ended with another hash than it confirms`];
      const check = checkLeagueCommit(loaded, commit, () => recorded);
      if (!check.ok) return [sentenceOf(check.fault)];
      if (!check.isDecided) return [`version ${commit.firstVersion}: the game that it confirms is not here`];
      ({ loaded } = check);
    }
    return headerFaults(head, LEAGUE_HEADER);
  }

  /** The game that a commit of a campaign or a league writes down, as it ended; `undefined` where it writes down none, or one that is lost. */
  private async recordedIn({ command }: StoredCommit): Promise<LoadedGame | undefined> {
    const { type, gameId } = command as { readonly type?: unknown; readonly gameId?: unknown };
    const isRecorded = type === 'recordAdventure' || type === 'confirmResult';
    if (!isRecorded || typeof gameId !== 'string') return undefined;
    const head = await this.parts.store.head(gameId);
    if (!head) return undefined;
    const { rulesets, seals, audit } = this.parts;
    const games = gameKind(rulesets, seals);
    const texts = await audit.texts(gameId);
    return games.fold(
      await games.blank(gameId, head.subject),
      texts.map(({ commit }) => commit),
    );
  }

  private async gameFaults(head: StreamHead, commits: readonly StoredCommit[]): Promise<readonly string[]> {
    const { streamId, subject } = head;
    const { seeds, rulesets, seals, audit } = this.parts;
    const chain = verifyChain(commits);
    if (!chain.ok) return [sentenceOf(chain.broken)];
    const seed = await seeds.find(streamId);
    if (!seed) return ['its seed is missing'];
    const unopened = await gameKind(rulesets, seals).blank(streamId, subject);
    const check = checkGame(unopened, commits, seed, { toTheLetter: true });
    if (!check.ok) return [sentenceOf(check.fault)];
    return [
      ...headerFaults(head, headerOfGame(check.loaded)),
      ...faultsOfObligations(check.loaded, await audit.obligations(streamId), isAbandoning(commits.at(-1))),
    ];
  }

  /** A snapshot without a seal is of a version without seals: it is not used. */
  private async snapshotFaults(streamId: string, commits: readonly StoredCommit[]): Promise<readonly string[]> {
    const { audit, seals } = this.parts;
    const isBound = (version: number, hash: string): boolean =>
      commits.some((commit) => commit.lastVersion === version && commit.hash === hash);
    return (await audit.snapshots(streamId))
      .filter((one) => one.seal !== undefined && !(seals.holds(one) && isBound(one.version, one.hash)))
      .map(({ version }) => `version ${version}: its snapshot is not what was sealed, and is not used`);
  }
}

/** An object that is missing or altered is a fault of its stream; an archive that does not answer is none, and ends the verification. */
function lostInArchive(fault: unknown): readonly string[] {
  if (fault instanceof ArchiveFault && !(fault instanceof ArchiveAway)) return [fault.message];
  throw fault;
}

const isAbandoning = (commit: StoredCommit | undefined): boolean =>
  (commit?.command as { readonly type?: unknown } | undefined)?.type === 'abandonGame';

function textFaults(text: WrittenText): readonly string[] {
  const fault = faultOfText(text);
  return fault === undefined ? [] : [`version ${text.commit.firstVersion}: ${fault}`];
}

const sentences: Readonly<Record<CommitFault['reason'], string>> = {
  rules: 'the game was opened on another release of its rules than the one that is here',
  version: 'commits or events are missing, doubled or out of order',
  hash: 'the commit is not what was hashed',
  refused: 'the rules refuse the command',
  events: 'the rules make other events of the command',
  order: 'the keys of its events stand in another order than the rules write them',
  command: 'the command is not in the form in which commands are stored',
  actor: 'its actor may not give the command',
  time: 'it was done too early',
  id: 'the game has another id than its opening gives it',
};

const sentenceOf = ({ version, reason }: CommitFault): string => `version ${version}: ${sentences[reason]}`;

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));
