import { MemoryEventStore } from '#event-store';
import { describeCampaignDirectory } from '../../testing/campaign-directory-contract.js';
import { MemoryCampaignDirectory } from './memory-campaign-directory.js';

describeCampaignDirectory('The list of campaigns in memory', () => {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, directory: new MemoryCampaignDirectory(store), caughtUp: () => Promise.resolve() });
});
