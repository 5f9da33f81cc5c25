import { undescribed } from '#kernel/testing';
import { sharedSentences } from '#skirmish-presentation';
import { optionsOffered } from '#skirmish/testing';
import { box, events, type SeenEvent } from '#skarov/queries';
import { skarov } from '../skarov.js';
import { aGame, given } from '#skarov/testing';
import { courseSentences } from './course-sentences.js';
import { describe as sentenceOf } from './describe.js';
import { outcomeSentences } from './outcome-sentences.js';
import { overlordSentences } from './overlord-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { formatFact } from './format-fact.js';
import { refusalMessages as refusals } from '../refusal-messages.js';

const NAMES = ['Ada', 'Élise', 'Ivo'];
const told = (event: SeenEvent): [string, string] => [sentenceOf(event, 'en', NAMES), sentenceOf(event, 'fr', NAMES)];

describe('sentences in both languages', () => {
  it('name heroes, figures with their numbers, doors and rooms', () => {
    expect(told({ type: 'heroChosen', seat: 1, heroId: 'adam-spell', rank: 'ROOKIE' })).toEqual([
      'Élise plays Adam Spell (Rookie).',
      'Élise joue Adam Spell (Rookie).',
    ]);
    expect(told({ type: 'activationEnded', side: 'HEROES', heroId: 'adam-spell' })[1]).toBe(
      'L’activation d’Adam Spell est terminée.',
    );
    expect(told({ type: 'figureSelected', figureId: 'android-3', actions: 2 })).toEqual([
      'Android 3 acts, with 2 actions.',
      'Androïde 3 agit : 2 actions.',
    ]);
    expect(told({ type: 'tilePlaced', faceId: 't7b', column: 0, row: 0, turns: 0, byRule: false })).toEqual([
      'The base gets a room: the Archives.',
      'La base s’agrandit : les Archives.',
    ]);
    expect(told({ type: 'roomActivated', tileNumber: 7, faceId: 't7b', spaceId: '0,3' })).toEqual([
      'Professor Skarov sets off the Archives.',
      'Le professeur Skarov active les Archives.',
    ]);
  });

  it('SKAROV-MOVE-09 name the room and the last zone that a figure enters', () => {
    const moved = { type: 'figureMoved', figureId: 'android-3', from: '0,0', to: '-2,7', kind: 'TRAVEL' } as const;
    expect(told({ ...moved, zones: ['t3a/a', 't7b/c'] })).toEqual([
      'Android 3 moves to the Archives, blueprints.',
      'Androïde 3 se déplace vers les Archives, plans de machines.',
    ]);
    expect(told({ ...moved, zones: [] })).toEqual(['Android 3 changes position.', 'Androïde 3 change de position.']);
  });

  const test = { heroId: 'sgt-freedom', testKey: 'disarm-missile@missile-1', testId: 'disarm-missile' } as const;
  const mind = { ...test, characteristic: 'MIND', value: 5, dice: 4, sure: false, afar: false } as const;
  const rolled = (total: number, ...faces: number[]): SeenEvent => ({
    type: 'testRolled',
    heroId: 'sgt-freedom',
    faces,
    total,
  });
  const failed = { ...test, type: 'testResolved', characteristic: 'MIND', passed: false, closed: false } as const;

  it('SKAROV-EX-09 SKAROV-TEST-03 give sums that add up: what is added to the dice is told with them', () => {
    expect(told({ ...mind, type: 'testAttempted', toTotal: 3 })).toEqual([
      'Sgt Freedom attempts “Disarm a missile”: 4 dice plus 3 against mind 5.',
      'Sgt Freedom tente « Désarmer un missile » : 4 dés plus 3 contre 5 en mental.',
    ]);
    expect(told(rolled(6, 0, 0, 1, 2))).toEqual([
      'Sgt Freedom rolls 0, 0, 1, 2, plus 3: 6 in all.',
      'Sgt Freedom lance 0, 0, 1, 2, plus 3 : total 6.',
    ]);
    expect(told(rolled(-1, 0, 0))).toEqual([
      'Sgt Freedom rolls 0, 0, minus 1: −1 in all.',
      'Sgt Freedom lance 0, 0, moins 1 : total −1.',
    ]);
    expect(told(rolled(0))[1]).toBe('Sgt Freedom ne lance aucun dé : total 0.');
  });

  it('SKAROV-TEST-06 say that a failed test counts 1 less, and not one die less, as in Clash', () => {
    expect(told({ ...failed, malus: true })).toEqual([
      'Sgt Freedom fails the test “Disarm a missile” (mind); its total counts 1 less from now on.',
      'Sgt Freedom échoue au test « Désarmer un missile » (mental) ; son total compte 1 de moins désormais.',
    ]);
  });

  it('SKAROV-TEST-10 tell a test that a trap forces as forced', () => {
    const forced = { ...mind, type: 'testAttempted', testKey: 'keep-your-feet', testId: 'keep-your-feet' } as const;
    expect(told({ ...forced, characteristic: 'SPEED', value: 3, dice: 3 })).toEqual([
      'Sgt Freedom has to pass “Ice”: 3 dice against speed 3.',
      'Sgt Freedom doit réussir « Glace » : 3 dés contre 3 en vitesse.',
    ]);
  });

  it('SKAROV-EX-12 SKAROV-EVT-06 tell power dice that replace all others, and an event by who acts meanwhile', () => {
    const rolledBy = (power: string[], successes: number): SeenEvent => ({
      type: 'attackRolled',
      attackerId: 'gynoid-1',
      targetId: 'sgt-freedom',
      combat: [],
      power,
      rerolls: [],
      successes,
    });
    expect(told(rolledBy(['1', '2'], 3))).toEqual([
      'Gynoid 1 rolls power dice 1, 2: 3 in all.',
      'Gynoïde 1 lance aux dés de Pouvoir 1, 2 : total 3.',
    ]);
    expect(told(rolledBy([], 0))[1]).toBe('Gynoïde 1 ne lance aucun dé : total 0.');
    const kamikaze = { type: 'eventPlayed', seat: 1, sheetId: 'tonnage', cardId: 'event:1' } as const;
    expect(told(kamikaze).map((sentence) => sentence.replace(/[“«].*[”»]/, '…'))).toEqual([
      'Élise plays the event … while Tonnage acts.',
      'Élise joue l’événement … pendant l’activation de Tonnage.',
    ]);
  });

  it('SKAROV-FINAL-01 SKAROV-FINAL-05 tell the turning points of the final combat', () => {
    expect(told({ type: 'finalCombatBegun' })[0]).toContain('The final combat begins');
    expect(told({ type: 'escapeOpened', heroId: 'super-nova' })).toEqual([
      'With Super Nova out of action, Professor Skarov may flee from now on.',
      'Super Nova hors de combat, le professeur Skarov peut désormais prendre la fuite.',
    ]);
  });

  it('SKAROV-SPEC-08 tell what was passed over, and not the whole card', () => {
    const passedOver = { type: 'effectPassedOver', source: 't7b' } as const;
    expect(told({ ...passedOver, effect: 'discardEvents' })).toEqual([
      '“The Archives”: there is no event card to discard.',
      '« Les Archives » : il n’y a pas de carte Événement à défausser.',
    ]);
    expect(told({ ...passedOver, effect: 'heal' })[0]).toBe('“The Archives”: there is no damage to heal.');
  });

  it('SKAROV-STRAT-07 tell of a hidden plan only that it lies, and its own side what it is', () => {
    const planned = { type: 'heroPlanned', seat: 0, side: 'HEROES', heroId: 'adam-spell' } as const;
    expect(told(planned)).toEqual(['Ada has laid the cards of Adam Spell.', 'Ada a posé les cartes d’Adam Spell.']);
    const card = box.printed.powerCard.find(({ heroId }) => heroId === 'adam-spell');
    expect(told({ ...planned, plays: [{ cardId: card?.id ?? '', side: 'RIGHT' }] })[0]).toBe(
      `Ada lays for Adam Spell: “${card?.name.en ?? ''}” (technique).`,
    );
    expect(told({ type: 'orderProposed', seat: 1, side: 'HEROES' })[1]).toBe(
      'Élise a proposé un autre ordre, à approuver de nouveau.',
    );
  });

  it('SKAROV-STRAT-05 SKAROV-END-07 tell of hidden event cards how many they are, and the overlord which', () => {
    const set = { type: 'eventSet', seat: 2, sheetId: 'android' } as const;
    expect(told(set)).toEqual([
      'Ivo lays an event card by the sheet of Android.',
      'Ivo pose une carte Événement près de la fiche d’Androïde.',
    ]);
    expect(told({ ...set, cardId: 'event:1' })[0]).toMatch(/^Ivo lays “[A-Z].+” by the sheet of Android\.$/);
    const drawn = { type: 'eventsDrawn', seat: 2, count: 2 } as const;
    expect(told(drawn)).toEqual(['Ivo draws 2 event cards.', 'Ivo pioche 2 événements.']);
    expect(told({ ...drawn, cardIds: ['event:1', 'event:2'] })[1]).toMatch(/^Ivo pioche « .+ », « .+ »\.$/);
    expect(told({ type: 'eventTakenBack', seat: 2, sheetId: 'gynoid' })[1]).toBe(
      'Ivo reprend la carte Événement près de la fiche de Gynoïde.',
    );
  });

  it('SKAROV-WND-01 tell of a wound card drawn only that it is one, where it is hidden', () => {
    expect(told({ type: 'woundDrawn', heroId: 'adam-spell', side: 'HEROES', discarded: 2 })).toEqual([
      'Adam Spell draws a wound card for 2 damage.',
      'Adam Spell pioche une carte Blessure contre 2 dégâts.',
    ]);
  });

  it('SKAROV-NEWS-03 SKAROV-NEWS-07 give articles their headlines, and the end its reason, winner and margin', () => {
    const adam = box.printed.hero.find(({ id }) => id === 'adam-spell');
    const article = { type: 'articleWon', articleId: 'adam-spell', weight: 1 } as const;
    expect(told({ ...article, subject: 'DISGRACE', side: 'OVERLORD' })[1]).toBe(
      `À la une pour le Professeur, un article de disgrâce : « ${adam?.discredit.fr ?? ''} » (1 point).`,
    );
    expect(told({ ...article, subject: 'PRAISE', side: 'HEROES' })[0]).toBe(
      `On the front page for the heroes, an article of praise: “${adam?.praise.en ?? ''}” (1 point).`,
    );
    expect(
      told({ type: 'gameEnded', reason: 'ESCAPE', winner: 'OVERLORD', difference: -2, headlineId: 'overlord-victory' }),
    ).toEqual([
      'Professor Skarov has escaped: Professor Skarov wins (2 points apart). Headline: “The Professor teaches heroes a lesson”.',
      'Le professeur Skarov s’est échappé : victoire du professeur Skarov (2 points d’écart). À la une : « Le Professeur donne une leçon aux héros ».',
    ]);
  });

  it('SKAROV-NEWS-06 tell a level page as level, with a headline that says no more', () => {
    const level = { type: 'gameEnded', reason: 'ESCAPE', winner: 'OVERLORD', difference: 0 } as const;
    expect(told({ ...level, headlineId: 'overlord-narrow' })).toEqual([
      'Professor Skarov has escaped: Professor Skarov wins (level on points). Headline: “Skarov gets away with it, only just”.',
      'Le professeur Skarov s’est échappé : victoire du professeur Skarov (égalité de points). À la une : « Skarov s’en tire, d’un cheveu ».',
    ]);
  });

  it('SKAROV-TILE-13 name a trap, and quote a rule of the scenario', () => {
    const trap = box.printed.room.flatMap(({ traps }) => traps)[0];
    expect(told({ type: 'ruleTriggered', ruleId: trap?.id ?? '', figureId: 'gynoid-2' })[0]).toBe(
      `Gynoid 2 sets this off: “${trap?.name.en ?? ''}”.`,
    );
    const rule = box.printed.scenario.flatMap(({ rules }) => rules)[0];
    expect(told({ type: 'ruleTriggered', ruleId: rule?.id ?? '' })[1]).toBe(
      `Règle de l’aventure : « ${rule?.text.fr ?? ''} »`,
    );
  });
});

