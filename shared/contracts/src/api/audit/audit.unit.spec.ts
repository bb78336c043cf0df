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
    ['item', ['name'], 'plain'],
    ['user', ['name'], 'personal'],
    ['order', ['lines', '0', 'name'], 'plain'],
    ['order', ['address', 'name'], 'personal'],
    ['party', ['Mobile'], 'personal'],
    ['session', ['tokenHash'], 'secret'],
  ] as const)('takes %s %j as %s', (kind, path, expected) => {
    expect(classifyRecordField(kind, path)).toBe(expected);
  });
  it('masks names in the input of services about people only', () => {
    expect([
      classifyInputField(['Name'], { isAboutPeople: true }),
      classifyInputField(['Name'], { isAboutPeople: false }),
      classifyInputField(['QuoteToken'], { isAboutPeople: false }),
    ]).toEqual(['personal', 'plain', 'secret']);
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
