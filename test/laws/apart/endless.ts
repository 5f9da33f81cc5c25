import type { AnyRuleset } from '#kernel';
import { describeLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

const sound: AnyRuleset = lantern;

/** The Lantern Keepers, who think for ever about a card that they do not hold. */
const endless: AnyRuleset = {
  ...sound,
  decide: (turn, command, by) => {
    const refusal = sound.decide(turn, command, by);
    while (refusal?.code === 'notInHand');
    return refusal;
  },
};

describeLaws(endless, { games: 2, depth: 1 });
