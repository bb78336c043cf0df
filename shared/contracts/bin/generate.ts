import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findAsyncApiErrors } from '../document-checks/asyncapi-errors.ts';
import { asyncApiDocument } from '../src/documents/asyncapi.ts';
import { findOpenApiErrors } from '../document-checks/openapi-errors.ts';
import { openApiDocument } from '../src/documents/openapi.ts';

const folder = new URL('../generated/', import.meta.url);
const documents = [
  { name: 'openapi.json', build: openApiDocument, findErrors: findOpenApiErrors },
  { name: 'asyncapi.json', build: asyncApiDocument, findErrors: findAsyncApiErrors },
];
const isCheck = process.argv.includes('--check');

const isCurrent = (path: URL, text: string): boolean => {
  try {
    return readFileSync(path, 'utf8') === text;
  } catch {
    return false;
  }
};

/** Writes the documents that are valid, or compares them with `--check`. */
const problems: string[] = [];
for (const { name, build, findErrors } of documents) {
  const document = build();
  const text = `${JSON.stringify(document, null, 1)}\n`;
  const path = new URL(name, folder);
  const errors = await findErrors(document);
  problems.push(...errors.map((error) => `${name}: ${error}`));
  if (isCheck && !isCurrent(path, text)) problems.push(`${name} is stale; run npm run contracts`);
  if (!isCheck && errors.length === 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  }
}

process.stdout.write(
  problems.length > 0 ? `${problems.join('\n')}\n` : 'contract documents are valid and current\n',
);
process.exitCode = problems.length > 0 ? 1 : 0;
