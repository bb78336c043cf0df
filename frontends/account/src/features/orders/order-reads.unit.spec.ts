import { isRunning, stepOf } from './order-reads.ts';

describe('an order', () => {
  it.each([[1, true], [2, true], [3, true], [4, true], [5, true], [6, false], [7, false], [8, false], [99, false]])('in status %i, is running: %s', (Status, running) => expect(isRunning({ Status })).toBe(running));
  it.each([[1, 1], [2, 1], [3, 2], [4, 3], [5, 4]])('in status %i, is at step %i of five', (status, step) => expect(stepOf(status)).toEqual({ step, of: 5 }));
});
