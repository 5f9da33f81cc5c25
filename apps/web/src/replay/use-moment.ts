import { useLocation, useSearch } from 'wouter-preact';
import { placeOf, type Moment } from './moments.js';

/** What the address of a replay names. */
export interface Shown {
  readonly place: number;
  readonly moment: Moment | undefined;
  readonly seat: number | undefined;
  /** The address of another moment or view. */
  readonly addressOf: (change: { readonly version?: number; readonly seat?: number | undefined }) => string;
  /** Shows a moment by its place, within what there is. */
  readonly show: (place: number) => void;
  /** Shows the game as a seat sees it, or as a spectator does. */
  readonly showTo: (seat: number | undefined) => void;
}

const numberIn = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
};

/** The moment and the seat in the address (`?v=12&seat=1`), so that each can be linked to. */
export function useMoment(moments: readonly Moment[]): Shown {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const seat = numberIn(query, 'seat');
  const place = placeOf(moments, numberIn(query, 'v') ?? 1);
  const moment = moments[place];
  const addressOf: Shown['addressOf'] = (change) => {
    const next = new URLSearchParams();
    const { version = moment?.version, seat: to } = { seat, ...change };
    if (version !== undefined) next.set('v', String(version));
    if (to !== undefined) next.set('seat', String(to));
    return `${path}?${next.toString()}`;
  };
  const go = (address: string): void => navigate(address, { replace: true });
  return {
    place,
    moment,
    seat,
    addressOf,
    show(wanted) {
      const { version } = moments[Math.min(Math.max(wanted, 0), moments.length - 1)] ?? {};
      if (version !== undefined) go(addressOf({ version }));
    },
    showTo: (to) => go(addressOf({ seat: to })),
  };
}
