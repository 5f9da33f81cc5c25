import { describeLaws } from '#kernel/testing';
import { lantern } from '#lantern-presentation';

describeLaws(lantern, { games: 4, mishaps: { timeOuts: 300, resignations: 500 } });
