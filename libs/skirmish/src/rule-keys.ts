/** The places where shared rules name a rule of the game: refusals, answers, and choices that the rules make. */
export type RuleKey =
  /** The seats that may give a command at all, and the time. */
  | 'gameOver'
  | 'resigned'
  | 'wrongPhase'
  | 'choicePending'
  | 'notAsked'
  /** The target of a figure that acts automatically. */
  | 'nearest'
  /** The pick of an effect where the rules leave it open. */
  | 'picked'
  | 'automaticMove'
  | 'automaticPush'
  /** The acting figures, and the number of their acts; a sidekick once. */
  | 'actions'
  | 'acting'
  | 'sidekickAction'
  /** A card in play forbids it. */
  | 'forbidden'
  /** Where a move ends, and how far it goes. */
  | 'moveEnd'
  | 'moveReach'
  | 'attack'
  | 'enemiesOnly'
  | 'melee'
  | 'ranged'
  /** A test: itself, its piece, its place, from afar. */
  | 'test'
  | 'testPiece'
  | 'testClosed'
  | 'testPlace'
  | 'testAfar'
  | 'testSight'
  | 'power'
  | 'uniqueAction'
  /** Nothing that an effect could do, and answers to what a text asks. */
  | 'noEffect'
  | 'reaction'
  | 'push'
  /** Planning. */
  | 'plan'
  | 'takeBack'
  | 'ownCards'
  | 'mostCards'
  | 'powerCardNeeded'
  | 'cardSides'
  | 'order'
  | 'wholeOrder'
  /** Heroes to choose from; start spaces; who stands on a space. */
  | 'hero'
  | 'heroTaken'
  | 'placement'
  | 'oneFigureASpace'
  /** Campaigns: the step of a Rookie, the records of heroes, one adventure at a time. */
  | 'campaignStep'
  | 'records'
  | 'oneAdventure';
