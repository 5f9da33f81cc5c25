import { spoken } from '../messages/spoken.js';

/** The words for content that a visitor keeps: decks and bases. */
export const keptWords = spoken(
  {
    save: 'Save',
    saved: 'Saved.',
    unsaved: 'Not saved yet.',
    leave: 'Leave the page? Your changes are not saved.',
    bring: 'Bring to a new table',
    duplicate: 'Duplicate',
    copyOf: (name: string) => `Copy of ${name}`,
    remove: 'Delete',
    removeQuestion: (name: string) => `Delete “${name}”?`,
    stay: 'Keep it',
  },
  {
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    unsaved: 'Pas encore enregistré.',
    leave: 'Quitter la page ? Vos changements ne sont pas enregistrés.',
    bring: 'Apporter à une nouvelle table',
    duplicate: 'Dupliquer',
    copyOf: (name) => `Copie de ${name}`,
    remove: 'Supprimer',
    removeQuestion: (name) => `Supprimer « ${name} » ?`,
    stay: 'Conserver',
  },
);
