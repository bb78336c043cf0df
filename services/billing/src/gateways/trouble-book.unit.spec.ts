import type { GatewayTrouble } from '../application/ports/gateway.ts';
import { createTroubleBook, triesUntilStuck } from './trouble-book.ts';

const capture: GatewayTrouble = {
  task: 'capture',
  orderId: 42,
  kind: 'silent',
  tries: 1,
  message: 'capture: no answer',
};
const bookWithLog = () => {
  const lines: (readonly [string, object])[] = [];
  const to = (level: string) => (of: unknown) => {
    lines.push([level, of as object]);
  };
  return { lines, book: createTroubleBook({ warn: to('warn'), error: to('error') }) };
};

describe('trouble with a payment gateway', () => {
  it('is written to the log with task, kind and tries, and counted', () => {
    const { lines, book } = bookWithLog();
    book.note(capture);
    book.note({ ...capture, orderId: 43 });
    book.note({ ...capture, task: 'refund', kind: 'failed' });
    expect(lines[0]).toEqual(['warn', capture]);
    expect(book.counts()).toEqual({
      faults: { 'capture silent': 2, 'refund failed': 1 },
      stuck: 0,
    });
  });
  it('again and again, is an error, and its order is stuck until nothing is left to be asked', () => {
    const { lines, book } = bookWithLog();
    book.note({ ...capture, tries: triesUntilStuck - 1 });
    expect(book.counts().stuck).toBe(0);
    for (const tries of [triesUntilStuck, triesUntilStuck + 1]) book.note({ ...capture, tries });
    expect([lines.map(([level]) => level), book.counts().stuck]).toEqual([
      ['warn', 'error', 'error'],
      1,
    ]);
    book.over(42);
    expect(book.counts().stuck).toBe(0);
  });
});
