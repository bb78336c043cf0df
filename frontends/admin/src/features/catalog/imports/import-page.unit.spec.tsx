import { itemFileOperations, type ItemImportResponse } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { readItemImport, readImportFile, listImportRows, startImport } = itemFileOperations;

const buildImport = (change: Partial<ItemImportResponse> = {}) => ({
  ImportId: 7,
  FileName: 'vegetables.csv',
  State: 'Checked' as const,
  StartedBy: 1,
  StartedAt: '2026-11-28T16:00:00+05:30',
  FinishedAt: '2026-11-28T16:00:02+05:30',
  Rows: 20,
  Done: 20,
  New: 0,
  Changed: 18,
  Unchanged: 0,
  Wrong: 2,
  NewCategories: [],
  Failure: null,
  CanUndo: false,
  UndoUntil: null,
  UndoneBy: null,
  Restored: 0,
  Deleted: 0,
  Kept: 0,
  Columns: ['Code', 'Name'],
  ...change,
});

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('items');
  network.respondTo(listImportRows, () => []);
  network.respondTo(readImportFile, () => ({ Columns: [], Rows: [], Mapping: '' }));
  network.respondTo(startImport, () => [commandOk(7, {})]);
});
afterEach(() => network.restore());

const open = (change: Partial<ItemImportResponse>) => {
  network.respondTo(readItemImport, () => buildImport(change));
  return renderPage(routes, '/admin/items/import/7');
};

describe('a checked import', () => {
  it('asks about a new category by its name before it runs', async () => {
    const { user } = open({ NewCategories: ['Nonsense type'] });
    await user.click(await screen.findByRole('button', { name: 'Import 18 rows' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('The shop has no category Nonsense type.');
    expect(network.requestsTo(startImport)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Import 18 rows' }));
    await waitFor(() => expect(network.requestsTo(startImport)).toHaveLength(1));
  });

  it('names eight of many new categories and counts the others', async () => {
    const names = Array.from({ length: 50 }, (_name, index) => `Type ${index + 1}.`);
    const { user } = open({ NewCategories: names, NewCategoryCount: 99 });
    expect(await screen.findByText(/^99 new categories are created/)).toHaveTextContent(
      'Type 8. and 91 more',
    );
    await user.click(screen.getByRole('button', { name: 'Import 18 rows' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Type 8. and 91 more');
    expect(question).not.toHaveTextContent('Type 9.');
  });

  it('runs at once when it creates no category', async () => {
    const { user } = open({});
    await user.click(await screen.findByRole('button', { name: 'Import 18 rows' }));
    await waitFor(() => expect(network.requestsTo(startImport)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('an import that was undone', () => {
  it('counts the items and the rows that they had, and asks to mend nothing', async () => {
    open({ State: 'Undone', Restored: 12, UndoneBy: 1 });
    expect(
      await screen.findByText('12 items restored, 0 items deleted (18 imported rows).'),
    ).toBeVisible();
    expect(screen.queryByText(/2 rows are wrong/)).toBeNull();
  });
});
