import { itemAdminOperations, itemOperations, type EditedItem } from '@tokri/contracts/api';
import { setLanguage } from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { routes } from '../../../../routes.tsx';
import { commandOk } from '../../../../testing/fixtures.ts';
import { setupItemsApi } from '../../../../testing/fake-items-api.ts';

const savedItem: EditedItem = {
  Id: 3,
  Rev: 4,
  Name: 'Onion',
  Code: 'ONION-000003',
  Narration: '',
  Status: 1,
  ItemTypeId: 7,
  ItemGroupId: 1,
  Brand: 'Loose',
  HSN: '0703',
  LastUpdatedOn: '2026-11-20T05:00:00+05:30',
  Tint: 'fresh',
  Aliases: ['pyaz'],
  LeadTimeMinutes: 0,
  Images: [],
  Taxes: [{ FromDate: '2025-01-01', TaxPercent: 5 }],
  Units: [
    {
      UnitId: 30,
      Name: '1 kg',
      Rate: 90,
      Mrp: 110,
      RateWithTax: 94.5,
      Stock: 12,
      MaxPerOrder: 5,
      Net: { Value: 1000, Measure: 'g' },
      IsHidden: false,
    },
  ],
  Declarations: {
    NetQuantity: '1 kg',
    Manufacturer: 'Kaveri Farms',
    CountryOfOrigin: 'India',
    BestBefore: '7 days',
    ConsumerCare: '080 0000 0100',
    Fssai: '',
    Vegetarian: true,
  },
};

let api: ReturnType<typeof setupItemsApi>;
let saved: EditedItem;
beforeEach(() => {
  api = setupItemsApi();
  saved = savedItem;
  api.network.respondTo(itemAdminOperations.readItem, () => saved);
  api.network.respondTo(itemAdminOperations.saveItem, ({ body }) => {
    if (body.Rev !== saved.Rev)
      return [{ Id: 0, Error: 1, Message: 'Changed', Code: 'item-changed' }];
    saved = { ...saved, Rev: saved.Rev + 1, Name: body.Name, Brand: body.Brand ?? '' };
    return [commandOk(3, {})];
  });
});
afterEach(() => api.network.restore());

const saves = () =>
  api.network.requestsTo(itemAdminOperations.saveItem).map(({ body }) => body as object);
const openItem = async () => {
  const { user } = renderPage(routes, '/admin/items/3');
  return { user, name: await screen.findByRole('textbox', { name: 'Name' }) };
};
const typeName = async ({ user, name }: Awaited<ReturnType<typeof openItem>>, text: string) => {
  await user.clear(name);
  await user.type(name, text);
  await user.click(screen.getByRole('button', { name: 'Save' }));
};

describe('the form of an item', () => {
  it('saves what was changed with the revision that it read', async () => {
    await typeName(await openItem(), 'Red onion');
    await waitFor(() =>
      expect(saves()).toEqual([
        expect.objectContaining({ ItemId: 3, Rev: 4, Name: 'Red onion', Brand: 'Loose' }),
      ]),
    );
    expect(saves()[0]).not.toHaveProperty('TaxChanges');
  });
  it('names an empty field and saves nothing', async () => {
    const { user, name } = await openItem();
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter Name')).toBeInTheDocument();
    expect(saves()).toEqual([]);
  });
  it('keeps the changes of both when somebody else changed another field', async () => {
    const form = await openItem();
    saved = { ...savedItem, Rev: 5, Brand: 'Farm' };
    await typeName(form, 'Red onion');
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({ Rev: 5, Name: 'Red onion', Brand: 'Farm' }),
    );
  });
  it('shows both values when somebody else changed the same field', async () => {
    const form = await openItem();
    saved = { ...savedItem, Rev: 5, Name: 'Nashik onion' };
    await typeName(form, 'Red onion');
    await screen.findByRole('dialog', { name: 'Someone else changed this item' });
    expect(screen.getByText('Red onion')).toBeInTheDocument();
    await form.user.click(screen.getByRole('radio', { name: /Nashik onion/ }));
    await form.user.click(screen.getByRole('button', { name: 'Keep chosen values and save' }));
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ Rev: 5, Name: 'Nashik onion' }));
  });
  it('keeps what is typed while a save runs, and saves it next', async () => {
    const form = await openItem();
    let finishSave = (): void => undefined;
    const isFinished = new Promise<void>((resolve) => (finishSave = resolve));
    api.network.respondTo(itemAdminOperations.saveItem, async ({ body }) => {
      await isFinished;
      saved = { ...saved, Rev: saved.Rev + 1, Name: body.Name, Brand: body.Brand ?? '' };
      return [commandOk(3, {})];
    });
    await typeName(form, 'Red onion');
    await waitFor(() => expect(saves()).toHaveLength(1));
    const brand = screen.getByRole('textbox', { name: 'Brand' });
    await form.user.clear(brand);
    await form.user.type(brand, 'Farm');
    await act(async () => finishSave());
    expect(await screen.findByText('Red onion was saved')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveValue('Farm');
    await form.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saves()[1]).toMatchObject({ Rev: 5, Name: 'Red onion', Brand: 'Farm' }),
    );
  });
  it('keeps what is typed when the item is read again after a change by somebody else', async () => {
    const { user, invalidateQueries } = renderPage(routes, '/admin/items/3');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' red');
    saved = { ...savedItem, Rev: 5, Brand: 'Farm' };
    act(() => invalidateQueries(itemAdminOperations.readItem.operationId));
    await waitFor(() =>
      expect(api.network.requestsTo(itemAdminOperations.readItem)).toHaveLength(2),
    );
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Onion red');
  });
  it('asks before the command palette leaves what was typed', async () => {
    const { user, name } = await openItem();
    await user.type(name, ' red');
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Go to a page or record' });
    await user.click(await screen.findByRole('option', { name: /^Stock/ }));
    await user.click(await screen.findByRole('button', { name: 'No' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Onion red');
  });
  it('keeps a new item that is not saved yet across a reload, and discards it on leaving', async () => {
    sessionStorage.clear();
    const first = renderPage(routes, '/admin/items/new');
    await first.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Jaggery');
    const [key = ''] = Object.keys(sessionStorage);
    const draft = sessionStorage.getItem(key) ?? '';
    expect(draft).toContain('Jaggery');
    cleanup();
    expect(sessionStorage).toHaveLength(0);
    // A reload ends the page without unmounting it.
    sessionStorage.setItem(key, draft);
    renderPage(routes, '/admin/items/new');
    expect(await screen.findByDisplayValue('Jaggery')).toBeInTheDocument();
  });
  it('creates a new item only once everything needed is there', async () => {
    const { user } = renderPage(routes, '/admin/items/new');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter Name')).toBeInTheDocument();
    expect(api.network.requestsTo(itemOperations.createItem)).toEqual([]);
  });
});

describe('the form of an item in Hindi', () => {
  beforeEach(() => act(() => setLanguage('hi')));
  afterEach(() => act(() => setLanguage('en')));
  it('edits the English and the Hindi texts beside each other', async () => {
    saved = {
      ...savedItem,
      Hindi: { Name: 'प्याज़' },
      Declarations: { ...savedItem.Declarations, Hindi: { CountryOfOrigin: 'भारत' } },
    };
    renderPage(routes, '/admin/items/3');
    expect(await screen.findByDisplayValue('Onion')).toBeInTheDocument();
    expect(screen.getByDisplayValue('प्याज़')).toBeInTheDocument();
    expect(screen.getByDisplayValue('India')).toBeInTheDocument();
  });
});
