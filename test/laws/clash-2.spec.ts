import { clash } from '#clash';
import { describeLaws } from '#kernel/testing';
import { variants } from './clash-variants.js';

describeLaws(clash, { ...variants, seed: 'clash-2' });
