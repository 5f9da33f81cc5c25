import { randomUUID } from 'node:crypto';
import { startTestApi, TestClient, type TestApi } from '../../apps/api/src/testing/index.js';
import { Page } from './guide.js';

describe('The guide to campaigns', () => {
  const page = new Page('docs/guides/campaigns.md');
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it('opens a campaign and an adventure, and looks at them, word for word', async () => {
    const ada = await TestClient.register(api.url, 'Ada');
    const { openCampaign } = await ada.data<{ openCampaign: { campaign: { id: string } } }>(
      page.block('open-campaign'),
      { id: randomUUID() },
    );
    const campaign = openCampaign.campaign.id;
    const command = { campaign, id: randomUUID() };
    const open = (): Promise<{ openAdventure: object }> => ada.data(page.block('open-adventure'), command);
    const { openAdventure } = await open();
    expect(openAdventure).toEqual({ game: { id: expect.any(String) } });
    // Every mutation may be sent again.
    expect(await open()).toEqual({ openAdventure });
    expect(await ada.data(page.block('open-adventure'), { campaign, id: randomUUID() })).toEqual({
      openAdventure: { ruleId: expect.any(String), code: 'ADVENTURE_OPEN', message: expect.any(String) },
    });
    expect(await ada.data(page.block('campaign'), { campaign })).toEqual({
      campaign: {
        name: 'The Red Joker',
        version: expect.any(Number),
        openedBy: { name: ada.name },
        adventures: { nodes: [expect.objectContaining({ ...openAdventure, players: [] })] },
        view: { heroes: [], adventures: [] },
      },
    });
    expect(api.faults).toEqual([]);
  });

  it('has no other block', () => {
    expect(page.left('graphql')).toEqual([]);
  });
});
