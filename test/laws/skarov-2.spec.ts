import { describeLaws } from '#kernel/testing';
import { skarov } from '#skarov';
import { variants } from './skarov-variants.js';

describeLaws(skarov, { ...variants, seed: 'skarov-2' });
