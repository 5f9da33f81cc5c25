import { locale } from '../messages/locale.js';

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_OF_ROOT = /(<svg[^>]*?) style="[^"]*"/;

/** The styles of pictures that this page has already: letters are large, and the same in every picture of a game. */
const adopted = new Set<string>();

/**
 * A picture as an element of this page. Its pieces are parts of the page, so it is a group and not an image: what an
 * image contains is hidden from screen readers. Its style is adopted, since the page allows no inline one, and its size is given by the page.
 */
function svgFrom(text: string): SVGSVGElement {
  const bare = text.replace(STYLE, (_all, css: string) => {
    adopt(css);
    return '';
  });
  const root = new DOMParser().parseFromString(bare.replace(STYLE_OF_ROOT, '$1'), 'image/svg+xml').documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error('The server sent no picture.');
  root.setAttribute('role', 'group');
  for (const size of ['width', 'height']) root.removeAttribute(size);
  return document.importNode(root, true);
}

function adopt(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, ''));
  document.adoptedStyleSheets.push(sheet);
}

/** The picture at an address of this server, in the language of the page. */
export async function fetchSvg(address: string, signal: AbortSignal): Promise<SVGSVGElement> {
  const answer = await fetch(address, { headers: { 'accept-language': locale }, signal });
  if (!answer.ok) throw new Error(`${String(answer.status)} ${answer.statusText}`);
  return svgFrom(await answer.text());
}
