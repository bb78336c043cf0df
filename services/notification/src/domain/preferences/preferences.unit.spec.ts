import { notificationPurposes, type NotificationPurpose } from '@tokri/contracts/events';
import {
  applyChange,
  checkChange,
  choiceOf,
  defaultPreferences,
  type ChannelChoice,
  type PreferencesChange,
} from './preferences.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = new Date('2026-11-22T10:00:00Z');
const none: ChannelChoice = { sms: false, mail: false, push: false };
const byMail: ChannelChoice = { ...none, mail: true };
const change = (
  choices: Partial<PreferencesChange['choices']>,
  { quietHours = defaultPreferences.quietHours, from = defaultPreferences } = {},
): PreferencesChange => ({
  rev: from.rev,
  choices: {
    ...(Object.fromEntries(
      notificationPurposes.map((purpose) => [purpose, choiceOf(from, purpose)]),
    ) as Record<NotificationPurpose, ChannelChoice>),
    ...choices,
  },
  quietHours,
});

describe('defaultPreferences', () => {
  it.each(['reminders', 'offers'] as const)('sends no %s before the customer agrees', (purpose) => {
    expect(choiceOf(defaultPreferences, purpose)).toEqual(none);
  });
  it('sends order updates and waiting-list offers by every channel', () => {
    const all = { sms: true, mail: true, push: true };
    expect(choiceOf(defaultPreferences, 'orders')).toEqual(all);
    expect(choiceOf(defaultPreferences, 'waiting-list')).toEqual(all);
  });
  it('sends no chat replies by SMS', () =>
    expect(choiceOf(defaultPreferences, 'chat')).toEqual({ sms: false, mail: false, push: true }));
});

describe('applyChange', () => {
  it('saves the choice of every purpose and the quiet hours', () => {
    const quietHours = { isOn: true, start: '21:00', end: '09:30' };
    const saved = applyChange(
      defaultPreferences,
      change({ orders: byMail, 'waiting-list': none, chat: byMail }, { quietHours }),
      now,
    );
    expect(saved).toEqual({
      ...defaultPreferences,
      channels: { orders: byMail, 'waiting-list': none, chat: byMail },
      quietHours,
    });
  });
  it('records when the customer agreed, for each channel', () => {
    const agreed = applyChange(defaultPreferences, change({ offers: byMail }), now);
    expect(agreed.consents).toEqual({
      reminders: { sms: null, mail: null, push: null },
      offers: { sms: null, mail: { givenAt: now, withdrawnAt: null }, push: null },
    });
    expect(choiceOf(agreed, 'offers')).toEqual(byMail);
  });
  it('keeps the time of a consent when something else changes', () => {
    const agreed = applyChange(defaultPreferences, change({ offers: byMail }), now);
    const more = applyChange(
      agreed,
      change({ offers: { ...byMail, push: true } }, { from: agreed }),
      later,
    );
    expect(more.consents.offers).toEqual({
      sms: null,
      mail: { givenAt: now, withdrawnAt: null },
      push: { givenAt: later, withdrawnAt: null },
    });
  });
  it('records a withdrawal, and a consent that is given again', () => {
    const agreed = applyChange(defaultPreferences, change({ reminders: byMail }), now);
    const withdrawn = applyChange(agreed, change({ reminders: none }, { from: agreed }), later);
    expect(withdrawn.consents.reminders.mail).toEqual({ givenAt: now, withdrawnAt: later });
    expect(choiceOf(withdrawn, 'reminders')).toEqual(none);
    const unchanged = applyChange(withdrawn, change({}, { from: withdrawn }), new Date());
    expect(unchanged.consents).toEqual(withdrawn.consents);
    const again = new Date('2026-11-23T10:00:00Z');
    const renewed = change({ reminders: byMail }, { from: withdrawn });
    expect(applyChange(withdrawn, renewed, again).consents.reminders.mail).toEqual({
      givenAt: again,
      withdrawnAt: null,
    });
  });
});

describe('checkChange', () => {
  it('accepts one channel for orders, and nothing for all else', () => {
    const choices = { orders: byMail, 'waiting-list': none, chat: none };
    expect(checkChange(change(choices))).toEqual({ ok: true, value: null });
  });
  it('refuses order updates without any channel', () => {
    expect(checkChange(change({ orders: none }))).toMatchObject({ code: 'order-channel-missing' });
  });
  it('refuses quiet hours that end when they start, unless they are off', () => {
    const quietHours = { isOn: true, start: '22:00', end: '22:00' };
    expect(checkChange(change({}, { quietHours }))).toMatchObject({ code: 'quiet-hours-empty' });
    expect(checkChange(change({}, { quietHours: { ...quietHours, isOn: false } })).ok).toBe(true);
  });
});
