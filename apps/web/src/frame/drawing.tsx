import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { asError } from '../server/use-answer.js';
import { Notice } from './notice.js';
import { fetchSvg } from './svg-from.js';

/** Where a part of a picture leads, and its name where the part has no text of its own. */
export interface PartLink {
  readonly href: string;
  readonly label?: string;
}

/** A picture of the server. */
export interface DrawingProps {
  /** The address of the picture on this server. */
  readonly address: string;
  /** What it shows, in words. */
  readonly label: string;
  /** The picture may have changed when this has. */
  readonly version?: number;
  /** Links by the `data-ref` of the parts. */
  readonly links?: ReadonlyMap<string, PartLink>;
}

const noLinks: ReadonlyMap<string, PartLink> = new Map();

/** A picture of the server, in the page: in the colors of the page, with parts that are links. */
export function Drawing({ address, label, version, links = noLinks }: DrawingProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState<SVGSVGElement>();
  const [error, setError] = useState<Error>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchSvg(address, leaving.signal).then(
      (next) => {
        setError(undefined);
        setSvg(next);
        place.current?.style.setProperty('--width', `${String(next.viewBox.baseVal.width)}px`);
      },
      (thrown: unknown) => {
        if (!leaving.signal.aborted) setError(asError(thrown));
      },
    );
    return () => leaving.abort();
  }, [address, version]);
  useEffect(() => {
    if (svg) place.current?.replaceChildren(linked(svg, links));
  }, [svg, JSON.stringify([...links])]);
  return (
    <figure class="drawing" aria-label={label}>
      {error && <Notice error={error} />}
      <div ref={place} tabIndex={0} />
    </figure>
  );
}

/** A copy of a picture with links in it. */
function linked(svg: SVGSVGElement, links: ReadonlyMap<string, PartLink>): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const part of copy.querySelectorAll('[data-ref]')) {
    const link = links.get(part.getAttribute('data-ref') ?? '');
    if (link) part.prepend(linkAround(part, link));
  }
  return copy;
}

/** A link cannot be in another one: that of a part has what is in no smaller part. */
function linkAround(part: Element, { href, label }: PartLink): SVGAElement {
  const link = document.createElementNS('http://www.w3.org/2000/svg', 'a');
  link.setAttribute('href', href);
  if (label !== undefined) link.setAttribute('aria-label', label);
  link.append(
    ...[...part.children].filter((child) => !child.matches('[data-ref]') && !child.querySelector('[data-ref]')),
  );
  return link;
}
