import { spoken } from '../messages/spoken.js';

/** The words of the verifier. */
export const words = spoken(
  {
    title: 'Verify a finished game',
    text: 'Choose the transcript of a game. Your browser replays every command under the released rules and checks the hashes, the seed and the signature. Nothing is uploaded.',
    oneFileText:
      'Choose the transcript of a game, and the module of the rules that it was played under. This file replays every command and checks the hashes, the seed and the signature. It cannot use the network.',
    chooseFile: 'Choose transcripts and proofs of the log, or drop them here',
    chooseRules: 'Choose rule modules, or drop them here',
    chosenRules: (names: string) => `Rule modules: ${names}`,
    unusedRules: (names: string) =>
      `Not used: ${names}. This page takes rules from the server; the verifier as one file takes them from you.`,
    chosenProofs: (names: string) => `Proofs of the log: ${names}`,
    reading: (file: string) => `Checking ${file} …`,
    progress: 'Progress',
    soundOf: (sound: number, all: number) => `${String(sound)} of ${String(all)} files are sound.`,
    sound: 'Sound',
    soundText: (commits: number) =>
      `All ${String(commits)} commits follow from the rules, the seed and the commands, and the signature matches.`,
    signedBy: (key: string) => `Signed by ${key}. Compare this key with one that you got elsewhere.`,
    inLog: (number: number, size: number, origin: string) =>
      `The game, with this result, is entry ${String(number)} of the ${String(size)} in the log of ${origin}: the server cannot remove it or change its result without a trace.`,
    notInLog: 'None of the chosen proofs shows the game, with this result, in the log of its server.',
    explainDraws: 'Explain every draw',
    drawsText: (draws: number, seed: string) =>
      `The rules drew ${String(draws)} times. Each number is the first six bytes of HMAC-SHA-256 under the key of its commit, which derives from the seed ${seed} and the seeds of the seats, as the format of transcripts says. Its remainder is the result.`,
    draw: {
      below: (of: number) => `a number below ${String(of)}.`,
      pick: (of: number) => `one of ${String(of)}, by its place from 0.`,
      shuffle: (of: number) =>
        `${String(of)} in a new order. From the last place on, each changes with the place that was drawn.`,
    },
    drawnFor: (version: number, event: string) => `Version ${String(version)}, ${event}: `,
    rejected: 'rejected',
    unsound: 'Not sound',
    faultAt: (line: number, version: number | null) =>
      version === null ? `Line ${String(line)}` : `Line ${String(line)}, version ${String(version)}`,
    expected: 'Expected',
    found: 'Found',
    rulesWere: (name: string, version: string, digest: string) =>
      `Rules: ${name} ${version}, SHA-256 ${digest}, hashed here before they ran.`,
    undecided: 'Not decided',
    undecidedText: (name: string, version: string) =>
      `The game was played under the rules of ${name} ${version}, and this module is not among the files. Servers have it at /rules/SHA-256.mjs, the repository in rulesets/.`,
    missing: 'Missing',
    given: 'Chosen',
    unreadable: (message: string) => `The file could not be checked: ${message}`,
    anotherFile: 'Check another file',
    keep: 'Keep the verifier',
    keepText:
      'It is also one file that needs no server and no network. With it, you check games without relying on this page.',
    download: 'Download the verifier',
    fileDigest: 'SHA-256 of the file:',
  },
  {
    title: 'Vérifier une partie terminée',
    text: 'Choisissez la transcription d’une partie. Votre navigateur rejoue chaque commande sous les règles publiées, et vérifie les empreintes, la graine et la signature. Rien n’est envoyé.',
    oneFileText:
      'Choisissez la transcription d’une partie, et le module des règles sous lesquelles elle a été jouée. Ce fichier rejoue chaque commande, et vérifie les empreintes, la graine et la signature. Il ne peut pas utiliser le réseau.',
    chooseFile: 'Choisissez des transcriptions et des preuves du registre, ou déposez-les ici',
    chooseRules: 'Choisissez des modules de règles, ou déposez-les ici',
    chosenRules: (names) => `Modules de règles : ${names}`,
    unusedRules: (names) =>
      `Non utilisé : ${names}. Cette page prend les règles du serveur ; le vérificateur en un fichier les prend de vous.`,
    chosenProofs: (names) => `Preuves du registre : ${names}`,
    reading: (file) => `Vérification de ${file} …`,
    progress: 'Progression',
    soundOf: (sound, all) => `Fichiers valables : ${String(sound)} sur ${String(all)}.`,
    sound: 'Valable',
    soundText: (commits) =>
      `Les ${String(commits)} écritures suivent toutes des règles, de la graine et des commandes, et la signature concorde.`,
    signedBy: (key) => `Signée par ${key}. Comparez cette clé avec une clé que vous avez eue ailleurs.`,
    inLog: (number, size, origin) =>
      `La partie, avec ce résultat, est l’inscription ${String(number)} sur ${String(size)} du registre de ${origin} : le serveur ne peut ni l’enlever ni changer son résultat sans laisser de trace.`,
    notInLog: 'Aucune des preuves choisies ne montre la partie, avec ce résultat, dans le registre de son serveur.',
    explainDraws: 'Expliquer chaque tirage',
    drawsText: (draws, seed) =>
      `Les règles ont tiré ${String(draws)} fois. Chaque nombre est fait des six premiers octets de HMAC-SHA-256 sous la clé de son écriture, qui dérive de la graine ${seed} et des graines des places, comme le dit le format des transcriptions. Son reste est le résultat.`,
    draw: {
      below: (of) => `un nombre au-dessous de ${String(of)}.`,
      pick: (of) => `un élément parmi ${String(of)}, par son rang à partir de 0.`,
      shuffle: (of) =>
        `${String(of)} éléments dans un nouvel ordre. À partir de la dernière, chaque place est échangée avec la place tirée.`,
    },
    drawnFor: (version, event) => `Version ${String(version)}, ${event} : `,
    rejected: 'rejeté',
    unsound: 'Non valable',
    faultAt: (line, version) =>
      version === null ? `Ligne ${String(line)}` : `Ligne ${String(line)}, version ${String(version)}`,
    expected: 'Attendu',
    found: 'Trouvé',
    rulesWere: (name, version, digest) =>
      `Règles : ${name} ${version}, SHA-256 ${digest}, dont l’empreinte a été prise ici avant de les exécuter.`,
    undecided: 'Non décidé',
    undecidedText: (name, version) =>
      `La partie a été jouée sous les règles de ${name} ${version}, et ce module n’est pas parmi les fichiers. Les serveurs l’ont à /rules/SHA-256.mjs, le dépôt dans rulesets/.`,
    missing: 'Manquant',
    given: 'Choisi',
    unreadable: (message) => `Le fichier n’a pas pu être vérifié : ${message}`,
    anotherFile: 'Vérifier un autre fichier',
    keep: 'Garder le vérificateur',
    keepText:
      'Il est aussi un seul fichier, sans serveur ni réseau. Avec lui, vous vérifiez des parties sans vous fier à cette page.',
    download: 'Télécharger le vérificateur',
    fileDigest: 'SHA-256 du fichier :',
  },
);
