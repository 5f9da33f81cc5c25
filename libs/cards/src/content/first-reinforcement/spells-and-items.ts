import { costs, creatureItem, handItem, spell } from '../print/cards.js';
import { does, effect } from '../print/effects.js';
import { flavor, named } from '../print/parts.js';

export const reinforcementSpells = [
  spell(
    named('R10', 'Hollow Echo', 'Écho creux', 'M'),
    6,
    ['RESPONSE'],
    does(effect('REVERSE_INFLUENCE')),
    flavor('Your words, returned with interest.', 'Vos mots, rendus avec intérêts.'),
  ),
  spell(
    named('R11', 'Sudden Armistice', 'Armistice soudain', 'M'),
    18,
    ['DOMINANT'],
    costs(1),
    does(effect('SKIP_TO_SETTLEMENT')),
    flavor('Signed by mistake, kept out of pride.', 'Signé par erreur, respecté par orgueil.'),
  ),
];

export const reinforcementItems = [
  handItem(
    named('R12', 'Wayfarer’s Boots', 'Bottes du voyageur', 'FP'),
    6,
    ['TURN'],
    does(effect('EXTRA_STEP')),
    flavor('They knew the valley when it had roads.', 'Elles ont connu la vallée du temps des routes.'),
  ),
  creatureItem(
    named('R13', 'Iron Collar', 'Collier de fer', 'M'),
    17,
    does(effect('BAR_CORRUPTION')),
    flavor('Rust-proof, charm-proof, rather tight.', 'Ni rouille, ni charme, un peu serré.'),
  ),
];
