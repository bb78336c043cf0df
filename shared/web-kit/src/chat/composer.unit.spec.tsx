import { maxMessageLines } from '@tokri/contracts/validation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Composer } from './composer.tsx';

const renderDraft = (draft: string) => {
  const onSend = jest.fn();
  render(<Composer draft={draft} onDraft={() => undefined} onSend={onSend} />);
  return { onSend, user: userEvent.setup() };
};

describe('Composer', () => {
  it.each([
    ['900 accents on one letter', `a${'\u0301'.repeat(900)}`, /too many accents or vowel signs/],
    [
      '900 line breaks',
      `a${'\n'.repeat(900)}b`,
      `Too many lines: maximum ${maxMessageLines} lines`,
    ],
    ['a control character', 'a\u0007b', /characters that cannot be shown/],
  ])('shows the rule and does not send %s', async (_what, draft, rule) => {
    const { onSend, user } = renderDraft(draft);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(field).toBeInvalid();
    expect(screen.getByText(rule)).toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(expect.stringMatching(rule));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends a message of as many lines as are allowed', async () => {
    const draft = Array(maxMessageLines).fill('x').join('\n');
    const { onSend, user } = renderDraft(draft);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledWith(draft);
  });
});
