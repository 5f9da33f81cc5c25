import { localized, type Localized } from '#kernel';

/** The words of a paper about a hero's deed, and about its fall. */
interface HeroStories {
  readonly praise: Localized;
  readonly discredit: Localized;
}

/** The stories under the headlines of heroes, by hero (CLASH-182, CLASH-183). */
export const heroStories: Readonly<Record<string, HeroStories>> = {
  rage: {
    praise: localized(
      'Passers-by report a man who counted aloud, set down a lamp post with care, and asked whether anybody was hurt. The pianos of the city may breathe again.',
      'Des passants ont vu un homme compter à voix haute, reposer un réverbère avec soin et demander si personne n’était blessé. Les pianos de la ville respirent.',
    ),
    discredit: localized(
      'He went in with his head down and came out on a door. The door, an eyewitness says, had asked him twice to be reasonable.',
      'Il est entré tête baissée et ressorti sur une porte. La porte, selon un témoin, lui avait demandé deux fois d’être raisonnable.',
    ),
  },
  ultrawoman: {
    praise: localized(
      'She was there, she was quick, and she signed eleven casts before the dust had settled. The committee for a third statue meets on Monday.',
      'Elle était là, elle a fait vite et elle a signé onze plâtres avant que la poussière retombe. Le comité de la troisième statue se réunit lundi.',
    ),
    discredit: localized(
      'The pose was perfect until the pavement. Her cape has made a full statement; she herself is resting, and will smile again on Thursday.',
      'La pose a été parfaite jusqu’au trottoir. La cape a tout avoué ; elle-même se repose et sourira de nouveau jeudi.',
    ),
  },
  clockwise: {
    praise: localized(
      'Everything was done before it was asked for, which made the asking awkward. Watches in three districts are owed an apology, and a minute.',
      'Tout était fait avant d’être demandé, ce qui a rendu la demande gênante. On doit des excuses, et une minute, aux montres de trois quartiers.',
    ),
    discredit: localized(
      'He had seen the blow coming since last week and stepped aside yesterday. It landed today. Clockmakers observed a second of silence.',
      'Il voyait venir le coup depuis une semaine et s’est écarté hier. Il est tombé aujourd’hui. Les horlogers ont observé une seconde de silence.',
    ),
  },
  duchesse: {
    praise: localized(
      'One raised eyebrow, and the square was tidy. Several men who had come to cheer were found carrying parcels for her, and seemed glad of it.',
      'Un haussement de sourcil, et la place était rangée. Plusieurs hommes venus applaudir portaient ses paquets, et semblaient ravis.',
    ),
    discredit: localized(
      'She was struck without having been introduced. Her hat has been recovered, her parasol is critical, and nobody has dared to help her up.',
      'On l’a frappée sans lui avoir été présenté. Le chapeau est retrouvé, l’ombrelle est dans un état grave, et personne n’a osé la relever.',
    ),
  },
  fahrenheit: {
    praise: localized(
      'With his left hand he cooled the tempers, with his right the soup of the fire brigade was kept warm. Umbrellas may stay at home.',
      'De la main gauche il a refroidi les esprits, de la droite il a gardé au chaud la soupe des pompiers. Les parapluies peuvent rester chez eux.',
    ),
    discredit: localized(
      'First there was smoke, then there was drizzle, then there was a puddle in a costume. Our weather page regrets the forecast.',
      'D’abord de la fumée, puis de la bruine, puis une flaque en costume. Notre page météo regrette ses prévisions.',
    ),
  },
  undertow: {
    praise: localized(
      'He came up out of a gutter and swept the street, in both senses. Residents ask that he return on bin day.',
      'Il est sorti d’un caniveau et a balayé la rue, dans les deux sens. Les riverains demandent qu’il repasse le jour des poubelles.',
    ),
    discredit: localized(
      'He was found at low tide between a trolley and a boot. Lifeguards who had been his pupils brought him in by the book.',
      'On l’a retrouvé à marée basse, entre un chariot et une botte. Des maîtres-nageurs, ses anciens élèves, l’ont ramené selon le manuel.',
    ),
  },
};
