import { guardians } from '#guardians-presentation';
import { describeLaws } from '#kernel/testing';
import { variants } from './guardians-variants.js';
import { inTier } from './in-tier.js';

describeLaws(guardians, inTier('guardians-1', variants));
