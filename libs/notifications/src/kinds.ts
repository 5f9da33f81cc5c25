/** What an account may be told of. */
export const happeningKinds = [
  'YOUR_TURN',
  'TIME_RUNS_OUT',
  'GAME_OVER',
  'PROPOSAL',
  'SEAT_OFFERED',
  'PAIRED',
  'INVITED',
] as const;

/** What an account may be told of. */
export type HappeningKind = (typeof happeningKinds)[number];

/** The kinds of messages: what happens, and those that set a channel up or try it out. */
export type NotificationKind = HappeningKind | 'CONFIRM' | 'TEST';

/** True for a message about a game or a league. */
export const isHappening = (kind: NotificationKind): kind is HappeningKind => kind !== 'CONFIRM' && kind !== 'TEST';

/** The kinds of channels that messages go out on. */
export const channelKinds = ['EMAIL', 'PUSH', 'WEBHOOK'] as const;

/** The kinds of channels that messages go out on. */
export type ChannelKind = (typeof channelKinds)[number];
