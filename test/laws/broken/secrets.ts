import { clone, refuse, revealing } from '#kernel';
import { z } from 'zod';
import { broken, changed, sound, withEvent, type BrokenRuleset } from './broken.js';

/** Mistakes that reveal secrets to players (laws 5 and 19). */
export const brokenSecrets: readonly BrokenRuleset[] = [
  broken(5, 'shows every hand in the view', {
    schemas: {
      ...sound.schemas,
      view: z.strictObject({ ...sound.schemas.view.shape, hands: z.array(z.array(z.int())) }),
    },
    view: (state, viewer) => ({ ...sound.view(state, viewer), hands: clone(state.hands) }),
  }),
  broken(5, 'does not declare a secret of an event', {
    ...withEvent('cardChosen', z.strictObject({ seat: z.int(), oil: z.int() })),
  }),
  broken(5, 'reveals in a refusal the hand of another seat', {
    refusals: { ...sound.refusals, notInHand: ['owners'] },
    refusalMessages: {
      ...sound.refusalMessages,
      notInHand: { en: 'Only {owners} have it.', fr: 'Seuls {owners} en ont.' },
    },
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (refusal?.code !== 'notInHand') return refusal;
      const owners = turn.state.hands.flatMap((hand: number[], seat: number) =>
        hand.includes(command.oil) ? [seat] : [],
      );
      return refuse('LANTERN-004', 'notInHand', { oil: command.oil, owners });
    },
  }),
  broken(5, 'offers other commands when another seat has chosen high', {
    legalCommands: (state, seat) => {
      const high = Object.values(state.choices.choices).some((oil) => Number(oil) > 5);
      return [...sound.legalCommands(state, seat)].slice(0, high ? 1 : undefined);
    },
  }),
  broken(5, 'opens another step when a hidden card is high', {
    waiting: (state) => {
      const waiting = sound.waiting(state);
      const high = state.hands.flat().filter((oil: number) => oil > 6).length;
      return 'seats' in waiting ? { ...waiting, step: high > 2 ? 'chooseCard' : 'chooseCardCalmly' } : waiting;
    },
  }),
  broken(5, 'reveals by the size of an event what it hides', {
    ...withEvent('handDealt', sound.schemas.events.handDealt?.extend({ warmth: z.int() }) as z.ZodObject),
    decide: (turn, command, by) => {
      const refusal = sound.decide(turn, command, by);
      if (!refusal) turn.emit({ type: 'handDealt', seat: by, oils: turn.state.hands[by], warmth: command.oil });
      return refusal;
    },
    setUp: (turn) => {
      sound.setUp({
        state: turn.state,
        random: turn.random,
        emit: (event: object) => {
          turn.emit({ ...event, warmth: 0 });
        },
        legal: (seat: number) => turn.legal(seat),
        spend: (steps?: number) => turn.spend(steps),
      });
    },
  }),
  broken(5, 'has a resample that changes nothing', { resample: (state) => clone(state) }),
  broken(5, 'reveals all dealt cards to all', {
    ...withEvent('handDealt', z.strictObject({ seat: z.int(), oils: z.array(z.int()) })),
  }),
  broken(5, 'reveals a card to all by an event that reveals another field', {
    ...withEvent(
      'stormBroke',
      revealing(sound.schemas.events['stormBroke']?.extend({ left: z.array(z.int()) }) as z.ZodObject, {
        lanterns: 'everyone',
      }),
    ),
    automatic: (turn, step) => {
      const left = turn.state.hands.map((hand: number[]) => Math.max(...hand));
      sound.automatic?.(
        changed(turn, (event) => ({ ...event, left })),
        step,
      );
    },
  }),
  broken(5, 'shows the hand of a seat that resigns', {
    ...withEvent('keeperLeft', z.strictObject({ seat: z.int(), oils: z.array(z.int()) })),
    resigned: (turn, seat) => turn.emit({ type: 'keeperLeft', seat, oils: clone(turn.state.hands[seat]) }),
  }),
  broken(5, 'shows the hand of a seat whose time runs out', {
    ...withEvent('keeperSlept', z.strictObject({ seat: z.int(), best: z.int() })),
    timedOut: (turn, seat) =>
      turn.emit({ type: 'keeperSlept', seat, best: Math.max(...(turn.state.hands[seat] as number[])) }),
    evolve: (state, event) => {
      if (event.type !== 'keeperSlept') sound.evolve(state, event);
    },
  }),
  broken(19, 'tells a seat that chooses twice in one list whether another seat has chosen high', {
    refusals: { ...sound.refusals, outbid: [] },
    refusalMessages: { ...sound.refusalMessages, outbid: { en: 'That is too low.', fr: 'C’est trop bas.' } },
    decide: (turn, command, by) => {
      const high = Object.values(turn.state.choices.choices as object).some((oil) => Number(oil) > 4);
      const refusal = sound.decide(turn, command, by);
      return refusal && high ? refuse('LANTERN-004', 'outbid') : refusal;
    },
  }),
  broken(5, 'gives a default that peeks into the hand of a neighbour', {
    defaultCommand: (state, seat) => {
      const hand = state.hands[seat] as number[];
      const best = Math.max(...(state.hands.find((_: unknown, other: number) => other !== seat) as number[]));
      return { type: 'chooseCard', oil: best > 6 ? Math.max(...hand) : Math.min(...hand) };
    },
  }),
];
