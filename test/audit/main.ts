import { mkdir, writeFile } from 'node:fs/promises';
import { vectorFiles } from './vectors.js';

/* `npm run vectors`: writes the files beside the page of transcripts. */
await mkdir('docs/transcript/draws', { recursive: true });
for (const [name, text] of Object.entries(await vectorFiles())) await writeFile(`docs/transcript/${name}`, text);
