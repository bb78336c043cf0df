import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DialogResult, DialogType } from './dialog-type.ts';
import { DialogHost } from './dialog-host.tsx';
import { showDialog, useDialogs } from './dialogs.ts';

const open = async (type: DialogType, message = 'words') => {
  const answers: DialogResult[] = [];
  render(<DialogHost />);
  await act(async () => {
    void showDialog({ type, message }).then((answer) => answers.push(answer));
  });
  return answers;
};
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => useDialogs.setState({ queue: [] }));

describe.each<[DialogType, string, string[]]>([
  [1, 'SUCCESS', ['OK']],
  [2, 'WARNING', ['OK']],
  [3, 'ERROR', ['OK']],
  [4, 'Confirmation', ['Close', 'OK']],
  [5, 'Success', ['Close', 'OK']],
  [6, 'Offer', ['Close', 'Checkout', 'Continue']],
  [7, 'Confirmation', ['No', 'Yes']],
  [8, 'Offer', ['OK']],
  [9, 'Offer', ['Checkout', 'Continue']],
])('dialog type %i', (type, heading, buttons) => {
  it(`shows the heading ${heading} and the buttons ${buttons.join(', ')}`, async () => {
    await open(type);
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(buttons);
  });
});

it('names both answers on the buttons of type 4', async () => {
  render(<DialogHost />);
  act(() => {
    void showDialog({
      type: 4,
      message: 'words',
      actionLabel: 'Record cash',
      closeLabel: 'Not yet',
    });
  });
  expect(screen.getByRole('button', { name: 'Not yet' })).toHaveClass('secondary');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const action = screen.getByRole('button', { name: 'Record cash' });
  expect(action).not.toHaveClass('danger');
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
});

describe('a dialog with an action', () => {
  const openWithAction = (action: () => Promise<string>) => {
    const answers: DialogResult[] = [];
    render(<DialogHost />);
    act(() => {
      void showDialog({ type: 4, message: 'Pack all?', actionLabel: 'Pack', action }).then(
        (answer) => answers.push(answer),
      );
    });
    return answers;
  };
  it('stays open with the reason when the action fails, and closes when it succeeds', async () => {
    const action = jest.fn().mockResolvedValueOnce('You are offline.').mockResolvedValueOnce('');
    const answers = openWithAction(action);
    await clickButton('Pack');
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');
    expect(answers).toEqual([]);
    await clickButton('Pack');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(answers).toEqual([{ isSuccess: 1, isCancel: 0, source: 'submit' }]);
  });
  it('runs the action once and cannot be closed before its end', async () => {
    let finish = (_error: string): void => undefined;
    const action = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    openWithAction(action);
    await clickButton('Pack');
    await clickButton('Pack');
    fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(action).toHaveBeenCalledTimes(1);
    await act(async () => finish(''));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('does not run when the dialog is closed', async () => {
    const action = jest.fn(async () => '');
    openWithAction(action);
    await clickButton('Close');
    expect(action).not.toHaveBeenCalled();
  });
});

describe('dialog result', () => {
  it('reports confirmation for Yes and cancellation for No', async () => {
    const answers = await open(7);
    await clickButton('Yes');
    expect(answers).toEqual([{ isSuccess: 1, isCancel: 0, source: 'submit' }]);
    act(() => {
      void showDialog({ type: 7, message: 'again' }).then((answer) => answers.push(answer));
    });
    await clickButton('No');
    expect(answers[1]).toEqual({ isSuccess: 0, isCancel: 1, source: 'submit' });
  });

  it('reports dismissal for the close icon of type 6 and closing for Checkout', async () => {
    const answers = await open(6);
    await clickButton('Close');
    expect(answers[0]?.source).toBe('dismiss');
    act(() => {
      void showDialog({ type: 6, message: 'again' }).then((answer) => answers.push(answer));
    });
    await clickButton('Checkout');
    expect(answers[1]?.source).toBe('close');
  });

  it('shows a pack with its title in types without a picture', async () => {
    await open(9);
    expect(screen.getByRole('dialog').querySelector('img')?.src).toMatch(/^data:image\/svg/);
  });

  it('reports dismissal for Escape', async () => {
    const answers = await open(7);
    await act(async () => {
      screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    });
    expect(answers).toEqual([{ isSuccess: 1, isCancel: 0, source: 'dismiss' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('dialog message', () => {
  it('keeps allowed markup in type 7 and drops the rest', async () => {
    await open(
      7,
      'Leave <b onclick="x()">now</b>?<script>bad()</script>' +
        '<img src=x onerror=bad()><a href="javascript:bad()">link</a>',
    );
    const dialog = screen.getByRole('alertdialog');
    expect(dialog.querySelector('.dialog-message')?.innerHTML).toBe('Leave <b>now</b>?link');
  });
  it('shows markup as plain text in type 2', async () => {
    await open(2, '<b>5</b>');
    expect(screen.getByText('<b>5</b>')).toBeInTheDocument();
  });
});

it('shows dialogs one after the other and dismisses those beyond five', async () => {
  const answers = await open(1, 'first');
  act(() => {
    for (let index = 0; index < 5; index += 1)
      void showDialog({ type: 2, message: `more ${index}` }).then((answer) => answers.push(answer));
  });
  await act(async () => undefined);
  expect(answers).toEqual([{ isSuccess: 1, isCancel: 0, source: 'dismiss' }]);
  expect(screen.queryByText('more 0')).toBeNull();
  await clickButton('OK');
  expect(screen.getByText('more 0')).toBeInTheDocument();
});

it('breaks a long word of its text instead of cutting it off', async () => {
  const style = document.createElement('style');
  const file = path.join(import.meta.dirname, '../styles/feedback/dialog.css');
  style.textContent = readFileSync(file, 'utf8');
  document.head.append(style);
  await open(7, 'x'.repeat(100));
  const text = document.querySelector('.dialog-message');
  expect(text && getComputedStyle(text).getPropertyValue('overflow-wrap')).toBe('anywhere');
  style.remove();
});
