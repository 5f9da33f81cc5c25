export { faultOf, idsOf } from './bad-style.js';
export { elsewhere, judgeApart, returning } from './apart/judge-apart.js';
export { checkLaws, laws, type LawOptions } from './check-laws.js';
export { describeLaws } from './describe-laws.js';
export { overlay, type Overlay } from './overlay.js';
export { SceneOf } from './scene.js';
export { scripted, type Chance, type ScriptedChance } from './scripted-chance.js';
export { ScriptedTurn } from './scripted-turn.js';
export type { LawReport } from './trial.js';
