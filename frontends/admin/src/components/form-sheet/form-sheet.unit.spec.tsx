import { renderPage } from '@tokri/web-kit/testing';
import { Field } from '@tokri/web-kit/ui';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { FormSheet } from './form-sheet.tsx';

const SheetWithName = ({ save }: { readonly save: (name: string) => Promise<string> }) => {
  const [isOpen, setOpen] = useState(true);
  const [name, setName] = useState('');
  const [error, setError] = useState('');
  const close = (): void => setOpen(false);
  const submit = async (): Promise<void> => {
    const rejection = await save(name);
    if (rejection === '') close();
    setError(rejection);
  };
  if (!isOpen) return null;
  return (
    <FormSheet
      title="Rename"
      submitLabel="Save"
      isDirty={name !== ''}
      error={error}
      onSubmit={submit}
      onClose={close}
    >
      <Field label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </FormSheet>
  );
};

const openSheet = (save: (name: string) => Promise<string> = () => Promise.resolve('')) =>
  renderPage([{ path: '/', element: <SheetWithName save={save} /> }], '/');
const sheet = () => screen.getByRole('dialog', { name: 'Rename' });
const nameField = () => within(sheet()).getByLabelText('Name');
const findQuestion = async () => within(await screen.findByRole('alertdialog'));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('FormSheet', () => {
  it.each([
    ['Esc', () => fireEvent(sheet(), new Event('cancel', { cancelable: true }))],
    ['a click beside it', () => fireEvent.click(sheet())],
    ['Back', () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Back' }))],
    ['its cross', () => fireEvent.click(within(sheet()).getByRole('button', { name: 'Close' }))],
  ])('asks before %s discards what was typed', async (_way, leave) => {
    const { user } = openSheet();
    await user.type(nameField(), 'Onion');
    leave();
    await user.click((await findQuestion()).getByRole('button', { name: 'No' }));
    expect(nameField()).toHaveValue('Onion');
    leave();
    await user.click((await findQuestion()).getByRole('button', { name: 'Yes' }));
    await waitUntilClosed();
  });
  it('closes without a question when nothing was typed', async () => {
    const { user } = openSheet();
    await user.click(within(sheet()).getByRole('button', { name: 'Back' }));
    await waitUntilClosed();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('submits once, however often Enter is pressed', async () => {
    let finish: (rejection: string) => void = () => undefined;
    const save = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    const { user } = openSheet(save);
    await user.type(nameField(), 'Onion{Enter}{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    expect(within(sheet()).getByRole('button', { name: 'Save' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    finish('');
    await waitUntilClosed();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('stays open with the input and says why it was rejected', async () => {
    const { user } = openSheet(() => Promise.resolve('This name is taken.'));
    await user.type(nameField(), 'Onion{Enter}');
    expect(await within(sheet()).findByRole('alert')).toHaveTextContent('This name is taken.');
    expect(nameField()).toHaveValue('Onion');
  });
});
