export { attackCommands } from './attack-commands.js';
export { attackRunner } from './attack.js';
export { factsOfNoAttack, mayAttackFromAfar, possibleAttacks, whyNoAttack } from './legality.js';
export { pushSpaces } from './push-spaces.js';
export { ownPushes } from './push.js';
