import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the holder of a link may do to a channel. */
export type LinkPurpose = 'confirm' | 'unsubscribe';

/** Links in messages, which need no sign-in: each is signed for one channel and one purpose. */
export class Links {
  private readonly keys: readonly Uint8Array[];

  /**
   * @param publicUrl the address of the server for people, without a slash at its end; `undefined`: there are no links.
   * @param secret the seed key, from which the key of links derives; `older` ones still open links.
   */
  constructor(
    readonly publicUrl: string | undefined,
    secret: Uint8Array,
    older: readonly Uint8Array[] = [],
  ) {
    this.keys = [secret, ...older].map((key) =>
      createHmac('sha256', key).update('chronicler notification links').digest(),
    );
  }

  /** The address of the page for this purpose; `undefined` without a public address. */
  urlFor(purpose: LinkPurpose, channelId: string): string | undefined {
    const [key] = this.keys;
    if (this.publicUrl === undefined || key === undefined) return undefined;
    return `${this.publicUrl}/notifications/${purpose}?token=${channelId}.${signed(key, purpose, channelId)}`;
  }

  /** The channel of a token for this purpose; `undefined` for a token that was not signed here for it. */
  channelIn(purpose: LinkPurpose, token: string): string | undefined {
    const [, channelId = '', given = ''] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(token) ?? [];
    if (channelId === '') return undefined;
    const isSigned = this.keys.some((key) =>
      timingSafeEqual(Buffer.from(given), Buffer.from(signed(key, purpose, channelId))),
    );
    return isSigned ? channelId : undefined;
  }
}

const signed = (key: Uint8Array, purpose: LinkPurpose, channelId: string): string =>
  createHmac('sha256', key).update(`${purpose} ${channelId}`).digest('base64url');
