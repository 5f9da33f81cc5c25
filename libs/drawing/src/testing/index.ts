export { drawAll, expectDrawnAlike, expectWellDrawn } from './expect-well-drawn.js';
export { readPicture, type PictureRead } from './read-picture.js';