describe('where something is', () => {
  const inRow = { heroes: [{}], villains: [{ sheet: 'android', at: '7,1' }] };
  const { state } = given(aGame(inRow));
  const inBase = (event: SeenEvent): [string, string] => [
    sentenceOf(event, 'en', NAMES, undefined, state),
    sentenceOf(event, 'fr', NAMES, undefined, state),
  ];
  const moved = { type: 'figureMoved', figureId: 'android-1', kind: 'TRAVEL' } as const;

  it('SKAROV-BASE-16 is told by the rooms of the base, never by coordinates', () => {
    expect(inBase({ ...moved, from: '7,1', to: '4,2', zones: ['t1a/a'] })).toEqual([
      'Android 1 moves to the Entry, turnstiles.',
      'Androïde 1 se déplace vers l’Entrée, portillons.',
    ]);
    expect(inBase({ ...moved, from: '7,1', to: '5,4', zones: ['t3a/b'] })[0]).toBe(
      'Android 1 moves within the Missile Silo.',
    );
    expect(inBase({ ...moved, from: '7,1', to: '7,2', zones: [] })[1]).toBe(
      'Androïde 1 change de position (le Silo à missiles, quatrième passerelle).',
    );
    expect(inBase({ type: 'heroPlaced', heroId: 'adam-spell', spaceId: '0,0' })).toEqual([
      'Adam Spell starts (the Entry).',
      'Adam Spell prend position (l’Entrée).',
    ]);
    const chosen = { type: 'choiceMade', seat: 0, source: 'event:1', optionId: '9,4' } as const;
    expect(inBase(chosen)[0]).toMatch(/^Ada chooses a space in the Missile Silo \(“.+”\)\.$/);
    const pushed = { type: 'figurePushed', figureId: 'adam-spell', by: 'android-1' } as const;
    expect(inBase({ ...pushed, from: '4,2', to: '4,1' })[0]).toBe(
      'Android 1 pushes Adam Spell back (the Entry, turnstiles).',
    );
    expect(inBase({ ...pushed, from: '5,2', to: '4,2' })[1]).toBe(
      'Androïde 1 repousse Adam Spell vers l’Entrée, portillons.',
    );
  });

  it('SKAROV-BASE-04 of a door is the two rooms that it parts, also in its test and where they lie above each other', () => {
    expect(inBase({ type: 'passagePlaced', edge: '9,2,E', kind: 'DOOR', byRule: false })).toEqual([
      'A door is in place between the Missile Silo and the Control Room.',
      'Une porte est en place entre le Silo à missiles et la Salle de contrôle.',
    ]);
    expect(inBase({ type: 'doorSet', door: '4,2,E', open: true, source: 'adam-spell' })).toEqual([
      'The door between the Entry and the Missile Silo opens (Adam Spell).',
      'La porte entre l’Entrée et le Silo à missiles s’ouvre (Adam Spell).',
    ]);
    const test = { heroId: 'adam-spell', testKey: '9,2,E', testId: '9,2,E', characteristic: 'MIND' } as const;
    expect(inBase({ type: 'testResolved', ...test, passed: true, closed: false, malus: false })[0]).toBe(
      'Adam Spell passes the test “Door between the Missile Silo and the Control Room” (mind).',
    );
    const above = { tiles: [...state.base.tiles, { faceId: 't7b', column: 0, row: -1, turns: 0 }] };
    const [en] = [
      sentenceOf({ type: 'doorSet', door: '2,-1,S', open: false, source: 'x' }, 'en', NAMES, undefined, {
        base: { ...state.base, ...above },
      }),
    ];
    expect(en).toBe('The door between the Archives and the Entry closes.');
  });

  it('is left out where the base is unknown', () => {
    expect(told({ type: 'passagePlaced', edge: '9,2,E', kind: 'AIRLOCK', byRule: false })[1]).toBe(
      'Un sas est en place.',
    );
    expect(told({ type: 'doorSet', door: '9,2,E', open: false, source: 'x' })[0]).toBe('A door closes.');
    expect(told({ type: 'minionPlaced', sheetId: 'android', spaceId: '3,1', byRule: true })[0]).toBe(
      'A minion (Android) stands ready.',
    );
    expect(told({ type: 'figurePushed', figureId: 'android-1', from: '1,1', to: '2,1' })[0]).toBe(
      'Android 1 is pushed back.',
    );
  });

  it('is said once where a room does something in itself, and rooms and figures that do something are no quotations', () => {
    const placed = { type: 'figurePlaced', figureId: 'android-1', spaceId: '7,1', superVillain: false } as const;
    expect(inBase({ ...placed, spawned: true, source: 't3a' })).toEqual([
      'Android 1 appears (the Missile Silo, first gantry).',
      'Androïde 1 apparaît (le Silo à missiles, première passerelle).',
    ]);
    expect(inBase({ ...placed, spawned: false, source: 't1a' })[0]).toBe(
      'Android 1 turns up elsewhere (the Missile Silo, first gantry, the Entry).',
    );
    expect(inBase({ type: 'pieceRemoved', piece: 'TOKEN', pieceId: 'fuel-1', source: 'skarov' })[1]).toMatch(
      / \(le professeur Skarov\)\.$/,
    );
  });
});

