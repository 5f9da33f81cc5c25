import type { Random, Seat } from '#kernel';
import { isSecondChoice } from '../choice/action-choice.js';
import { mage } from '../content/catalogue.js';
import { HIGHEST_BID } from '../content/constants.js';
import { actions } from '../content/vocabulary.js';
import type { Guild, State } from '../state.js';
import { meets } from '../table/alignment.js';
import { secondChoices } from '../words.js';

/** Chooses again, at random, what the others have chosen in secret (guilds.md 6). Changes the state. */
export function resampleChoices(world: State, viewer: Seat | null, random: Random): void {
  for (const guild of world.guilds) {
    if (guild.seat === viewer) continue;
    chooseLeader(world, guild.seat, random);
    chooseActions(world, guild, viewer, random);
    bid(world, guild, random);
    const placement = world.placement?.[guild.seat];
    if (placement) placement.active = placement.active.map(() => random.pick([true, false]));
  }
}

function chooseLeader({ chosenLeaders, dealtLeaders }: State, seat: Seat, random: Random): void {
  const dealt = dealtLeaders[seat] ?? [];
  if (chosenLeaders[seat] !== null && dealt.length > 0) chosenLeaders[seat] = random.pick(dealt);
}

function chooseActions(world: State, guild: Guild, viewer: Seat | null, random: Random): void {
  if (guild.firstAction !== null && !world.firstActionsRevealed) guild.firstAction = random.pick(actions);
  const seen = viewer !== null && world.secondActionSeenBy[guild.seat]?.includes(viewer);
  if (guild.secondAction === null || world.secondActionsRevealed || seen) return;
  guild.secondAction = random.pick(secondChoices.filter((choice) => isSecondChoice(guild, choice)));
}

/** Bids that the seat could have made, lot by lot, with its rubies (GUILD-037, GUILD-038). */
function bid({ auction }: State, { seat, rubies, alignment, effects }: Guild, random: Random): void {
  let purse = Math.min(rubies, HIGHEST_BID);
  auction.answers[seat]?.forEach((answer, place) => {
    const lot = auction.lots[place];
    if (answer.passed || lot === undefined) return;
    const admitted = effects.freeBids || meets(alignment, mage(lot).requirement);
    answer.amount = admitted ? random.below(purse + 1) : 0;
    purse -= answer.amount;
  });
}
