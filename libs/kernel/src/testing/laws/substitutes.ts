import { applyCommit } from '../../evolve-game.js';
import type { Game } from '../../game.js';
import { cloneGame } from '../../legal-commands.js';
import { LocalGame, type LocalCommit } from '../../local-game.js';
import { nextRandomCommand } from '../../random-play.js';
import { CHANCE, Random } from '../../random.js';
import { redactorOf } from '../../redaction.js';
import { isRefusal } from '../../refusal.js';
import type { AnyRuleset } from '../../ruleset.js';
import { atSeat, spectator, type Seat, type Viewer } from '../../seat.js';
import { alike } from './alike.js';
import { bytes, difference, type Check, type Law } from './law.js';
import type { Position } from './position.js';
import { shownTo } from './shown.js';

/** So many commands follow a change of players. */
const COMMANDS = 6;

const SUBSTITUTE = 'substitute';

/**
 * Law 26: a seat goes to another player. The game does not notice: the substitute sees and may do what the seat could, dice and events
 * stay the same, all others see what they saw, and the change itself tells nothing of what is hidden.
 */
export const substitutes: Law = {
  number: 26,
  name: 'substitutes: a seat that goes to another player stays the same seat, and its dice the same dice',
  watch: (ruleset, check) => ({
    atPosition(position) {
      if (position.deep && position.local.game.phase === 'running') judge(ruleset, position, check);
    },
  }),
};

function judge(ruleset: AnyRuleset, position: Position, check: Check): void {
  const { seed, seats } = position;
  const random = Random.from(`${seed}, handed over at ${position.local.game.version}`);
  const start: Game = { ...position.copy(), chance: CHANCE, moves: {} };
  const staying = start.seats.filter(({ resigned }) => !resigned);
  if (staying.length === 0) return;
  const { seat, account } = random.pick(staying);
  const kept = new LocalGame(ruleset, seed, cloneGame(start));
  const handed = new LocalGame(ruleset, seed, cloneGame(start));
  judgeChange(ruleset, handed, position, { seat, account }, check);
  playOn(ruleset, { kept, handed, seats, random }, check);
  for (const commit of handed.commits) applyCommit(ruleset, start, commit);
  check(
    alike(start, handed.game),
    () => `folding a change of players gives another game: ${difference(bytes(handed.game), bytes(start))}`,
  );
}

/** The seat is offered and taken over, by its substitute alone. */
function judgeChange(
  ruleset: AnyRuleset,
  handed: LocalGame,
  { seats, local }: Pick<Position, 'seats' | 'local'>,
  { seat, account }: { readonly seat: Seat; readonly account: string | null },
  check: Check,
): void {
  const changes: LocalCommit[] = [handed.must({ type: 'offerSeat', seat, to: SUBSTITUTE })];
  for (const other of ['someone', ...handed.game.seats.map((holder) => holder.account ?? '')]) {
    const decision = handed.copy().run({ type: 'takeOverSeat', seat, account: other });
    check(isRefusal(decision), () => `${other} takes over seat ${seat}, which is offered to another account`);
  }
  changes.push(handed.must({ type: 'takeOverSeat', seat, account: SUBSTITUTE }));
  const holders = handed.game.seats.filter((holder) => holder.account === account);
  check(holders.length === 0, () => `${account} still holds seat ${seat} after it was taken over`);
  const { formerly } = handed.game.seats.find((holder) => holder.seat === seat) ?? {};
  const through = local.game.version + 1;
  check(
    alike(formerly, [{ account, bot: null, through }]),
    () => `seat ${seat} names ${bytes(formerly)} as those who had it`,
  );
  const redact = redactorOf(ruleset, handed.game.options);
  for (const { events } of changes)
    for (const event of events)
      check(
        [spectator, ...seats.map(atSeat)].every((viewer) => alike(redact(event, viewer), event)),
        () => `"${event.type}" is shown to some and not to others`,
      );
}

/** Both games go on with the same commands. */
function playOn(
  ruleset: AnyRuleset,
  {
    kept,
    handed,
    seats,
    random,
  }: { readonly kept: LocalGame; readonly handed: LocalGame; readonly seats: readonly Seat[]; readonly random: Random },
  check: Check,
): void {
  const viewers: readonly Viewer[] = [spectator, ...seats.map(atSeat)];
  for (let count = 0; ; count += 1) {
    for (const viewer of viewers) {
      const [before, after] = [shownTo(ruleset, kept.game, viewer), shownTo(ruleset, handed.game, viewer)];
      check(
        alike(before, after),
        () =>
          `${bytes(viewer)} is shown other things after a change of players: ${difference(bytes(before), bytes(after))}`,
      );
    }
    const isOn = count < COMMANDS && kept.game.phase === 'running' && handed.game.phase === 'running';
    const command = isOn ? nextRandomCommand(kept, seats, random, { timeOuts: 60, resignations: 0 }) : undefined;
    if (!command) return;
    const { events } = kept.must(command);
    const other = handed.run(command);
    check(
      !isRefusal(other) && alike(other.events, events),
      () =>
        `${bytes(command)} has another result after a change of players: ${difference(bytes(events), bytes(other))}`,
    );
    if (isRefusal(other)) return;
  }
}
