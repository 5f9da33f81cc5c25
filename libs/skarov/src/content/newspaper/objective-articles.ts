import type { Article } from '../schema.js';

/** The article of each objective, with a face for either side (SKAROV-OBJ-02). */
export const objectiveArticles: readonly Article[] = [
  {
    id: 'missiles-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'Four missiles, no bang', fr: 'Quatre missiles, zéro boum' },
        body: {
          en: 'Disarmed with a hairpin, a screwdriver and language that this newspaper does not print, four missiles will spend their retirement in the museum garden. Children may climb on three of them.',
          fr: 'Désarmés avec une épingle à cheveux, un tournevis et un vocabulaire que ce journal n’imprime pas, quatre missiles passeront leur retraite dans le jardin du musée. Les enfants pourront grimper sur trois d’entre eux.',
        },
      },
      OVERLORD: {
        headline: { en: 'They did go off after all', fr: 'Finalement, ils sont partis' },
        body: {
          en: 'At tea time the opera, the weather bureau and one parking space ceased to be. The mayor, who was out, is said to be touched that anybody had thought of him.',
          fr: 'À l’heure du goûter, l’opéra, la météo et une place de parking ont cessé d’être. Le maire, qui était sorti, se dit touché qu’on ait pensé à lui.',
        },
      },
    },
  },
  {
    id: 'storm-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'Outlook: none of his business', fr: 'Prévisions : beau temps malgré lui' },
        body: {
          en: 'Two lightning rods and some strong nerves have put the weather back into the hands of nobody in particular. The small black cloud has been adopted by a gardener.',
          fr: 'Deux paratonnerres et des nerfs solides ont rendu la météo à personne en particulier. Le petit nuage noir a été adopté par un jardinier.',
        },
      },
      OVERLORD: {
        headline: { en: 'Snow on the beach, hail in the lifts', fr: 'Neige à la plage, grêle dans les ascenseurs' },
        body: {
          en: 'Whoever wants sunshine may from now on buy it by the hour, and only from one supplier. Our forecaster has handed in his notice and an umbrella.',
          fr: 'Qui veut du soleil peut désormais l’acheter à l’heure, chez un seul fournisseur. Notre présentateur météo a rendu sa démission et un parapluie.',
        },
      },
    },
  },
  {
    id: 'robots-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'Robot works close for good', fr: 'Fermeture définitive de l’atelier des robots' },
        body: {
          en: 'The presses are scrap, and the last robot off the belt has two left arms and no orders. It has applied for a post at the ministry, where it should go far.',
          fr: 'Les presses sont à la ferraille, et le dernier robot sorti du tapis a deux bras gauches et aucune consigne. Il a postulé au ministère, où on lui prédit un bel avenir.',
        },
      },
      OVERLORD: {
        headline: { en: 'Ten thousand new neighbours', fr: 'Dix mille nouveaux voisins' },
        body: {
          en: 'They are polite, they are punctual, and they stand in every doorway. Asked how long they mean to stay, a spokesrobot answered “yes”.',
          fr: 'Ils sont polis, ils sont ponctuels, et il y en a un devant chaque porte. Combien de temps comptent-ils rester ? « Oui », a répondu leur porte-parole.',
        },
      },
    },
  },
  {
    id: 'hypnosis-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'We interrupt this programme', fr: 'Interruption de nos programmes' },
        body: {
          en: 'A broadcast that was to send the city to sleep has been cut off in the middle of a vowel. The documentary on moss that replaced it sent the city to sleep, but in the usual way.',
          fr: 'Une émission destinée à endormir la ville a été coupée au milieu d’une voyelle. Le documentaire sur la mousse qui l’a remplacée a endormi la ville, mais comme d’habitude.',
        },
      },
      OVERLORD: {
        headline: { en: 'A splendid speech, we all agree', fr: 'Un discours splendide, de l’avis de tous' },
        body: {
          en: 'We all agree that it was a splendid speech. It was a splendid speech, we all agree. Readers who do not agree are kindly asked to look at the spiral on page 3.',
          fr: 'De l’avis de tous, c’était un discours splendide. C’était un discours splendide, de l’avis de tous. Les lecteurs d’un autre avis sont priés de regarder la spirale en page 3.',
        },
      },
    },
  },
  {
    id: 'mole-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'Bank robber digs himself home', fr: 'Le cambrioleur creuse jusque chez lui' },
        body: {
          en: 'The drill that was to come up in the vault came up under its own garage. The City Bank offers a reward: a pen on a chain.',
          fr: 'La foreuse qui devait surgir dans la chambre forte a surgi sous son propre garage. La Banque centrale offre une récompense : un stylo au bout d’une chaînette.',
        },
      },
      OVERLORD: {
        headline: { en: 'Vault found empty, very tidy', fr: 'Chambre forte vide, et bien rangée' },
        body: {
          en: 'Nothing is left but a round hole, a receipt, and a note that says “Sorry about the museum”. The bank assures customers that their small change is safe, being in their pockets.',
          fr: 'Il ne reste qu’un trou rond, un reçu, et un mot qui dit « Pardon pour le musée ». La banque rassure ses clients : leur petite monnaie est en sûreté, puisqu’elle est dans leurs poches.',
        },
      },
    },
  },
  {
    id: 'reactor-article',
    kind: 'OBJECTIVE',
    column: 'MAIN',
    weight: 1,
    faces: {
      HEROES: {
        headline: { en: 'Three valves shut, one city kept', fr: 'Trois vannes fermées, une ville sauvée' },
        body: {
          en: 'Red, blue, yellow, and nobody mixed them up in the end. The harbour is still a harbour, and the fish have stopped glowing, to the regret of the night anglers.',
          fr: 'Rouge, bleu, jaune : au bout du compte, personne ne s’est trompé. Le port est toujours un port, et les poissons ne luisent plus, au grand regret des pêcheurs de nuit.',
        },
      },
      OVERLORD: {
        headline: { en: 'City glows with pride', fr: 'La ville rayonne de fierté' },
        body: {
          en: 'Since last night nobody needs a lamp to read this newspaper. Doctors advise against touching the pigeons, the river, and this newspaper.',
          fr: 'Depuis cette nuit, plus personne n’a besoin d’une lampe pour lire ce journal. Les médecins déconseillent de toucher les pigeons, le fleuve et ce journal.',
        },
      },
    },
  },
];
