import { describeChange } from './describe-change.ts';

const describeItem = (
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) => describeChange({ subject: 'item:12', before, after });

describe('describeChange', () => {
  it('names the fields that differ and leaves out bookkeeping', () => {
    expect(
      describeItem(
        { name: 'Onion', status: 'on-sale', rev: 3, outbox: [] },
        { name: 'Red onion', status: 'on-sale', rev: 4, outbox: [{ type: 'x' }] },
      ),
    ).toEqual({
      subject: 'item:12',
      kind: 'changed',
      fields: [{ path: 'name', before: 'Onion', after: 'Red onion' }],
    });
  });

  it('tells the elements of a list apart by their id', () => {
    const unit = (unitId: number, ratePaise: number) => ({ unitId, ratePaise });
    expect(
      describeItem(
        { units: [unit(1, 4000), unit(2, 7000)] },
        { units: [unit(9, 10), unit(1, 4500), unit(2, 7000)] },
      ).fields,
    ).toEqual([
      { path: 'units.unitId 1.ratePaise', before: 4000, after: 4500 },
      { path: 'units.unitId 9.unitId', before: null, after: 9 },
      { path: 'units.unitId 9.ratePaise', before: null, after: 10 },
    ]);
  });

  it('says what was created and what was removed', () => {
    expect([
      describeItem(null, { name: 'Onion' }).kind,
      describeItem({ name: 'Onion' }, null).kind,
    ]).toEqual(['created', 'removed']);
  });

  it('masks personal data and secrets but shows that they changed', () => {
    const { fields } = describeChange({
      subject: 'user:7',
      before: { name: 'Asha Rao', mobile: '+919876543210', tokenHash: 'a', permissions: ['items'] },
      after: { name: 'Asha Iyer', mobile: '+919876500000', tokenHash: 'b', permissions: [] },
    });
    expect(fields).toEqual([
      { path: 'name', before: '••••', after: '••••' },
      { path: 'mobile', before: '••••3210', after: '••••0000' },
      { path: 'tokenHash', before: '••••', after: '••••' },
      { path: 'permissions.0', before: 'items', after: null },
    ]);
  });

  it('shows where long texts differ, also after their first 300 characters', () => {
    const text = (end: string) => ({ text: `${'x'.repeat(400)}${end}` });
    const { fields } = describeChange({
      subject: 'message-template:placed',
      before: text('old'),
      after: text('new'),
    });
    expect(fields).toEqual([
      { path: 'text', before: `…${'x'.repeat(40)}old`, after: `…${'x'.repeat(40)}new` },
    ]);
  });
  it('shortens long texts and writes instants in ISO form', () => {
    const { fields } = describeItem(
      { narration: '', at: new Date(0) },
      { narration: 'x'.repeat(400), at: new Date(1000) },
    );
    expect(fields).toEqual([
      { path: 'narration', before: '', after: `${'x'.repeat(300)}…` },
      { path: 'at', before: '1970-01-01T00:00:00.000Z', after: '1970-01-01T00:00:01.000Z' },
    ]);
  });
});