describe('what is chosen', () => {
  const choice = { type: 'choiceMade', seat: 0, source: 'study-the-plans' } as const;

  it('SKAROV-TILE-01 is quoted as the text offers it', () => {
    expect(told({ ...choice, optionId: '1' })).toEqual([
      'Ada chooses “Plans of the Storm” (“Study the plans”).',
      'Ada choisit « Plans : la Tempête » (« Étudier les plans »).',
    ]);
    expect(told({ ...choice, seat: null, optionId: '5' })[1]).toBe(
      'Les règles choisissent « Plans : la Fusion » (« Étudier les plans »).',
    );
  });

  it('SKAROV-GEN-09 without words of its own is the first that can be carried out, or has its number', () => {
    const wordless = { ...choice, source: 'nobody-knows', optionId: '2' };
    expect(told({ ...wordless, seat: null })).toEqual([
      'The rules choose the first possibility that can be carried out.',
      'Les règles choisissent la première possibilité réalisable.',
    ]);
    expect(told(wordless)).toEqual(['Ada chooses possibility 3.', 'Ada choisit la possibilité 3.']);
  });

  it('is known of all that the box offers', () => {
    const offered = optionsOffered(box.printed);
    expect(offered.length).toBeGreaterThan(30);
    const sentences = offered.map(([source, index]) => told({ ...choice, source, optionId: String(index) })[0]);
    expect(sentences.filter((sentence) => !/^Ada chooses “[^“”]+”/.test(sentence))).toEqual([]);
  });
});

