import { findSubjects, toSubject } from './audit-subjects.ts';
import { classifyInputField, classifyRecordField, maskPersonal } from './personal-data.ts';

describe('findSubjects', () => {
  it('finds the records that ids of the input name, whatever the case', () => {
    expect(
      findSubjects({ itemid: 12, UserId: 7, Slots: [{ SlotId: 3 }, { SlotId: 3 }], Name: 'x' }),
    ).toEqual(['item:12', 'user:7', 'slot:3']);
  });
  it('reads lists of ids', () => {
    expect(findSubjects({ ItemIds: [4, 5] })).toEqual(['item:4', 'item:5']);
  });
  it('leaves out ids that name nothing', () => {
    expect(findSubjects({ UserId: 0, PartyId: '0', ItemId: null, OfferId: 'a b' })).toEqual([]);
  });
  it('keeps at most 50', () => {
    expect(findSubjects(Array.from({ length: 90 }, (_, at) => ({ ItemId: at + 1 })))).toHaveLength(
      50,
    );
  });
});

describe('toSubject', () => {
  it.each([
    ['Item', 12, 'item:12'],
    ['ItemType', 3, 'item-type:3'],
    ['order', 'a:1', 'order:a:1'],
  ])('names record %s %s %s', (model, id, subject) => {
    expect(toSubject(model, id)).toBe(subject);
  });
});

describe('what an audit entry keeps in clear', () => {
  it.each([
    ['item', ['name'], 'Onion', 'plain'],
    ['item', ['note'], 'Keep cool', 'plain'],
    ['user', ['name'], 'Asha', 'personal'],
    ['user', ['block', 'reason'], 'Asha refuses', 'personal'],
    ['user', ['permissions', '0'], 'items', 'plain'],
    ['user', ['block', 'at'], '2026-11-28T10:00:00.000Z', 'plain'],
    ['order', ['agreement', 'userName'], 'Asha', 'personal'],
    ['order', ['progress', 'history', '0', 'note'], 'for Asha', 'personal'],
    ['order', ['progress', 'cancelReason'], 'Asha is away', 'personal'],
    ['order', ['status'], 'Packed', 'plain'],
    ['order', ['lines', '0', 'name'], 'Onion', 'plain'],
    ['order', ['totals', 'payablePaise'], 900, 'plain'],
    ['order', ['address', 'name'], 'Asha', 'personal'],
    ['payment', ['payment', 'refunds', 'refundId r-1', 'state'], 'due', 'plain'],
    ['payment', ['payment', 'refunds', '0', 'staffRefund', 'reason'], 'Asha', 'personal'],
    ['unpaid-quota', ['lifts', '0', 'reason'], 'wedding of Asha', 'personal'],
    ['party', ['Mobile'], '9', 'personal'],
    ['session', ['tokenHash'], 'a', 'secret'],
  ] as const)('takes %s %j %s as %s', (kind, path, value, expected) => {
    expect(classifyRecordField(kind, path, value)).toBe(expected);
  });
  it('masks what was typed in the input of services about people only', () => {
    expect([
      classifyInputField(['Name'], { isAboutPeople: true, value: 'Asha' }),
      classifyInputField(['Reason'], { isAboutPeople: true, value: 'Asha is away' }),
      classifyInputField(['Status'], { isAboutPeople: true, value: '12' }),
      classifyInputField(['Name'], { isAboutPeople: false, value: 'Onion' }),
      classifyInputField(['QuoteToken'], { isAboutPeople: false, value: 'a' }),
    ]).toEqual(['personal', 'personal', 'plain', 'plain', 'secret']);
  });
  it.each([
    ['+919876543210', '••••3210'],
    ['asha@example.in', '••••@example.in'],
    ['Asha Rao', '••••'],
    ['', ''],
  ])('masks %s as %s', (text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });
});
