import type { ConditionalCommandInput, Planned } from '#client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { server } from '../server/server.js';
import { asError } from '../server/use-answer.js';
import { useDoing } from '../server/use-doing.js';
import type { Choice } from './choice.js';
import { asLabel } from './in-words.js';
import type { Table } from './use-table.js';

/** A command that is planned, as it came from the server. */
export type PlannedCommand = Planned['entries'][number];

/** The planned commands of the visitor. */
export interface Plan {
  readonly planned: Planned;
  readonly isBusy: boolean;
  readonly error: Error | undefined;
  /** Stores another list in its place. */
  readonly set: (pause: number, entries: readonly ConditionalCommandInput[]) => Promise<unknown>;
}

/** Reads the list of the visitor at each version of the game: what was played is gone from it. */
export function usePlan({ id, version }: Table): Plan {
  const [planned, setPlanned] = useState<Planned>({ pause: 0, entries: [] });
  const [fault, setFault] = useState<Error>();
  const { isBusy, error = fault, run } = useDoing();
  useEffect(() => {
    let isWanted = true;
    server()
      .planned(id)
      .then(
        (read) => isWanted && setPlanned(read),
        (thrown: unknown) => isWanted && setFault(asError(thrown)),
      );
    return () => {
      isWanted = false;
    };
  }, [id, version]);
  const set: Plan['set'] = (pause, entries) =>
    run(async () => setPlanned(await server().plan({ gameId: id, pause, entries })));
  return { planned, isBusy, error, set };
}

/** A planned command as it is sent. */
export const inputOf = ({ input, step, after, until, repeat }: PlannedCommand): ConditionalCommandInput => ({
  command: input,
  step,
  after,
  until,
  repeat,
});

/** The commands that the visitor was offered since they opened the page, by their input: what can be foreseen. */
export function useOffered(commands: readonly Choice[]): ReadonlyMap<string, Choice> {
  const offered = useRef(new Map<string, Choice>());
  for (const choice of commands) if (choice.asked) offered.current.set(JSON.stringify(choice.input), choice);
  return offered.current;
}

/** What a planned command is called: by its button, or by its name and values. */
export function nameOf({ type, input }: PlannedCommand, offered: ReadonlyMap<string, Choice>): string {
  const known = offered.get(JSON.stringify(input))?.description;
  if (known !== undefined) return known;
  const values = Object.values(input as Fields).flatMap((fields) => Object.values(fields[type] ?? {}));
  return [asLabel(type) || type, ...values.filter(isShort)].join(' ');
}

/** A command in the form of the API: by its ruleset, its type and its fields. */
type Fields = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;

const isShort = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
