import { slotOperations, userOperations } from '@tokri/contracts/api';
import { setShopMarket } from '@tokri/contracts/market';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddressSheet } from '../address-sheet.tsx';

// The configuration is read once, from the page.
const config = document.createElement('script');
config.id = 'app-config';
config.type = 'application/json';
config.textContent = JSON.stringify({ site: { taxMode: 1, hasAddressLookup: true } });
document.head.append(config);
setShopMarket(1);

const { suggestAddresses, readSuggestedAddress } = slotOperations;
const { saveAddress } = userOperations;
const suggestions = [
  { Id: 'a1', Address: '221B Baker Street, London' },
  { Id: 'a2', Address: 'Flat 4, 12 Baker Street, Marylebone, London' },
];
const flat = {
  Postcode: 'NW1 5LA',
  FormattedAddress: ['Flat 4', '12 Baker Street', 'Marylebone', 'London', ''],
  Code: '' as const,
};

let network: FakeNetwork;
const onSaved = jest.fn(() => true);
const onClose = jest.fn();
beforeEach(() => {
  setupSession({ user: { ...testUser, Name: 'Amelia' } });
  network = fakeNetwork();
  network.respondTo(suggestAddresses, () => ({ Suggestions: suggestions, Code: '' as const }));
  network.respondTo(readSuggestedAddress, () => flat);
  onSaved.mockClear();
  onClose.mockClear();
});
afterEach(() => network.restore());

