/** Colors of the seats, in their order: apart from each other in hue and in lightness, for those who see few hues. */
export const seatColors: readonly string[] = [
  '#c8443c',
  '#3f7fc4',
  '#3f9468',
  '#d9952b',
  '#8a5bb5',
  '#4aa7a7',
  '#a8647c',
  '#7d7f3a',
];

/** The color of a seat; beyond the last it begins again. */
export const seatColor = (seat: number): string => seatColors[seat % seatColors.length] ?? '#888888';

/** A color between two, both as `#rrggbb`; 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const [one, two] = [channels(first), channels(second)];
  const between = one.map((channel, index) => Math.round(channel + ((two[index] ?? 0) - channel) * share));
  return `#${between.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Lighter by a share of the way to white. */
export const lighter = (color: string, share: number): string => mixed(color, '#ffffff', share);

/** Darker by a share of the way to black. */
export const darker = (color: string, share: number): string => mixed(color, '#000000', share);

/** White or near black: the one that can be read on the color. */
export function readableOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#241d2e' : '#ffffff';
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
