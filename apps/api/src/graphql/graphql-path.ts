/** Path of GraphQL, for HTTP and sockets alike. */
export const GRAPHQL_PATH = '/graphql';

/** Whether an address, from its path on, is answered by GraphQL. */
export const isGraphqlPath = (url: string): boolean => /^\/graphql(?:[/?]|$)/.test(url);
