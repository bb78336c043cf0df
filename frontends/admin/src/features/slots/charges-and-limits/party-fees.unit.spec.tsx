import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartyFees } from './party-fees.tsx';

const fees = [
  { party: '7', fee: '10' },
  { party: '8', fee: '20' },
];

describe('PartyFees', () => {
  it('removes only the chosen fee', async () => {
    const onChange = jest.fn();
    render(<PartyFees fees={fees} onChange={onChange} />);
    const [firstRemove] = screen.getAllByRole('button', { name: /remove/i });
    if (firstRemove) await userEvent.click(firstRemove);
    expect(onChange.mock.calls).toEqual([[[fees[1]]]]);
  });
});
