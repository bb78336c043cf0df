import { dayMs } from '@tokri/contracts/dates';
import { lateAuthorizationMs } from '@tokri/contracts/orders';
import { retentionDays, type PolicyName } from '@tokri/contracts/policies';
import { holdMinutes } from '@tokri/contracts/slots';
import type { MarketClauses } from './market-clauses.ts';

const terms = ({ prices, governingLaw }: MarketClauses): string => `## Seller
The company named at the bottom of every page sells, packs and delivers the goods and is responsible for them.

## Prices
${prices} You pay the amount shown when you place your order. The bill shows the rate, value and tax of each item.

## Delivery slots
When you choose a delivery slot, we hold it for ${holdMinutes} minutes while you check out. It is yours once your order is confirmed. Orders for a slot close some time before it starts; the closing time is shown with the slot.

## Orders
Your order is accepted when the order page or a message from us says that it is confirmed. If an item or the slot is no longer available, the order is not accepted and you are not charged.

## Cancellation
You can cancel on the order page until orders for your slot close. We only ask for a reason.

## Age
You must be 18 or older, or have the consent of a parent or guardian.

## Governing law
${governingLaw}`;

const privacy = ({ businessLookup, privacyRights }: MarketClauses): string => `## What we collect
Your mobile number or email address, your name, saved addresses, orders, bills and messages to us, your favourites, the waiting lists that you join, the devices on which you sign in, and the apps and browsers that you allow to show our notifications. If you shop without an account, your cart and pincode are stored only on your device. So are the last five searches that you typed; you can remove them one by one, and signing out removes them all.

If you tap “Use my location”, we send the place of your device, rounded to about 100 metres, to a maps service to find your pincode. We do not store it.

Where the address form suggests addresses while you type, we send what you type to an address service. We store only the address that you save.

## How we use it
We use your data to pack, deliver and bill your orders, to send you updates about them and to keep the accounts that the law requires. We do not sell your data or show third-party advertising.

## Who can see it
Our staff, the person who delivers your order, and the services that send our messages, process payments and find your pincode on the map. Each of them sees only what they need.${businessLookup && ' '}${businessLookup}

## How long we keep it
We keep your data as long as you have an account. You can delete it at any time under Delete account in the menu; then we erase your data, as soon as your last order is completed and paid and no refund is due, and give you a certificate. An online order that ended unpaid can delay this by up to ${lateAuthorizationMs / dayMs} days, because its payment may still arrive. Bills are kept for 72 months with the name and address that tax law asks for.

Some data we erase earlier:
- An address that you change or remove: after ${retentionDays.formerAddress} days, because an order, a refund or a dispute over a payment may need it.
- A device on which you signed in: ${retentionDays.session} days after you last used it, or ${retentionDays.mailSession} days if you signed in with a code by email.
- A registration for notifications on an app or browser: at once when you turn it off or sign out there, when the push service tells us that it has ended, or ${retentionDays.pushRegistration} days after it was last renewed.
- A place on a waiting list: when you leave it, when you order in its place, or when orders for the slot close.
- The messages that we sent you, with your notifications: after ${retentionDays.sentMessage} days.

Erasing can take up to 3 more days. Favourites we keep until you remove them or delete your account.

You can download a copy of your data at any time under Profile.

## Your rights
${privacyRights}

## Cookies
We use cookies only for what you ask for: to keep you signed in, to recognize a device on which you have signed in before (${retentionDays.deviceCookie} days), and to remember your language. None of them follows you to other sites.`;

const refund = `## On delivery
Return wrong, damaged or expired items to the rider. We take them off your bill, or refund them if you have already paid.

## After delivery
Report spoiled fruit, vegetables, dairy, meat or fish within 24 hours: open the order and choose “Report a problem”. We may ask for a photo. Report problems with other items within 7 days; the items must be unopened.

## Cancelled orders
You get a full refund if you cancel before orders for your slot close, or if we cancel your order for any reason.

## Missing items
We do not charge for items that we could not pack. If you have already paid for them, we refund them before we issue the bill.

## How you get your money back
We refund your original payment method within one working day. Banks take another 5 to 7 working days. With cash on delivery, you only pay for the items you keep.`;

const delivery = `## Where we deliver
We deliver to the pincodes that you can choose in the shop. If we do not deliver to yours yet, we tell you before you fill your cart.

## Delivery slots
You choose a slot when you check out. Orders for a slot close some time before it starts; the closing time is shown with the slot. While you check out we hold your slot for ${holdMinutes} minutes.

## Delivery charge
The delivery charge depends on your pincode, your slot and the value of your order. You see it in the cart and before you pay, and we add nothing later.

## When we arrive
Please let somebody be at home during your slot. We tell you by message when your order is on the way. If we cannot reach you, we call the number of the delivery address.

## If we are late
If we cannot deliver in your slot, we tell you and agree on another one, or you cancel and get a full refund.`;

export const englishPolicies = (clauses: MarketClauses): Readonly<Record<PolicyName, string>> => ({
  terms: terms(clauses),
  privacy: privacy(clauses),
  refund,
  delivery,
});
