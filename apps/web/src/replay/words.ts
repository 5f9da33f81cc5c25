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
    saved: 'Saved.',
    noted: (version: number) => `Version ${String(version)}`,
    report: 'Report a fault at this moment',
    reportText: 'Send these lines to the operator of the server: they name the game, the version and the seat.',
    reported: (title: string, version: number, seat: string) => `${title}, version ${String(version)}, seen by ${seat}`,
    goOn: 'Go on from here',
    goOnText:
      'A private table in this position, at the seat that you look from. Bots have the other seats, or players with your invitation. What was hidden is as it was; dice and cards to come are new. It is not rated.',
    goOnWithPeople: 'Go on with others',
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
    saved: 'Enregistré.',
    noted: (version) => `Version ${String(version)}`,
    report: 'Signaler une erreur à cet instant',
    reportText: 'Envoyez ces lignes à l’exploitant du serveur : elles nomment la partie, la version et la place.',
    reported: (title, version, seat) => `${title}, version ${String(version)}, vue par ${seat}`,
    goOn: 'Reprendre d’ici',
    goOnText:
      'Une table privée dans cette position, à la place d’où vous regardez. Les autres places vont à des robots, ou à des joueurs que vous invitez. Ce qui était caché reste tel quel ; dés et cartes à venir sont nouveaux. Elle n’est pas classée.',
    goOnWithPeople: 'Reprendre avec d’autres',
    keys: 'Page précédente et page suivante vont aux tournants.',
  },
);
