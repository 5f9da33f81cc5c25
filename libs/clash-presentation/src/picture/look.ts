/** The color of a side; villains have their own. */
export const sideColor = (side: 'A' | 'B' | undefined): string => (side === 'B' ? '#c2352c' : '#2462a8');
