import { guardians } from '#guardians';
import { describeLaws } from '#kernel/testing';
import { variants } from './guardians-variants.js';

describeLaws(guardians, { ...variants, seed: 'guardians-2' });
