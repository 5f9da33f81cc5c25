import { guardians } from '#guardians';
import { describeLaws } from '#kernel/testing';
import { variants } from './guardians-variants.js';
import { inTier } from './in-tier.js';

describeLaws(guardians, inTier('guardians-1', variants));
