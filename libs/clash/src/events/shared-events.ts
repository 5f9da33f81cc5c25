import { skirmishEvents, type EventTerms } from '#skirmish/events';
import { sideSchema } from '../words.js';

/** The sides of the events that Clash shares, and the rules that they name. */
const eventTerms: EventTerms = {
  side: sideSchema,
  rules: {
    planned: 'CLASH-108, CLASH-263',
    takenBack: 'CLASH-239',
    stacked: 'CLASH-240',
    proposed: 'CLASH-112',
    activated: 'CLASH-119',
    cardVoid: 'CLASH-121',
    activationEnded: 'CLASH-242',
    zonesEntered: 'CLASH-244',
    attacked: 'CLASH-135',
    attackVoid: 'CLASH-212',
    attackDice: 'CLASH-143 to CLASH-147',
    rolledOn: 'CLASH-147',
    rollChanged: 'CLASH-267',
    compared: 'CLASH-148',
    pushed: 'CLASH-150',
    tested: 'CLASH-155',
    sure: 'CLASH-161',
    testClosed: 'CLASH-247',
    malus: 'CLASH-159',
    onResult: 'CLASH-160',
    powerUsed: 'CLASH-059, CLASH-211',
    interrupted: 'CLASH-243',
    chosen: 'CLASH-232',
    nearest: 'CLASH-097',
    actionsChanged: 'CLASH-213',
    passedOver: 'CLASH-214',
    credited: 'CLASH-246',
    woundsShown: 'CLASH-250',
    discarded: 'CLASH-168',
    damageDiscarded: 'CLASH-169',
    woundPile: 'CLASH-020, CLASH-173',
    takenUp: 'CLASH-052',
    upkeep: 'CLASH-175',
    missionDone: 'CLASH-019',
    missionRolled: 'CLASH-017, CLASH-205',
    advanced: 'CLASH-072, CLASH-073',
  },
};

/** The events that Clash shares, in its own words. */
export const sharedEvents = skirmishEvents(eventTerms);
