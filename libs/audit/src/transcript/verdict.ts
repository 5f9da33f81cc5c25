import { localized, type Localized } from '#kernel';
import type { CampaignEnd } from './campaign-form.js';
import type { TranscriptEnd } from './form.js';
import type { LeagueEnd } from './league-form.js';

/** The faults of a transcript, as clauses. */
export const faultReasons = {
  form: localized('this is not a line of a transcript', 'ce n’est pas une ligne de transcription'),
  rules: localized(
    'the rules of this game are not available, or differ from those that it was opened on',
    'les règles de cette partie ne sont pas disponibles, ou ne sont pas celles de son ouverture',
  ),
  version: localized(
    'commits or events are missing, doubled or out of order',
    'des écritures ou des événements manquent, sont en double ou en désordre',
  ),
  hash: localized('the commit is not what was hashed', 'l’écriture n’est pas celle de l’empreinte'),
  seed: localized(
    'the seed is not the one that the server was bound to',
    'la graine n’est pas celle qui liait le serveur',
  ),
  refused: localized('the rules refuse the command', 'les règles refusent la commande'),
  events: localized(
    'the rules yield other events for the command',
    'les règles tirent d’autres événements de la commande',
  ),
  command: localized(
    'the command is not in the form in which commands are stored',
    'la commande n’a pas la forme sous laquelle les commandes sont gardées',
  ),
  actor: localized('this actor may not give the command', 'cet acteur ne peut pas donner la commande'),
  time: localized('it was done too early', 'cela a été fait trop tôt'),
  id: localized(
    'the id of the game is not the one that follows from its opening',
    'l’identifiant de la partie n’est pas celui qui suit de son ouverture',
  ),
  origin: localized('the game that it goes on from was not so', 'la partie dont elle reprend n’était pas ainsi'),
  broken: localized('the rules fail on the command', 'les règles échouent sur la commande'),
  end: localized('the game had another result', 'la partie a eu un autre résultat'),
  signature: localized('the signature is not trusted', 'la signature n’est pas digne de confiance'),
} as const satisfies Readonly<Record<string, Localized>>;

/** The faults of a transcript. */
export type FaultReason = keyof typeof faultReasons;

/** The first fault of a transcript. */
export interface TranscriptFault {
  /** Line of the file, from 1. */
  readonly line: number;
  /** First version of the faulty commit; `null` for the header and the end. */
  readonly version: number | null;
  readonly reason: FaultReason;
  /** The expected and the found value; `null` where there is nothing to show. */
  readonly expected: string | null;
  readonly found: string | null;
  /** The path within the line; empty for the whole line. */
  readonly path: string;
}

/** The result of a verification. */
export type Verdict =
  | {
      readonly ok: true;
      readonly end: TranscriptEnd;
      /** The key that signed it, in the form of `verifierKeyOf`. */
      readonly key: string;
      readonly commits: number;
      /**
       * The choices that the server could have made nonetheless: under the older derivations of chance, and where the game that
       * this one goes on from is not at hand. Absent where it had none.
       */
      readonly latitude?: Localized;
    }
  | { readonly ok: false; readonly fault: TranscriptFault };

/** The result of verifying a stream that records games. */
export type StreamVerdict<End> =
  | {
      readonly ok: true;
      readonly end: End;
      /** The key that signed it, in the form of `verifierKeyOf`. */
      readonly key: string;
      readonly commits: number;
      /** The number of its recorded games that were not available. */
      readonly undecided: number;
    }
  | { readonly ok: false; readonly fault: TranscriptFault };

/** The result of verifying a campaign. */
export type CampaignVerdict = StreamVerdict<CampaignEnd>;

/** The result of verifying a league. */
export type LeagueVerdict = StreamVerdict<LeagueEnd>;
