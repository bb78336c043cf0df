import { userOperations } from '@tokri/contracts/api';
import { renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { pageResponse, setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { PartyFees } from './party-fees.tsx';

const fees = [
  { party: '7', fee: '10' },
  { party: '8', fee: '20' },
];

let api: ReturnType<typeof setupAdminApi>;
beforeEach(() => {
  api = setupAdminApi();
  signInAs('slots');
  api.network.respondTo(userOperations.listPartyNames, () =>
    pageResponse([
      { PartyId: 7, Name: 'Nair Canteen' },
      { PartyId: 8, Name: 'Annapurna Caterers' },
    ]),
  );
});
afterEach(() => api.network.restore());

describe('PartyFees', () => {
  it('shows each party by its name', async () => {
    renderPage([{ path: '/', element: <PartyFees fees={fees} onChange={jest.fn()} /> }], '/');
    expect(await screen.findByDisplayValue('Nair Canteen')).toBe(
      screen.getByRole('combobox', { name: 'Party, row 1' }),
    );
    expect(await screen.findByDisplayValue('Annapurna Caterers')).toBeInTheDocument();
  });
  it('removes only the chosen fee', async () => {
    const onChange = jest.fn();
    const { user } = renderPage(
      [{ path: '/', element: <PartyFees fees={fees} onChange={onChange} /> }],
      '/',
    );
    const [firstRemove] = screen.getAllByRole('button', { name: /remove/i });
    if (firstRemove) await user.click(firstRemove);
    expect(onChange.mock.calls).toEqual([[[fees[1]]]]);
  });
});
