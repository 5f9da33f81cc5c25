import { spoken } from '../../messages/spoken.js';

/** The words of the command line. `small` are words that say nothing by themselves. */
export const words = spoken(
  {
    open: 'Type a command',
    command: 'Command',
    hint: 'Say it in any order: “move Otto to C4”. Tab completes, Enter takes it, Escape takes the last choice back.',
    completions: 'Completions',
    understood: (parts: string) => `Understood: ${parts}.`,
    doubtful: (said: string, readings: string) => `“${said}” may be ${readings}.`,
    or: ' or ',
    unknown: (said: string) => `Not understood: “${said}”.`,
    left: (count: number) =>
      count === 1 ? 'One command is left: press Enter.' : `${String(count)} commands are left.`,
    small: 'a an the to at on in into onto of with from for by and as my',
  },
  {
    open: 'Taper une commande',
    command: 'Commande',
    hint: 'Dites-la dans n’importe quel ordre : « déplacer Otto en C4 ». Tab complète, Entrée valide, Échap annule le dernier choix.',
    completions: 'Suites possibles',
    understood: (parts) => `Compris : ${parts}.`,
    doubtful: (said, readings) => `« ${said} » peut être ${readings}.`,
    or: ' ou ',
    unknown: (said) => `Pas compris : « ${said} ».`,
    left: (count) =>
      count === 1 ? 'Une seule commande reste : appuyez sur Entrée.' : `${String(count)} commandes restent.`,
    small: 'a à au aux le la les l un une de du des d dans sur sous avec en vers pour par et mon ma mes',
  },
);
