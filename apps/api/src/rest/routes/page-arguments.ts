/** The arguments of a paged list, in a document. */
export const page = 'first: $first, after: $after, last: $last, before: $before';
