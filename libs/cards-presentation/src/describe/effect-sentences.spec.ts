import { cardTellerIn } from './card-teller.js';
import { ruseBook as book } from '#cards/testing';
import { seatEffectSentences, useSentences } from './effect-sentences.js';

describe('Sentences about what cards do', () => {
  const [english, french] = (['en', 'fr'] as const).map((locale) => cardTellerIn(book, locale, ['Ada', 'Bo']));
  const captain = { instanceId: 'c-003', cardId: 'L02' };

  it('tell who uses what, and what it costs', () => {
    const used = (cost: number) => ({ type: 'abilityUsed', seat: 0, source: captain, cost }) as const;
    expect(useSentences.abilityUsed(used(0), english!)).toBe('Ada uses the ability of Lantern Captain.');
    expect(useSentences.abilityUsed(used(2), english!)).toBe(
      'Ada uses the ability of Lantern Captain for 2 power stones.',
    );
    expect(useSentences.abilityUsed(used(1), french!)).toMatch(
      /^Ada utilise la capacité d.+ pour 1 pierre de pouvoir\.$/,
    );
    expect(useSentences.textTriggered({ type: 'textTriggered', source: captain }, english!)).toBe(
      'The text of Lantern Captain takes effect.',
    );
  });

  it('tell what a seat gains and what it loses', () => {
    const changed = (change: number) => ({ type: 'stonesChanged', seat: 1, change }) as const;
    const told = [2, -1].flatMap((change) =>
      [english!, french!].map((tell) => seatEffectSentences.stonesChanged(changed(change), tell)),
    );
    expect(told).toEqual([
      'Bo gains 2 power stones.',
      'Bo gagne 2 pierres de pouvoir.',
      'Bo loses 1 power stone.',
      'Bo perd 1 pierre de pouvoir.',
    ]);
  });

  it('tell that a dominant that has left counts on', () => {
    const left = { type: 'dominantLeft', seat: 0, card: captain, value: 6 } as const;
    expect(seatEffectSentences.dominantLeft(left, english!)).toBe(
      'Ada discards the dominant Lantern Captain; its value 6 still counts.',
    );
    expect(seatEffectSentences.dominantLeft(left, french!)).toMatch(
      /^Ada défausse la Dominante .+ ; sa valeur 6 compte encore\.$/,
    );
  });
});
