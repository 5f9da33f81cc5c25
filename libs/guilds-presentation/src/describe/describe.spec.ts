import { LocalGame, locales, Random, type Locale } from '#kernel';
import { describeEvent, importanceOfEvent } from '#kernel/server';
import { undescribed } from '#kernel/testing';
import { steward } from '../bots/steward.js';
import { type Event, type EventOf, type SeenEvent } from '#guilds/queries';
import { guilds } from '../guilds.js';
import { describe as tell } from './describe.js';

const names = ['Ada', 'Élise', 'Ivo', 'Oda', 'Ugo'];
const said = (event: SeenEvent, locale: Locale): string => tell(event, locale, names);

/** The events of a whole game between stewards. */
function wholeGame(seed: string, seats: number) {
  const local = LocalGame.start(guilds, { seed, seats });
  local.playOut(
    local.game.seats.map(() => steward),
    Random.from(`bots-${seed}`),
  );
  return local.commits.flatMap(({ events }) => events);
}

const games = [wholeGame('sentences-4', 4), wholeGame('sentences-5', 5)];

describe('A whole game that is told', () => {
  const told = (locale: Locale) =>
    new Set(games.flatMap((events) => events.map((event) => describeEvent(guilds, event, locale, names))));
  const faults = (locale: Locale, fault: RegExp) => [...told(locale)].filter((sentence) => fault.test(sentence));

  it('drops the vowel of small French words before players whose names begin with one', () => {
    expect(faults('fr', /\b(de|que|le|la) (Ada|Élise|Ivo|Oda|Ugo)\b/i)).toEqual([]);
    expect(faults('fr', /d’(Ada|Élise|Ivo|Oda|Ugo)/).length).toBeGreaterThan(100);
  });

  it('counts one thing in the singular, and in French none as well', () => {
    const one = /\b1 (steps|points|mages|cards|quests|leaders|items|turns|attackers|defenders|rubies|dice)\b/;
    expect(faults('en', one)).toEqual([]);
    expect(faults('fr', /\b[01] (crans|points|mages|cartes|quêtes|dés|dégâts|tours|attaquants|défenseurs)\b/)).toEqual(
      [],
    );
  });

  it('calls monsters by name, and says the sex of no card', () => {
    for (const locale of locales) expect(faults(locale, /\b[Mm]onst(er|re) \d/)).toEqual([]);
    expect(faults('fr', /»,? (est|sera|devient) (mis|retiré|battu|actif|passif|guéri)\b/)).toEqual([]);
  });

  it('says no word twice', () => {
    for (const locale of locales) expect(faults(locale, /(?<![\p{L}’-])(\p{L}+) \1(?![\p{L}’-])/iu)).toEqual([]);
  });

  it('calls one thing by one word: a wave of a combat is « assaut »', () => {
    expect(faults('fr', /\bvagues?\b/i)).toEqual([]);
    expect(faults('fr', /\bassaut\b/i).length).toBeGreaterThan(0);
  });

  it('is a page of turning points, and a few hundred sentences as a story', () => {
    for (const events of games) {
      const importances = events.map((event) => importanceOfEvent(guilds, event));
      const turningPoints = importances.filter((importance) => importance === 'TURNING_POINT').length;
      const story = importances.filter((importance) => importance !== 'DETAIL').length;
      expect(importances.length).toBeGreaterThan(1000);
      expect(story).toBeLessThanOrEqual(500);
      expect(story).toBeGreaterThan(100);
      expect(turningPoints).toBeLessThanOrEqual(60);
      expect(turningPoints).toBeGreaterThanOrEqual(10);
    }
  });

  it('tells as turning points what was won and who died', () => {
    const turning = new Set(
      games.flatMap((events) =>
        events.filter((event) => importanceOfEvent(guilds, event) === 'TURNING_POINT').map(({ type }) => type),
      ),
    );
    expect([...turning].sort()).toEqual(['campaignWon', 'gameOver', 'mageRemoved']);
  });
});

