/** A GraphQL document with the types of its variables and its result. At run time it is its text. */
export type TypedDocument<Result, Variables> = string & { readonly __typed?: (variables: Variables) => Result };
