import { describeEventStore, storeOnNodes } from '../testing/index.js';

describeEventStore('The store over two databases', storeOnNodes);
