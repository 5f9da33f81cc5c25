import { sharedSentences } from '#skirmish';
import { box } from '../content/catalogue.js';
import { events, type SeenEvent } from '../events.js';
import { courseSentences } from './course-sentences.js';
import { describe as sentenceOf } from './describe.js';
import { outcomeSentences } from './outcome-sentences.js';
import { overlordSentences } from './overlord-sentences.js';
import { setUpSentences } from './set-up-sentences.js';
import { tellFact } from './tell-fact.js';

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
    expect(told({ type: 'figureSelected', figureId: 'skarov-1', actions: 1 })[1]).toBe(
      'Professeur Skarov agit : 1 action.',
    );
    expect(told({ type: 'tilePlaced', faceId: 't7b', column: 0, row: 0, turns: 0, byRule: false })).toEqual([
      'The base gets a room: the Archives.',
      'La base s’agrandit : les Archives.',
    ]);
    expect(told({ type: 'roomActivated', tileNumber: 7, faceId: 't7b', spaceId: '0,3' })).toEqual([
      'Professor Skarov sets off the Archives.',
      'Le professeur Skarov active les Archives.',
    ]);
  });

  it('SKAROV-MOVE-09 name the room of the last zone that a figure enters', () => {
    const moved = { type: 'figureMoved', figureId: 'android-3', from: '0,0', to: '-2,7', kind: 'TRAVEL' } as const;
    expect(told({ ...moved, zones: ['t3a/a', 't7b/c'] })).toEqual([
      'Android 3 moves to the Archives.',
      'Androïde 3 se déplace vers les Archives.',
    ]);
    expect(told({ ...moved, zones: [] })).toEqual(['Android 3 moves to -2,7.', 'Androïde 3 se déplace en -2,7.']);
  });

  it('SKAROV-STRAT-07 tell of a hidden plan only that it lies, and its own side what it is', () => {
    const planned = { type: 'heroPlanned', seat: 0, side: 'HEROES', heroId: 'adam-spell' } as const;
    expect(told(planned)).toEqual(['Ada has laid the cards of Adam Spell.', 'Ada a posé les cartes d’Adam Spell.']);
    const card = box.printed.powerCard.find(({ heroId }) => heroId === 'adam-spell');
    expect(told({ ...planned, plays: [{ cardId: card?.id ?? '', side: 'RIGHT' }] })[0]).toBe(
      `Ada lays for Adam Spell: “${card?.name.en ?? ''}” (technique).`,
    );
    expect(told({ type: 'orderProposed', seat: 1, side: 'HEROES' })[1]).toBe('Élise a proposé un autre ordre.');
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
    expect(tellFact('sheet', 'android', 'fr')).toBe('Androïde');
    expect(tellFact('card', 'no-such-card', 'en')).toBe('This card');
    expect(tellFact('step', 'strategy.lastWord', 'fr')).toBe('Dernier mot du Professeur');
    expect(tellFact('id', '-2,7', 'en')).toBe('-2,7');
    expect(tellFact('tile', 3, 'en')).toBeUndefined();
  });
});

describe('every event', () => {
  it('has a sentence of one table: none is forgotten, none is told twice', () => {
    const tables = [sharedSentences, setUpSentences, overlordSentences, courseSentences, outcomeSentences];
    expect(tables.flatMap((table) => Object.keys(table)).sort()).toEqual(Object.keys(events).sort());
  });
});
