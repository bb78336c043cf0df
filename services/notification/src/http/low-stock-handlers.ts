import { commandSucceeded, type lowStockOperations } from '@tokri/contracts/api';
import type { Language } from '@tokri/contracts/language';
import { createCommandResponse, createHandlers, type BoundHandlers } from '@tokri/service-kit/http';
import {
  readSettings,
  saveSettings,
  type LowStockSettingsDeps,
  type SettingsError,
} from '../application/low-stock/change-settings.ts';
import type { StaffMember } from '../application/ports/low-stock.ts';
import type { LocationRecipients } from '../domain/low-stock/settings.ts';

const messages: Record<SettingsError['code'], Record<Language, string>> = {
  'settings-changed': {
    en: 'Somebody else changed who gets these messages since you opened the page. Nothing was saved.',
    hi: 'आपके पेज खोलने के बाद किसी और ने बदल दिया कि ये संदेश किसे मिलते हैं। कुछ भी सहेजा नहीं गया।',
  },
  'unknown-location': {
    en: 'One of the locations does not exist.',
    hi: 'इनमें से एक स्थान मौजूद नहीं है।',
  },
  'not-allowed': {
    en: 'Somebody you chose has no permission for items. Choose other staff, or give them the permission first.',
    hi: 'चुने गए लोगों में से किसी के पास सामान की अनुमति नहीं है। किसी और को चुनें, या पहले अनुमति दें।',
  },
};
const toResponse = createCommandResponse<SettingsError>(
  ({ code }, language) => messages[code][language],
);

const toLocation = ({ locationId, recipients }: LocationRecipients) => ({
  LocationId: locationId,
  Recipients: recipients.map(({ userId, mail, sms, language }) => ({
    UserId: userId,
    Mail: mail,
    Sms: sms,
    Language: language,
  })),
});

const toStaff = ({
  userId,
  name,
  mail,
  sms,
  canReceive,
}: StaffMember & { readonly canReceive: boolean }) => ({
  UserId: userId,
  Name: name,
  CanReceive: canReceive,
  HasMail: mail.address !== '' && mail.isVerified,
  HasMobile: sms.address !== '' && sms.isVerified,
});

export const createLowStockHandlers = (deps: LowStockSettingsDeps): BoundHandlers =>
  createHandlers<typeof lowStockOperations>({
    'read-low-stock-settings': async () => {
      const { settings, staff } = await readSettings(deps);
      return {
        body: {
          Rev: settings.rev,
          IsOn: settings.isOn,
          Locations: settings.locations.map(toLocation),
          Staff: staff.map(toStaff).sort((a, b) => a.Name.localeCompare(b.Name)),
        },
      };
    },
    'save-low-stock-settings': async ({ body, language }) => {
      const saved = await saveSettings(deps)({
        rev: body.Rev,
        isOn: body.IsOn,
        locations: body.Locations.map(({ LocationId, Recipients }) => ({
          locationId: LocationId,
          recipients: Recipients.map(({ UserId, Mail, Sms, Language: recipientLanguage }) => ({
            userId: UserId,
            mail: Mail,
            sms: Sms,
            language: recipientLanguage,
          })),
        })),
      });
      return { body: [toResponse(saved, language, commandSucceeded)] };
    },
  });
