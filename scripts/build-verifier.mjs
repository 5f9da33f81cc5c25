// The verifier as one HTML file, from the sources of the web app: scripts/build-web.mjs writes it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sha256 = (text, encoding) => createHash('sha256').update(text).digest(encoding);

/** What an entry is bundled to: one classic script, and its style. */
async function bundled(config, entry) {
  const { build } = await import('vite');
  const { output } = await build({
    ...config,
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: entry, output: { format: 'iife' }, ...config.build.rolldownOptions },
    },
  });
  const style = output.find(({ fileName }) => fileName.endsWith('.css'));
  const scripts = output.filter(({ type }) => type === 'chunk');
  if (scripts.length !== 1) throw new Error(`${entry} must become one script, not ${scripts.length}.`);
  const compiled = scripts[0].moduleIds.filter((id) => id.includes('/dist/libs/'));
  if (compiled.length > 0) throw new Error(`${entry} must follow from sources alone, and imports ${compiled[0]}.`);
  return { script: scripts[0].code.trim(), style: String(style?.source ?? '').trim() };
}

/** Nothing but what is in the file runs, and it can load and send nothing. A blob has the worker, and one has each module that was hashed. */
const policyFor = (style, script) =>
  [
    "default-src 'none'",
    `script-src 'sha256-${sha256(script, 'base64')}' blob:`,
    'worker-src blob:',
    `style-src 'sha256-${sha256(style, 'base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/**
 * The text of the file, and its SHA-256 in hexadecimal. The same sources give the same bytes.
 * @param config of Vite, as the web app has it. @param packages the folder of what released rules import.
 */
export async function buildVerifier(config, packages) {
  const folder = join(config.root, 'src/verify/one-file');
  const page = await bundled(config, join(folder, 'one-file.tsx'));
  const worker = await bundled(config, join(folder, 'one-file.worker.ts'));
  const parts = {
    worker: worker.script,
    packages: readdirSync(packages)
      .sort()
      .map((name) => readFileSync(join(packages, name), 'utf8')),
  };
  // No part of a script may end its element.
  const script = page.script.replaceAll(/<(?=\/script|!--)/gi, '\\x3c');
  const elements = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policyFor(page.style, script)}" />`,
    style: `<style>${page.style}</style>`,
    parts: `<script type="application/json" id="parts">${JSON.stringify(parts).replaceAll('<', '\\u003c')}</script>`,
    script: `<script>${script}</script>`,
  };
  const template = readFileSync(join(config.root, 'verifier.html'), 'utf8');
  const html = template.replaceAll(/<!-- (\w+) -->/g, (_place, name) => elements[name]);
  return { html, sha256: sha256(html, 'hex') };
}
