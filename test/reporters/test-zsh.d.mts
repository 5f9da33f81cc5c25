/** True where zsh is, in which the pages for people are typed as well as in bash. */
export function hasZsh(): boolean;
