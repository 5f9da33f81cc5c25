import { type Stage, stages, type View } from '#guardians/queries';

type Moment = Pick<View, 'stage'>;

const isFrom = ({ stage }: Moment, first: Stage): boolean => stages.indexOf(stage) >= stages.indexOf(first);

/** Whether it is settled whose dominant is higher, and with it who is first (GUARD-061). */
export const isOrdered = (view: Moment): boolean => isFrom(view, 'II_B_TURN');

/** Whether one seat is Active: from the first shield that is turned to the last option (GUARD-064, GUARD-082). */
export const isTurning = (view: Moment): boolean => isOrdered(view) && !isFrom(view, 'III_PLAYS');
