import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { GamesModule } from '../games/games.module.js';
import { CampaignCommandsResolver } from './campaign-commands.resolver.js';
import { CampaignListResolver } from './campaign-list.resolver.js';
import { AdventurePlayerResolver, AdventureResolver, CampaignResolver } from './campaign.resolver.js';

/** Campaigns, with their adventures. */
@Module({
  imports: [AccessModule, GamesModule],
  providers: [
    CampaignCommandsResolver,
    CampaignListResolver,
    CampaignResolver,
    AdventureResolver,
    AdventurePlayerResolver,
  ],
})
export class CampaignsModule {}
