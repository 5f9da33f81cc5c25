import { skirmishEvents, type EventTerms } from '#skirmish/events';
import { sideSchema } from '../words.js';

/** The sides of the events that Skarov shares, and the rules that they name. */
const eventTerms: EventTerms = {
  side: sideSchema,
  rules: {
    planned: 'SKAROV-STRAT-12',
    takenBack: 'SKAROV-STRAT-14',
    stacked: 'SKAROV-STRAT-04',
    proposed: 'SKAROV-STRAT-11',
    activated: 'SKAROV-ACT-02',
    cardVoid: 'SKAROV-ACT-10',
    activationEnded: 'SKAROV-ACT-14',
    zonesEntered: 'SKAROV-MOVE-09',
    attacked: 'SKAROV-ATK-01',
    attackVoid: 'SKAROV-ATK-11',
    attackDice: 'SKAROV-ATK-02, SKAROV-ATK-03',
    rolledOn: 'SKAROV-ATK-03',
    rollChanged: 'SKAROV-ATK-11',
    compared: 'SKAROV-ATK-04',
    pushed: 'SKAROV-ATK-06',
    tested: 'SKAROV-TEST-01',
    sure: 'SKAROV-TEST-08',
    testClosed: 'SKAROV-TEST-12',
    malus: 'SKAROV-TEST-05',
    onResult: 'SKAROV-TEST-03',
    powerUsed: 'SKAROV-SPEC-02, SKAROV-SPEC-06',
    interrupted: 'SKAROV-GEN-09',
    chosen: 'SKAROV-GEN-14',
    nearest: 'SKAROV-GEN-14',
    actionsChanged: 'SKAROV-ACT-16',
    passedOver: 'SKAROV-SPEC-08',
    credited: 'SKAROV-DMG-01',
    woundsShown: 'SKAROV-ELIM-04',
    discarded: 'SKAROV-CARD-05',
    damageDiscarded: 'SKAROV-WND-01',
    woundPile: 'SKAROV-SETUP-01, SKAROV-WND-07',
    takenUp: 'SKAROV-CARD-06',
    upkeep: 'SKAROV-END-11',
    missionDone: 'SKAROV-MISS-03',
    missionRolled: 'SKAROV-MISS-01',
    advanced: 'SKAROV-CAMP-01, SKAROV-CAMP-03',
  },
};

/** The events that Skarov shares, in its own words. */
export const sharedEvents = skirmishEvents(eventTerms);
