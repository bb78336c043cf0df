import { maxImportRows } from '@tokri/contracts/validation';
import { rowsFaultMessage } from '../error-messages/rows-fault-message.ts';
import { readCountRows, readImportRows } from './import-rows.ts';

const row = { Row: 2, UnitId: '7', Counted: '3' };
const messageOf = (body: unknown, read = readCountRows) => {
  const rows = read(new TextEncoder().encode(JSON.stringify(body)));
  return rows.ok ? null : rowsFaultMessage(rows.fault, 'en');
};

describe('the rows of an upload', () => {
  it.each([
    [[row], null],
    [{ Row: 1 }, 'The file holds no list of rows.'],
    [[], 'The file holds no list of rows.'],
    [[row, { ...row, UnitId: 7 }], 'Row 2 of the list: UnitId is missing or not valid.'],
    [[{ Row: 2, UnitId: '7' }], 'Row 1 of the list: Counted is missing or not valid.'],
    [
      Array.from({ length: maxImportRows + 1 }, () => row),
      'At most 30,000 rows fit into one file.',
    ],
  ])('are read, or refused with what is wrong (case %#)', (body, message) =>
    expect(messageOf(body)).toBe(message),
  );

  it('of prices are refused in the same words', () =>
    expect(messageOf([{ Row: 2, UnitId: '7' }], readImportRows as typeof readCountRows)).toBe(
      'Row 1 of the list: Mrp is missing or not valid.',
    ));
});
