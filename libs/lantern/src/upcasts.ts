import type { Json, Upcast } from '#kernel';

/** Before 1.1 a storm had one die, which was the wind, and did not say it twice. */
const wind: Upcast = {
  type: 'stormBroke',
  from: 1,
  up: (data) => {
    const { winds, ...storm } = data as { readonly winds: readonly number[] };
    return { winds, wind: winds[0], ...storm } as Json;
  },
};

/** How events that were written under older rules come to the form of today. */
export const upcasts: readonly Upcast[] = [wind];
