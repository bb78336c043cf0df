import { render, screen } from '@testing-library/react';
import { OrderStatusCard } from './order-status-card.tsx';
import { progressSteps } from './order-progress.ts';
import { SlotChip } from './slot-chip.tsx';

it('progressSteps counts the completed steps', () => {
  expect([1, 2, 3, 5].map((status) => progressSteps(status).completedSteps)).toEqual([1, 1, 2, 4]);
  expect(progressSteps(6)).toEqual({ completedSteps: 5, totalSteps: 5, isActive: false });
});

describe('OrderStatusCard', () => {
  it('shows delivery time and progress of an active order', () => {
    render(
      <OrderStatusCard
        status={3}
        statusText="Confirmed"
        heading="Today, 7–10 am"
        description="We pack it."
        isHeading
      />,
    );
    expect(screen.getByRole('heading', { name: 'Today, 7–10 am' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Step 2 of 5' })).toBeVisible();
  });
  it('shows no progress for a cancelled or failed order', () => {
    render(
      <OrderStatusCard
        status={8}
        statusText="Not accepted"
        heading="Order not accepted"
        description="Sold out."
      />,
    );
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('SlotChip', () => {
  it('disables a full slot and says so in its name', () => {
    render(
      <SlotChip
        group="s"
        value="1"
        time="4–6 pm"
        fee="₹25"
        state="full"
        text="Full"
        isChosen={false}
        onChoose={jest.fn()}
      />,
    );
    expect(screen.getByRole('radio', { name: /4–6 pm.*Full/ })).toBeDisabled();
  });
});
