import { addressHeadingId } from '../../features/address/address-panel.tsx';
import type { PagePart } from '../../features/place/place-reason.ts';
import { slotHeadingId } from '../../features/slot/slot-panel.tsx';

const headings: Readonly<Record<PagePart, string>> = {
  address: addressHeadingId,
  slots: slotHeadingId,
  cart: 'h-cart',
};

/** Leads eye and focus to a part of the page. */
export const focusPart = (part: PagePart): void => {
  const heading = document.getElementById(headings[part]);
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  heading?.focus({ preventScroll: true });
};
