import { createTransport, type Transporter } from 'nodemailer';
import type { Message } from '../facts/message.js';
import type { SendOutcome } from './send-outcome.js';

/** The mail server that messages are handed to. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with name and password where it needs them. */
  readonly smtpUrl: string;
  /** The sender: an address, or a name with an address in angle brackets. */
  readonly from: string;
}

/** A mail: its message, and the links that every mail has. */
export interface Mail {
  readonly to: string;
  /** The same in every attempt: the receiver sees a mail that arrives twice once. */
  readonly id: string;
  readonly message: Message;
  /** Absent for the mail that asks for agreement: there is nothing to unsubscribe from. */
  readonly unsubscribe?: { readonly url: string; readonly label: string } | undefined;
}

/** Milliseconds for each step of the conversation with the mail server. */
const PATIENCE = 10_000;

/** SMTP's answers that a mailbox does not exist, or takes no mail from here. */
const GONE = [550, 551, 553];

/** Sends mail by SMTP, as plain text. */
export class Mailer {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(private readonly settings: MailSettings) {
    this.transport = createTransport({
      url: settings.smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    this.host = /@([\w.-]+)/.exec(settings.from)?.[1] ?? 'chronicler.invalid';
  }

  /** Makes one attempt. Any behaviour of the mail server is a value. */
  async send({ to, id, message, unsubscribe }: Mail): Promise<SendOutcome> {
    try {
      await this.transport.sendMail({
        from: this.settings.from,
        to: { name: '', address: to },
        subject: message.subject,
        messageId: `<${id}@${this.host}>`,
        text: textOf(message, unsubscribe),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe && {
            'List-Unsubscribe': `<${unsubscribe.url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
      return { kind: 'delivered', status: null };
    } catch (fault) {
      return outcomeOf(fault as SmtpFault);
    }
  }
}

/** What nodemailer throws. */
interface SmtpFault {
  readonly code?: string;
  readonly responseCode?: number;
}

function outcomeOf({ code, responseCode }: SmtpFault): SendOutcome {
  const status = responseCode ?? null;
  if (code === 'EENVELOPE' && status !== null && GONE.includes(status))
    return { kind: 'gone', reason: 'refusedMailbox', status };
  return { kind: 'failed', reason: REASONS[code ?? ''] ?? 'refusedMail', status };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EDNS: 'unresolved',
  ETIMEDOUT: 'timedOut',
  ETLS: 'tlsFault',
  EAUTH: 'refusedSignIn',
};

function textOf({ lines }: Message, unsubscribe: Mail['unsubscribe']): string {
  const paragraphs = lines.map(({ text, url }) => (url === undefined ? text : `${text}\n${url}`));
  const end = unsubscribe ? [`-- \n${unsubscribe.label}\n${unsubscribe.url}`] : [];
  return `${[...paragraphs, ...end].join('\n\n')}\n`;
}
