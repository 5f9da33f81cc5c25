import unhomoglyph from 'unhomoglyph';

/**
 * The same text for all names that look alike, regardless of case: the skeleton of Unicode's security mechanisms (UTS
 * 39, 4). Only to be compared, never to be shown.
 */
export const skeletonOf = (name: string): string => prototypes(prototypes(name.normalize('NFKC')).toLowerCase());

const prototypes = (text: string): string => unhomoglyph(text.normalize('NFD')).normalize('NFD');
