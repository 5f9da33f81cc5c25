import { moveSlices, nodeStatus } from '#event-store';
import { nodesAt, readSlices, slicesText, SLICES, type SliceRange } from '#platform';
import { answer, say } from './output.js';
import { readWords } from './read-words.js';
import { serverConfiguration } from './server-configuration.js';
import { withServer } from './with-server.js';
import { WrongUse } from './wrong-use.js';

/** Lists the databases that streams are placed on, or moves slices of streams to one of them. Returns the exit code. */
export async function nodes(words: readonly string[]): Promise<number> {
  const { positionals, values } = readWords('nodes', words);
  const [what, ...rest] = positionals;
  if (what === undefined && values.slices === undefined && values.to === undefined) return listNodes();
  if (what !== 'move' || rest.length > 0) throw new WrongUse('nodes', 'Say “move”, or nothing for the list.');
  const slices = readSlices(values.slices ?? '');
  if (!slices || slices.length === 0 || values.to === undefined)
    throw new WrongUse(
      'nodes',
      `Say which slices, from 0 to ${SLICES - 1}, and to which node: --slices 512-767 --to node2.`,
    );
  return move(slices, values.to);
}

const listNodes = (): Promise<number> =>
  withServer(async (server) => {
    for (const node of server.nodes) {
      const { streams, open, waitsSince } = await nodeStatus(node);
      const slices = slicesText(node.slices);
      const behind = waitsSince === undefined ? 0 : Math.max(0, (server.clock() - waitsSince) / 1_000);
      const says = `${streams} streams, ${open} of them go on; feed ${behind.toFixed(1)} s behind`;
      answer(
        { node: node.source, slices, streams, open, behind },
        `${node.source}: slices ${slices === '' ? 'none' : slices}, ${says}`,
      );
    }
    return 0;
  });

/** Prints the slices that DATABASE_NODES has to name from now on. */
async function move(slices: readonly SliceRange[], to: string): Promise<number> {
  const { streams, placement } = await moveSlices(nodesAt(await serverConfiguration()), slices, to);
  say(`${streams} streams were moved. Name these slices in DATABASE_NODES, then start the server:`);
  for (const place of placement) {
    const has = slicesText(place.slices);
    answer(
      { node: place.name, slices: has, moved: place.name === to ? streams : 0 },
      `${place.name}: "slices":"${has}"`,
    );
  }
  return 0;
}
