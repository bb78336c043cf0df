import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormColumns } from './form-columns.tsx';

const listeners = new Set<() => void>();
let isNarrow = false;
const resize = (toNarrow: boolean) =>
  act(() => {
    isNarrow = toNarrow;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  isNarrow = false;
  jest.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: isNarrow,
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});
afterEach(() => jest.restoreAllMocks());

const fields = () =>
  screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'));

describe('FormColumns', () => {
  it('has the form after the content in two columns and before it in one, and keeps what was typed', async () => {
    render(
      <FormColumns form={<input aria-label="Form" />}>
        <input aria-label="Content" />
      </FormColumns>,
    );
    expect(fields()).toEqual(['Content', 'Form']);
    await userEvent.type(screen.getByLabelText('Form'), '560034');
    resize(true);
    expect(fields()).toEqual(['Form', 'Content']);
    expect(screen.getByLabelText('Form')).toHaveValue('560034');
    resize(false);
    expect(fields()).toEqual(['Content', 'Form']);
  });
});
