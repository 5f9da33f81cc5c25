import { joined, ofRef, told, type Markup } from '#drawing';
import { refKey } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import { findObjectKind, findTokenKind } from '#clash/queries';
import { sideColor } from './look.js';
import { pieceShape } from './piece-shapes.js';
import { lookOf, type Showing } from './showing.js';

/** Objects over the cells that they cover, and tokens, each with its name, and with its number where there are several. */
export function boardThings(showing: Showing, size: number): Markup {
  const { objects, tokens } = showing.view;
  const pieces = [
    ...objects.map(({ objectId, kindId, spaceId, turns }) => ({
      id: objectId,
      kind: findObjectKind(kindId),
      kindId,
      spaceId,
      turns,
    })),
    ...tokens.map(({ tokenId, kindId, spaceId }) => ({
      id: tokenId,
      kind: findTokenKind(kindId),
      kindId,
      spaceId,
      turns: 0,
    })),
  ];
  return joined(
    ...pieces.map((piece) => {
      const { kind, kindId, spaceId, turns } = piece;
      const offsets = kind && 'footprint' in kind ? kind.footprint : [];
      const name = skirmish.numbered(piece, kind ? told(showing, kind.name) : kindId, pieces);
      return ofRef(
        refKey('object', piece.id),
        skirmish.thing({ shape: pieceShape(kindId), spaceId, turns, offsets, name }, size),
      );
    }),
  );
}

/** The figures that stand on the board, the active one with a halo. */
export const boardFigures = (showing: Showing, size: number): Markup =>
  joined(
    ...showing.view.figures
      .filter(({ status, spaceId }) => status === 'IN_PLAY' && spaceId !== undefined)
      .map((figure) => {
        const { kind, side, figureId, damage, number, superVillain, spaceId = '0,0' } = figure;
        const drawn = skirmish.figurePiece(
          {
            spaceId,
            look: lookOf(figure),
            ring: kind === 'VILLAIN' ? skirmish.colors.ink : sideColor(side),
            isSmall: kind === 'SIDEKICK',
            isActive: showing.view.active?.heroId === figureId,
            damage,
            number: kind === 'VILLAIN' && !superVillain ? number : undefined,
            isCrowned: superVillain,
          },
          size,
        );
        return ofRef(refKey('figure', figureId), drawn);
      }),
  );
