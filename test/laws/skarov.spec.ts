import { describeLaws } from '#kernel/testing';
import { skarov } from '#skarov-presentation';
import { variants } from './skarov-variants.js';
import { inTier } from './in-tier.js';

describeLaws(skarov, inTier('skarov-1', variants));
