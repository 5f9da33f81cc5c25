import { localized } from '#kernel';

/** The message to a client about a fault of ours, without any details. */
export const FAULT = localized(
  'Something went wrong on our side. If it persists, tell us the request id.',
  'Une erreur s’est produite chez nous. Si elle persiste, donnez-nous le numéro de la requête.',
);
