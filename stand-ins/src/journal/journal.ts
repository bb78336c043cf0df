import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

export interface Journal {
  map<Value>(name: string): Map<string, Value>;
  compact(): void;
}

export const maxAppendedLines = 100_000;

type Line = readonly [map: string, key: string, value?: unknown];

/**
 * Only the last line can be cut by a crash, and its change was never acknowledged, so it is
 * dropped.
 */
const readLines = (file: string): readonly Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((text) => {
    try {
      return [JSON.parse(text) as Line];
    } catch {
      return [];
    }
  });

export const createInMemoryJournal = (): Journal => ({
  map: () => new Map(),
  compact: () => undefined,
});

/**
 * Persists maps in an append-only file of JSON lines. Each change is written before the request is
 * answered, so a killed process loses nothing. Compaction writes a new file and renames it
 * atomically.
 */
export const openJournal = (file: string): Journal => {
  const maps = new Map<string, Map<string, unknown>>();
  let appendedLines = 0;
  const compact = (): void => {
    const temporaryFile = `${file}.new`;
    const lines = [...maps].flatMap(([name, map]) =>
      [...map].map(([key, value]) => `${JSON.stringify([name, key, value])}\n`),
    );
    const handle = openSync(temporaryFile, 'w');
    writeSync(handle, lines.join(''));
    fsyncSync(handle);
    closeSync(handle);
    renameSync(temporaryFile, file);
    appendedLines = 0;
  };
  const write = (line: Line): void => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    appendedLines += 1;
    if (appendedLines >= maxAppendedLines) compact();
  };
  const createPersistentMap = (name: string): Map<string, unknown> => {
    const map = new (class extends Map<string, unknown> {
      override set(key: string, value: unknown): this {
        super.set(key, value);
        if (isOpen) write([name, key, value]);
        return this;
      }
      override delete(key: string): boolean {
        const wasPresent = super.delete(key);
        if (isOpen && wasPresent) write([name, key]);
        return wasPresent;
      }
    })();
    maps.set(name, map);
    return map;
  };
  const getMap = (name: string): Map<string, unknown> =>
    maps.get(name) ?? createPersistentMap(name);

  let isOpen = false;
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, key, value] of readLines(file)) {
    if (value === undefined) getMap(name).delete(key);
    else getMap(name).set(key, value);
  }
  isOpen = true;
  compact();
  return { map: <Value>(name: string) => getMap(name) as Map<string, Value>, compact };
};
