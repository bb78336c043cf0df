import { formatDate, formatDateTime, formatExactPrice, formatMobile } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import {
  channelLabel,
  channelOf,
  chosenChannels,
  consentTimes,
  purposeLabel,
  purposeOf,
  purposes,
  quietHoursText,
} from '../../preference-labels.ts';
import type { PersonalData } from './personal-data.ts';

export const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' • ');

/** A comma between names is the same in both languages. */
export const describeIncomplete = ({
  incompleteParts,
}: Pick<PersonalData, 'incompleteParts'>): string =>
  t('deletion.export.incomplete', {
    parts: incompleteParts.map((part) => t(`deletion.copy.${part}`)).join(', '),
  });

export const addressLine = ({
  Name,
  Mobile,
  Address,
  Pincode,
}: PersonalData['addresses'][number]): string => join(Name, formatMobile(Mobile), Address, Pincode);

const itemsOf = ({ Lines = [] }: PersonalData['orders'][number]): string =>
  Lines.map(({ Quantity, Name, UnitName }) => `${Quantity} × ${Name}, ${UnitName}`).join('; ');

export const orderLine = (order: PersonalData['orders'][number]): string =>
  join(
    order.TransactionNumber,
    formatDate(order.PDate),
    formatExactPrice(order.Totals.Payable),
    itemsOf(order),
  );

export const billLine = (bill: PersonalData['bills'][number]): string =>
  join(
    bill.Number,
    formatDate(bill.Date),
    t(bill.Kind === 'CreditNote' ? 'deletion.copy.creditNote' : 'deletion.copy.bill'),
    bill.TransactionNumber,
    bill.Buyer.Name,
    formatExactPrice(bill.Totals.Payable),
  );

const paidWith = ({ Method, PaidWith }: PersonalData['payments'][number]): string =>
  t(Method === 'cod' ? 'deletion.paid.cash' : `deletion.paid.${PaidWith ?? 'online'}`);

export const paymentLine = (payment: PersonalData['payments'][number]): string =>
  join(
    payment.TransactionNumber,
    formatDateTime(payment.OpenedAt),
    formatExactPrice(payment.Amount),
    paidWith(payment),
    payment.GatewayPaymentId,
    payment.Refunded > 0
      ? t('deletion.copy.refunded', { amount: formatExactPrice(payment.Refunded) })
      : '',
  );

export const deviceLine = ({ Device, LastUsedAt }: PersonalData['devices'][number]): string =>
  join(Device || t('devices.unknown'), t('devices.lastUsed', { time: formatDateTime(LastUsedAt) }));

export const preferenceRows = ({
  preferences,
}: Pick<PersonalData, 'preferences'>): readonly (readonly [key: string, text: string])[] =>
  preferences === null
    ? []
    : [
        ...purposes.map((purpose): readonly [string, string] => [
          purpose,
          join(
            purposeLabel(purpose),
            chosenChannels(preferences.Channels[purpose]) || t('deletion.copy.none'),
          ),
        ]),
        ['QuietHours', join(t('preferences.quiet'), quietHoursText(preferences.QuietHours))],
        ...preferences.Consents.map((consent): readonly [string, string] => [
          `${consent.Purpose}:${consent.Channel}`,
          join(
            purposeLabel(purposeOf(consent)),
            channelLabel(channelOf(consent)),
            ...consentTimes(consent),
          ),
        ]),
      ];
