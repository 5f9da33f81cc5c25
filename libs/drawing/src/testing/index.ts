export { readPicture, type PictureRead } from './read-picture.js';
