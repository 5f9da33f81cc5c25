import { accepted, type OpenGameInput } from '#client';
import { InvitationDocument } from '../generated/operations.js';
import { server } from '../server/server.js';
import { someVisitor } from '../server/visitor.js';
import type { Taker, Takers } from './takers.js';

/** What the visitor brings to their seat. */
export interface Brought {
  readonly deckId?: string;
  readonly baseId?: string;
}

/** A table that is to be opened. */
export interface TableToOpen {
  readonly options: OpenGameInput['options'];
  readonly settings: Pick<
    OpenGameInput,
    'bank' | 'byInvitation' | 'unlisted' | 'takeBack' | 'undo' | 'spectatorDelay' | 'calendar' | 'vacation' | 'leavers'
  >;
  readonly takers: Takers;
  readonly brought: Brought;
  /** Whether the game starts at once. */
  readonly starts: boolean;
}

type SeatTaker = NonNullable<OpenGameInput['seats']>[number];

/** Opens a table, seats the visitor and the bots, and starts the game where that is wanted. Returns its id. */
export async function setUp({ options, settings, takers, brought, starts }: TableToOpen): Promise<string> {
  await someVisitor();
  const inOrder = [...takers].sort(([one], [other]) => one - other);
  const free = inOrder.findIndex(([, { kind }]) => kind === 'free');
  const first = free < 0 ? inOrder : inOrder.slice(0, free);
  const opened = accepted(
    await server().open({
      options,
      ...settings,
      seats: first.map(([, taker]) => seatTaker(taker, brought)),
    }),
  );
  const { id: gameId } = opened.game;
  for (const [seat, taker] of inOrder.slice(first.length)) await seatLater(gameId, seat, taker, brought);
  if (starts) accepted(await server().start({ gameId }));
  return gameId;
}

const seatTaker = (taker: Taker, brought: Brought): SeatTaker =>
  taker.kind === 'bot' ? { bot: taker.bot } : { me: true, ...brought };

/** Seats behind a free one are taken one by one: the opening takes the first ones only. */
async function seatLater(gameId: string, seat: number, taker: Taker, brought: Brought): Promise<void> {
  if (taker.kind === 'bot') accepted(await server().addBot({ gameId, seat, bot: taker.bot }));
  if (taker.kind !== 'me') return;
  const { game } = await server().ask(InvitationDocument, { id: gameId });
  const invitation = game?.invitation ?? null;
  accepted(await server().join({ gameId, seat, ...brought, invitation }));
}
