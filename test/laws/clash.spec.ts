import { clash } from '#clash-presentation';
import { describeLaws } from '#kernel/testing';
import { variants } from './clash-variants.js';
import { inTier } from './in-tier.js';

describeLaws(clash, inTier('clash-1', variants));
