import type { ToLine } from './pdf-document.ts';

const mapValue = (value: unknown, toLine: ToLine): unknown => {
  if (typeof value === 'string') return toLine(value);
  if (Array.isArray(value)) return value.map((entry) => mapValue(entry, toLine));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, mapValue(entry, toLine)]),
  );
};

/** Every text of the data, so that none is forgotten when a field is added. */
export const mapTexts = <Data>(data: Data, toLine: ToLine): Data => mapValue(data, toLine) as Data;
