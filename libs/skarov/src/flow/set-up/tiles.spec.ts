import { overlay } from '#kernel/testing';
import { box } from '../../content/catalogue.js';
import { tile } from '../../testing/build-commands.js';
import { begun } from '../../testing/small-base.js';
import { layTestBox } from '../../testing/test-rooms.js';

layTestBox();

describe('The room that is laid when the time runs out', () => {
  beforeAll(() => {
    const { objective: _objective, ...silo } = box.known.room('t3a');
    overlay(box).add('room', { ...silo, kind: 'PLAIN' });
  });

  it('SKAROV-GEN-10 SKAROV-BASE-15 is an objective room where one is missing, though another room comes first in the box', () => {
    const site = begun.when(tile('t2a', 0, -1, 0));
    expect(site.legal('placeTile')[0]).toMatchObject({ faceId: 't3a' });
    expect(site.byDefault()).toMatchObject({ type: 'placeTile', faceId: 't4a' });
  });
});