const open = () => {
  const sheet = (
    <AddressSheet
      userId={7}
      addresses={[]}
      chosenId={0}
      initialMode={{ kind: 'edit', address: null }}
      onChoose={jest.fn()}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
  const { user } = renderPage([{ path: '*', element: sheet }], '/');
  const form = within(screen.getByRole('dialog'));
  return {
    user,
    form,
    line1: form.getByRole('combobox', { name: 'Address Line 1 *' }),
    line2: form.getByRole('textbox', { name: 'Address Line 2' }),
    postcode: form.getByRole('textbox', { name: 'Postcode *' }),
  };
};
const terms = () => network.requestsTo(suggestAddresses).map(({ query }) => query['Term']);

describe('the address form of the United Kingdom', () => {
  it('asks for suggestions from three characters on, once typing pauses', async () => {
    const { user, line1 } = open();
    await user.type(line1, 'ba');
    expect(screen.queryByText('Searching for addresses')).toBeNull();
    await user.type(line1, 'ker');
    expect(screen.getByText('Searching for addresses')).toBeVisible();
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(terms()).toEqual(['baker']);
    expect(network.requestsTo(suggestAddresses)[0]?.query).toMatchObject({ UserId: '7' });
  });

  it('sends no more of a long text than the shop accepts', async () => {
    const { user, line1 } = open();
    await user.click(line1);
    await user.paste('b'.repeat(150));
    await waitFor(() => expect(terms()).toEqual(['b'.repeat(100)]));
  });

  it('cancels the request for a text that is no longer typed', async () => {
    network.respondTo(suggestAddresses, () => new Promise(() => undefined));
    const { user, line1 } = open();
    await user.type(line1, 'bak');
    await waitFor(() => expect(terms()).toEqual(['bak']));
    await user.type(line1, 'er');
    await waitFor(() => expect(terms()).toEqual(['bak', 'baker']));
    expect(network.requestsTo(suggestAddresses)[0]?.signal?.aborted).toBe(true);
  });

  it('fills in lines and postcode of the suggestion that the keyboard chooses', async () => {
    const { user, line1, line2, postcode } = open();
    await user.type(line1, 'baker');
    const options = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(line1).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(line1).toHaveValue('Flat 4, 12 Baker Street'));
    expect([line2, postcode].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Marylebone, London',
      'NW1 5LA',
    ]);
    expect(line1).toHaveFocus();
    expect(line1).toHaveAttribute('aria-expanded', 'false');
    expect(network.requestsTo(readSuggestedAddress)[0]?.query).toEqual({
      SuggestionId: 'a2',
      UserId: '7',
    });
  });

  it('closes only the list on Escape', async () => {
    const { user, line1 } = open();
    await user.type(line1, 'baker');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not overwrite what is typed while the details come', async () => {
    let finish: (details: typeof flat) => void = () => undefined;
    network.respondTo(
      readSuggestedAddress,
      () =>
        new Promise<typeof flat>((resolve) => {
          finish = resolve;
        }),
    );
    const { user, line1, postcode } = open();
    await user.type(line1, 'baker');
    await user.click((await screen.findAllByRole('option'))[0]!);
    expect(await screen.findByText('Filling in the address')).toBeVisible();
    await user.type(line1, '!');
    finish(flat);
    await waitFor(() => expect(screen.queryByText('Filling in the address')).toBeNull());
    expect(line1).toHaveValue('221B Baker Street, London!');
    expect(postcode).toHaveValue('');
  });

  it.each(['no-address', 'lookup-failed'] as const)(
    'keeps the suggestion and asks for the postcode when the details fail (%s)',
    async (Code) => {
      network.respondTo(readSuggestedAddress, () => ({ Postcode: '', FormattedAddress: [], Code }));
      const { user, line1 } = open();
      await user.type(line1, 'baker');
      await user.click((await screen.findAllByRole('option'))[0]!);
      await waitFor(() =>
        expect(line1).toHaveAccessibleDescription(
          'Please check the address and enter the postcode.',
        ),
      );
      expect(line1).toHaveValue('221B Baker Street, London');
      expect(screen.queryByRole('alertdialog')).toBeNull();
    },
  );

  it('says that no address was found', async () => {
    network.respondTo(suggestAddresses, () => ({ Suggestions: [], Code: '' as const }));
    const { user, line1 } = open();
    await user.type(line1, 'zzz');
    const none = 'No address found. Please enter the full address.';
    expect(await screen.findByText(none, { selector: 'form p' })).toBeVisible();
  });

  it.each([
    ['the provider fails', () => ({ Suggestions: [], Code: 'lookup-failed' as const })],
    ['the shop fails', () => problemResponse(503, 'unavailable')],
  ])('asks for the full address when %s', async (_name, respond) => {
    network.respondTo(suggestAddresses, respond as never);
    const { user, line1 } = open();
    await user.type(line1, 'baker');
    const failed = 'We cannot suggest addresses now. Please enter the full address.';
    expect(await screen.findByText(failed, { selector: 'form p' })).toBeVisible();
  });

  it('shows what is wrong and moves to the first wrong field', async () => {
    const { user, form } = open();
    const name = form.getByRole('textbox', { name: 'Name *' });
    await user.clear(name);
    await user.type(form.getByRole('textbox', { name: 'Mobile' }), '12');
    await user.click(form.getByRole('button', { name: 'Save' }));
    for (const text of [
      'Please enter Name',
      'You have entered an invalid mobile number!',
      'Please enter Address',
      'Please enter a valid Postcode!',
    ])
      expect(form.getByText(text)).toBeVisible();
    expect(name).toHaveFocus();
    expect(network.requestsTo(saveAddress)).toEqual([]);
  });

  it('saves the joined lines and closes at once', async () => {
    network.respondTo(saveAddress, () => [{ Id: 31, Error: 0, Message: '', Code: '' }]);
    const { user, form, line1, line2, postcode } = open();
    await user.type(line1, '221B Baker Street');
    await user.type(line2, 'London');
    await user.type(postcode, 'nw16xe');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(onSaved).toHaveBeenCalledWith(31, 0);
    expect(network.requestsTo(saveAddress)[0]?.body).toMatchObject({
      Id: 0,
      Name: 'Amelia',
      Mobile: '',
      Address: '221B Baker Street, London',
      Pincode: 'NW1 6XE',
      Source: 1,
    });
  });
});
