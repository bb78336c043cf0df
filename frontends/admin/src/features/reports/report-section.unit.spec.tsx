import { ApiProblem } from '@tokri/web-kit/platform';
import { ToastHost } from '@tokri/web-kit/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReportSection } from './report-section.tsx';

const renderSection = (failure: Error) =>
  render(
    <>
      <ReportSection
        name="sales"
        title="Sales"
        span={{ from: '2026-11-01', to: '2026-11-30' }}
        columns={[{ id: 'name', header: 'Name', kind: 'text', value: ({ name }) => name }]}
        rows={[{ name: 'Onion' }]}
        fetchRows={() => Promise.reject(failure)}
      />
      <ToastHost />
    </>,
  );

describe('the file of a report', () => {
  it.each([
    [
      'what the server said',
      new ApiProblem({ code: 'too-large', message: 'At most 366 days.', status: 400 }),
      'At most 366 days.',
    ],
    ['that it failed', new Error('no disk'), 'The file could not be created.'],
  ])('says %s when it cannot be made', async (_what, failure, text) => {
    renderSection(failure);
    await userEvent.setup().click(screen.getByRole('button', { name: /csv/i }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
