export {
  certificateOf,
  openCertificate,
  signCertificate,
  standingOf,
  type CertificateParts,
  type OpenedCertificate,
} from './certificate/certificate.js';
export type { Certificate, LeagueStanding } from './certificate/form.js';
export { EMPTY_ROOT, isSameHash, leafHash, nodeHash, type Hash } from './log/hashes.js';
export { leafOf, type LogEntry } from './log/entry.js';
export { consistencyText, inclusionText, ProofTextError } from './log/proof-text.js';
export { provenEntry, provenGrowth, UnprovenError, type ProvenEntry } from './log/proven.js';
export { consistencyPath, inclusionPath, isConsistent, isIncluded, type TreeHead } from './log/proofs.js';
export {
  growth,
  hashOfRange,
  rootOf,
  subtreesOf,
  type HashedSubtree,
  type HashOf,
  type Range,
  type Subtree,
} from './log/subtrees.js';
export { openCheckpoint, signCheckpoint, type Checkpoint } from './notes/checkpoint.js';
export { signerOf, verifierFrom, verifierKeyOf, verifierOf, type Signer, type Verifier } from './notes/keys.js';
export { NoteError, openNote, signNote, type OpenedNote } from './notes/signed-note.js';
export { commitsIn, type PlacedCommit } from './transcript/commits-in.js';
export { withDraws, type Draw, type DrawnNumber } from './transcript/draws.js';
export { firstDifference, type Difference } from './transcript/first-difference.js';
export type { TranscriptEnd, TranscriptHeader, TranscriptRuleset } from './transcript/form.js';
export {
  NoTranscript,
  readCampaignTranscript,
  readTranscript,
  transcriptKind,
  type TranscriptKind,
  type CampaignTranscriptLine,
  type TranscriptLine,
} from './transcript/read-transcript.js';
export {
  faultReasons,
  type CampaignVerdict,
  type FaultReason,
  type LeagueVerdict,
  type TranscriptFault,
  type Verdict,
} from './transcript/verdict.js';
export { verifyTranscript, type Judge } from './transcript/verify-transcript.js';
export { verifyCampaignTranscript, type CampaignJudge } from './transcript/verify-campaign-transcript.js';
export { verifyLeagueTranscript, type LeagueJudge } from './transcript/verify-league-transcript.js';
export {
  campaignTranscriptOf,
  leagueTranscriptOf,
  transcriptOf,
  UnfinishedError,
  type TranscriptParts,
} from './transcript/write-transcript.js';
