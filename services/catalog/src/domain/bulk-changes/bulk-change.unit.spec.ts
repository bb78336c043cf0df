import { buildBulkChange } from '../../../test/bulk-change-fixtures.ts';
import { finishPart, requiredPermission, startChange, undoChange } from './bulk-change.ts';

const now = new Date('2025-11-22T06:00:00Z');
const context = { now, today: '2025-11-22', staffId: 4 };

describe('startChange', () => {
  it('starts a prepared change and repeats as a success', () => {
    const started = startChange(buildBulkChange(), context);
    expect(started).toMatchObject({
      ok: true,
      value: { state: 'running', startedBy: 4, movedAt: now },
    });
    expect(started.ok && startChange(started.value, context)).toEqual(started);
  });
  it.each([
    ['nothing-to-change', { rows: 3, refused: 3 }],
    ['date-past', { fromDate: '2025-11-21' }],
    ['already-undone', { state: 'undone' as const }],
    ['unknown-batch', { createdAt: new Date('2025-11-21T06:00:00Z') }],
  ])('refuses with %s', (code, change) =>
    expect(startChange(buildBulkChange(change), context)).toEqual({ ok: false, code }),
  );
});

describe('undoChange', () => {
  it('begins again at the first part', () =>
    expect(
      undoChange(buildBulkChange({ state: 'done', nextPart: 2, done: 300 }), context),
    ).toMatchObject({ ok: true, value: { state: 'undoing', nextPart: 0, done: 0, undoneBy: 4 } }));
  it('refuses a change that may be deleted at this moment', () =>
    expect(
      undoChange(
        buildBulkChange({ state: 'done', movedAt: new Date('2025-08-24T06:00:00Z') }),
        context,
      ),
    ).toEqual({ ok: false, code: 'unknown-batch' }));
  it.each(['prepared', 'running'] as const)('refuses a change that is %s', (state) =>
    expect(undoChange(buildBulkChange({ state }), context)).toEqual({
      ok: false,
      code: 'not-done',
    }),
  );
});

describe('finishPart', () => {
  it('counts rows and problems and ends with the last part', () => {
    const first = finishPart(
      buildBulkChange({ state: 'running', parts: 2 }),
      { rows: 200, problems: 3 },
      now,
    );
    expect(first).toMatchObject({ state: 'running', nextPart: 1, done: 200, failed: 3 });
    expect(finishPart(first, { rows: 10, problems: 1 }, now)).toMatchObject({
      state: 'done',
      done: 210,
      failed: 4,
    });
  });
  it('counts what an undo leaves apart from what the change refused', () =>
    expect(
      finishPart(
        buildBulkChange({ state: 'undoing', parts: 1, failed: 2 }),
        { rows: 5, problems: 1 },
        now,
      ),
    ).toMatchObject({ state: 'undone', failed: 2, notUndone: 1 }));
});

describe('requiredPermission', () => {
  it.each([
    ['status', 'items'],
    ['hsn', 'items'],
    ['percent', 'rates'],
    ['tax', 'rates'],
  ] as const)('asks for a change of %s for the permission %s', (kind, permission) =>
    expect(requiredPermission({ kind })).toBe(permission),
  );
});
