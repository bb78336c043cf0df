import { itemExportOperations } from '@tokri/contracts/api';
import { problemResponse } from '@tokri/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { ExportSheet } from './export-sheet.tsx';

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('items');
});
afterEach(() => network.restore());

describe('the export of items', () => {
  it('says what the server said when it fails', async () => {
    network.respondTo(itemExportOperations.exportItems, () =>
      problemResponse(400, 'the filter is not valid'),
    );
    const user = userEvent.setup();
    render(<ExportSheet filter={{}} count={3} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('the filter is not valid')).toBeVisible();
  });
});
