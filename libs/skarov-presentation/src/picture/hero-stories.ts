import { localized, type Localized } from '#kernel';

/** The words of the paper about a hero's deed, and about its fall. */
interface HeroStories {
  readonly praise: Localized;
  readonly disgrace: Localized;
}

/** The stories under the headlines of heroes, by hero (SKAROV-NEWS-02, SKAROV-NEWS-03). */
export const heroStories: Readonly<Record<string, HeroStories>> = {
  'sgt-freedom': {
    praise: localized(
      'He counted everybody in, he counted everybody out, and the two sums agree. The lighthouse has returned his salute.',
      'Il a compté tout le monde à l’entrée, tout le monde à la sortie, et les deux comptes sont justes. Le phare lui a rendu son salut.',
    ),
    disgrace: localized(
      'He was last seen explaining to a robot how to fall in. The robot, it appears, fell on. The form for this has three copies.',
      'On l’a vu pour la dernière fois expliquer à un robot comment se mettre en rang. Le robot s’est mis dessus. Le formulaire existe en trois exemplaires.',
    ),
  },
  'golden-boy': {
    praise: localized(
      'He shone, he was seen shining, and he lit the way for three others who had forgotten their torches. Autographs on Thursday, with sunglasses.',
      'Il a brillé, on l’a vu briller, et il a éclairé trois collègues venus sans lampe. Dédicaces jeudi, lunettes de soleil conseillées.',
    ),
    disgrace: localized(
      'He stopped before a mirror in the middle of a fight, and the fight went on without him. His reflection is unharmed.',
      'Il s’est arrêté devant un miroir en plein combat, et le combat a continué sans lui. Son reflet est indemne.',
    ),
  },
  'super-nova': {
    praise: localized(
      'She went through four walls and a timetable, and came out where she had meant to. The walls are insured; the timetable was not.',
      'Elle a traversé quatre murs et un horaire, et en est sortie exactement où elle voulait. Les murs sont assurés ; l’horaire ne l’était pas.',
    ),
    disgrace: localized(
      'She burned brightly, and then she burned out, in a corridor that had asked visitors not to. The sprinklers did their duty.',
      'Elle a brillé de tous ses feux, puis plus du tout, dans un couloir où c’était défendu. L’arrosage automatique a fait son devoir.',
    ),
  },
  'adam-spell': {
    praise: localized(
      'Nobody saw what he did, and everybody saw that it was done. Asked for the trick, he produced the reporter’s own notebook.',
      'Personne n’a vu ce qu’il a fait, tout le monde a vu que c’était fait. Prié de donner le truc, il a sorti le carnet de notre reporter.',
    ),
    disgrace: localized(
      'For his last number he was to vanish from a locked room. He did not. The audience, ten robots, has asked for its money back.',
      'Pour son dernier numéro, il devait disparaître d’une pièce fermée. Il n’a pas disparu. Le public, dix robots, demande à être remboursé.',
    ),
  },
};
