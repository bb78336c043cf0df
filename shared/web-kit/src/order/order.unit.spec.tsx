import type { OrderResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { renderPage } from '@tokri/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CancelSheet } from './cancel-sheet.tsx';
import { orderHeading } from './order-heading.ts';
import { OrderStatusCard } from './order-status-card.tsx';
import { progressSteps } from './order-progress.ts';
import { SlotChip } from './slot-chip.tsx';

it('progressSteps counts the completed steps', () => {
  expect([1, 2, 3, 5].map((status) => progressSteps(status).completedSteps)).toEqual([1, 1, 2, 4]);
  expect(progressSteps(6)).toEqual({ completedSteps: 5, totalSteps: 5, isActive: false });
});

describe('orderHeading', () => {
  const Slot = { Date: '2026-11-24', Start: '07:00', End: '10:00' } as OrderResponse['Slot'];
  const outForDelivery = {
    Status: orderStatus.OutForDelivery,
    StatusAt: '2026-11-23T15:40:00+05:30',
    Slot,
  };
  it('says of an order that left before its day when it left', () =>
    expect(orderHeading(outForDelivery, new Date('2026-11-23T16:00:00+05:30'))).toMatch(
      /^Left the shop today, 3:40\spm$/,
    ));
  it('says of an order that is out for delivery on its day when it comes', () =>
    expect(orderHeading(outForDelivery, new Date('2026-11-24T07:30:00+05:30'))).toMatch(
      /^Today, 7–10/,
    ));
});

describe('CancelSheet', () => {
  const openSheet = () => {
    renderPage(
      [
        {
          path: '/',
          element: (
            <CancelSheet
              title="Cancel"
              side="customer"
              orderId={1}
              affectedQueries={[]}
              successMessage={() => ''}
              onClose={jest.fn()}
            />
          ),
        },
      ],
      '/',
    );
    return within(screen.getByRole('dialog'));
  };
  it('marks the reasons when none is chosen and moves the focus there', async () => {
    const sheet = openSheet();
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel order' }));
    const [first] = sheet.getAllByRole('radio');
    expect(first).toHaveFocus();
    expect(first).toBeInvalid();
    expect(first).toHaveAccessibleDescription('Choose a reason');
    expect(sheet.getByRole('textbox')).toBeValid();
  });
  it('marks the text when the other reason lacks one', async () => {
    const sheet = openSheet();
    await userEvent.click(sheet.getByLabelText('Other reason'));
    await userEvent.click(sheet.getByRole('button', { name: 'Cancel order' }));
    expect(sheet.getByRole('textbox')).toHaveFocus();
    expect(sheet.getByRole('textbox')).toBeInvalid();
    expect(sheet.getByLabelText('Other reason')).toBeValid();
  });
  it('tells how to get another time', async () => {
    const sheet = openSheet();
    expect(sheet.queryByText(/order again with that slot/)).toBeNull();
    await userEvent.click(sheet.getByLabelText('I need another time'));
    expect(sheet.getByText(/order again with that slot/)).toBeVisible();
  });
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
