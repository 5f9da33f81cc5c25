/** @jest-environment-options {"ownModules": true} */
import { lantern } from '#lantern-presentation';
import { schemaText } from '../../apps/api/src/index.js';

describe('The schema of a server with one small ruleset', () => {
  it('has no fields for features that the ruleset does not have: decks, bases, things to bring, views of campaigns', async () => {
    const schema = await schemaText([lantern]);
    expect(schema).toContain('type LanternView');
    // At the beginning of a name: a format of leagues is named arena, too.
    expect(schema).not.toMatch(/\b(Guilds|Arena|Clash)/);
    expect(
      schema.match(/.*(Deck|deckId|CardGame|Base|baseId|baseFaults|GameBrought|brings:|CampaignView).*/g),
    ).toBeNull();
  });
});
