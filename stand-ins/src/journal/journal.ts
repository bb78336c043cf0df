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

/** Maps that are the same after a restart. */
export interface Journal {
  /** The map of this name, with what it held when the process before ended. Values are plain JSON. */
  map<Value>(name: string): Map<string, Value>;
  /** Writes the file anew with what there is now. */
  compact(): void;
}

/** Lines added before the file is written anew. */
export const addedLinesMax = 100_000;

type Line = readonly [map: string, key: string, value?: unknown];

/** A line that a crash cut in two is the last one, and its change was told to nobody. */
const readLines = (file: string): readonly Line[] =>
  (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((text) => {
    try {
      return [JSON.parse(text) as Line];
    } catch {
      return [];
    }
  });

/** In memory only; for a stand-in that is given no file. */
export const noJournal = (): Journal => ({ map: () => new Map(), compact: () => undefined });

/**
 * Keeps maps in a file of JSON lines, one for each change, written before the change is answered: a process that is killed loses nothing. At its opening, and after
 * every `addedLinesMax` changes, the file is written anew beside the old one and takes its place at once.
 */
export const openJournal = (file: string): Journal => {
  const maps = new Map<string, Map<string, unknown>>();
  let added = 0;
  const compact = (): void => {
    const beside = `${file}.new`;
    const lines = [...maps].flatMap(([name, map]) =>
      [...map].map(([key, value]) => `${JSON.stringify([name, key, value])}\n`),
    );
    const handle = openSync(beside, 'w');
    writeSync(handle, lines.join(''));
    fsyncSync(handle);
    closeSync(handle);
    renameSync(beside, file);
    added = 0;
  };
  const write = (line: Line): void => {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
    added += 1;
    if (added >= addedLinesMax) compact();
  };
  const keptMap = (name: string): Map<string, unknown> => {
    const map = new (class extends Map<string, unknown> {
      override set(key: string, value: unknown): this {
        super.set(key, value);
        if (isOpen) write([name, key, value]);
        return this;
      }
      override delete(key: string): boolean {
        const wasThere = super.delete(key);
        if (isOpen && wasThere) write([name, key]);
        return wasThere;
      }
    })();
    maps.set(name, map);
    return map;
  };
  const mapOf = (name: string): Map<string, unknown> => maps.get(name) ?? keptMap(name);

  let isOpen = false;
  mkdirSync(dirname(file), { recursive: true });
  for (const [name, key, value] of readLines(file)) {
    if (value === undefined) mapOf(name).delete(key);
    else mapOf(name).set(key, value);
  }
  isOpen = true;
  compact();
  return { map: <Value>(name: string) => mapOf(name) as Map<string, Value>, compact };
};
