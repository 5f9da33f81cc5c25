import type { JSX } from 'preact';
import { SelectBox } from '../frame/fields.js';
import type { SkarovPassageKind } from '../generated/operations.js';
import { locale } from '../messages/locale.js';
import { roomName } from './box.js';
import {
  connectionsOf,
  lieutenantSpaces,
  reinforcementSpaces,
  withLieutenant,
  withMinion,
  withPassage,
  type Layout,
  type Rooms,
  type SkarovBox,
} from './layout.js';
import { words } from './words.js';

interface PartProps {
  readonly layout: Layout;
  readonly rooms: Rooms;
  readonly onLayout: (layout: Layout) => void;
}

interface FiguresProps extends PartProps {
  readonly sheets: SkarovBox['villainSheets'];
}

const passageKinds: readonly (readonly [string, string])[] = [
  ['', words.wall],
  ['DOOR', words.kinds.DOOR],
  ['AIRLOCK', words.kinds.AIRLOCK],
];

/** The doors, airlocks and villains of a base. */
export const PieceFields = (props: FiguresProps): JSX.Element => (
  <div class="sheet-form">
    <PassageFields layout={props.layout} rooms={props.rooms} onLayout={props.onLayout} />
    <MinionFields {...props} />
    <LieutenantFields {...props} />
  </div>
);

/** A field for each edge on which a door or an airlock may lie. */
function PassageFields({ layout, rooms, onLayout }: PartProps): JSX.Element {
  const laid = new Map(layout.passages.map(({ edge, kind }) => [edge, kind]));
  const connections = connectionsOf(layout, rooms);
  return (
    <fieldset>
      <legend>{words.passages}</legend>
      {connections.length === 0 && <p class="notice">{words.noPassages}</p>}
      {connections.map(({ edge, tiles: [one, other] }) => (
        <SelectBox
          key={edge}
          label={words.between(roomName(rooms, one.faceId), roomName(rooms, other.faceId))}
          value={laid.get(edge) ?? ''}
          values={passageKinds}
          onValue={(kind) => onLayout(withPassage(layout, edge, kind === '' ? undefined : (kind as SkarovPassageKind)))}
        />
      ))}
    </fieldset>
  );
}

/** A field for each space on which a minion may begin. */
function MinionFields({ layout, rooms, sheets, onLayout }: FiguresProps): JSX.Element {
  const posted = new Map(layout.minions.map(({ space, sheet }) => [space, sheet]));
  const minions = sheets.filter(({ rank }) => rank === 'MINION').map(({ id, name }) => [id, name[locale]] as const);
  return (
    <fieldset>
      <legend>{words.minions}</legend>
      {reinforcementSpaces(layout, rooms).map(({ space, faceId, mark }) => (
        <SelectBox
          key={space}
          label={`${words.spaceIn(roomName(rooms, faceId), space)} (${words.fromHeroes(mark ?? 2)})`}
          value={posted.get(space) ?? ''}
          values={[['', words.noMinion], ...minions]}
          onValue={(sheet) => onLayout(withMinion(layout, space, sheet))}
        />
      ))}
    </fieldset>
  );
}

/** A field for each lieutenant: where it begins. */
function LieutenantFields({ layout, rooms, sheets, onLayout }: FiguresProps): JSX.Element {
  const posted = new Map(layout.lieutenants.map(({ space, sheet }) => [sheet, space]));
  const spaces = lieutenantSpaces(layout, rooms).map(
    ({ space, faceId }) => [space, words.spaceIn(roomName(rooms, faceId), space)] as const,
  );
  return (
    <fieldset>
      <legend>{words.lieutenants}</legend>
      {sheets
        .filter(({ rank }) => rank === 'LIEUTENANT')
        .map(({ id, name }) => (
          <SelectBox
            key={id}
            label={name[locale]}
            value={posted.get(id) ?? ''}
            values={[['', words.nowhere], ...spaces]}
            onValue={(space) => onLayout(withLieutenant(layout, id, space))}
          />
        ))}
    </fieldset>
  );
}
