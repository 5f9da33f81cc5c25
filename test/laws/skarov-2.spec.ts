import { describeLaws } from '#kernel/testing';
import { skarov } from '#skarov';
import { from, variants } from './skarov-variants.js';

describeLaws(skarov, { ...variants, options: from(10), seed: 'skarov-2' });
