import { guilds } from '#guilds-presentation';
import { describeLaws } from '#kernel/testing';
import { variants } from './guilds-variants.js';
import { inTier } from './in-tier.js';

describeLaws(guilds, inTier('guilds-1', variants));