describe('a number below nothing', () => {
  it('has the sign that is printed', () => {
    const roll = { figureId: 'golden-boy', source: 'x', faces: [], rerolls: [], successes: -1 };
    expect(told({ type: 'rollChanged', ...roll })[0]).toMatch(/: now −1\.$/);
    expect(told({ type: 'testRolled', heroId: 'golden-boy', faces: [], total: -2 })[1]).toMatch(/ : total −2\.$/);
    expect(told({ type: 'objectiveAdvanced', objectiveId: 'x', by: -1, counter: 2, source: 'x' })[0]).toContain(
      ': −1, now 2',
    );
  });
});

describe('the professor', () => {
  it('has an article in French, which begins a sentence in upper case and runs together with “de”', () => {
    expect(told({ type: 'figureSelected', figureId: 'skarov-1', actions: 1 })).toEqual([
      'Professor Skarov acts, with 1 action.',
      'Le professeur Skarov agit : 1 action.',
    ]);
    const attack = { type: 'attackDeclared', attackerId: 'adam-spell', targetId: 'skarov-1', mode: 'MELEE' } as const;
    expect(told(attack)[1]).toBe('Adam Spell attaque le professeur Skarov.');
    expect(told({ type: 'eventSet', seat: 2, sheetId: 'skarov' })[1]).toBe(
      'Ivo pose une carte Événement près de la fiche du professeur Skarov.',
    );
    expect(told({ type: 'eventsRevealed', sheets: [{ sheetId: 'skarov', cardIds: [] }] })[1]).toMatch(
      /^Les cartes Événement sont révélées\. Le professeur Skarov : /,
    );
    expect(told({ type: 'damagePrevented', figureId: 'skarov-1', points: 1, source: 'skarov-force-field' })[1]).toBe(
      'Le professeur Skarov échappe à 1 dégât (« Champ de force »).',
    );
    expect(formatFact('figure', 'skarov-1', 'fr')).toBe('Le professeur Skarov');
  });
});

