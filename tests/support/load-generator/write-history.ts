import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CallRecord } from './call-record.ts';
import { runFilePath } from '../product.ts';

export const writeHistory = (name: string, calls: readonly CallRecord[]): string => {
  const file = path.join(path.dirname(runFilePath(process.env)), 'histories', `${name}.jsonl`);
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [...calls]
    .sort((a, b) => a.invokedMs - b.invokedMs)
    .map((call) => `${JSON.stringify(call)}\n`);
  writeFileSync(file, lines.join(''));
  return file;
};
