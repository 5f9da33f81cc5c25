import { Random, randomBot, usualBot, type AnyRuleset } from '#kernel';
import { workingRulesets } from '../../../rulesets.js';
import { parseRequest, WrongRequest, type SimulationRequest } from './arguments.js';
import { exhaust, everythingOf } from './exhaust.js';
import { ownBots, type Bots } from './own-bots.js';
import { answer, say } from '../output.js';
import { ProgressBar } from '../progress-bar.js';
import { neverUsed, report } from './report.js';
import { startGame } from './start-game.js';
import { Tally } from './tally.js';
import { Versus } from './versus.js';

/**
 * Plays games between bots and prints their statistics; with `--exhaust` plays until everything has happened.
 * Throws a WrongRequest for an invalid one. Returns 1 when `--exhaust` ends with something that never happened.
 */
export async function simulate(words: readonly string[]): Promise<number> {
  const request = parseRequest(words);
  const ruleset = find(request.ruleset, await workingRulesets());
  return request.exhaust ? playUntilExhausted(ruleset, request) : playSeries(ruleset, request);
}

function find(name: string, known: readonly AnyRuleset[]): AnyRuleset {
  const ruleset = known.find((candidate) => candidate.name === name);
  if (!ruleset)
    throw new WrongRequest(`There is no ruleset "${name}". There are: ${known.map((each) => each.name).join(', ')}.`);
  return ruleset;
}

async function playSeries(ruleset: AnyRuleset, request: SimulationRequest): Promise<number> {
  const known = { ...ruleset.bots, ...(request.ownBots === undefined ? {} : await ownBots(request.ownBots)) };
  const names = request.bots ?? [usualBot(ruleset) ?? 'random'];
  const bots = names.map((name) => botOf(ruleset.name, known, name));
  const versus =
    request.versus === undefined ? undefined : new Versus(request.versus, botOf(ruleset.name, known, request.versus));
  const tally = new Tally(ruleset);
  const bar = new ProgressBar(request.games, process.stderr);
  const began = Date.now();
  let seats = 0;
  for (let number = 0; number < request.games; number += 1) {
    const seed = `${request.seed}-${number}`;
    const local = startGame(ruleset, request, seed);
    seats = local.game.seats.length;
    const players = local.game.seats.map((_, seat) => bots[Math.min(seat, bots.length - 1)] ?? randomBot);
    local.playOut(versus?.seated(players, number) ?? players, Random.from(`bots-${seed}`));
    tally.add(local);
    versus?.add(local, number);
    bar.show(number + 1);
  }
  bar.end();
  const data = { ...nameOf(ruleset), ...dataOf(ruleset, tally), ...(versus && { versus: versus.share(seats) }) };
  answer(data, [versus?.report(seats), report(ruleset, tally, seats)].filter(Boolean).join('\n\n'));
  say(`\nPlayed by "${names.join(',')}" in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return 0;
}

function botOf(ruleset: string, bots: Bots, wanted: string): Bots[string] {
  const bot = bots[wanted];
  if (bot) return bot;
  throw new WrongRequest(`"${ruleset}" has no bot "${wanted}". It has: ${Object.keys(bots).join(', ')}.`);
}

function playUntilExhausted(ruleset: AnyRuleset, request: SimulationRequest): number {
  const total = everythingOf(ruleset).length;
  const bar = new ProgressBar(total, process.stderr);
  const { missing, games } = exhaust(ruleset, request, (happened, played) => {
    bar.show(happened, `after ${played} games`);
  });
  bar.end();
  const data = { ...nameOf(ruleset), games, seats: {}, endings: {}, commands: {}, missing };
  answer(data, `${total - missing.length} of ${total} things have happened in ${games} games.`);
  if (missing.length > 0) say(`Never happened: ${missing.join(', ')}`);
  return missing.length > 0 ? 1 : 0;
}

const nameOf = ({ name, version }: AnyRuleset) => ({ ruleset: name, version });

const dataOf = (ruleset: AnyRuleset, tally: Tally) => ({
  games: tally.games,
  sides: Object.fromEntries(tally.sides),
  seats: Object.fromEntries(tally.seats),
  endings: Object.fromEntries(tally.endings),
  commands: Object.fromEntries(tally.commands),
  missing: neverUsed(ruleset, tally),
});
