import { spoken } from '../messages/spoken.js';

/** The words of the replay that no other page has. */
export const words = spoken(
  {
    turningPoints: 'Turning points',
    previousTurn: 'Previous turning point',
    nextTurn: 'Next turning point',
    turnOf: (number: number, of: number) => `${String(number)} of ${String(of)}`,
    notes: 'Notes',
    note: 'Note on this moment',
    noteHint: 'Notes are kept in this browser alone.',
    ownNoteHint: 'Only your account can read your notes.',
    noted: (version: number) => `Version ${String(version)}`,
    report: 'Report a fault at this moment',
    reportText: 'Send these lines to the operator of the server: they name the game, the version and the seat.',
    reported: (title: string, version: number, seat: string) => `${title}, version ${String(version)}, seen by ${seat}`,
    keys: 'Page up and page down go to turning points.',
  },
  {
    turningPoints: 'Tournants',
    previousTurn: 'Tournant précédent',
    nextTurn: 'Tournant suivant',
    turnOf: (number, of) => `${String(number)} sur ${String(of)}`,
    notes: 'Notes',
    note: 'Note sur cet instant',
    noteHint: 'Les notes ne sont gardées que dans ce navigateur.',
    ownNoteHint: 'Seul votre compte peut lire vos notes.',
    noted: (version) => `Version ${String(version)}`,
    report: 'Signaler une erreur à cet instant',
    reportText: 'Envoyez ces lignes à l’exploitant du serveur : elles nomment la partie, la version et la place.',
    reported: (title, version, seat) => `${title}, version ${String(version)}, vue par ${seat}`,
    keys: 'Page précédente et page suivante vont aux tournants.',
  },
);
