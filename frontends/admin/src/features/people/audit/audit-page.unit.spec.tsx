import {
  auditOperations,
  promotionOperations,
  itemOperations,
  orderAdminOperations,
  orderOperations,
  slotOperations,
  userOperations,
  type AuditEntryResponse,
} from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../routes.tsx';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';

let network: ReturnType<typeof setupAdminApi>['network'];

beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('users');
  network.respondTo(itemOperations.listItemsForPlace, () => []);
  network.respondTo(slotOperations.listLocations, () => []);
  network.respondTo(userOperations.listStaffNames, () => [{ UserId: 9, Name: 'Ravi Kumar' }]);
});
afterEach(() => network.restore());

describe('AuditPage', () => {
  const auditEntry: AuditEntryResponse = {
    Id: '2026-11-20T05:00:00.000Z-00000001',
    At: '2026-11-20T10:30:00+05:30',
    Service: 'catalog',
    StaffId: 9,
    Operation: 'set-item-status',
    Kind: 'change',
    Subjects: ['item:12', 'user:70'],
    Input: { ItemId: 12, Status: 0 },
    Outcome: 'done',
    Code: '',
    Changes: [
      {
        Subject: 'item:12',
        Kind: 'changed',
        Fields: [{ Path: 'status', Before: 'on-sale', After: 'hidden' }],
      },
    ],
    MoreChanges: 0,
    CorrelationId: 'c',
  };
  const answer = (
    entries: AuditEntryResponse[],
    Next = '',
    Unavailable: AuditEntryResponse['Service'][] = [],
  ) => ({
    Entries: entries,
    Next,
    Unavailable,
  });

  it('names items, packs, categories and people where the reader may read the names', async () => {
    network.respondTo(itemOperations.listItemsForPlace, () => [
      { Id: 12, Name: 'Onion', Units: [{ UnitId: 4, Name: '1 kg' }] } as never,
    ]);
    network.respondTo(itemOperations.listItemTypes, () => [{ Id: 1, Name: 'Vegetables' } as never]);
    network.respondTo(itemOperations.listItemGroups, () => []);
    const Subjects = ['item:12', 'stock:4', 'item-type:1', 'user:9'];
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Subjects }]),
    );
    renderPage(routes, '/admin/audit');
    expect(await screen.findByText('Item Onion')).toBeVisible();
    expect(await screen.findByText('Category Vegetables')).toBeVisible();
    expect(screen.getByText('Stock of pack Onion, 1 kg')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Person Ravi Kumar' })).toBeVisible();
  });

  it('names orders, offers, policies and businesses instead of their numbers', async () => {
    signInAs('users', 'transactions', 'offers');
    network.respondTo(orderAdminOperations.listCustomerNames, () => []);
    network.respondTo(
      orderOperations.readOrder,
      ({ query }) =>
        ({ Id: Number(query.TransactionId), TransactionNumber: 'T2611-00001' }) as never,
    );
    network.respondTo(promotionOperations.listStaffOffers, () => [
      { Id: 6, Name: 'Diwali' } as never,
    ]);
    network.respondTo(userOperations.listPartyNames, () => [
      { PartyId: 5, Name: 'Annapurna Caterers' } as never,
    ]);
    const Subjects = ['order:1', 'offer:6', 'party:5', 'policy-version:refund:2'];
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Subjects, Changes: [] }]),
    );
    renderPage(routes, '/admin/audit');
    expect(await screen.findByText('Order T2611-00001')).toBeVisible();
    expect(await screen.findByText('Offer Diwali')).toBeVisible();
    expect(await screen.findByText('Business Annapurna Caterers')).toBeVisible();
    expect(screen.getByText('Refund Policy, version 2, published')).toBeVisible();
  });

  it('calls a record what the log says that it is called', async () => {
    const Fields = [
      { Path: 'companyId', Before: null, After: 1 },
      { Path: 'isOn', Before: null, After: true },
      { Path: 'narration', Before: null, After: '' },
      { Path: 'name', Before: null, After: 'Diwali' },
    ];
    const Changes = [{ Subject: 'offer:6', Kind: 'created' as const, Fields }];
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Subjects: ['offer:6'], Changes }]),
    );
    const { user } = renderPage(routes, '/admin/audit');
    await user.click(await screen.findByText('Before and after'));
    const table = within(screen.getByRole('table', { name: 'Offer Diwali: Created' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'FieldValue',
      'NameDiwali',
      'Switched onYes',
    ]);
  });

  it.each([
    [true, 'Closed a location'],
    [false, 'Reopened a location'],
  ])('tells closing and reopening a location apart (%s)', async (Closed, title) => {
    const Operation = 'set-location-closed';
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Operation, Input: { LocationId: 2, Closed } }]),
    );
    renderPage(routes, '/admin/audit');
    expect(await screen.findByText(title)).toBeVisible();
  });

  it.each([
    ['rejected', 'Refused, so nothing was changed.'],
    ['done', 'Saved with the same values as before.'],
  ] as const)('says why nothing changed when a save was %s', async (Outcome, text) => {
    const Operation = 'save-low-stock-settings';
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Operation, Outcome, Changes: [] }]),
    );
    const { user } = renderPage(routes, '/admin/audit');
    await user.click(await screen.findByText('Before and after'));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('says in words what an action asked for that changed no record', async () => {
    network.respondTo(auditOperations.listAuditEntries, () =>
      answer([{ ...auditEntry, Input: { Channel: 'sms', Topic: 'x' }, Changes: [] }]),
    );
    const { user } = renderPage(routes, '/admin/audit');
    await user.click(await screen.findByText('Before and after'));
    const table = within(screen.getByRole('table', { name: 'What was asked for' }));
    expect(table.getByRole('row', { name: 'Sent by sms' })).toBeVisible();
    expect(table.queryByText('x')).toBeNull();
  });

  it('says who did what, before and after, and links what the reader may open', async () => {
    network.respondTo(auditOperations.listAuditEntries, () => answer([auditEntry]));
    const { user } = renderPage(routes, '/admin/audit');
    const list = within(await screen.findByRole('list', { name: 'What staff did' }));
    expect(await list.findByRole('link', { name: 'Ravi Kumar' })).toBeVisible();
    expect(list.getByText('Hid an item')).toBeVisible();
    expect(list.getByRole('link', { name: 'Person 70' })).toHaveAttribute(
      'href',
      '/admin/customers/70',
    );
    expect(list.queryByRole('link', { name: 'Item 12' })).toBeNull();
    await user.click(list.getByText('Before and after'));
    expect(list.getByRole('row', { name: 'Status On sale Hidden' })).toBeVisible();
  });

  it('reads older entries from where the last page ended', async () => {
    const older = { ...auditEntry, Id: '2026-11-19T05:00:00.000Z-00000002', StaffId: 11 };
    network.respondTo(auditOperations.listAuditEntries, ({ query }) =>
      query.Before ? answer([older]) : answer([auditEntry], auditEntry.Id),
    );
    const { user } = renderPage(routes, '/admin/audit?Subject=item:12');
    expect(await screen.findByRole('button', { name: 'Only Item 12' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByRole('link', { name: 'Staff 11' })).toBeVisible();
    expect(screen.getByText('These are all entries.')).toBeVisible();
    expect(network.requestsTo(auditOperations.listAuditEntries).at(-1)?.query).toMatchObject({
      Before: auditEntry.Id,
      Subject: 'item:12',
    });
  });

  it('names the services that did not answer', async () => {
    network.respondTo(auditOperations.listAuditEntries, () => answer([], '', ['billing']));
    renderPage(routes, '/admin/audit');
    expect(
      await screen.findByText(/Some entries are missing because billing did not answer/),
    ).toBeVisible();
    expect(screen.getByText('No entries yet')).toBeVisible();
  });
});
