import type { Localized, Refusal } from '#kernel';

/** The refusals of shared rules: spread among the refusals of a game. */
export const skirmishRefusals = {
  GAME_OVER: { en: 'The game is over.', fr: 'La partie est terminée.' },
  NOT_YOUR_SEAT: { en: 'You have left this game.', fr: 'Vous avez quitté cette partie.' },
  WRONG_PHASE: {
    en: 'The game does not take this command now ({step}).',
    fr: 'La partie n’accepte pas cette commande pour l’instant ({step}).',
  },
  CHOICE_PENDING: {
    en: 'Something has to be answered first ({step}).',
    fr: 'Il faut d’abord répondre à une question ({step}).',
  },
  NOT_YOUR_TURN: {
    en: 'It is not your turn, or you have answered already.',
    fr: 'Ce n’est pas à vous, ou vous avez déjà répondu.',
  },
  UNKNOWN_ID: { en: 'There is no such thing in this game.', fr: 'Il n’y a rien de tel dans cette partie.' },
  HERO_TAKEN: { en: '{hero} is taken.', fr: '{hero} n’est plus libre.' },
  NOT_OWN_HERO: { en: '{hero} is not yours, or not in play.', fr: '{hero} n’est pas à vous, ou n’est pas en jeu.' },
  CARD_NOT_OF_HERO: { en: '{card} is not a card of {hero}.', fr: '{card} n’est pas à {hero}.' },
  ALREADY_PLACED: { en: 'That is done already.', fr: 'C’est déjà fait.' },
  NOT_A_START_SPACE: {
    en: '{space} is no start space of your side.',
    fr: '{space} n’est pas un espace de départ de votre camp.',
  },
  SPACE_TAKEN: { en: '{space} is taken.', fr: '{space} est occupé.' },
  PLAN_ALREADY_LAID: {
    en: '{hero} is planned; take the plan back first.',
    fr: '{hero} a déjà son plan ; reprenez-le d’abord.',
  },
  CARD_NOT_IN_HAND: { en: '{card} is not in the hand of {hero}.', fr: '{card} n’est pas en main chez {hero}.' },
  DUPLICATE_CARD: { en: 'A card is played once.', fr: 'Une carte ne se joue qu’une fois.' },
  TOO_MANY_CARDS: { en: 'One or two cards are played.', fr: 'On joue une ou deux cartes.' },
  NO_POWER_CARD: {
    en: 'At least one of the cards is a power card.',
    fr: 'L’une des cartes au moins est une carte Pouvoir.',
  },
  SIDE_NOT_ALLOWED: { en: '{card} cannot lie on that side.', fr: '{card} ne peut pas être posée de ce côté.' },
  NO_PLAN: { en: 'There is nothing to take back.', fr: 'Il n’y a rien à reprendre.' },
  NO_TAKE_BACK_LEFT: {
    en: 'Plans are taken back three times a turn.',
    fr: 'On reprend ses plans trois fois par tour.',
  },
  NO_PROPOSAL_LEFT: { en: 'Orders are proposed three times a turn.', fr: 'On propose un ordre trois fois par tour.' },
  ORDER_INCOMPLETE: {
    en: 'The order names every hero of the side in play once.',
    fr: 'L’ordre nomme une fois chaque héros du camp en jeu.',
  },
  ORDER_UNCHANGED: { en: 'The deck lies in that order.', fr: 'Le paquet est déjà dans cet ordre.' },
  PLAN_INCOMPLETE: { en: '{hero} is not planned yet.', fr: '{hero} n’a pas encore de plan.' },
  NOT_ACTIVE: { en: '{figure} is not activated now.', fr: '{figure} n’agit pas en ce moment.' },
  NO_ACTION_LEFT: { en: 'There are not enough actions left.', fr: 'Il ne reste pas assez d’actions.' },
  OUT_OF_REACH: { en: '{space} cannot be reached: {reason}.', fr: '{space} est hors d’atteinte : {reason}.' },
  NOT_IN_PLAY: { en: '{id} is not in play.', fr: '{id} n’est pas en jeu.' },
  NOT_AN_ENEMY: { en: '{id} is no enemy.', fr: '{id} n’est pas du camp adverse.' },
  NOT_ADJACENT: { en: '{id} is not adjacent.', fr: '{id} n’est pas sur un espace adjacent.' },
  NO_RANGED_POWER: { en: 'A power for ranged attacks is needed.', fr: 'Il faut un pouvoir d’attaque à distance.' },
  NO_LINE_OF_SIGHT: { en: 'Something is in the line of sight.', fr: 'La ligne de vue est coupée.' },
  TEST_ALREADY_PASSED: { en: 'This test has been passed.', fr: 'Ce test est déjà réussi.' },
  CHARACTERISTIC_NOT_OFFERED: {
    en: 'This test is not of that characteristic.',
    fr: 'Ce test n’est pas de cette caractéristique.',
  },
  NOT_ON_INTERACTION_SPACE: { en: 'The hero does not stand on its place.', fr: 'Le héros n’est pas à sa place.' },
  POWER_NOT_ACTIVE: {
    en: 'That power does not lie open for an action.',
    fr: 'Ce pouvoir n’est pas ouvert à une action.',
  },
  ALREADY_USED_THIS_TURN: { en: 'That power has been used this turn.', fr: 'Ce pouvoir a déjà servi ce tour-ci.' },
  NO_TARGET: { en: 'There is nothing that it could do.', fr: 'Il n’y a rien que cela puisse faire.' },
  FORBIDDEN_BY_CARD: { en: 'A card in play forbids it.', fr: 'Une carte en jeu l’interdit.' },
  NO_REACTION: { en: 'Another power is offered.', fr: 'C’est un autre pouvoir qui est proposé.' },
  BAD_CHOICE: { en: 'This is not among the options.', fr: 'Cela n’est pas proposé.' },
  NOT_A_ROOKIE_CARD: { en: '{card} is no Rookie card of yours.', fr: '{card} n’est pas une de vos cartes Rookie.' },
  CARD_NOT_SET_ASIDE: { en: '{card} has not been set aside.', fr: '{card} n’a pas été mise de côté.' },
  RECORDS_ARE_THE_CAMPAIGNS: {
    en: 'The campaign itself says what has become of its heroes.',
    fr: 'C’est la campagne qui dit ce que sont devenus ses héros.',
  },
  ADVENTURE_OPEN: {
    en: 'Another adventure of this campaign is not over yet.',
    fr: 'Une autre aventure de cette campagne n’est pas terminée.',
  },
} as const satisfies Record<string, Localized>;

/** A code of a refusal of shared rules. */
export type SkirmishCode = keyof typeof skirmishRefusals;
/** A refusal of shared rules; its rule is the game's. */
export type SkirmishRefusal = Refusal<SkirmishCode>;
