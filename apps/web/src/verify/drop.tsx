import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

interface DropProps {
  readonly id: string;
  readonly label: string;
  /** What may be chosen, as `accept` of a file input. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place for files: chosen there, or dropped on it. */
export function Drop({ id, label, accept, onFiles }: DropProps): JSX.Element {
  const [isOver, setOver] = useState(false);
  return (
    <section
      class={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      <label for={id}>{label}</label>
      <input
        id={id}
        type="file"
        multiple
        accept={accept}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
    </section>
  );
}
