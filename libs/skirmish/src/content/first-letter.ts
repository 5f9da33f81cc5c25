/** A text as a sentence begins with it: “The door opens”. */
export const beginning = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as it stands within a sentence: “the Armoury”. */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
