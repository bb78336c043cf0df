import { render, screen } from '@testing-library/react';
import { DateField } from './date-field.tsx';

const open = (day: string) =>
  render(<DateField label="Applies from" day={day} value={day} hint="Both included" readOnly />);

describe('DateField', () => {
  it('says the chosen date as the shop writes it, before its hint', () => {
    open('2026-12-01');
    expect(screen.getByLabelText('Applies from')).toHaveAccessibleDescription(
      'Tue 1 Dec 2026 • Both included',
    );
  });
  it('has only its hint without a date', () => {
    open('');
    expect(screen.getByLabelText('Applies from')).toHaveAccessibleDescription('Both included');
  });
});
