import { creature } from '../print/cards.js';
import { as, command, does, to, whenWon } from '../print/effects.js';
import { draw, rule, vitality } from '../print/operations.js';
import {
  common,
  elemental,
  flavor,
  flying,
  immune,
  influence,
  influenceable,
  mortal,
  named,
  outsider,
  rare,
  red,
  uncommon,
  weakTo,
} from '../print/parts.js';

/** P10 to P18. */
export const moreHerders = [
  creature(
    named('P10', 'Contrary Judge', 'Juge contrariante', 'F'),
    mortal(9, 1, 'MEDIUM', 'MAGE'),
    weakTo('GREED'),
    does(command(rule('COMPARE', 'LOWER_WINS'))),
    rare,
    flavor('The weaker case is always the better read.', 'Le dossier le plus faible est toujours le plus lu.'),
  ),
  creature(
    named('P11', 'Plain-Spoken Reeve', 'Bailli sans détour', 'M'),
    mortal(9, 2, 'MEDIUM', 'LEADER'),
    does(command(rule('COMPARE', 'HIGHER_WINS'))),
    rare,
    flavor('Bigger is bigger. Next case.', 'Plus gros, c’est plus gros. Affaire suivante.'),
  ),
  creature(
    named('P12', 'Shepherd Twins', 'Bergers jumeaux', 'MP'),
    mortal(7, 2, 'MEDIUM', 'SOLDIER'),
    red(9),
    weakTo('CARNAL', 'ALCOHOL'),
    common,
    flavor('One counts the sheep, one disagrees.', 'L’un compte les moutons, l’autre conteste.'),
  ),
  creature(
    named('P13', 'Sealed Ledger', 'Registre scellé', 'M'),
    elemental(7, 1, 'SMALL', 'SPIRIT'),
    does(command(rule('INFLUENCE', 'NONE'))),
    uncommon,
    flavor('No favors given, none recorded.', 'Aucune faveur accordée, aucune inscrite.'),
  ),
  creature(
    named('P14', 'Sky Ferryman', 'Passeur du ciel', 'M'),
    outsider(9, 2, 'LARGE', 'SPIRIT'),
    flying,
    immune('RANGED'),
    uncommon,
    flavor('The crossing costs one coin, or one regret.', 'La traversée coûte une pièce, ou un regret.'),
  ),
  creature(
    named('P15', 'Lark Scout', 'Alouette éclaireuse', 'F'),
    elemental(2, 0, 'SMALL', 'BEAST'),
    flying,
    does(whenWon(draw(1))),
    common,
    flavor('Reports at dawn. Nobody asked for dawn.', 'Au rapport dès l’aube. Nul n’avait demandé l’aube.'),
  ),
  creature(
    named('P16', 'Hill Matriarch', 'Matriarche des collines', 'F'),
    mortal(12, 3, 'LARGE', 'LEADER'),
    weakTo('GREED'),
    influenceable(17),
    does(command(vitality(2, to('OWN_ALL', { classes: ['BEAST'] })))),
    rare,
    flavor('She has eleven sons and trusts the dogs.', 'Elle a onze fils et se fie aux chiens.'),
  ),
  creature(
    named('P17', 'Thistle Sprite', 'Lutin des chardons', 'M'),
    elemental(3, 3, 'SMALL', 'SPIRIT'),
    influenceable(),
    does(vitality(4, as('SECONDARY'))),
    common,
    flavor('You notice it when you sit down.', 'On le remarque en s’asseyant.'),
  ),
  creature(
    named('P18', 'Weather Wife', 'Faiseuse de temps', 'F'),
    mortal(5, 1, 'MEDIUM', 'MAGE'),
    influenceable(),
    influence(5, 'MORTAL'),
    uncommon,
    flavor('Rain was two pence. Both courts paid at once.', 'La pluie coûtait deux sous. Les deux cours ont payé.'),
  ),
];
