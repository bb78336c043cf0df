import { dayMs } from '@tokri/contracts/dates';
import { buildItem } from '../../../test/item-fixtures.ts';
import { markDeleted, restoreWindowDays } from './delete-item.ts';
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
const later = (days: number): Date => new Date(now.getTime() + days * dayMs);

describe('applyItemChange', () => {
  it('returns the same object when nothing changes', () => {
    expect(applyItemChange(known, same, now)).toEqual({ ok: true, value: known });
  });
  it('keeps the code when none is given', () => {
    expect(applyItemChange(known, { ...same, code: '' }, now)).toMatchObject({
      value: { code: known.code },
    });
  });
  it('keeps a Hindi text as long as the English one', () => {
    const translated = buildItem({ hindi: { name: 'तूर दाल', narration: 'x', bestBefore: 'y' } });
    const change = (input: Partial<ItemChange>) => {
      const result = applyItemChange(translated, { ...same, ...input }, now);
      return result.ok && result.value.hindi;
    };
    expect(applyItemChange(translated, same, now)).toEqual({ ok: true, value: translated });
    expect(change({ name: 'Moong Dal' })).toEqual({ narration: 'x', bestBefore: 'y' });
    expect(change({ narration: 'Polished' })).toEqual({ name: 'तूर दाल', bestBefore: 'y' });
    expect(change({ name: 'Moong Dal', hindi: { name: 'मूंग दाल' } })).toMatchObject({
      name: 'मूंग दाल',
    });
    expect(change({ hindi: { name: '' } })).toEqual({ narration: 'x', bestBefore: 'y' });
  });
  it('changes name, code, category and status together', () => {
    const category = { ...same.category, itemTypeId: 9, itemTypeName: 'Other' };
    expect(
      applyItemChange(
        known,
        { name: 'Arhar', narration: 'x', code: 'ARHAR-DAL-001', category, status: 'hidden' },
        now,
      ),
    ).toEqual({
      ok: true,
      value: {
        ...known,
        ...category,
        name: 'Arhar',
        narration: 'x',
        code: 'ARHAR-DAL-001',
        status: 'hidden',
        changedAt: now,
      },
    });
  });
  it('rejects a new code of 11 characters but keeps an existing short code', () => {
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
  it('requires declarations only for items on sale', () => {
    const itemWithoutDeclarations = buildItem({
      status: 'hidden',
      declarations: { ...known.declarations, bestBefore: '' },
    });
    expect(applyItemChange(itemWithoutDeclarations, same, now)).toEqual({
      ok: false,
      code: 'declarations-missing',
      missing: ['bestBefore'],
    });
    expect(
      applyItemChange(itemWithoutDeclarations, { ...same, status: 'hidden' }, now),
    ).toMatchObject({ ok: true });
  });
  it('restores a deleted item only within the restore window', () => {
    const deleted = markDeleted(known, now);
    const restored = applyItemChange(deleted, same, later(restoreWindowDays));
    expect(restored).toMatchObject({ ok: true, value: { status: 'on-sale' } });
    expect(restored.ok && 'deletedAt' in restored.value).toBe(false);
    expect(applyItemChange(deleted, same, later(restoreWindowDays + 1))).toEqual({
      ok: false,
      code: 'undo-too-late',
    });
  });
});
