import { setLanguage } from '@tokri/web-kit/platform';
import { cleanup, render, screen } from '@testing-library/react';
import { english } from './english-policies.ts';
import { hindi } from './hindi-policies.ts';
import { RefundPage } from './index.tsx';

const numbers = (text: string): string[] => (text.match(/\d+/gu) ?? []).sort();

describe('policies', () => {
  afterEach(async () => {
    cleanup();
    await setLanguage('en');
  });

  it.each(['terms', 'privacy', 'refund'] as const)(
    'promise the same times and amounts in %s in both languages',
    (name) =>
      expect(hindi[name].sections.map(({ text }) => numbers(text))).toEqual(
        english[name].sections.map(({ text }) => numbers(text)),
      ),
  );

  it('are shown in the language of the reader', async () => {
    await setLanguage('hi');
    render(<RefundPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('रिफ़ंड पॉलिसी');
    expect(screen.getByRole('main').textContent).not.toContain('refund');
  });
});
