import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from '../../platform/memory-router.ts';
import { ToastHost, showToast, hideToast } from '../toast/toasts.tsx';
import { Button } from './button.tsx';
import { CountdownText, useCountdown } from './countdown.tsx';
import { Field, type FieldProps } from './field.tsx';
import { ItemCard, type ItemCardProps } from './item-card.tsx';
import { pictures } from './notices.tsx';
import { AddToCartControl } from './stepper.tsx';

it('pictures, imported, are addresses of their own', () =>
  expect(pictures).toEqual({ basket: '/basket.webp', box: '/box.webp' }));

describe('a button', () => {
  it('that is busy, takes no further press', async () => {
    const onClick = jest.fn();
    render(
      <Button isBusy onClick={onClick}>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});

describe('a field', () => {
  it('in error, says so to those who listen', () => {
    render(<Field label="Pincode" error="Please enter a valid Pincode!" />);
    const input = screen.getByLabelText('Pincode');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Please enter a valid Pincode!');
  });
  it('that is well, is not invalid', () => {
    render(<Field label="Pincode" />);
    expect(screen.getByLabelText('Pincode')).toBeValid();
  });
});

describe('digits of a Hindi keyboard', () => {
  const type = async (props: Partial<FieldProps>, text: string) => {
    const Typed = () => {
      const [value, setValue] = useState('');
      return (
        <Field
          {...props}
          label="Field"
          value={value}
          onChange={({ target }) => setValue(target.value)}
        />
      );
    };
    render(<Typed />);
    await userEvent.type(screen.getByLabelText('Field'), text);
    return screen.getByLabelText('Field');
  };
  it.each([
    ['numeric', '५६००३4', '560034'],
    ['decimal', '२५.५', '25.5'],
    ['tel', '+९१ ९८', '+91 98'],
  ] as const)('in a field for %s, are Latin ones', async (inputMode, typed, seen) =>
    expect(await type({ inputMode }, typed)).toHaveValue(seen),
  );
  it('in a field for a phone or an email, are Latin ones', async () =>
    expect(await type({ inputMode: 'text', autoComplete: 'tel' }, '९८७६५४३२१०')).toHaveValue(
      '9876543210',
    ));
  it('in a text, stay', async () => expect(await type({}, 'मकान ५')).toHaveValue('मकान ५'));
});

describe('the quantity', () => {
  const show = (quantity: number, max = 12) => {
    const onChange = jest.fn();
    render(<AddToCartControl name="Onion" quantity={quantity} max={max} onChange={onChange} />);
    return onChange;
  };
  it('of nothing, is a button that adds one', async () => {
    const onChange = show(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add Onion' }));
    expect(onChange).toHaveBeenCalledWith(1);
  });
  it('of one, has a bin for a minus', () => {
    show(1);
    expect(screen.getByRole('group', { name: 'Quantity of Onion' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled();
  });
  it('at the limit, takes no more and says why', () => {
    show(12);
    expect(screen.getByRole('button', { name: 'One more, limit reached' })).toBeDisabled();
  });
});

describe('an item card', () => {
  const props: ItemCardProps = {
    name: 'Toor Dal',
    brand: 'Sample',
    href: '/single-product?ItemId=1',
    image: '/x.webp',
    tint: 'staples',
    unitName: '1 kg',
    unitPrice: '₹154/kg',
    price: 154,
    mrp: 189,
    isVegetarian: true,
    isAvailable: true,
    quantity: 0,
    max: 5,
    onQuantity: jest.fn(),
  };
  const show = (more: Partial<ItemCardProps> = {}) =>
    render(
      <MemoryRouter>
        <ul>
          <ItemCard {...props} {...more} />
        </ul>
      </MemoryRouter>,
    );

  it('shows what is paid, the struck MRP and the saving', () => {
    show();
    expect(screen.getByText('₹154')).toBeInTheDocument();
    expect(screen.getByText('MRP ₹189')).toBeInTheDocument();
    expect(screen.getByText('₹35 off')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeInTheDocument();
  });
  it('without a discount, says so', () => {
    show({ mrp: 154 });
    expect(screen.getByText('MRP, no discount')).toBeInTheDocument();
  });
  it('out of stock, offers no add and says why', () => {
    show({ isAvailable: false });
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    expect(screen.getByText('Out of stock')).toBeInTheDocument();
  });
});

describe('a countdown', () => {
  const Clock = ({ until, onEnd }: { until: string; onEnd: () => void }) => (
    <CountdownText seconds={useCountdown(until, onEnd)} />
  );
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('counts down silently, speaks at a minute, and ends once', () => {
    const onEnd = jest.fn();
    render(<Clock until="2026-11-21T08:01:02Z" onEnd={onEnd} />);
    expect(screen.getByRole('timer')).toHaveTextContent('1:02');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => {
      jest.advanceTimersByTime(2_000);
    });
    expect(screen.getByRole('status')).toHaveTextContent('1 minute left');
    act(() => {
      jest.advanceTimersByTime(61_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(hideToast);
    jest.useRealTimers();
  });
  it('goes after 5 s, and the newest takes the place of the one before', () => {
    render(<ToastHost />);
    act(() => showToast({ text: 'Onion added' }));
    act(() => showToast({ text: 'Milk added' }));
    expect(screen.queryByText('Onion added')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Milk added');
    act(() => {
      jest.advanceTimersByTime(5_000);
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
  it('is taken away by who showed it, and no other one in its place', () => {
    render(<ToastHost />);
    const own = { text: 'A place is free', isLasting: true };
    act(() => showToast(own));
    act(() => hideToast({ text: 'Onion added' }));
    expect(screen.getByText('A place is free')).toBeInTheDocument();
    act(() => hideToast(own));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => showToast({ text: 'Milk added' }));
    act(() => hideToast(own));
    expect(screen.getByText('Milk added')).toBeInTheDocument();
  });
  it('stays while its action has the focus', () => {
    render(<ToastHost />);
    act(() => showToast({ text: 'Onion added', action: { label: 'Undo', run: jest.fn() } }));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => {
      jest.advanceTimersByTime(10_000);
    });
    expect(screen.getByText('Onion added')).toBeInTheDocument();
  });
});
