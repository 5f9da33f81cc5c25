import { localized, refuse, type AnyRuleset, type BaseFault, type BaseRules } from '#kernel';
import { lantern } from '#lantern-presentation';
import { z } from 'zod';

const room = z
  .strictObject({
    kind: z.enum(['DOOR', 'STAIRS', 'LAMP']).meta({ id: 'RoomKind', description: 'The purpose of a room.' }),
    column: z.int().min(-9).max(9).meta({ description: 'Counted from the first room.' }),
  })
  .meta({ id: 'Room', description: 'A room of a lighthouse.' });

/** A lighthouse: rooms in a row, in any order. */
const lighthouse = z
  .strictObject({ rooms: z.array(room).max(9).meta({ description: 'In any order.' }) })
  .meta({ id: 'Base', description: 'A lighthouse, room by room.' });
type Lighthouse = z.output<typeof lighthouse>;

const taken = (at: number, column: number): BaseFault => ({
  code: 'ROOM_TAKEN',
  rule: 'LIGHT-01',
  path: ['rooms', at, 'column'],
  facts: { column },
  message: localized(
    `Column ${column} already has a room. Put this one somewhere else.`,
    `La colonne ${column} a déjà une pièce. Mettez celle-ci ailleurs.`,
  ),
});

const NO_LAMP: BaseFault = {
  code: 'NO_LAMP',
  rule: 'LIGHT-02',
  path: [],
  facts: {},
  message: localized('The lighthouse has no lamp. Put one into it.', 'Le phare n’a pas de lampe. Mettez-en une.'),
};

function faults({ rooms }: Lighthouse): readonly BaseFault[] {
  const columns = rooms.map(({ column }) => column);
  return [
    ...columns.flatMap((column, at) => (columns.indexOf(column) < at ? [taken(at, column)] : [])),
    ...(rooms.some(({ kind }) => kind === 'LAMP') ? [] : [NO_LAMP]),
  ];
}

const lighthouses: BaseRules<typeof lighthouse> = {
  name: 'lighthouses',
  layout: lighthouse,
  faultCodes: z
    .enum(['ROOM_TAKEN', 'NO_LAMP'])
    .meta({ id: 'BaseFaultCode', description: 'What can be wrong with a base.' }),
  mostBytes: 250,
  canonical: ({ rooms }) => ({ rooms: [...rooms].sort((a, b) => a.column - b.column) }),
  faults,
};

/**
 * The Lantern Keepers, in which only the first seat may bring a lighthouse of its own: a ruleset with bases, for
 * tests.
 */
export const keepersWithBases: AnyRuleset = {
  ...(lantern as AnyRuleset),
  schemas: { ...lantern.schemas, brought: z.strictObject({ base: lighthouse.optional() }) },
  bases: lighthouses,
  refusals: { ...lantern.refusals, illegalBase: ['reasons'], noBuilder: [] },
  refusalMessages: {
    ...lantern.refusalMessages,
    illegalBase: localized('The lighthouse is not valid: {reasons}', 'Ce phare n’est pas valable : {reasons}'),
    noBuilder: localized('Only the first seat builds.', 'Seule la première place construit.'),
  },
  refuseBrought(_options, brought, seat) {
    const base = brought?.['base'] as Lighthouse | undefined;
    if (base === undefined) return undefined;
    if (seat !== 0) return refuse('LIGHT-03', 'noBuilder');
    const wrong = faults(base);
    if (wrong.length === 0) return undefined;
    return refuse('LIGHT-04', 'illegalBase', {
      reasons: localized(
        wrong.map(({ message }) => message.en).join(' '),
        wrong.map(({ message }) => message.fr).join(' '),
      ),
      faults: wrong.map(({ code, rule, path }) => ({ code, rule, path: [...path] })),
    });
  },
};
