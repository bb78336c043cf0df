import { fireEvent, screen, waitFor, within } from '@testing-library/react';

const answer = async (label: 'Yes' | 'No'): Promise<void> => {
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: label }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

/** Leaves twice: what was typed stays on `No`, and the question comes again. */
export const expectDiscardQuestion = async (leave: () => Promise<void>): Promise<void> => {
  await leave();
  await answer('No');
  await leave();
  await answer('Yes');
};

/** Presses Esc in the open sheet as a browser reports it. */
export const expectDiscardQuestionOfSheet = async (): Promise<void> => {
  await expectDiscardQuestion(() => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    return Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
