import { factsIn, refuse, type CampaignRules, type Ruleset } from '#kernel';
import { z } from 'zod';
import { tally } from './tally.js';

const account = z.string();
const records = z.strictObject({ campaignId: z.uuid(), points: z.record(account, z.int()) });

const schemas = { ...tally.schemas, options: tally.schemas.options.extend({ saga: records.optional() }) };
const campaignSchemas = {
  events: { pointsWon: z.strictObject({ account, points: z.int() }) },
  view: z.strictObject({ points: z.record(account, z.int()) }),
};

type TallyState = ReturnType<typeof tally.initialState>;
type Options = z.output<typeof schemas.options>;
type Points = Record<string, number>;

const campaign: CampaignRules<Points, typeof campaignSchemas, Options, TallyState, 'twoAtATime'> = {
  schemas: campaignSchemas,
  campaignOf: ({ saga: own }) => own?.campaignId,
  initialState: () => ({}),
  evolve(state, event) {
    state[event.account] = (state[event.account] ?? 0) + event.points;
  },
  optionsFor(campaignId, { adventures, state }, options) {
    const open = adventures.filter(({ status }) => status === 'open').length;
    return open < 2 ? { ...options, saga: { campaignId, points: state } } : refuse('SAGA-001', 'twoAtATime');
  },
  played: (_state, { state, seats }) =>
    seats.flatMap(({ seat, account: who }) =>
      who === null ? [] : [{ type: 'pointsWon', account: who, points: 1 + (state.points[seat] ?? 0) }],
    ),
  view: (points) => ({ points }),
};

const { campaign: _none, ...rules } = tally;

const messages = { ...tally.refusalMessages, twoAtATime: { en: 'Two at a time.', fr: 'Deux à la fois.' } };

/** `tally` with campaigns, two adventures at a time: each player wins a point an adventure, and those of the game. */
export const saga: Ruleset<TallyState, typeof schemas, keyof typeof messages> = {
  ...rules,
  name: 'saga',
  title: { en: 'Saga', fr: 'Saga' },
  schemas,
  refusals: factsIn(messages),
  refusalMessages: messages,
  campaign,
};
