import { arena } from '#arena';
import { describeLaws } from '#kernel/testing';
import { variants } from './arena-variants.js';

describeLaws(arena, { ...variants, seed: 'arena-1' });
