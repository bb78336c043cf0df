import { cartOperations, userOperations } from '@tokri/contracts/api';
import { session } from '@tokri/web-kit/session';
import { screen, waitFor, within } from '@testing-library/react';
import { setupFakeShop, signInCustomer } from '../../testing/fake-shop.ts';
import { buildAddress, commandOk, commandRejected } from '../../testing/fixtures.ts';
import { openCheckout } from '../../testing/checkout-page-actions.ts';

const shop = setupFakeShop();

describe('delivery address', () => {
  it('is selected on tap and its pincode becomes the current pincode', async () => {
    signInCustomer();
    shop.network.respondTo(userOperations.listAddresses, () => [
      buildAddress(),
      buildAddress({ Id: 12, Name: 'Ravi', Pincode: '600004' }),
    ]);
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    const sheet = screen.getByRole('dialog', { name: 'Select Address' });
    await user.click(within(sheet).getByRole('button', { name: /^Ravi/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(session().pincode).toBe('600004');
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('12'),
    );
  });
  it('shows the not-served message and disables Save for a pincode that is not served', async () => {
    signInCustomer();
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await screen.findByLabelText('Name *');
    await user.clear(screen.getByLabelText('Pincode *'));
    await user.type(screen.getByLabelText('Pincode *'), '110001');
    expect(
      await screen.findByText(
        'Sorry for the inconvenience, Currently Delivery is not available in this location.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByLabelText('Name *')).toBeNull();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
  it('selects the first saved address and closes the sheet', async () => {
    signInCustomer();
    let saved: ReturnType<typeof buildAddress>[] = [];
    shop.network.respondTo(userOperations.listAddresses, () => saved);
    shop.network.respondTo(userOperations.saveAddress, ({ body }) => {
      saved = [buildAddress({ Id: 21, Address: body.Address })];
      return commandOk(21, {});
    });
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
    const address = await screen.findByLabelText('Address *');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please enter Address')).toBeInTheDocument();
    expect(address).toHaveFocus();
    await user.type(address, '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shop.network.requestsTo(userOperations.saveAddress)[0]?.body).toMatchObject({
      Id: 0,
      UserId: 7,
      Pincode: '560034',
      Address: '5 Lake Road',
      Source: 1,
    });
    expect(await screen.findByText(/5 Lake Road, 560034/)).toBeInTheDocument();
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('21'),
    );
  });
  const saveAddresses = (...saved: ReturnType<typeof buildAddress>[]): void => {
    shop.network.respondTo(userOperations.listAddresses, () => [...saved]);
    shop.network.respondTo(userOperations.saveAddress, ({ body }) => {
      const address = buildAddress({ Id: 22, Address: body.Address });
      const index = saved.findIndex(({ Id }) => Id === body.Id);
      saved.splice(index < 0 ? saved.length : index, index < 0 ? 0 : 1, address);
      return commandOk(22, {});
    });
  };
  const openAddresses = async () => {
    const page = openCheckout();
    await page.user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    return page;
  };
  const saveAs = async ({ user }: ReturnType<typeof openCheckout>, text: string) => {
    const field = await screen.findByLabelText('Address *');
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  const expectSelected = async (text: RegExp) => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(text)).toBeInTheDocument();
    await screen.findByText('Address saved. It is selected now.');
    await waitFor(() =>
      expect(shop.network.requestsTo(cartOperations.readCart).at(-1)?.query.AddressId).toBe('22'),
    );
  };
  it('selects a new address although another one was selected', async () => {
    signInCustomer();
    saveAddresses(buildAddress());
    const page = await openAddresses();
    await page.user.click(screen.getByRole('button', { name: 'Add New Address' }));
    expect(screen.getByLabelText('Pincode *')).toHaveFocus();
    await saveAs(page, '7 Park Street');
    await expectSelected(/7 Park Street, 560034/);
  });
  it('keeps the selected address selected when it is edited', async () => {
    signInCustomer();
    saveAddresses(buildAddress());
    const page = await openAddresses();
    await page.user.click(screen.getByRole('button', { name: /^Edit/ }));
    await saveAs(page, '7 Park Street');
    await expectSelected(/7 Park Street, 560034/);
  });
  it('returns to the list after an address that is not selected is edited', async () => {
    signInCustomer();
    saveAddresses(buildAddress(), buildAddress({ Id: 12, Name: 'Ravi' }));
    const page = await openAddresses();
    await page.user.click(screen.getByRole('button', { name: /^Edit Ravi/ }));
    await saveAs(page, '7 Park Street');
    expect(await screen.findByRole('button', { name: /7 Park Street, 560034/ })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    expect(within(screen.getByRole('dialog')).getByRole('button', { pressed: true })).toHaveFocus();
  });
  it('shows the reason in a dialog when the server rejects the address', async () => {
    signInCustomer();
    shop.network.respondTo(userOperations.saveAddress, () =>
      commandRejected('too-many-addresses', 'No more room.'),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByRole('button', { name: 'Change Deliver to' }));
    await user.click(screen.getByRole('button', { name: 'Add New Address' }));
    await user.type(await screen.findByLabelText('Address *'), '5 Lake Road');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error while change address No more room.')).toBeInTheDocument();
  });
});
