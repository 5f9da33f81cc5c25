import { asked, Desk, seasonOf, SYSTEM } from '../testing/desk.js';
import { toAnswerIn } from './to-answer.js';

const owls = { type: 'enter', season: 1, player: 'Owls', members: ['p7', 'p8'] } as const;
const yes = { type: 'accept', season: 1, player: 'Owls' } as const;
const no = { type: 'decline', season: 1, player: 'Owls' } as const;
const namesIn = (desk: Desk): readonly string[] => desk.season.entries.map(({ player }) => player);

describe('a player who is entered by others', () => {
  let desk: Desk;
  beforeEach(() => {
    desk = seasonOf(2, { kind: 'SWISS', rounds: 3 });
  });

  it('plays only after accepting, even if invited by an organizer', () => {
    const [invited] = desk.must({ type: 'enter', season: 1, player: 'p9', members: ['p9'], number: 1 });
    expect(invited).toMatchObject({ type: 'invited', player: 'p9', members: ['p9'], number: 1, by: 'host' });
    expect(namesIn(desk)).toEqual(['p1', 'p2']);
    desk.pairNext();
    expect(desk.season.rounds[0]?.pairings.flatMap(({ players }) => players)).not.toContain('p9');
    const accept = { type: 'accept', season: 1, player: 'p9' } as const;
    expect(desk.code(accept)).toBe('notInvited');
    expect(desk.code(accept, SYSTEM)).toBe('notInvited');
    expect(desk.must(accept, asked('p9'))).toEqual([
      { type: 'invitationAccepted', season: 1, player: 'p9', by: 'p9' },
      { type: 'entered', season: 1, player: 'p9', members: ['p9'], number: 1, by: 'p9' },
    ]);
    expect(desk.season.invitations).toEqual([]);
    expect(desk.code(accept, asked('p9'))).toBe('notInvited');
  });

  it('can accept by entering, too, and keeps the number', () => {
    desk.must({ type: 'enter', season: 1, player: 'p9', members: ['p9'], number: 7 });
    desk.must({ type: 'enter', season: 1, player: 'p9', members: ['p9'] }, asked('p9'));
    expect(desk.season.entries.at(-1)).toMatchObject({ player: 'p9', number: 7 });
    expect(desk.season.invitations).toEqual([]);
  });

  it('is asked as a member of a team, too: it plays when all have accepted', () => {
    desk.must(owls, asked('p7'));
    expect(toAnswerIn(desk.league, 'p7')).toEqual([]);
    expect(toAnswerIn(desk.league, 'p8').map(({ invitation }) => invitation.player)).toEqual(['Owls']);
    expect(desk.code(owls, asked('p8'))).toBe('alreadyInvited');
    expect(desk.code(yes, asked('p7'))).toBe('alreadyAccepted');
    expect(desk.code(yes, asked('p1'))).toBe('notInvited');
    desk.must(yes, asked('p8'));
    expect(desk.season.entries.at(-1)).toMatchObject({ player: 'Owls', members: ['p7', 'p8'], number: 3 });
  });

  it('can decline, which removes the invitation', () => {
    desk.must(owls);
    desk.must(yes, asked('p7'));
    expect(desk.code(no, asked('p1'))).toBe('notInvited');
    expect(desk.must(no, asked('p8'))).toEqual([{ type: 'invitationDeclined', season: 1, player: 'Owls', by: 'p8' }]);
    expect(desk.season.invitations).toEqual([]);
    expect(desk.code(yes, asked('p7'))).toBe('notInvited');
  });

  it('is no longer asked when an organizer withdraws the invitation', () => {
    desk.must(owls);
    desk.must({ type: 'withdraw', season: 1, player: 'Owls', reason: 'A slip of the pen.' });
    expect(desk.season.invitations).toEqual([]);
  });

  it('can accept for one team only', () => {
    desk.must(owls);
    desk.must({ type: 'enter', season: 1, player: 'Foxes', members: ['p8', 'p9'] }, asked('p9'));
    desk.must({ type: 'accept', season: 1, player: 'Foxes' }, asked('p8'));
    expect(desk.code(yes, asked('p8'))).toBe('memberTwice');
    expect(desk.code(yes, asked('p7'))).toBe('accepted');
    expect(namesIn(desk)).toEqual(['p1', 'p2', 'Foxes']);
  });

  it('is too late where the format no longer accepts participants', () => {
    const closed = seasonOf(2, { kind: 'ROUND_ROBIN' });
    closed.must(owls);
    closed.pairNext();
    expect(closed.code(yes, asked('p7'))).toBe('entriesClosed');
    expect(toAnswerIn(closed.league, 'p7')).toEqual([]);
  });
});

it('a season that was opened before invitations existed is decided as it was', () => {
  const desk = new Desk();
  desk.must({ type: 'openLeague', name: 'Lantern League' });
  desk.must({ type: 'openSeason', name: 'Autumn', plan: { ruleset: 'lantern', format: { kind: 'SWISS', rounds: 3 } } });
  const [entered] = desk.must(owls);
  expect(entered?.type).toBe('entered');
  expect(namesIn(desk)).toEqual(['Owls']);
});
