import { Bases, type BaseRequest, type SavedBase } from '#saved-content';
import { localized, type BaseFault } from '#kernel';
import { Injectable } from '@nestjs/common';
import { accountIdOf, lookerOf, type Caller } from '../access/caller.js';
import { comesBefore, cursorOfPlace, placeIn, type TimedPlace } from '../requests/place-cursor.js';
import { connectionOf, cutToPage, stretchOf, type Connection, type PageRequest } from '../requests/page.js';
import { ownerIn } from '../access/own-things.js';
import { faultsIn, keptOf, noSuch, type KeptWords } from './keeping.js';

/** The callers' operations on bases: their own, and shared ones. */
@Injectable()
export class OwnBases {
  constructor(private readonly bases: Bases) {}

  /** Saves a base of the caller. Throws an ApiError when it is malformed, not found, or one too many. */
  async save(caller: Caller, request: BaseRequest): Promise<SavedBase> {
    return keptOf(await this.bases.save(accountIdOf(caller), request), WORDS);
  }

  /** Deletes a base of the caller, and returns it as it was. Throws an ApiError when the caller has no such base. */
  async remove(caller: Caller, id: string): Promise<SavedBase> {
    const base = await this.bases.remove(accountIdOf(caller), id);
    if (!base) throw noSuch(WORDS);
    return base;
  }

  /**
   * A base that the caller may read: its own, or one that is shared; `undefined` for any other, whether it exists or
   * not.
   */
  readable(caller: Caller, id: string): Promise<SavedBase | undefined> {
    return this.bases.readable(lookerOf(caller), id);
  }

  /**
   * A base that the caller brings to a seat. Throws an ApiError for one that it may not read, as for one that does
   * not exist.
   */
  async brought(caller: Caller, id: string): Promise<SavedBase> {
    const base = await this.bases.readable(accountIdOf(caller), id);
    if (!base)
      throw noSuch({
        ...WORDS,
        noSuch: localized(
          'There is no such base, or you may not bring it.',
          'Cette base n’existe pas, ou vous ne pouvez pas l’apporter.',
        ),
      });
    return base;
  }

  /**
   * A page of the caller's bases, oldest first. Throws an ApiError when its token lacks the scope, or there is no
   * such page.
   */
  async page(caller: Caller, page: PageRequest): Promise<Connection<SavedBase>> {
    const stretch = stretchOf(page);
    const { from, fromEnd, limit } = stretch;
    const after = from === undefined ? undefined : placeOf(from);
    const found = await this.bases.list(ownerIn(caller), { after, descending: fromEnd, limit: limit + 1 });
    const { members, more } = cutToPage(found, stretch, ({ createdAt, id }, until) =>
      comesBefore({ at: createdAt, id }, placeOf(until), fromEnd),
    );
    return connectionOf(
      members.map((node) => ({ cursor: cursorOfPlace(node.createdAt, node.id), node })),
      more,
    );
  }

  /** All faults of a layout. Throws an ApiError when it is malformed. */
  faultsOf(layout: unknown): readonly BaseFault[] {
    return faultsIn(this.bases.check(layout));
  }
}

const placeOf = (cursor: string): TimedPlace => placeIn(cursor, localized('a base', 'd’une base'));

const WORDS: KeptWords = {
  noSuch: localized('You have no such base.', 'Vous n’avez pas cette base.'),
  tooMany: (most) =>
    localized(
      `An account may keep at most ${most} bases. Delete one first.`,
      `Un compte peut garder au plus ${most} bases. Supprimez-en une d’abord.`,
    ),
};
