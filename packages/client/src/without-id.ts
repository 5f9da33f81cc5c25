/** The input of a command beside its id, which is generated where none is given. */
export type WithoutId<Input> = Omit<Input, 'commandId'> & { readonly commandId?: string };
