import { itemAdminOperations, type StaffItemGroup } from '@tokri/contracts/api';
import { setLanguage } from '@tokri/web-kit/platform';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { commandOk } from '../../../testing/fixtures.ts';

const { listStaffCategories, saveStaffItemGroup, saveStaffItemType } = itemAdminOperations;
const { deleteItemType, restoreCategory } = itemAdminOperations;

const common = { Status: 1, Image: '', ImageUrl: '' } as const;
const buildGroup = (change: Partial<StaffItemGroup> = {}): StaffItemGroup => ({
  ...common,
  Id: 1,
  Rev: 3,
  Name: 'Staples',
  HindiTexts: { Name: 'राशन' },
  Tint: 'staples',
  Types: [
    {
      ...common,
      Id: 11,
      Rev: 5,
      Name: 'Dals',
      HindiTexts: { Name: 'दालें' },
      ItemGroupId: 1,
      Code: 'D1',
      Narration: '',
      Items: 12,
      OnSale: 11,
    },
  ],
  ...change,
});

const rejected = (code: string, message: string) => [
  { Id: 0, Error: 1, Message: message, Code: code },
];

let network: ReturnType<typeof setupAdminApi>['network'];
let groups: StaffItemGroup[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('items');
  groups = [buildGroup(), buildGroup({ Id: 2, Name: 'Dairy', Types: [], Status: 0 })];
  network.respondTo(listStaffCategories, () => groups);
});
afterEach(() => network.restore());

const open = () => renderPage(routes, '/admin/items/categories');
const openStaples = async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Categories of Staples' }));
  return user;
};

describe('the category tree', () => {
  it('shows departments with their categories and links to the items of each', async () => {
    await openStaples();
    expect(screen.getByRole('button', { name: 'Categories of Staples' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(screen.getByRole('link', { name: '12 items' })).toHaveAttribute(
      'href',
      '/admin/items?ItemTypeId=11',
    );
    expect(screen.getByText('Hidden')).toBeVisible();
  });

  it('says why it is missing', async () => {
    network.respondTo(listStaffCategories, () => problemResponse(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('moves a category to another department', async () => {
    network.respondTo(saveStaffItemType, () => [commandOk(11, {})]);
    const user = await openStaples();
    await user.click(screen.getByRole('button', { name: 'Edit Dals' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Dairy');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(network.requestsTo(saveStaffItemType)[0]?.body).toMatchObject({
        Id: 11,
        Rev: 5,
        ItemGroupId: 2,
        Code: 'D1',
        Hindi: { Name: 'दालें' },
      }),
    );
  });

  it('shows how many items keep a category from being deleted', async () => {
    network.respondTo(deleteItemType, () => rejected('type-not-empty', 'Items in it: 12'));
    const user = await openStaples();
    await user.click(screen.getByRole('button', { name: 'Delete Dals' }));
    expect(await screen.findByText('Items in it: 12')).toBeVisible();
  });

  it('brings a deleted category back', async () => {
    network.respondTo(deleteItemType, () => [commandOk(11, {})]);
    network.respondTo(restoreCategory, () => [commandOk(11, {})]);
    const user = await openStaples();
    await user.click(screen.getByRole('button', { name: 'Delete Dals' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(network.requestsTo(restoreCategory)[0]?.body).toEqual({ Kind: 'type', Id: 11 }),
    );
  });

  it('shows both versions when somebody else saved, and keeps the one that staff choose', async () => {
    const revs: unknown[] = [];
    network.respondTo(saveStaffItemGroup, ({ body }) => {
      revs.push((body as { Rev: number }).Rev);
      return revs.length === 1
        ? rejected('category-changed', 'Somebody saved.')
        : [commandOk(1, {})];
    });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit Staples' }));
    const sheet = screen.getByRole('dialog', { name: 'Edit Staples' });
    const name = within(sheet).getByRole('textbox', { name: 'Name in English' });
    await user.clear(name);
    await user.type(name, 'Mine');
    groups = [buildGroup({ Rev: 4, Name: 'Theirs' })];
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('row', { name: /Name in English/ })).toHaveTextContent(
      'MineTheirs',
    );
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(revs).toEqual([3, 4]));
  });
});

describe('the category tree in Hindi', () => {
  beforeEach(() => act(() => setLanguage('hi')));
  afterEach(() => act(() => setLanguage('en')));

  it('names departments and categories in Hindi, and in English what has no Hindi name', async () => {
    groups = [buildGroup(), buildGroup({ Id: 2, Name: 'Dairy', HindiTexts: { Name: '' } })];
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'राशन की कैटेगरी' }));
    expect(screen.getByText('दालें')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dairy की कैटेगरी' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'दालें बदलें' }));
    expect(screen.getByRole('option', { name: 'राशन' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'नाम अंग्रेज़ी में' })).toHaveValue('Dals');
  });
});
