import { both } from '#kernel';

/** What a client reads of a fault of ours: nothing of the fault itself. */
export const FAULT = both(
  'Something went wrong on our side. Tell us the request id if it stays so.',
  'Quelque chose s’est mal passé chez nous. Donnez-nous le numéro de la requête si cela dure.',
);
