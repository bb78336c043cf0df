import { userOperations } from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pageResponse, setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import { PartyField } from './party-field.tsx';

const { listPartyNames } = userOperations;
const parties = [
  { PartyId: 7, Name: 'Annapurna Caterers' },
  { PartyId: 12, Name: 'Nair Canteen' },
];

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('rates');
  api.network.respondTo(listPartyNames, ({ query }) => {
    const { Search = '', PartyIds } = query;
    return pageResponse(
      parties.filter(({ PartyId, Name }) =>
        PartyIds
          ? PartyIds.split(',').includes(String(PartyId))
          : Name.toLowerCase().includes(Search.toLowerCase()),
      ),
    );
  });
});
afterEach(() => api.network.restore());

const onChange = jest.fn<undefined, [string]>();
beforeEach(() => onChange.mockClear());

const Harness = ({ initial }: { readonly initial: string }) => {
  const [party, setParty] = useState(initial);
  return (
    <PartyField
      label="Party"
      hint="Empty for everyone."
      value={party}
      error={party === '?' ? 'Choose one.' : ''}
      onChange={(next) => {
        onChange(next);
        setParty(next);
      }}
    />
  );
};

const openField = (initial = '') => {
  const { user } = renderPage([{ path: '/', element: <Harness initial={initial} /> }], '/');
  return { user, field: screen.getByRole('combobox', { name: 'Party' }) };
};

describe('PartyField', () => {
  it('chooses a party by a part of its name', async () => {
    const { user, field } = openField();
    await user.type(field, 'nair');
    await user.click(await screen.findByRole('option', { name: /Nair Canteen/ }));
    expect(onChange).toHaveBeenLastCalledWith('12');
    expect(field).toHaveValue('Nair Canteen');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('chooses with the keyboard and names the active option to screen readers', async () => {
    const { user, field } = openField();
    await user.type(field, 'a');
    const options = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('12');
  });

  it('chooses the only match on Enter', async () => {
    const { user, field } = openField();
    await user.type(field, 'annap');
    await screen.findByRole('option');
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('7');
  });

  it('shows the name of a stored party', async () => {
    const { field } = openField('7');
    await waitFor(() => expect(field).toHaveValue('Annapurna Caterers'));
  });

  it('shows the number of a party whose name cannot be read', async () => {
    api.network.respondTo(listPartyNames, () => problemResponse(503, 'unavailable'));
    expect(openField('7').field).toHaveValue('Party 7');
    await waitFor(() => expect(api.network.requestsTo(listPartyNames)).not.toEqual([]));
  });

  it('is never "everyone" while the text names no party', async () => {
    const { user, field } = openField('7');
    await waitFor(() => expect(field).toHaveValue('Annapurna Caterers'));
    await user.type(field, ' Ltd');
    expect(onChange).toHaveBeenLastCalledWith('?');
    const none = 'No party matches “Annapurna Caterers Ltd”.';
    expect(await screen.findByText(none, { selector: 'p' })).toBeVisible();
    await user.tab();
    expect(field).toHaveAccessibleDescription(/Choose one\./);
    await user.clear(field);
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('closes only its list on Escape', async () => {
    const closeSheet = jest.fn();
    document.addEventListener('keydown', closeSheet);
    const { user, field } = openField();
    await user.click(field);
    await screen.findByRole('listbox');
    closeSheet.mockClear();
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', closeSheet);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(closeSheet).not.toHaveBeenCalled();
  });

  it('says that more parties match than the list shows', async () => {
    api.network.respondTo(listPartyNames, () => pageResponse(parties, 40));
    const { user, field } = openField();
    await user.click(field);
    expect(await screen.findByText('Keep typing to narrow down 40 parties.')).toBeVisible();
  });

  it('offers a retry when the parties cannot be loaded', async () => {
    let isDown = true;
    api.network.respondTo(listPartyNames, () =>
      isDown ? problemResponse(403, 'not-allowed') : pageResponse(parties),
    );
    const { user, field } = openField();
    await user.click(field);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });
});