describe('what the overlord does', () => {
  it('SKAROV-ACT-03 SKAROV-ACT-15 names who may act, in a number that fits', () => {
    const activated = { type: 'sheetActivated', sheetId: 'arachnoid' } as const;
    expect(told({ ...activated, figureIds: ['arachnoid-1', 'arachnoid-4'] })).toEqual([
      'The sheet of Arachnoid is activated: Arachnoid 1, Arachnoid 4.',
      'La fiche d’Arachnoïde est activée : Arachnoïde 1, Arachnoïde 4.',
    ]);
    expect(told({ ...activated, figureIds: [] })[1]).toBe(
      'La fiche d’Arachnoïde est activée, mais il n’y a personne pour agir.',
    );
  });

  it('SKAROV-OBJ-01 SKAROV-OBJ-03 says for whom an objective is settled, and SKAROV-DMG-01 thanks to whom one is out', () => {
    const id = box.printed.room.flatMap(({ objective }) => objective ?? [])[0];
    const settled = { type: 'objectiveSettled', objectiveId: id?.id ?? '' } as const;
    expect(told({ ...settled, side: 'HEROES' })[0]).toBe(
      `The heroes have neutralised the objective “${id?.name.en ?? ''}”.`,
    );
    expect(told({ ...settled, side: 'OVERLORD' })[1]).toBe(
      `L’objectif « ${id?.name.fr ?? ''} » tourne à l’avantage du professeur Skarov.`,
    );
    const out = { type: 'figureOut' as const, figureId: 'adam-spell', cause: 'WOUNDS' as const, woundIds: [] };
    expect(told({ ...out, side: 'OVERLORD' })).toEqual([
      'Adam Spell is out of action, thanks to the overlord.',
      'Adam Spell : hors de combat, grâce au Professeur.',
    ]);
    expect(told({ ...out, side: null })[0]).toBe('Adam Spell is out of action.');
  });
});

