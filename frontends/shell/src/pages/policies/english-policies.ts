import { holdMinutes } from '@tokri/contracts/slots';
import type { Policies, Policy } from './policy.ts';

const terms: Policy = {
  title: 'Terms & Condition',
  sections: [
    {
      heading: 'Seller',
      text:
        'The company named at the bottom of every page sells, packs and delivers the goods and ' +
        'is responsible for them.',
    },
    {
      heading: 'Prices',
      text:
        'All prices are in rupees and include GST. No price is above the maximum retail price on ' +
        'the pack. You pay the amount shown when you place your order. The bill shows the rate, ' +
        'value and tax of each item.',
    },
    {
      heading: 'Delivery slots',
      text:
        `When you choose a delivery slot, we hold it for ${holdMinutes} minutes while you check ` +
        'out. It is yours once your order is confirmed. Orders for a slot close some time before ' +
        'it starts; the closing time is shown with the slot.',
    },
    {
      heading: 'Orders',
      text:
        'Your order is accepted when the order page or a message from us says that it is ' +
        'confirmed. If an item or the slot is no longer available, the order is not accepted and ' +
        'you are not charged.',
    },
    {
      heading: 'Cancellation',
      text:
        'You can cancel on the order page until orders for your slot close. We only ask for a ' +
        'reason.',
    },
    {
      heading: 'Age',
      text: 'You must be 18 or older, or have the consent of a parent or guardian.',
    },
    {
      heading: 'Governing law',
      text:
        'Indian law applies, and the courts where our company is registered have jurisdiction. ' +
        'This does not limit your rights as a consumer where you live.',
    },
  ],
};

const privacy: Policy = {
  title: 'Privacy Policy',
  sections: [
    {
      heading: 'What we collect',
      text:
        'Your mobile number or email address, your name, saved addresses, orders, bills and ' +
        'messages to us. If you shop without an account, your cart and pincode are stored only ' +
        'on your device. So are the last five searches that you typed; you can remove them one by ' +
        'one, and signing out removes them all.',
    },
    {
      heading: 'How we use it',
      text:
        'We use your data to pack, deliver and bill your orders, to send you updates about them ' +
        'and to keep the accounts that the law requires. We do not sell your data or show ' +
        'third-party advertising.',
    },
    {
      heading: 'Who can see it',
      text:
        'Our staff, the person who delivers your order, and the services that send our messages ' +
        'and process payments. Each of them sees only what they need.',
    },
    {
      heading: 'How long we keep it',
      text:
        'We keep your data as long as you have an account. When you delete it, we erase your ' +
        'data. Bills are kept without your contact details for as long as tax law requires.',
    },
    {
      heading: 'Your rights',
      text:
        'Under the Digital Personal Data Protection Act 2023 you can access, correct and erase ' +
        'your data, withdraw your consent and nominate someone to act for you. Write to the ' +
        'grievance officer named at the bottom of the page. If you are not satisfied with the ' +
        'reply, you can complain to the Data Protection Board of India.',
    },
    {
      heading: 'Cookies',
      text:
        'We use cookies only for what you ask for: to keep you signed in, to recognize a device ' +
        'on which you have signed in before, and to remember your language. None of them follows ' +
        'you to other sites.',
    },
  ],
};

const refund: Policy = {
  title: 'Refund Policy',
  sections: [
    {
      heading: 'On delivery',
      text:
        'Return wrong, damaged or expired items to the rider. We take them off your bill, or ' +
        'refund them if you have already paid.',
    },
    {
      heading: 'After delivery',
      text:
        'Report spoiled fruit, vegetables, dairy, meat or fish within 24 hours: open the order and ' +
        'choose “Report a problem”. We may ask for a photo. Report problems with other items within 7 days; the items must be unopened.',
    },
    {
      heading: 'Cancelled orders',
      text:
        'You get a full refund if you cancel before orders for your slot close, or if we cancel ' +
        'your order for any reason.',
    },
    {
      heading: 'Missing items',
      text:
        'We do not charge for items that we could not pack. If you have already paid for them, ' +
        'we refund them before we issue the bill.',
    },
    {
      heading: 'How you get your money back',
      text:
        'We refund your original payment method within one working day. Banks take another 5 to ' +
        '7 working days. With cash on delivery, you only pay for the items you keep.',
    },
  ],
};

export const english: Policies = { terms, privacy, refund };
