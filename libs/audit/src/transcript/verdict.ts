import { both, type Localized } from '#kernel';
import type { CampaignEnd } from './campaign-form.js';
import type { TranscriptEnd } from './form.js';
import type { LeagueEnd } from './league-form.js';

/** What may be wrong with a transcript, as a clause. */
export const faultReasons = {
  form: both('this is not a line of a transcript', 'ce n’est pas une ligne de transcription'),
  rules: both(
    'the rules of this game are not here, or are others than it was opened on',
    'les règles de cette partie ne sont pas ici, ou ne sont pas celles de son ouverture',
  ),
  version: both(
    'commits or events are missing, doubled or out of order',
    'des écritures ou des événements manquent, sont en double ou en désordre',
  ),
  hash: both('the commit is not what was hashed', 'l’écriture n’est pas celle de l’empreinte'),
  seed: both('the seed is not the one that the server was bound to', 'la graine n’est pas celle qui liait le serveur'),
  refused: both('the rules refuse the command', 'les règles refusent la commande'),
  events: both('the rules make other events of the command', 'les règles tirent d’autres événements de la commande'),
  command: both(
    'the command is not in the form in which commands are stored',
    'la commande n’a pas la forme sous laquelle les commandes sont gardées',
  ),
  actor: both('this actor may not give the command', 'cet acteur ne peut pas donner la commande'),
  time: both('it was done too early', 'cela a été fait trop tôt'),
  id: both(
    'the game has another id than its opening gives it',
    'la partie n’a pas l’identifiant que donne son ouverture',
  ),
  broken: both('the rules cannot work with the command', 'les règles ne savent que faire de la commande'),
  end: both('the game did not come out so', 'la partie n’a pas fini ainsi'),
  signature: both('the signature is not to be trusted', 'la signature n’est pas digne de confiance'),
} as const satisfies Readonly<Record<string, Localized>>;

/** What may be wrong with a transcript. */
export type FaultReason = keyof typeof faultReasons;

/** The first thing that is wrong with a transcript. */
export interface TranscriptFault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** First version of the commit that it is about; `null` for the header and the end. */
  readonly version: number | null;
  readonly reason: FaultReason;
  /** What should stand there, and what stands there; `null` where there is nothing to show. */
  readonly expected: string | null;
  readonly found: string | null;
  /** Where in the line; empty for all of it. */
  readonly path: string;
}

/** What a verification found. */
export type Verdict =
  | {
      readonly ok: true;
      readonly end: TranscriptEnd;
      /** Who has signed it, as `verifierKeyOf` writes it. */
      readonly key: string;
      readonly commits: number;
      /** What the server could have chosen all the same, under the older ways in which chance derives; absent for today's. */
      readonly latitude?: Localized;
    }
  | { readonly ok: false; readonly fault: TranscriptFault };

/** What a verification of a stream that writes down games found. */
export type StreamVerdict<End> =
  | {
      readonly ok: true;
      readonly end: End;
      /** Who has signed it, as `verifierKeyOf` writes it. */
      readonly key: string;
      readonly commits: number;
      /** How many games it has written down that were not at hand. */
      readonly undecided: number;
    }
  | { readonly ok: false; readonly fault: TranscriptFault };

/** What a verification of a campaign found. */
export type CampaignVerdict = StreamVerdict<CampaignEnd>;

/** What a verification of a league found. */
export type LeagueVerdict = StreamVerdict<LeagueEnd>;