describe('facts of refusals', () => {
  it('are told by name', () => {
    expect(formatFact('sheet', 'android', 'fr')).toBe('Androïde');
    expect(formatFact('card', 'no-such-card', 'en')).toBe('This card');
    expect(formatFact('id', 'gynoid-2', 'fr')).toBe('Gynoïde 2');
    expect(formatFact('tiles', ['t7b', 't1a'], 'en')).toBe('the Archives, the Entry');
    expect(formatFact('tile', 3, 'en')).toBeUndefined();
  });

  it('have no coordinates: the refused player knows where', () => {
    expect([formatFact('space', '-2,7', 'en'), formatFact('space', '-2,7', 'fr')]).toEqual([
      'That space',
      'Cet espace',
    ]);
    expect(formatFact('id', '-2,7', 'en')).toBe('That');
    for (const { en, fr } of Object.values(refusals)) expect(`${en} ${fr}`).not.toContain('{edge}');
  });

  it('suit heroes and heroines: after a name French has no participle that agrees with it', () => {
    const named = Object.values(refusals).filter(({ fr }) => /\{(?:hero|figure|sheet|id)\}/.test(fr));
    expect(named.length).toBeGreaterThan(10);
    expect(
      named.filter(({ fr }) => /^\{(?!card).*(?:est|été) (?:déjà |pas )*\p{L}+(?:é|is|ent)e?(?!\p{L})/u.test(fr)),
    ).toEqual([]);
  });
});

describe('every event', () => {
  it('has a sentence of one table: none is forgotten, none is told twice', () => {
    const tables = [sharedSentences, setUpSentences, overlordSentences, courseSentences, outcomeSentences];
    expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(events).sort());
  });
});

describe('the words of a schema', () => {
  it('are there for every command and every event', () => {
    expect(undescribed(skarov)).toEqual([]);
  });
});
