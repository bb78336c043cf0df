import { commandSucceeded } from '@tokri/contracts/api';
import type {
  NotificationPreferencesResponse,
  notificationPreferenceOperations,
  RequestBody,
} from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import { createCommandResponse, createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import {
  changePreferences,
  type ChangePreferencesDeps,
  type PreferencesError,
} from '../application/preferences/change-preferences.ts';
import { channels } from '../domain/deliveries/message.ts';
import {
  choiceOf,
  optionalPurposes,
  type ChannelChoice,
  type NotificationPreferences,
  type PreferencesChange,
} from '../domain/preferences/preferences.ts';

const messages: Record<PreferencesError['code'], Record<Language, string>> = {
  'preferences-changed': {
    en: 'You changed your notifications in another window or on another device in the meantime. Nothing was saved.',
    hi: 'इस बीच आपने किसी दूसरी विंडो में या दूसरे डिवाइस पर सूचनाएँ बदल दीं। कुछ भी सहेजा नहीं गया।',
  },
  'order-channel-missing': {
    en: 'Choose at least one way to get updates about your orders.',
    hi: 'अपने ऑर्डर की जानकारी पाने का कम से कम एक तरीका चुनें।',
  },
  'quiet-hours-empty': {
    en: 'Quiet hours cannot start and end at the same time.',
    hi: 'शांत समय का शुरू और ख़त्म एक ही नहीं हो सकता।',
  },
};
const toCommandResponse = createCommandResponse<PreferencesError>(
  ({ code }, language) => messages[code][language],
);

type PreferencesBody = RequestBody<
  typeof notificationPreferenceOperations.saveNotificationPreferences
>;

const toChoice = ({ Sms, Mail, Push }: PreferencesBody['Channels']['Orders']): ChannelChoice => ({
  sms: Sms,
  mail: Mail,
  push: Push,
});
const toChange = ({ Rev, Channels, QuietHours }: PreferencesBody): PreferencesChange => ({
  rev: Rev,
  choices: {
    orders: toChoice(Channels.Orders),
    'waiting-list': toChoice(Channels.WaitingList),
    chat: toChoice(Channels.Chat),
    reminders: toChoice(Channels.Reminders),
    offers: toChoice(Channels.Offers),
  },
  quietHours: { isOn: QuietHours.IsOn, start: QuietHours.Start, end: QuietHours.End },
});

const toChoiceResponse = ({ sms, mail, push }: ChannelChoice) => ({
  Sms: sms,
  Mail: mail,
  Push: push,
});

const toConsents = ({
  consents,
}: NotificationPreferences): NotificationPreferencesResponse['Consents'] =>
  optionalPurposes.flatMap((purpose) =>
    channels.flatMap((channel) => {
      const consent = consents[purpose][channel];
      if (!consent) return [];
      const { givenAt, withdrawnAt } = consent;
      return [
        {
          Purpose: purpose,
          Channel: channel,
          GivenAt: formatInstant(givenAt),
          WithdrawnAt: withdrawnAt && formatInstant(withdrawnAt),
        },
      ];
    }),
  );

const toPreferencesResponse = (
  preferences: NotificationPreferences,
): NotificationPreferencesResponse => {
  const { rev, quietHours } = preferences;
  return {
    Rev: rev,
    Channels: {
      Orders: toChoiceResponse(choiceOf(preferences, 'orders')),
      WaitingList: toChoiceResponse(choiceOf(preferences, 'waiting-list')),
      Chat: toChoiceResponse(choiceOf(preferences, 'chat')),
      Reminders: toChoiceResponse(choiceOf(preferences, 'reminders')),
      Offers: toChoiceResponse(choiceOf(preferences, 'offers')),
    },
    QuietHours: { IsOn: quietHours.isOn, Start: quietHours.start, End: quietHours.end },
    Consents: toConsents(preferences),
  };
};

export const createPreferenceHandlers = (deps: ChangePreferencesDeps): BoundHandlers =>
  createHandlers<typeof notificationPreferenceOperations>({
    'read-notification-preferences': async ({ caller }) => ({
      body: toPreferencesResponse(await deps.preferences.find(caller.userId)),
    }),
    'save-notification-preferences': async ({ caller, body, language }) => {
      const saved = await changePreferences(deps)(caller.userId, toChange(body));
      return { body: [toCommandResponse(saved, language, commandSucceeded)] };
    },
  });
