import { arena } from '#arena-presentation';
import { describeLaws } from '#kernel/testing';
import { variants } from './arena-variants.js';
import { inTier } from './in-tier.js';

describeLaws(arena, inTier('arena-1', variants));
