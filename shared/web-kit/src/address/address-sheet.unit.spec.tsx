import { slotOperations, userOperations } from '@tokri/contracts/api';
import {
  buildAddress,
  fakeNetwork,
  problemResponse,
  rejectAsOffline,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AddressSheet, type AddressSheetProps } from './address-sheet.tsx';

const { saveAddress } = userOperations;
const served = { Id: 0, Error: 0, error: 0, Message: '', Code: '', GroupId: 1, Place: 'Bengaluru' };

let network: FakeNetwork;
const onChoose = jest.fn();
const onSaved = jest.fn(() => false);
const onClose = jest.fn();
beforeEach(() => {
  setupSession({ user: { ...testUser, Address: '5 Lake Road' }, pincode: '560034' });
  network = fakeNetwork();
  network.respondTo(slotOperations.checkPincode, () => [{ ...served, StateCode: '29' }]);
  network.respondTo(saveAddress, () => [{ Id: 31, Error: 0, Message: '', Code: '' }]);
  for (const spy of [onChoose, onSaved, onClose]) spy.mockClear();
});
afterEach(() => network.restore());

const open = (props: Partial<AddressSheetProps> = {}) => {
  const sheet = (
    <AddressSheet
      userId={7}
      addresses={[buildAddress(), buildAddress({ Id: 12, Name: 'Ravi' })]}
      chosenId={11}
      initialMode={{ kind: 'list' }}
      onChoose={onChoose}
      onSaved={onSaved}
      onClose={onClose}
      {...props}
    />
  );
  const { user } = renderPage([{ path: '*', element: sheet }], '/');
  return { user, sheet: within(screen.getByRole('dialog')) };
};
const openForm = async (props: Partial<AddressSheetProps> = {}) => {
  const page = open({ initialMode: { kind: 'edit', address: null }, ...props });
  await page.sheet.findByLabelText('Address *');
  return page;
};
const save = ({ user, sheet }: ReturnType<typeof open>) =>
  user.click(sheet.getByRole('button', { name: 'Save' }));

describe('the list of addresses', () => {
  it('shows a card with name, address and an Edit button for each', () => {
    const { sheet } = open();
    expect(screen.getByRole('dialog', { name: 'Select Address' })).toBeVisible();
    expect(sheet.getAllByRole('listitem').map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Asha .*12, 4th Cross, 560034Edit/),
      expect.stringMatching(/^Ravi .*12, 4th Cross, 560034Edit/),
    ]);
  });

  it('returns the address of the card that is tapped', async () => {
    const { user, sheet } = open();
    await user.click(sheet.getByRole('button', { name: /^Ravi/ }));
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ Id: 12 }));
  });

  it('is where Back leads from the form, and closes by its own button', async () => {
    const { user, sheet } = open();
    await user.click(sheet.getByRole('button', { name: /^Edit Ravi/ }));
    expect(screen.getByRole('dialog', { name: 'Update Address' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('dialog', { name: 'Select Address' })).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('the address form of India', () => {
  it('starts a new address with the customer and the stored pincode', async () => {
    const { user, sheet } = open();
    await user.click(sheet.getByRole('button', { name: 'Add New Address' }));
    const address = await sheet.findByLabelText('Address *');
    expect(
      [sheet.getByLabelText('Pincode *'), sheet.getByLabelText('Name *'), address].map(
        (field) => (field as HTMLInputElement).value,
      ),
    ).toEqual(['560034', 'Asha', '5 Lake Road']);
  });

  it('has only the pincode, and no way to save, until the pincode is verified', async () => {
    let verify: () => void = () => undefined;
    network.respondTo(
      slotOperations.checkPincode,
      () => new Promise((resolve) => (verify = () => resolve([{ ...served, StateCode: '29' }]))),
    );
    const { sheet } = open({ initialMode: { kind: 'edit', address: null } });
    expect(await sheet.findByText('Checking the pincode')).toBeVisible();
    expect(sheet.getAllByRole('textbox')).toHaveLength(1);
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    await act(async () => verify());
    expect(await sheet.findByLabelText('Address *')).toBeVisible();
    expect(sheet.getAllByRole('textbox')).toHaveLength(4);
    expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('cannot change the address of a business account for its members', async () => {
    setupSession({ user: { ...testUser, PartyId: 3 }, pincode: '560034' });
    const { sheet } = await openForm({
      initialMode: { kind: 'edit', address: buildAddress({ Source: 0 }) },
    });
    expect(
      sheet.getByText('The address of a business account cannot be changed here.'),
    ).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
    for (const field of sheet.getAllByRole('textbox')) expect(field).toBeDisabled();
  });

  it('saves what a former business left as an own address', async () => {
    const page = await openForm({
      initialMode: { kind: 'edit', address: buildAddress({ Source: 0 }) },
    });
    await save(page);
    await waitFor(() => expect(network.requestsTo(saveAddress)).toHaveLength(1));
    expect(network.requestsTo(saveAddress)[0]?.body).toMatchObject({ Id: 11, Source: 1 });
  });

  it('returns to the list half a second after it has saved', async () => {
    let savedAtMs = 0;
    onSaved.mockImplementationOnce(() => {
      savedAtMs = performance.now();
      return false;
    });
    const page = open();
    await page.user.click(page.sheet.getByRole('button', { name: 'Add New Address' }));
    await page.sheet.findByLabelText('Address *');
    await save(page);
    const list = { name: 'Select Address' };
    expect(await screen.findByRole('dialog', list, { timeout: 5_000 })).toBeVisible();
    expect(onSaved).toHaveBeenCalledWith(31, 0);
    expect(performance.now() - savedAtMs).toBeGreaterThanOrEqual(499);
  });

  it.each([
    [
      'an error of the shop',
      () => [{ Id: 0, Error: 1, Message: 'No more room.', Code: 'too-many-addresses' }],
      'Error while change address No more room.',
    ],
    ['an Id without success', () => [{ Id: 31, Error: 1 }], 'Error while change address'],
    ['an empty list', () => [], 'Error while change address'],
    [
      'a failure of the server',
      () => problemResponse(503, 'unavailable'),
      'Error while change address unavailable',
    ],
    ['no response', rejectAsOffline, 'Error while change address'],
  ])('says that saving failed after %s', async (_reason, respond, text) => {
    network.respondTo(saveAddress, respond as never);
    const page = await openForm();
    await save(page);
    const dialog = await screen.findByRole('dialog', { name: 'ERROR' });
    expect(dialog.querySelector('.dialog-message')?.textContent).toBe(text);
    await page.user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(await page.sheet.findByRole('button', { name: 'Save' })).toBeEnabled();
    expect(onSaved).not.toHaveBeenCalled();
  });
});
