import type { Preview } from './previews.js';

const REPLACED = /<title>[^<]*<\/title>/;

/**
 * The page with the title of a preview, and its Open Graph tags.
 * @param origin of this server, as its visitors address it.
 */
export function withPreview(page: string, { title, description, image }: Preview, address: string): string {
  const { origin } = new URL(address);
  const tags = [
    ['og:site_name', 'Chronicler'],
    ['og:type', 'website'],
    ['og:url', address],
    ['og:title', title],
    ['og:description', description],
    ...(image === undefined
      ? []
      : [['og:image', origin + image] as const, ['og:image:type', 'image/svg+xml'] as const]),
  ] as const;
  const head = [
    `<title>${escaped(title)} · Chronicler</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    ...tags.map(([name, text]) => `<meta property="${name}" content="${escaped(text)}" />`),
  ].join('\n    ');
  // A function, since names may contain `$&`, which a text to insert would interpret.
  return page.replace(REPLACED, () => head);
}

/** A text that ends neither its attribute nor its element. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => `&#${String(letter.codePointAt(0))};`);
