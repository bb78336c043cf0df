import { maxSavedViews } from '@tokri/contracts/validation';
import { putView, removeView, type SavedView } from './saved-view.ts';

const buildView = (viewId: number, name: string): SavedView => ({
  viewId,
  name,
  query: 'Stock=out',
});
const views = [buildView(1, 'Sold out'), buildView(2, 'Vegetables')];

describe('putView', () => {
  it('adds a view in the order of the names', () => {
    const result = putView(views, buildView(3, 'Tea'), true);
    expect(result.ok && result.value.map(({ name }) => name)).toEqual([
      'Sold out',
      'Tea',
      'Vegetables',
    ]);
  });
  it('renames a view', () =>
    expect(putView(views, buildView(1, 'Gone'), false)).toMatchObject({
      ok: true,
      value: [{ name: 'Gone' }, { name: 'Vegetables' }],
    }));
  it.each([
    ['name-taken', buildView(3, 'sold OUT'), true],
    ['unknown-view', buildView(9, 'Tea'), false],
  ] as const)('refuses with %s', (code, view, isNew) =>
    expect(putView(views, view, isNew)).toEqual({ ok: false, code }),
  );
  it('refuses more views than a person may have', () => {
    const full = Array.from({ length: maxSavedViews }, (_, index) =>
      buildView(index + 1, `View ${index}`),
    );
    expect(putView(full, buildView(99, 'One more'), true)).toEqual({
      ok: false,
      code: 'too-many-views',
    });
    expect(putView(full, buildView(1, 'Renamed'), false).ok).toBe(true);
  });
});

describe('removeView', () => {
  it('removes the view', () =>
    expect(removeView(views, 1)).toEqual({ ok: true, value: [views[1]] }));
  it('refuses an unknown one', () =>
    expect(removeView(views, 9)).toEqual({ ok: false, code: 'unknown-view' }));
});
