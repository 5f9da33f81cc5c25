/** A document of GraphQL that knows what it takes and what it gives. At run time it is its text. */
export type TypedDocument<Result, Variables> = string & { readonly __typed?: (variables: Variables) => Result };
