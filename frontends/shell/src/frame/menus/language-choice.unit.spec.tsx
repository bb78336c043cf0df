import { language, setLanguage } from '@tokri/web-kit/platform';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageChoice } from './language-choice.tsx';

const App = () => <LanguageChoice key={language()} />;

describe('LanguageChoice', () => {
  afterEach(async () => {
    cleanup();
    await setLanguage('en');
  });

  it('names every language in its own script and marks the current one', () => {
    render(<App />);
    const [english, hindi] = screen.getAllByRole('button');
    expect(english).toMatchObject({ textContent: 'English', lang: 'en', ariaPressed: 'true' });
    expect(hindi).toMatchObject({ textContent: 'हिंदी', lang: 'hi', ariaPressed: 'false' });
  });

  it('changes the language and keeps the focus on the choice', async () => {
    const { rerender } = render(<App />);
    fireEvent.click(screen.getByRole('button', { name: 'हिंदी' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('hi'));
    rerender(<App />);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { pressed: true })),
    );
    expect(document.activeElement?.textContent).toBe('हिंदी');
  });

  it('does nothing when the language is chosen already', () => {
    render(<App />);
    fireEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(language()).toBe('en');
    expect(document.activeElement).toBe(document.body);
  });
});
