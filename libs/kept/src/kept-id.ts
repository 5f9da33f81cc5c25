const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for what may be the id of something kept, a UUID in lower case: what a database may be asked for. */
export const isKeptId = (text: string): boolean => UUID.test(text);
