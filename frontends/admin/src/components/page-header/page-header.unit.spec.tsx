import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeader } from './page-header.tsx';

const open = () =>
  render(
    <>
      <PageHeader
        title="Items"
        head={<span>27,555 items</span>}
        actions={<button type="button">New item</button>}
        moreActions={<button type="button">Export</button>}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
const more = () => screen.getByRole('button', { name: 'More' });

describe('PageHeader', () => {
  it('shows the title, what stands beside it, and the actions with the main one last', () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    expect(screen.getByText('27,555 items')).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'More',
      'Export',
      'New item',
      'Elsewhere',
    ]);
  });
  it('closes the menu on Escape and returns the focus to its button', async () => {
    open();
    await userEvent.click(more());
    expect(more()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(more()).toHaveAttribute('aria-expanded', 'false');
    expect(more()).toHaveFocus();
  });
  it('closes the menu on a click elsewhere', async () => {
    open();
    await userEvent.click(more());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(more()).toHaveAttribute('aria-expanded', 'false');
  });
  it('has no menu without further actions', () => {
    render(<PageHeader title="Items" actions={<button type="button">New item</button>} />);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});
