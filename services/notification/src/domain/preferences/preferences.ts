import type { NotificationPurpose } from '@tokri/contracts/events';
import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import { channels, type Channel } from '../deliveries/message.ts';
import { defaultQuietHours, type QuietHours } from './quiet-hours.ts';

/** Nobody gets these before agreeing to them. */
export const optionalPurposes = [
  'reminders',
  'offers',
] as const satisfies readonly NotificationPurpose[];
export type OptionalPurpose = (typeof optionalPurposes)[number];
type ServicePurpose = Exclude<NotificationPurpose, OptionalPurpose>;

export type ChannelChoice = Readonly<Record<Channel, boolean>>;

/** The shop must be able to show when a customer agreed and when the customer withdrew it. */
export interface Consent {
  readonly givenAt: Date;
  readonly withdrawnAt: Date | null;
}

export interface NotificationPreferences {
  readonly rev: number;
  readonly channels: Readonly<Record<ServicePurpose, ChannelChoice>>;
  readonly consents: Readonly<Record<OptionalPurpose, Readonly<Record<Channel, Consent | null>>>>;
  readonly quietHours: QuietHours;
}

const everyChannel: ChannelChoice = { sms: true, mail: true, push: true };
const noConsent: Readonly<Record<Channel, null>> = { sms: null, mail: null, push: null };

export const defaultPreferences: NotificationPreferences = {
  rev: 0,
  channels: {
    orders: everyChannel,
    'waiting-list': everyChannel,
    chat: { sms: false, mail: false, push: true },
  },
  consents: { reminders: noConsent, offers: noConsent },
  quietHours: defaultQuietHours,
};

const isOptional = (purpose: NotificationPurpose): purpose is OptionalPurpose =>
  optionalPurposes.some((optional) => optional === purpose);

const isGiven = (consent: Consent | null): boolean => consent?.withdrawnAt === null;

export const choiceOf = (
  { channels: chosen, consents }: NotificationPreferences,
  purpose: NotificationPurpose,
): ChannelChoice =>
  isOptional(purpose)
    ? {
        sms: isGiven(consents[purpose].sms),
        mail: isGiven(consents[purpose].mail),
        push: isGiven(consents[purpose].push),
      }
    : chosen[purpose];

export interface PreferencesChange {
  readonly rev: number;
  readonly choices: Readonly<Record<NotificationPurpose, ChannelChoice>>;
  readonly quietHours: QuietHours;
}

export const checkChange = ({
  choices,
  quietHours,
}: Pick<PreferencesChange, 'choices' | 'quietHours'>):
  Ok<null> | Err<'order-channel-missing' | 'quiet-hours-empty'> => {
  if (!channels.some((channel) => choices.orders[channel])) return err('order-channel-missing');
  if (quietHours.isOn && quietHours.start === quietHours.end) return err('quiet-hours-empty');
  return ok(null);
};

const changeConsent = (before: Consent | null, isOn: boolean, now: Date): Consent | null => {
  if (isOn === isGiven(before)) return before;
  if (isOn) return { givenAt: now, withdrawnAt: null };
  return before && { ...before, withdrawnAt: now };
};

/** What did not change keeps the time at which the customer agreed or withdrew. */
export const applyChange = (
  before: NotificationPreferences,
  { rev, choices, quietHours }: PreferencesChange,
  now: Date,
): NotificationPreferences => {
  const { reminders, offers, ...service } = choices;
  const consentsOf = (purpose: OptionalPurpose, choice: ChannelChoice) => ({
    sms: changeConsent(before.consents[purpose].sms, choice.sms, now),
    mail: changeConsent(before.consents[purpose].mail, choice.mail, now),
    push: changeConsent(before.consents[purpose].push, choice.push, now),
  });
  return {
    rev,
    channels: service,
    consents: {
      reminders: consentsOf('reminders', reminders),
      offers: consentsOf('offers', offers),
    },
    quietHours,
  };
};
