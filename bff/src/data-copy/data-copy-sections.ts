import type { DataCopyPart } from '@tokri/contracts/api';
import { clockRangeText } from '@tokri/contracts/language';
import { marketText } from '@tokri/contracts/market';
import { isNote, type BillKind } from '@tokri/contracts/orders';
import { stateName } from '@tokri/contracts/tax';
import {
  amountText,
  dateText,
  joinTexts,
  labelled,
  slotText,
  timeText,
} from './data-copy-formats.ts';
import { dataCopyTexts } from './data-copy-texts.ts';
import { orderRows } from './order-rows.ts';
import type { PrintedDataCopy, SectionRow, ToRows } from './printed-data-copy.ts';

export interface Section {
  readonly part: DataCopyPart;
  readonly rows: readonly SectionRow[];
}
const toRow = (text: string): SectionRow => ({ text });

const profileRows: ToRows = ({ copy: { Profile } }, texts) =>
  Profile === null
    ? []
    : [
        [texts.name, Profile.Name],
        [texts.mobile, Profile.Mobile],
        [texts.mail, Profile.Email],
        [texts.address, joinTexts(Profile.Address, Profile.Pincode)],
        [texts.company, Profile.CompanyName],
        [marketText(texts.gstin), Profile.CompanyGSTIN],
      ]
        .map(([label = '', value = '']) => labelled(label, value))
        .filter((text) => text !== '')
        .map(toRow);

const addressRows: ToRows = ({ copy, language }, texts) =>
  copy.Addresses.map((address) =>
    toRow(
      joinTexts(
        address.Name,
        address.Mobile,
        address.Email,
        address.Address,
        address.Pincode,
        stateName(address.State) || address.State,
        labelled(marketText(texts.gstin), address.CompanyGSTIN),
        address.KeptUntil === undefined
          ? ''
          : texts.formerAddress(dateText(address.KeptUntil, language)),
      ),
    ),
  );

const applicationRows: ToRows = ({ copy, language }, texts) =>
  copy.BusinessApplications.map(
    ({ State, GSTIN, Name, Address, Pincode, AppliedAt, Reason }): SectionRow => ({
      text: joinTexts(
        timeText(AppliedAt, language),
        texts.applicationStates[State],
        labelled(marketText(texts.gstin), GSTIN),
      ),
      details: [joinTexts(Name, Address, Pincode), Reason].filter((text) => text !== ''),
    }),
  );

const noteTexts = { CreditNote: 'creditNote', DebitNote: 'debitNote' } as const;

const billKindText = (kind: BillKind, texts: Parameters<ToRows>[1]): string =>
  isNote(kind) ? texts[noteTexts[kind]] : texts.bill;

const billRows: ToRows = ({ copy, language }, texts) =>
  copy.Bills.map((bill) =>
    toRow(
      joinTexts(
        bill.Number,
        dateText(bill.Date, language),
        billKindText(bill.Kind, texts),
        bill.TransactionNumber,
        bill.Buyer.Name,
        labelled(marketText(texts.gstin), bill.Buyer.GSTIN),
        bill.PlaceOfSupply.Name,
        amountText(bill.Totals.Payable),
      ),
    ),
  );

const paymentRows: ToRows = ({ copy, language }, texts) =>
  copy.Payments.map((payment) =>
    toRow(
      joinTexts(
        payment.TransactionNumber,
        timeText(payment.OpenedAt, language),
        amountText(payment.Amount),
        texts.paidWith[payment.Method === 'cod' ? 'cash' : (payment.PaidWith ?? 'online')],
        texts.paymentStates[payment.State],
        payment.GatewayPaymentId,
        payment.Refunded > 0 ? texts.refunded(amountText(payment.Refunded)) : '',
      ),
    ),
  );

const messageRows: ToRows = ({ userId, copy, language }, texts) =>
  copy.Conversations.map(({ Order, Messages }) => ({
    text: Order,
    details: Messages.map(({ SentAt, CreatorId, Message }) =>
      joinTexts(
        timeText(SentAt, language),
        `${CreatorId === userId ? texts.you : texts.shop}: ${Message}`,
      ),
    ),
  }));

