import { buildItem } from '../../../test/item-fixtures.ts';
import { markDeleted, undoWindowDays } from './delete-item.ts';
import { applyItemChange } from './update-item.ts';
import type { ItemChange } from './update-item.ts';

const now = new Date('2025-11-21T10:00:00Z');
const known = buildItem();
const { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint } = known;
const same: ItemChange = {
  name: known.name,
  narration: known.narration,
  code: known.code,
  category: { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint },
  status: 'on-sale',
};
const later = (days: number): Date => new Date(now.getTime() + days * 86_400_000);

describe('an item as staff say it anew', () => {
  it('the same again, is the very same item', () => {
    expect(applyItemChange(known, same, now)).toEqual({ ok: true, value: known });
  });
  it('without a code, keeps the one it has', () => {
    expect(applyItemChange(known, { ...same, code: '' }, now)).toMatchObject({
      value: { code: known.code },
    });
  });
  it('another name, code, shelf and status, all change at once', () => {
    const shelf = { ...same.category, itemTypeId: 9, itemTypeName: 'Other' };
    expect(
      applyItemChange(
        known,
        { name: 'Arhar', narration: 'x', code: 'ARHAR-DAL-001', category: shelf, status: 'hidden' },
        now,
      ),
    ).toEqual({
      ok: true,
      value: {
        ...known,
        ...shelf,
        name: 'Arhar',
        narration: 'x',
        code: 'ARHAR-DAL-001',
        status: 'hidden',
        changedAt: now,
      },
    });
  });
  it('a code of 11 characters, is refused; a short one that it has already, is not', () => {
    expect(applyItemChange(known, { ...same, code: 'ELEVEN-CHAR' }, now)).toEqual({
      ok: false,
      code: 'code-too-short',
    });
    expect(
      applyItemChange(buildItem({ code: 'OLD' }), { ...same, code: 'OLD' }, now),
    ).toMatchObject({
      ok: true,
    });
  });
  it('on sale without its declarations, is refused; hidden it may lack them', () => {
    const bare = buildItem({
      status: 'hidden',
      declarations: { ...known.declarations, bestBefore: '' },
    });
    expect(applyItemChange(bare, same, now)).toEqual({
      ok: false,
      code: 'declarations-missing',
      detail: 'bestBefore',
    });
    expect(applyItemChange(bare, { ...same, status: 'hidden' }, now)).toMatchObject({ ok: true });
  });
  it('a deleted one, comes back within the days for it and no later', () => {
    const deleted = markDeleted(known, now);
    const back = applyItemChange(deleted, same, later(undoWindowDays));
    expect(back).toMatchObject({ ok: true, value: { status: 'on-sale' } });
    expect(back.ok && 'deletedAt' in back.value).toBe(false);
    expect(applyItemChange(deleted, same, later(undoWindowDays + 1))).toEqual({
      ok: false,
      code: 'undo-too-late',
    });
  });
});
