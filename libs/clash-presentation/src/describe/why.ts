import type { Teller } from '#kernel';
import { keysOf, type WeighedKey } from '#skirmish-presentation';
import type { Weighed } from '#skirmish/machine';
import { book } from '#clash/queries';

/** Why an automatic choice fell as it did, as an end of the sentence: “, as the nearest (2 zones away)”. */
export function because(weighed: Weighed | undefined, tell: Teller): string {
  const [best, second] = weighed?.candidates ?? [];
  if (!weighed || !best) return '';
  if (!second) return tell.say(', the only choice', ', seule possibilité');
  if (weighed.drawn) return tell.say(', drawn by lot among equals', ', par tirage au sort entre égaux');
  const place = best.keys.findIndex((key, at) => key !== second.keys[at]);
  if (place < 0) return tell.say(', the first in order among equals', ', en premier dans l’ordre entre égaux');
  return reason(keysOf(book, weighed)[place], Math.abs(best.keys[place] ?? 0), (best.keys[place] ?? 0) < 0, tell);
}

function reason(key: WeighedKey | undefined, number: number, farthest: boolean, tell: Teller): string {
  const zones = tell.count(number, 'zone', 'zone');
  const spaces = tell.count(number, 'space', 'espace');
  switch (key) {
    case 'zones':
      if (farthest) return tell.say(`, as the farthest (${zones} away)`, `, au plus loin (à ${zones})`);
      return number === 0
        ? tell.say(', as the nearest (in the same zone)', ', au plus près (dans la même zone)')
        : tell.say(`, as the nearest (${zones} away)`, `, au plus près (à ${zones})`);
    case 'spaces':
      return farthest
        ? tell.say(`, as the farthest (${spaces} away)`, `, au plus loin (à ${spaces})`)
        : tell.say(`, as the nearest (${spaces} away)`, `, au plus près (à ${spaces})`);
    case 'zonesToTarget':
      if (number === 0) return tell.say(', as close as possible (same zone)', ', le plus près possible (même zone)');
      return farthest
        ? tell.say(`, as far away as possible (${zones})`, `, le plus loin possible (${zones})`)
        : tell.say(`, as close as possible (${zones} away)`, `, le plus près possible (à ${zones})`);
    case 'spacesToTarget':
      return farthest
        ? tell.say(`, as far away as possible (${spaces})`, `, le plus loin possible (${spaces})`)
        : tell.say(`, as close as possible (${spaces} away)`, `, le plus près possible (à ${spaces})`);
    case 'left':
      return tell.say(
        `, as the weakest of those as near (${number} damage left)`,
        `, comme le plus affaibli à cette distance (encore ${tell.count(number, 'point', 'point')} de santé)`,
      );
    case 'weakest':
      return tell.say(
        `, as the weakest (${number} damage left)`,
        `, comme le plus affaibli (encore ${tell.count(number, 'point', 'point')} de santé)`,
      );
    case 'side':
      return tell.say(', as one of the first side', ', du premier camp de ce tour');
    case 'wish':
      return tell.say(', to be where the sheet wants it', ', pour être là où la fiche le veut');
    case 'own':
      return tell.say(', as nothing is better than staying', ', faute de mieux que de rester');
    case 'pushed':
      return tell.say(', as far away as possible', ', le plus loin possible');
    case undefined:
      return tell.say(', as the rules have it', ', selon les règles');
  }
}
