import { channels, type Channel, type Purpose } from '../../preference-labels.ts';
import type { Preferences } from './preference-queries.ts';

/** `Rev` is the version that the customer sees, which a newer one of another device must not replace. */
export type PreferencesForm = Pick<Preferences, 'Rev' | 'Channels' | 'QuietHours'>;
export type FormError = 'orderChannel' | 'quietMissing' | 'quietEmpty';

export const toForm = ({ Rev, Channels, QuietHours }: Preferences): PreferencesForm => ({
  Rev,
  Channels,
  QuietHours,
});

export const withChannel = (
  form: PreferencesForm,
  purpose: Purpose,
  change: Partial<Record<Channel, boolean>>,
): PreferencesForm => ({
  ...form,
  Channels: { ...form.Channels, [purpose]: { ...form.Channels[purpose], ...change } },
});

/** The hidden times must be valid, or nothing could be saved. */
export const switchQuietHours = (
  { Start, End }: PreferencesForm['QuietHours'],
  IsOn: boolean,
): PreferencesForm['QuietHours'] => ({ IsOn, Start: Start || '22:00', End: End || '08:00' });

export const findError = ({ Channels, QuietHours }: PreferencesForm): FormError | null => {
  if (!channels.some((channel) => Channels.Orders[channel])) return 'orderChannel';
  const { IsOn, Start, End } = QuietHours;
  if (!IsOn) return null;
  if (Start === '' || End === '') return 'quietMissing';
  return Start === End ? 'quietEmpty' : null;
};
