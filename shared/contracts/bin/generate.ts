import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { asyncApiDocument } from '../src/documents/asyncapi.ts';
import { openApiDocument } from '../src/documents/openapi.ts';

const folder = new URL('../generated/', import.meta.url);
const documents = { 'openapi.json': openApiDocument, 'asyncapi.json': asyncApiDocument };

const stale = Object.entries(documents)
  .filter(([name, build]) => {
    const path = new URL(name, folder);
    const text = `${JSON.stringify(build(), null, 1)}\n`;
    if (!process.argv.includes('--check')) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, text);
      return false;
    }
    try {
      return readFileSync(path, 'utf8') !== text;
    } catch {
      return true;
    }
  })
  .map(([name]) => name);

process.stdout.write(
  stale.length > 0
    ? `stale: ${stale.join(', ')}; run npm run contracts\n`
    : 'contract documents are fresh\n',
);
process.exitCode = stale.length > 0 ? 1 : 0;
