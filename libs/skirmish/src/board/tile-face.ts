import { z } from 'zod';

const local = z.int().min(0).max(4);

export const edgeSchema = z.enum(['N', 'E', 'S', 'W']).meta({ id: 'CellEdge', description: 'A side of a cell.' });
export type CellEdge = z.output<typeof edgeSchema>;

/**
 * One face of a tile: five by five cells (CLASH-217, SKAROV 11.4). The map has a row of text for each row of cells;
 * `o` a normal space, `i` an interaction space, `.` open (no figure stands there, sight and ways pass), `#` solid. Zones
 * are drawn the same way: one letter a cell, `#` where the cell is solid.
 */
export const tileFaceSchema = z
  .strictObject({
    id: z.string().min(1).max(80),
    tile: z.int().min(1).max(99).meta({ description: 'The tile; it has two faces.' }),
    name: z.strictObject({ en: z.string().min(1), fr: z.string().min(1) }),
    kind: z.enum(['OUTDOOR', 'INDOOR']).meta({ id: 'TileKind' }),
    map: z.array(z.string().regex(/^[oi.#]{5}$/)).length(5),
    zones: z.array(z.string().regex(/^[a-z#]{5}$/)).length(5),
    zoneNames: z
      .array(
        z
          .strictObject({ zone: z.string().length(1), en: z.string().min(1), fr: z.string().min(1) })
          .meta({ id: 'ZoneName' }),
      )
      .min(1),
    walls: z.array(z.strictObject({ x: local, y: local, edge: edgeSchema }).meta({ id: 'Wall' })),
    doors: z.array(
      z
        .strictObject({ id: z.string().min(1).max(40), x: local, y: local, edge: edgeSchema, open: z.boolean() })
        .meta({ id: 'Door' }),
    ),
    features: z
      .array(z.strictObject({ x: local, y: local, id: z.string().min(1).max(40) }).meta({ id: 'Feature' }))
      .meta({ description: 'The things on the interaction spaces; tests and special actions name them.' }),
  })
  .meta({ id: 'TileFace', description: 'The print of one side of a tile: cells, walls and doors.' });
export type TileFace = z.output<typeof tileFaceSchema>;
