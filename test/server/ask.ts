interface Answer<T> {
  readonly data?: T | null;
  readonly errors?: unknown;
}

/**
 * Sends a document to an API and returns its data. Throws when the API is not reachable, when something else answers
 * in its place, and for every error in its response.
 */
export async function ask<T>(url: string, query: string, token?: string, variables: object = {}): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  if (!text.startsWith('{')) throw new Error(`${url} is not a GraphQL server: ${response.status} "${text}".`);
  const { data, errors } = JSON.parse(text) as Answer<T>;
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
