import { describeBoardTexts } from '#skirmish/testing';
import { box } from './catalogue.js';

const { objectKind, scenario, tileFace, tokenKind, villainSheet } = box.printed;

describeBoardTexts('The texts of board and scenarios', [objectKind, scenario, tileFace, tokenKind, villainSheet], 200);
