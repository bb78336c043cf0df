import { render, screen } from '@testing-library/react';
import { OrderNow } from './order-now.tsx';
import { progressOf } from './progress.ts';
import { SlotChip } from './slot-chip.tsx';

it('progress counts the steps of the straight way', () => {
  expect([1, 2, 3, 5].map((status) => progressOf(status).step)).toEqual([1, 1, 2, 4]);
  expect(progressOf(6)).toEqual({ step: 5, of: 5, isUnderWay: false });
});

describe('where an order stands', () => {
  it('on its way, shows when it comes and how far it is', () => {
    render(
      <OrderNow
        status={3}
        statusText="Confirmed"
        when="Today, 7–10 am"
        words="We pack it."
        isHeading
      />,
    );
    expect(screen.getByRole('heading', { name: 'Today, 7–10 am' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible();
  });
  it('ended badly, shows no progress', () => {
    render(
      <OrderNow status={8} statusText="Not accepted" when="Order not accepted" words="Sold out." />,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('a slot', () => {
  it('that is full, cannot be chosen and says so in its name', () => {
    render(
      <SlotChip
        group="s"
        value="1"
        time="4–6 pm"
        fee="₹25"
        look="full"
        text="Full"
        isChosen={false}
        onChoose={jest.fn()}
      />,
    );
    expect(screen.getByRole('radio', { name: /4–6 pm.*Full/ })).toBeDisabled();
  });
});
