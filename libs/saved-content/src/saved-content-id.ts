const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a possible id of a kept thing, a UUID in lower case: the form that the database accepts. */
export const isSavedContentId = (text: string): boolean => UUID.test(text);
