export { checkLaws, laws, type LawOptions, type LawReport } from './check-laws.js';
export { describeLaws } from './describe-laws.js';
export { overlay, type Overlay } from './overlay.js';