describe('Sentences about fights', () => {
  const dice = { faces: [2, 1], rerolled: [] };
  const attack: EventOf<'groupAttacked'> = {
    type: 'groupAttacked',
    seat: 0,
    questId: 'the-bridge-that-charges-twice',
    monster: 1,
    group: 1,
    mageIds: ['brother-kiln', 'cinder-nan'],
    element: 'fire',
    attack: 6,
    defense: 4,
    dice,
    damage: 3,
  };

  it.each<[string, Event, string, string]>([
    [
      'who attacks whom with what, the dice apart from what they add up to',
      attack,
      '“Brother Kiln” and “Cinder Nan” attack the Toll Ogre with fire: 6 against 4, dice 2, 1 (3 damage).',
      '« Frère Four » et « Nanon la Cendre » attaquent l’Ogre du péage (feu) : 6 contre 4, dés 2, 1 (3 dégâts).',
    ],
    [
      'an attack that is too weak',
      { ...attack, mageIds: ['brother-kiln'], defense: 6, dice: { faces: [], rerolled: [] }, damage: 0 },
      '“Brother Kiln” attacks the Toll Ogre with fire: 6 against 6, too little for a die.',
      '« Frère Four » attaque l’Ogre du péage (feu) : 6 contre 6, trop peu pour un dé.',
    ],
    [
      'dice that were rolled again',
      { ...attack, dice: { faces: [0], rerolled: [0] }, defense: 5, damage: 0 },
      '“Brother Kiln” and “Cinder Nan” attack the Toll Ogre with fire: 6 against 5, die 0 (no damage), after rolling 0 again.',
      '« Frère Four » et « Nanon la Cendre » attaquent l’Ogre du péage (feu) : 6 contre 5, dé 0 (aucun dégât), après relance de 0.',
    ],
    [
      'a monster that dies',
      { type: 'monsterDamaged', seat: 1, questId: 'the-fallen-constellation', monster: 1, damage: 1, dead: true },
      'The Star with a Grudge takes 1 damage from Élise and dies.',
      'L’Étoile rancunière subit 1 dégât face à Élise et meurt.',
    ],
    [
      'a campaign that fails',
      { type: 'campaignFailed', seat: 2, questId: 'overdue', objects: 1, damage: 2, distributed: false },
      'Ivo fails at “Overdue”: 1 object to leave, 2 damage to take.',
      'Ivo échoue face à « Retard de prêt » : 1 objet à laisser, 2 dégâts à subir.',
    ],
    [
      'who wins a combat, and against whom',
      { type: 'combatDecided', seat: 0, target: 1, winner: 1, attackers: 0, defenders: 2, booty: 0 },
      'Élise wins the combat against Ada: 0 attackers and 2 defenders left standing.',
      'Élise gagne le combat contre Ada : 0 attaquant et 2 défenseurs encore en lice.',
    ],
    [
      'who stands behind, and does not count',
      { type: 'combatDecided', seat: 0, target: 1, winner: null, attackers: 2, behind: 1, defenders: 2, booty: 0 },
      'No one wins the combat: 2 attackers in front, 1 behind and 2 defenders left standing.',
      'Personne ne gagne le combat : 2 attaquants devant, 1 derrière et 2 défenseurs encore en lice.',
    ],
    [
      'what the winner takes',
      {
        type: 'combatDecided',
        seat: 0,
        target: 1,
        winner: 0,
        attackers: 2,
        defenders: 0,
        booty: 2,
        rubies: 1,
        cards: 2,
      },
      'Ada wins the combat against Élise: 2 attackers and 0 defenders left standing, booty 1 ruby and 2 cards.',
      'Ada gagne le combat contre Élise : 2 attaquants et 0 défenseur encore en lice, butin de 1 rubis et 2 cartes.',
    ],
    [
      'a winner that takes cards alone',
      {
        type: 'combatDecided',
        seat: 0,
        target: 1,
        winner: 0,
        attackers: 1,
        defenders: 0,
        booty: 1,
        rubies: 0,
        cards: 1,
      },
      'Ada wins the combat against Élise: 1 attacker and 0 defenders left standing, booty 1 card.',
      'Ada gagne le combat contre Élise : 1 attaquant et 0 défenseur encore en lice, butin de 1 carte.',
    ],
    [
      'a purchase that a discount makes free',
      { type: 'alignmentBought', seat: 3, steps: -1, price: 0, discounted: true, alignment: -4 },
      'Oda moves 1 step toward Darkness for nothing, to −4.',
      'Oda avance de 1 cran vers les Ténèbres pour rien, jusqu’à −4.',
    ],
    [
      'who is asked',
      { type: 'stepOpened', step: 'quest.element', stepId: 'x', seats: [0, 2] },
      'Element of the attack: Ada and Ivo to answer.',
      'Élément de l’attaque : à Ada et Ivo de répondre.',
    ],
  ])('say %s', (_what, event, en, fr) => {
    expect([said(event, 'en'), said(event, 'fr')]).toEqual([en, fr]);
  });

  it('say a monster and a group by number in games that were stored before events named them', () => {
    const { questId: _quest, mageIds: _mages, ...stored } = attack;
    expect(said(stored, 'en')).toBe('Group 1 of Ada attacks monster 1 with fire: 6 against 4, dice 2, 1 (3 damage).');
    expect(said(stored, 'fr')).toBe('Le groupe 1 d’Ada attaque le monstre 1 (feu) : 6 contre 4, dés 2, 1 (3 dégâts).');
  });
});

describe('the words of a schema', () => {
  it('are there for every command and every event', () => {
    expect(undescribed(guilds)).toEqual([]);
  });
});