const preferenceRows: ToRows = ({ copy: { Preferences }, language }, texts) => {
  if (Preferences === null) return [];
  const { Channels, QuietHours, Consents } = Preferences;
  const choices = [
    ['orders', Channels.Orders],
    ['waiting-list', Channels.WaitingList],
    ['chat', Channels.Chat],
    ['reminders', Channels.Reminders],
    ['offers', Channels.Offers],
  ] as const;
  const channelsText = ({ Sms, Mail, Push }: (typeof choices)[number][1]): string =>
    [
      Sms ? texts.channels.sms : '',
      Mail ? texts.channels.mail : '',
      Push ? texts.channels.push : '',
    ]
      .filter(Boolean)
      .join(', ') || texts.none;
  const { IsOn, Start, End } = QuietHours;
  return [
    ...choices.map(([purpose, channels]) =>
      toRow(joinTexts(texts.purposes[purpose], channelsText(channels))),
    ),
    toRow(joinTexts(texts.quietHours, IsOn ? clockRangeText(Start, End, language) : texts.off)),
    ...Consents.map(({ Purpose, Channel, GivenAt, WithdrawnAt }) =>
      toRow(
        joinTexts(
          texts.purposes[Purpose],
          texts.channels[Channel],
          texts.agreed(timeText(GivenAt, language)),
          WithdrawnAt === null ? '' : texts.withdrawn(timeText(WithdrawnAt, language)),
        ),
      ),
    ),
  ];
};

const deviceRows: ToRows = ({ copy, language }, texts) =>
  copy.Devices.map(({ Device, LastUsedAt }) =>
    toRow(joinTexts(Device || texts.unknownDevice, texts.lastUsed(timeText(LastUsedAt, language)))),
  );

const cartRows: ToRows = ({ copy, language }, texts) =>
  copy.Carts.map(({ PDate, Lines }) => ({
    text: dateText(PDate, language),
    details: Lines.map(
      ({ Quantity, Name, UnitName }) =>
        `${Quantity} × ${[Name || texts.formerItem, UnitName].filter(Boolean).join(', ')}`,
    ),
  }));

const waitingListRows: ToRows = ({ copy, language }, texts) =>
  copy.WaitingLists.map(({ Position, Offer, ...slot }) =>
    toRow(
      joinTexts(
        slotText(slot, language),
        Offer === null
          ? texts.position(Position)
          : texts.offeredUntil(timeText(Offer.ExpiresAt, language)),
      ),
    ),
  );

const notificationRows: ToRows = ({ copy, language }) =>
  copy.Notifications.map(({ At, TransactionNumber, Title, Text }) => ({
    text: joinTexts(timeText(At, language), TransactionNumber, Title),
    details: [Text],
  }));

const pushSubscriptionRows: ToRows = ({ copy, language }, texts) =>
  copy.PushSubscriptions.map(({ Device, Service, RegisteredAt }) =>
    toRow(
      joinTexts(
        texts.pushDevices[Device],
        Service,
        texts.registered(timeText(RegisteredAt, language)),
      ),
    ),
  );

const rowsOfPart: Readonly<Record<DataCopyPart, ToRows>> = {
  profile: profileRows,
  addresses: addressRows,
  'business-application': applicationRows,
  carts: cartRows,
  orders: orderRows,
  bills: billRows,
  payments: paymentRows,
  'waiting-lists': waitingListRows,
  messages: messageRows,
  notifications: notificationRows,
  favourites: ({ copy }) => copy.Favourites.map(({ Name }) => toRow(Name)),
  preferences: preferenceRows,
  'push-subscriptions': pushSubscriptionRows,
  devices: deviceRows,
};

export const toSections = (printed: PrintedDataCopy): readonly Section[] =>
  (Object.keys(rowsOfPart) as DataCopyPart[]).map((part) => ({
    part,
    rows: rowsOfPart[part](printed, dataCopyTexts[printed.language]),
  }));
