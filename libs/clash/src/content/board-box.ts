export { objectKinds } from './objects.js';
export { scenarios } from './scenarios/index.js';
export { tileFaces } from './tiles/index.js';
export { tokenKinds } from './tokens.js';
export { villainSheets } from './villains/index.js';
