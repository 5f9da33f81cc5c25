import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Notice } from '../frame/notice.js';
import { words } from '../messages/locale.js';
import { partsByGroup } from './grouped.js';
import { capital } from './in-words.js';
import { standingByKind, usePieces, type Standing } from './use-pieces.js';
import type { Part } from './choice.js';
import type { Selection } from './use-selection.js';

interface PieceListProps {
  readonly gameId: string;
  readonly version: number;
  /** Where the visitor plays: pieces that can be selected are buttons. */
  readonly selection?: Selection | undefined;
}

/** The table as a list, on request: every piece of the picture where it stands, and what else can be selected. The picture is not needed then. */
export function PieceList(props: PieceListProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="piece-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.asList}</summary>
      {isOpen && <Pieces {...props} />}
    </details>
  );
}

function Pieces({ gameId, version, selection }: PieceListProps): JSX.Element {
  const { pieces, error } = usePieces(gameId, version);
  if (error) return <Notice error={error} />;
  if (!pieces) return <Notice>{words.loading}</Notice>;
  const keys = new Set(pieces.map(({ key }) => key));
  const others = selection?.choices.options.filter(({ key }) => !keys.has(key)) ?? [];
  return (
    <section aria-label={words.asList}>
      {selection && <p class="notice">{words.plainNames}</p>}
      {[...standingByKind(pieces)].map(([kind, members]) => (
        <Kind key={kind} name={capital(kind)}>
          {members.map((piece) => (
            <Row key={piece.key} piece={piece} selection={selection} />
          ))}
        </Kind>
      ))}
      {partsByGroup(others).map(([group, parts]) => (
        <Kind key={`values ${group}`} name={capital(group)}>
          {parts.map((part) => (
            <li key={part.key}>
              <Select part={part} selection={selection} />
            </li>
          ))}
        </Kind>
      ))}
    </section>
  );
}

const Kind = ({ name, children }: { readonly name: string; readonly children: JSX.Element[] }): JSX.Element => (
  <>
    <h2>{name}</h2>
    <ul aria-label={name}>{children}</ul>
  </>
);

interface RowProps {
  readonly piece: Standing;
  readonly selection: Selection | undefined;
}

/** A piece, and in its row all that lies on it. */
function Row({ piece, selection }: RowProps): JSX.Element {
  const { key, label, holds } = piece;
  const part = selection?.choices.options.find((option) => option.key === key);
  const isSelected = selection?.selected.some((one) => one.key === key) === true;
  return (
    <li data-ref={key}>
      {part ? <Select part={part} selection={selection} /> : <span>{capital(label)}</span>}
      {isSelected && <small>{words.isSelected}</small>}
      {holds.length > 0 && (
        <ul aria-label={words.on(label)}>
          {holds.map((held) => (
            <Row key={held.key} piece={held} selection={selection} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface SelectProps {
  readonly part: Part;
  readonly selection: Selection | undefined;
}

const Select = ({ part, selection }: SelectProps): JSX.Element => (
  <button type="button" disabled={selection?.isAsking} onClick={() => selection?.select(part)}>
    {capital(part.label)}
  </button>
);
