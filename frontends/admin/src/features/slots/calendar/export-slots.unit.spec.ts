import { buildSlotUsage, bengaluru } from '../../../testing/fake-slots-api.ts';

describe('exported slots', () => {
  it('writes one row per slot with its area', async () => {
    const { toCsvRows: fillRows } = await import('./export-slots.ts');
    const [head, row] = fillRows(
      [buildSlotUsage({ Date: '2026-11-22', CutOffAt: '2026-11-22T05:00:00.000+05:30' })],
      [bengaluru],
    );
    expect(head?.slice(0, 4)).toEqual(['Area', 'Day', 'From', 'To']);
    expect(row).toEqual([
      'Bengaluru',
      '22 Nov 2026',
      '07:00',
      '09:00',
      'Open',
      40,
      38,
      1,
      0,
      0,
      1,
      0,
      0,
      0,
      '22 Nov 2026 05:00',
    ]);
  });
});
