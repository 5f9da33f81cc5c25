import { localized } from '#kernel';
import { guardiansChronicles, type Press } from '#skirmish-presentation';
import type { Newspaper } from '#clash/queries';

/** The two newspapers of Metro City (CLASH-016): one old and solemn, one loud. */
export const presses: Readonly<Record<Newspaper, Press>> = {
  GUARDIANS_CHRONICLES: guardiansChronicles,
  MERCURY_HERALD: {
    name: 'Mercury Herald',
    motto: localized('First on the spot. Often before it happens', 'Les premiers sur place. Souvent avant les faits'),
    paper: '#f3efe6',
    ink: '#191919',
    accent: '#a3271f',
    title: { face: 'sans', size: 78, color: '#ffffff', bold: true, italic: true },
    capitals: true,
  },
};
