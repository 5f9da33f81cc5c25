import type { Locale } from '#kernel';
import { boardOfScenario, type Scenario, type SpaceId } from '#clash/queries';

/** The name of the zone of a space, as its tile prints it; `undefined` where the board is unknown. */
export function zoneNameOf(
  spaceId: SpaceId,
  locale: Locale,
  scenario: Pick<Scenario, 'tiles'> | undefined,
): string | undefined {
  const board = scenario && boardOfScenario(scenario);
  if (!board?.hasSpace(spaceId)) return undefined;
  return board.zone(board.space(spaceId).zoneId).name[locale];
}

/** The article that the first word of a zone's French name takes; a zone begins with no other word. */
const articles: Readonly<Record<string, 'le' | 'la' | 'les'>> = {
  allée: 'la',
  cabanes: 'les',
  cage: 'la',
  caisses: 'les',
  chaussée: 'la',
  château: 'le',
  cheminées: 'les',
  coin: 'le',
  cordes: 'les',
  coulisse: 'la',
  cour: 'la',
  côté: 'le',
  galerie: 'la',
  hall: 'le',
  halle: 'la',
  jetée: 'la',
  marches: 'les',
  parc: 'le',
  parterre: 'le',
  parterres: 'les',
  parvis: 'le',
  passerelle: 'la',
  pelouse: 'la',
  poissonniers: 'les',
  potager: 'le',
  promenade: 'la',
  pré: 'le',
  rampe: 'la',
  rangée: 'la',
  rive: 'la',
  ruches: 'les',
  rue: 'la',
  ruelle: 'la',
  régulation: 'la',
  salle: 'la',
  scène: 'la',
  station: 'la',
  terrasse: 'la',
  verrière: 'la',
  voie: 'la',
  étals: 'les',
};

/** Which French article stands before the name of a zone; `undefined` for a name that no tile of the box has. */
export const articleOfZone = (name: string): 'le' | 'la' | 'les' | undefined => articles[name.split(' ')[0] ?? ''];
