import { defineRuleset, isRefusal, type Campaign, type FinishedGame } from '#kernel';
import {
  evolveCampaign,
  giveUpAdventure,
  newCampaign,
  openAdventure,
  openCampaign,
  recordAdventure,
  type CampaignDecision,
} from '#kernel/server';
import { saga, tally } from '#games/testing';

const campaignId = '00000000-0000-8000-8000-000000000001';
const plan = { campaignId, gameId: 'game', openedBy: 'ada' };

function apply(campaign: Campaign, decision: CampaignDecision): void {
  if (isRefusal(decision)) throw new Error(decision.code);
  for (const event of decision.events) evolveCampaign(saga, campaign, event);
}

/** A campaign that waits for one adventure, the game `game`. */
function sentOut(): Campaign {
  const campaign = newCampaign();
  apply(campaign, openCampaign(saga, campaign, { name: 'x', openedBy: 'ada' }));
  apply(campaign, openAdventure(saga, campaign, { ...plan, options: { seats: 1 } }));
  return campaign;
}

const finished = (campaign: Campaign): FinishedGame => ({
  gameId: 'game',
  hash: 'abc',
  options: campaign.adventures[0]!.options,
  seats: [{ seat: 0, account: 'ada', bot: null, seed: null, resigned: false }],
  state: { points: [4] },
  outcome: { reason: 'counted', placings: [{ seat: 0, rank: 1, points: 4, parts: [] }] },
});

const code = (decision: CampaignDecision): unknown => isRefusal(decision) && decision.code;

describe('A campaign', () => {
  it('is opened once, and only where the ruleset has campaigns', () => {
    expect(code(openCampaign(tally, newCampaign(), { name: 'x', openedBy: 'ada' }))).toBe('noCampaigns');
    expect(code(openCampaign(saga, sentOut(), { name: 'x', openedBy: 'ada' }))).toBe('alreadyOpen');
  });

  it('opens an adventure with parsed options and its own additions', () => {
    const [adventure] = sentOut().adventures;
    expect(adventure).toEqual({
      gameId: 'game',
      openedBy: 'ada',
      options: { seats: 1, rounds: 2, seconds: 60, saga: { campaignId, points: {} } },
      status: 'open',
      reason: null,
      players: [],
    });
    expect(code(openAdventure(saga, sentOut(), { ...plan, options: { seats: 99 } }))).toBe('invalidOptions');
    expect(code(openAdventure(saga, sentOut(), { ...plan, options: 'none' }))).toBe('invalidOptions');
  });

  it('takes exactly the game that it opened, once', () => {
    const campaign = sentOut();
    const game = finished(campaign);
    expect(code(recordAdventure(saga, campaign, { ...game, gameId: 'other' }))).toBe('noSuchAdventure');
    const forged = { ...(game.options as object), rounds: 1 };
    expect(code(recordAdventure(saga, campaign, { ...game, options: forged }))).toBe('noSuchAdventure');
    const decision = recordAdventure(saga, campaign, game);
    expect(decision).toEqual({
      events: [
        {
          type: 'adventurePlayed',
          gameId: 'game',
          gameHash: 'abc',
          reason: 'counted',
          players: [{ seat: 0, account: 'ada', bot: null, rank: 1, points: 4 }],
        },
        { type: 'pointsWon', account: 'ada', points: 5 },
      ],
    });
    apply(campaign, decision);
    expect(campaign).toMatchObject({ version: 4, state: { ada: 5 }, adventures: [{ status: 'played' }] });
    expect(code(recordAdventure(saga, campaign, game))).toBe('noSuchAdventure');
    expect(code(giveUpAdventure(campaign, 'game'))).toBe('noSuchAdventure');
  });

  it('takes nothing from an adventure that was given up', () => {
    const campaign = sentOut();
    const game = finished(campaign);
    apply(campaign, giveUpAdventure(campaign, 'game'));
    expect(code(recordAdventure(saga, campaign, game))).toBe('noSuchAdventure');
    expect(code(giveUpAdventure(campaign, 'game'))).toBe('noSuchAdventure');
  });

  it('knows its events, and keeps the kernel’s names for the kernel', () => {
    expect(() => evolveCampaign(saga, sentOut(), { type: 'dragonSlain' })).toThrow('no event "dragonSlain"');
    expect(() => evolveCampaign(tally, newCampaign(), { type: 'campaignOpened' })).toThrow('has no campaigns');
    expect(() => openAdventure(saga, newCampaign(), { ...plan, options: {} })).toThrow('not open');
    const campaign = { ...saga.campaign!, schemas: { ...saga.campaign!.schemas, events: tally.schemas.events } };
    expect(defineRuleset({ ...saga, campaign }).name).toBe('saga');
    const events = { adventurePlayed: tally.schemas.events.nodded };
    const taken = { ...campaign, schemas: { ...campaign.schemas, events } };
    expect(() => defineRuleset({ ...saga, campaign: taken })).toThrow("the kernel's own: adventurePlayed");
  });
});
