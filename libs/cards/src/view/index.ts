export { flowView, flowViewFields } from './flow-view.js';
export { heldView, heldViewFields, ownHands, ownHandsFields } from './held-view.js';
