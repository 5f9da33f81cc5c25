/** What is handed to the field of a list that has pages, in a document. */
export const page = 'first: $first, after: $after, last: $last, before: $before';
