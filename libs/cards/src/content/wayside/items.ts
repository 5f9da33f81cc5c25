import { costs, creatureItem, handItem } from '../print/cards.js';
import { does, effect, of, onlyIn } from '../print/effects.js';
import { cancel, discard, immunity, lose, vitality } from '../print/operations.js';
import { common, flavor, named, uncommon } from '../print/parts.js';

export const waysideItems = [
  handItem(
    named('W38', 'Picklock', 'Rossignol', 'M'),
    9,
    ['ORGANIZE', 'SETTLEMENT'],
    does(effect('FREE_CAPTIVE', onlyIn('ARENA')), effect('RECOVER', of({ maxVitality: 6 }), onlyIn('GUARDIANS'))),
    uncommon,
    flavor('Every door is a suggestion.', 'Une porte n’est qu’une suggestion.'),
  ),
  handItem(
    named('W39', 'Bailiff’s Writ', 'Acte d’huissier', 'M'),
    10,
    ['ORGANIZE'],
    costs(1),
    does(discard('STANDARD_BEARER')),
    uncommon,
    flavor('The flag is to be returned folded.', 'Le drapeau sera restitué plié.'),
  ),
  handItem(
    named('W40', 'Sledge', 'Masse', 'F'),
    12,
    ['ORGANIZE', 'SETTLEMENT'],
    does(discard('UPGRADE')),
    common,
    flavor('It settles questions of architecture.', 'Elle règle les questions d’architecture.'),
  ),
  handItem(
    named('W41', 'Velvet Gag', 'Bâillon de velours', 'M'),
    7,
    ['RESPONSE'],
    does(cancel('COMMAND')),
    uncommon,
    flavor('Courtly, quiet, washable.', 'Courtois, discret, lavable.'),
  ),
  handItem(
    named('W42', 'Sounding Line', 'Ligne de sonde', 'F'),
    5,
    ['ANY'],
    does(effect('LOOK')),
    common,
    flavor('Nine fathoms, and a chimney.', 'Neuf brasses, et une cheminée.'),
  ),
  creatureItem(named('W43', 'Muffled Bells', 'Grelots étouffés', 'MP'), 6, does(immunity('AOE')), common),
  creatureItem(
    named('W44', 'Heavy Ballast', 'Lest de plomb', 'M'),
    13,
    does(vitality(4), lose('FLYING')),
    common,
    flavor('Recommended by nine fish out of ten.', 'Recommandé par neuf poissons sur dix.'),
  ),
];
