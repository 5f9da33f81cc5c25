import { getNullableType, isListType } from 'graphql';
import type { Connection } from '../../requests/page.js';
import type { PreparedRoute } from './prepare-route.js';

/** Whether a route reads a list that has no pages: REST returns it as a page with everything, the shape of all lists. */
export const isWholeList = ({ route, answer, parameters }: PreparedRoute): boolean =>
  route.method === 'get' &&
  route.isDocument !== true &&
  isListType(getNullableType(answer.type)) &&
  parameters.every(({ variable }) => variable !== 'first');

/** A list as a page with everything. */
export const wholeList = (nodes: readonly unknown[]): Omit<Connection<unknown>, 'edges'> => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});
