import { guilds } from '#guilds';
import { describeLaws } from '#kernel/testing';
import { variants } from './guilds-variants.js';

describeLaws(guilds, { ...variants, seed: 'guilds-1' });
