import { toErrorCsv } from './download-errors.ts';

const error = { Row: 5, Field: 'Rate', Column: 'price', Value: 'free', Rule: 'rupees' };

describe('toErrorCsv', () => {
  it('keeps the row as it is and adds its number and errors', () =>
    expect(
      toErrorCsv(
        ['name', 'price', ''],
        [
          {
            Row: 5,
            Cells: ['Dal, toor', 'free', 'x'],
            Errors: [{ ...error, Message: 'is no sum in rupees' }],
          },
        ],
      ),
    ).toBe(
      '\uFEFFname,price,,Error row,Error\r\n"Dal, toor",free,x,5,Price “free”: is no sum in rupees\r\n',
    ));

  it('replaces the errors of a file that is already a list of errors', () =>
    expect(
      toErrorCsv(
        ['name', 'Error row', 'Error'],
        [{ Row: 2, Cells: ['Dal', '9', 'old'], Errors: [{ ...error, Message: 'new' }] }],
      ),
    ).toBe('\uFEFFname,Error row,Error\r\nDal,2,Price “free”: new\r\n'));
});
