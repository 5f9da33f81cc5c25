import type { EventReason, ReasonPart } from '#kernel';
import type { Rulebook } from '#skirmish';
import type { Weighed } from '#skirmish/machine';
import type { FigureTeller } from './figure-teller.js';
import { keysOf, type WeighedKey } from './weighed-keys.js';

type WeighingRules = Pick<Rulebook, 'rule'>;

/** So many candidates are told, best first: the others lost by more. */
const MOST_TOLD = 6;

/** Why the rules chose this candidate: the keys of the rule, and the candidates with theirs. */
export function reasonOfChoice(rules: WeighingRules, weighed: Weighed, tell: FigureTeller): EventReason {
  const keys = keysOf(rules, weighed);
  const { rule: ruleId, candidates, drawn } = weighed;
  const telling = tellingOf(candidates);
  const isFarthest = (candidates[0]?.keys ?? []).some((key) => key < 0);
  return {
    ruleId,
    text: `${rankingOf(keys, isFarthest, tell)} ${endingOf(candidates.length, drawn, tell)}`,
    parts: candidates.slice(0, MOST_TOLD).map((candidate): ReasonPart => ({
      label: labelOf(candidate.candidateId, tell),
      value: tell.list(
        telling.map((at) => keyTold(keys[at], candidate.keys[at] ?? 0, tell)),
        '',
      ),
      ruleId: null,
    })),
  };
}

/** The places of the keys that tell candidates apart; all where none does. */
function tellingOf(candidates: Weighed['candidates']): readonly number[] {
  const [best] = candidates;
  const places = (best?.keys ?? []).map((_, at) => at);
  const apart = places.filter((at) => candidates.some(({ keys }) => keys[at] !== best?.keys[at]));
  return apart.length > 0 ? apart : places;
}

/** Why the rules took an option where nothing was to be compared (CLASH-232). */
export const reasonOfFirstOption = ({ rule }: WeighingRules, { say }: FigureTeller): EventReason => ({
  ruleId: rule('picked'),
  text: say(
    'No seat is asked here. The rules take the first possibility in printed order that can be carried out.',
    'Aucun joueur n’a le choix ici. Les règles prennent la première possibilité réalisable, dans l’ordre imprimé.',
  ),
  parts: [],
});

function rankingOf(keys: readonly WeighedKey[], isFarthest: boolean, { say }: FigureTeller): string {
  switch (keys[0]) {
    case 'wish':
      return isFarthest
        ? say(
            'The rules choose among the spaces within reach and the present one: those that the sheet asks for, then the greatest distance in zones, then in spaces, then staying.',
            'Les règles choisissent parmi les espaces à portée et l’espace actuel : ceux que la fiche demande, puis la plus grande distance en zones, puis en espaces, puis rester sur place.',
          )
        : say(
            'The rules choose among the spaces within reach and the present one: those that the sheet asks for, then the least distance to the goal in zones, then in spaces, then staying.',
            'Les règles choisissent parmi les espaces à portée et l’espace actuel : ceux que la fiche demande, puis la plus petite distance au but en zones, puis en espaces, puis rester sur place.',
          );
    case 'pushed':
      return say(
        'The rules push to the free adjacent space that is farthest from the attacker.',
        'Les règles repoussent vers l’espace adjacent libre le plus éloigné de l’attaquant.',
      );
    case 'weakest':
      return say(
        'The rules choose the figure with the least health left.',
        'Les règles choisissent la figurine qui a le moins de santé.',
      );
    default:
      return isFarthest
        ? say(
            'The rules choose the farthest, by zones, then by spaces.',
            'Les règles choisissent la plus éloignée, en zones, puis en espaces.',
          )
        : say(
            'The rules choose the nearest, by zones, then by spaces; then the one with the least health left; then of the first side.',
            'Les règles choisissent la plus proche, en zones, puis en espaces ; puis celle qui a le moins de santé ; puis celle du premier camp.',
          );
  }
}

function endingOf(candidates: number, drawn: boolean, { say }: FigureTeller): string {
  if (candidates === 1) return say('There was no other.', 'Il n’y avait pas d’autre choix.');
  if (drawn) return say('Equal ones were decided by lot.', 'Le sort a départagé les égaux.');
  return candidates > MOST_TOLD
    ? say('Here are the best, in order.', 'Voici les meilleurs choix, dans l’ordre.')
    : say('Here they are, in order.', 'Voici tous les choix, dans l’ordre.');
}

/** A figure, or a space with its place. */
function labelOf(candidateId: string, tell: FigureTeller): string {
  if (!/^-?\d+,-?\d+$/.test(candidateId)) return tell.figure(candidateId);
  return `${tell.space(candidateId)} (${candidateId})`;
}

function keyTold(key: WeighedKey | undefined, number: number, { say, count }: FigureTeller): string {
  const distance = Math.abs(number);
  switch (key) {
    case 'zones':
    case 'zonesToTarget':
      return count(distance, 'zone', 'zone');
    case 'spaces':
    case 'spacesToTarget':
    case 'pushed':
      return count(distance, 'space', 'espace');
    case 'left':
    case 'weakest':
      return say(`${number} health left`, `${number} de santé`);
    case 'side':
      return number === 0 ? say('first side', 'premier camp') : say('second side', 'second camp');
    case 'wish':
      return number === 0 ? say('as asked', 'comme demandé') : say('not as asked', 'pas comme demandé');
    case 'own':
      return number === 0 ? say('stays', 'sur place') : say('moves', 'déplacement');
    case undefined:
      return String(number);
  }
}
