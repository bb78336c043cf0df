import { holdMinutes } from '@tokri/contracts/slots';

export interface Policy {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
}

export const terms: Policy = {
  title: 'Terms & Condition',
  sections: [
    {
      heading: 'Who sells',
      text: 'You buy from the company named at the foot of every page. It packs and delivers the goods itself and answers for them.',
    },
    {
      heading: 'Prices',
      text: 'Every price is in rupees and includes GST. It is never above the maximum retail price on the pack. What you see before you place the order is what you pay; the bill shows rate, value and tax of each line.',
    },
    {
      heading: 'Slots',
      text: `You choose a delivery slot and we hold a place in it for ${holdMinutes} minutes while you finish. The place is yours once the order is confirmed. A slot closes some time before it begins; the page says when.`,
    },
    {
      heading: 'Orders',
      text: 'An order is placed when you press the button and accepted when the page, a message or a mail says Confirmed. If an item is short or the slot is gone by then, nothing is booked and nothing is charged.',
    },
    {
      heading: 'Cancelling',
      text: 'You may cancel until the cut-off of your slot, on the page of the order, without giving more than a reason.',
    },
    {
      heading: 'Age',
      text: 'You must be 18 or older, or buy with the consent of a parent or guardian.',
    },
    {
      heading: 'Law',
      text: 'Indian law applies. Courts of the place of our company have jurisdiction; your rights as a consumer at your own place stay untouched.',
    },
  ],
};

export const privacy: Policy = {
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'What we keep',
      text: 'Your mobile number or mail address, your name, the addresses you save, your orders and bills, and what you write to us. Without an account only this device keeps your cart and pincode.',
    },
    {
      heading: 'What for',
      text: 'To take, pack, deliver and bill your orders, to tell you how they are going, and to keep the accounts that the law asks for. We sell nothing of it and show no advertisement of others.',
    },
    {
      heading: 'Who sees it',
      text: 'Our staff as far as their work needs it, the person who delivers, and the services that send messages and handle payments, each only what it needs.',
    },
    {
      heading: 'How long',
      text: 'As long as you have an account. After you delete it, bills stay for the years that tax law names, without your contact details; the rest is erased.',
    },
    {
      heading: 'Your rights',
      text: 'Under the Digital Personal Data Protection Act 2023 you may see, correct and erase your data, withdraw consent and name someone to act for you. Write to the grievance officer at the foot of the page; if the answer does not satisfy you, the Data Protection Board of India hears you.',
    },
    { heading: 'Cookies', text: 'One cookie keeps you signed in. There is no other.' },
  ],
};

export const refund: Policy = {
  title: 'Refund Policy',
  sections: [
    {
      heading: 'At the door',
      text: 'Give back whatever is wrong, damaged or past its date. It comes off the bill on the spot, or is refunded when it was paid already.',
    },
    {
      heading: 'Fresh goods',
      text: 'Tell us about spoiled fruit, vegetables, dairy, meat or fish within 24 hours, with a photo. Other goods within 7 days, unopened.',
    },
    {
      heading: 'Cancelled orders',
      text: 'Cancelled before the cut-off, everything comes back in full. If we cancel, for whatever reason, the same holds.',
    },
    {
      heading: 'Short packs',
      text: 'What we could not pack is not charged, or refunded before the bill is made.',
    },
    {
      heading: 'When and how',
      text: 'Refunds go back to where the payment came from, started within one working day; the bank takes up to five more. Cash on delivery needs no refund: you pay for what you keep.',
    },
  ],
};
