import { measurementSeries, readSeries, type ReadName } from './series.js';

/** A sentence for operators, in the languages of the server. */
type Sentence = Readonly<Record<'en' | 'fr', string>>;

/** What sets an alarm off. Counts are those of the last `PERIOD`. */
export type Condition =
  /** The largest reading of a series; where it `lasts`, all the time for a `PERIOD`. */
  | {
      readonly reads: ReadName;
      readonly where?: readonly [label: string, values: readonly string[]];
      readonly lasts?: true;
      readonly above: number;
    }
  /** Commands with this outcome. */
  | { readonly commands: 'fault' | 'busy'; readonly above: 0 }
  /** The share of slow appends. */
  | { readonly appends: 'slow'; readonly above: 0.01 };

/** Something that an operator must know of at once. */
export interface Alarm {
  readonly name: string;
  readonly condition: Condition;
  readonly meaning: Sentence;
  readonly remedy: Sentence;
}

/** The time over which alarms count, and through which a lasting condition must hold, in minutes. */
export const PERIOD = 5;

/** Seconds beyond which an append is slow: a bound of the histogram of appends. */
export const SLOW_APPEND = 0.25;

/** Every alarm. docs/guides/run-in-production.md shows this table, held by a test. */
export const everyAlarm: readonly Alarm[] = [
  {
    name: 'late_jobs',
    condition: { reads: 'obligations', where: ['age', ['1m', 'more']], above: 0 },
    meaning: {
      en: 'Obligations of games are not met: bots and deadlines stand still.',
      fr: 'Les travaux dus des parties ne sont pas faits : robots et échéances sont arrêtés.',
    },
    remedy: {
      en: 'Check that a worker runs, and look for faults of jobs in its log.',
      fr: 'Vérifiez qu’un processus de travail (worker) tourne, et cherchez les fautes de travaux dans son journal.',
    },
  },
  {
    name: 'feed_lag',
    condition: { reads: 'feedLag', above: 15 },
    meaning: { en: 'Lists stand still.', fr: 'Les listes sont arrêtées.' },
    remedy: {
      en: 'Follow “Lists stand still” in the runbook.',
      fr: 'Suivez « Lists stand still » dans le manuel (runbook).',
    },
  },
  {
    name: 'waiting_webhooks',
    condition: { reads: 'waitingWebhooks', where: ['state', ['due']], lasts: true, above: 0 },
    meaning: { en: 'Webhooks are not sent.', fr: 'Les webhooks ne sont pas envoyés.' },
    remedy: {
      en: 'Check that a worker runs and reaches the internet.',
      fr: 'Vérifiez qu’un processus de travail (worker) tourne et atteint l’internet.',
    },
  },
  {
    name: 'waiting_notifications',
    condition: { reads: 'waitingNotifications', where: ['state', ['due']], lasts: true, above: 0 },
    meaning: { en: 'Notifications are not sent.', fr: 'Les notifications ne sont pas envoyées.' },
    remedy: {
      en: 'Follow “Notifications are not sent” in the runbook.',
      fr: 'Suivez « Notifications are not sent » dans le manuel (runbook).',
    },
  },
  {
    name: 'parked_games',
    condition: { reads: 'parkedGames', above: 0 },
    meaning: {
      en: 'A game is parked: its rules have failed, or an operator has parked it.',
      fr: 'Une partie est suspendue : ses règles ont échoué, ou un opérateur l’a suspendue.',
    },
    remedy: {
      en: 'Read its reason. Resume it once the rules are fixed, or abandon it.',
      fr: 'Lisez son motif. Reprenez-la quand les règles sont corrigées, ou abandonnez-la.',
    },
  },
  {
    name: 'verification_faults',
    condition: { reads: 'verificationFaults', above: 0 },
    meaning: {
      en: 'A stored game is not what was written.',
      fr: 'Une partie enregistrée n’est pas ce qui a été écrit.',
    },
    remedy: {
      en: 'Follow “A game is not what was written” in the runbook.',
      fr: 'Suivez « A game is not what was written » dans le manuel (runbook).',
    },
  },
  {
    name: 'old_verification',
    condition: { reads: 'verificationAge', above: 172_800 },
    meaning: { en: 'Nothing was verified for two nights.', fr: 'Rien n’a été vérifié depuis deux nuits.' },
    remedy: {
      en: 'Check that a worker runs at the hour of `VERIFY_AT`.',
      fr: 'Vérifiez qu’un processus de travail (worker) tourne à l’heure de `VERIFY_AT`.',
    },
  },
  {
    name: 'command_faults',
    condition: { commands: 'fault', above: 0 },
    meaning: { en: 'Commands end in faults.', fr: 'Des commandes se terminent par une faute.' },
    remedy: {
      en: 'The log has each fault, at `level` 50, with the id of its game.',
      fr: 'Le journal a chaque faute, au `level` 50, avec l’identifiant de sa partie.',
    },
  },
  {
    name: 'slow_appends',
    condition: { appends: 'slow', above: 0.01 },
    meaning: {
      en: 'The database is slow: one append in a hundred takes more than 0.25 seconds.',
      fr: 'La base de données est lente : une écriture sur cent prend plus de 0,25 seconde.',
    },
    remedy: {
      en: 'Check the load and the disk of the database.',
      fr: 'Vérifiez la charge et le disque de la base de données.',
    },
  },
  {
    name: 'busy_games',
    condition: { commands: 'busy', above: 0 },
    meaning: {
      en: 'A game gets more commands than it can take.',
      fr: 'Une partie reçoit plus de commandes qu’elle n’en peut traiter.',
    },
    remedy: {
      en: 'Find its clients in the log of the proxy, and park the game if it does harm.',
      fr: 'Trouvez ses clients dans le journal du proxy, et suspendez la partie si elle nuit.',
    },
  },
];

const COMMANDS = measurementSeries.command.total.name;
const APPENDS = measurementSeries.append.seconds.name;

/** The condition of an alarm as an expression of Prometheus, over all processes. */
export function expressionOf({ condition }: Alarm): string {
  const over = `[${String(PERIOD)}m]`;
  if ('commands' in condition)
    return `sum(rate(${COMMANDS}{outcome="${condition.commands}"}${over})) > ${String(condition.above)}`;
  if ('appends' in condition) {
    const seconds = `histogram_quantile(${String(1 - condition.above)}, sum by (le) (rate(${APPENDS}_bucket${over})))`;
    return `${seconds} > ${String(SLOW_APPEND)}`;
  }
  const { reads, where, lasts, above } = condition;
  const lines = readSeries[reads].name + (where ? `{${where[0]}=~"${where[1].join('|')}"}` : '');
  return `max(${lasts ? `min_over_time(${lines}${over})` : lines}) > ${String(above)}`;
}
