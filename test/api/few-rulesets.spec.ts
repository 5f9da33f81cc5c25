import { lantern } from '#lantern';
import { schemaText } from '../../apps/api/src/index.js';

describe('The schema of a server with one small ruleset', () => {
  it('has no field for what the ruleset does not have: decks, things to bring, campaigns to look at', async () => {
    const schema = await schemaText([lantern]);
    expect(schema).toContain('type LanternView');
    expect(schema).not.toMatch(/Guilds|Arena|Clash/);
    expect(schema).not.toMatch(/Deck\b|DeckFault|CardGame|checkDeck|saveDeck|GameBrought|brings:|CampaignView/);
  });
});
