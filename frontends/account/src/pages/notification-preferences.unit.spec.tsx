import { notificationPreferenceOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import {
  buildPreferences,
  commandOk,
  commandRejected,
  openAccount,
} from '../testing/account-data.ts';

const { readNotificationPreferences, saveNotificationPreferences } =
  notificationPreferenceOperations;
const all = { Sms: true, Mail: true, Push: true };

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  openAccount(network);
  network.respondTo(readNotificationPreferences, () => buildPreferences({ Rev: 3 }));
  setupSession({ user: testUser, token: 't', pincode: '560034' });
});
afterEach(() => network.restore());

const getPanel = () => within(screen.getByRole('region', { name: 'Notifications' }));
const getGroup = (name: string) => within(getPanel().getByRole('group', { name }));
const open = async () => {
  const page = renderPage(routes, '/update-profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await getPanel().findByRole('button', { name: 'Save notifications' });
  return page;
};
const getBox = (group: string, name: string) => getGroup(group).getByRole('checkbox', { name });
const listBodies = () => network.requestsTo(saveNotificationPreferences).map(({ body }) => body);

describe('notification preferences', () => {
  it('show every channel for orders, and none for what the customer has not agreed to', async () => {
    await open();
    for (const channel of ['SMS', 'Email', 'Your devices']) {
      expect(getBox('Order updates', channel)).toBeChecked();
      expect(getBox('Reminders', channel)).not.toBeChecked();
      expect(getBox('Offers', channel)).not.toBeChecked();
    }
    expect(getGroup('Quiet hours').getByLabelText('From')).toHaveValue('22:00');
  });

  it('save the chosen channels and quiet hours', async () => {
    network.respondTo(saveNotificationPreferences, () => commandOk(4));
    const { user } = await open();
    await user.click(getBox('Order updates', 'SMS'));
    await user.click(getBox('Offers', 'Email'));
    await user.click(getBox('Replies in chat', 'SMS'));
    const quiet = getGroup('Quiet hours');
    fireEvent.change(quiet.getByLabelText('From'), { target: { value: '21:30' } });
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Notifications saved')).toBeVisible();
    expect(listBodies()).toEqual([
      {
        Rev: 3,
        Channels: {
          Orders: { ...all, Sms: false },
          WaitingList: all,
          Chat: { ...all, Mail: false },
          Reminders: { Sms: false, Mail: false, Push: false },
          Offers: { Sms: false, Mail: true, Push: false },
        },
        QuietHours: { IsOn: true, Start: '21:30', End: '08:00' },
      },
    ]);
  });

  it('save twice without reloading the page', async () => {
    network.respondTo(saveNotificationPreferences, () => commandOk(4));
    const { user } = await open();
    const save = getPanel().getByRole('button', { name: 'Save notifications' });
    await user.click(save);
    await screen.findByText('Notifications saved');
    await user.click(getBox('Waiting list', 'Email'));
    await user.click(save);
    expect(listBodies()).toMatchObject([{ Rev: 3 }, { Rev: 4 }]);
  });

  it('say since when the customer has agreed, and no more after a withdrawal', async () => {
    const consent = {
      Purpose: 'offers',
      Channel: 'mail',
      GivenAt: '2026-11-20T10:00:00+05:30',
      WithdrawnAt: null,
    } as const;
    network.respondTo(readNotificationPreferences, () =>
      buildPreferences({
        Consents: [
          consent,
          { ...consent, Channel: 'push', WithdrawnAt: '2026-11-21T10:00:00+05:30' },
        ],
      }),
    );
    await open();
    expect(getGroup('Offers').getByText('You agreed: Email, Fri 20 Nov 2026')).toBeVisible();
    expect(getGroup('Reminders').queryByText(/You agreed/)).not.toBeInTheDocument();
  });

  it('need a channel for orders: nothing is sent and the first box has the focus', async () => {
    const { user } = await open();
    for (const channel of ['SMS', 'Email', 'Your devices'])
      await user.click(getBox('Order updates', channel));
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    expect(getPanel().getByRole('group', { name: 'Order updates' })).toHaveAccessibleDescription(
      /Choose at least one way to get updates about your orders\./,
    );
    expect(getBox('Order updates', 'SMS')).toHaveFocus();
    expect(listBodies()).toEqual([]);
    await user.click(getBox('Order updates', 'Your devices'));
    expect(getGroup('Order updates').queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['08:00', '08:00', 'To', 'Quiet hours cannot start and end at the same time.'],
    ['', '08:00', 'From', 'Enter a time'],
    ['22:00', '', 'To', 'Enter a time'],
  ])('refuse quiet hours from "%s" to "%s"', async (start, end, field, message) => {
    const { user } = await open();
    const quiet = getGroup('Quiet hours');
    fireEvent.change(quiet.getByLabelText('From'), { target: { value: start } });
    fireEvent.change(quiet.getByLabelText('To'), { target: { value: end } });
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    expect(quiet.getByLabelText(field)).toHaveFocus();
    expect(quiet.getByLabelText(field)).toHaveAccessibleDescription(message);
    expect(listBodies()).toEqual([]);
  });

  it('save quiet hours that are off, even when their time was deleted before', async () => {
    network.respondTo(saveNotificationPreferences, () => commandOk(4));
    const { user } = await open();
    const quiet = getGroup('Quiet hours');
    fireEvent.change(quiet.getByLabelText('From'), { target: { value: '' } });
    await user.click(getBox('Quiet hours', 'Send nothing at night that can wait'));
    expect(quiet.queryByLabelText('From')).not.toBeInTheDocument();
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    await screen.findByText('Notifications saved');
    expect(listBodies()).toMatchObject([
      { QuietHours: { IsOn: false, Start: '22:00', End: '08:00' } },
    ]);
  });

  it('show what another device has saved when that came first', async () => {
    network.respondTo(saveNotificationPreferences, () => {
      network.respondTo(readNotificationPreferences, () =>
        buildPreferences({
          Rev: 4,
          Channels: { ...buildPreferences().Channels, WaitingList: { ...all, Push: false } },
        }),
      );
      return commandRejected('preferences-changed', 'Changed on another device');
    });
    const { user } = await open();
    await user.click(getBox('Order updates', 'SMS'));
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('Changed on another device')).toBeVisible();
    expect(getBox('Waiting list', 'Your devices')).not.toBeChecked();
    expect(getBox('Order updates', 'SMS')).toBeChecked();
  });

  it('keep the choices when they cannot be saved', async () => {
    network.respondTo(saveNotificationPreferences, () => problemResponse(503, 'unavailable'));
    const { user } = await open();
    await user.click(getBox('Offers', 'Your devices'));
    await user.click(getPanel().getByRole('button', { name: 'Save notifications' }));
    expect(await screen.findByText('unavailable')).toBeVisible();
    expect(getBox('Offers', 'Your devices')).toBeChecked();
  });

  it('offer to try again when they do not load', async () => {
    network.respondTo(readNotificationPreferences, () => problemResponse(503, 'unavailable'));
    const { user } = renderPage(routes, '/update-profile');
    await screen.findByRole('heading', { level: 1, name: 'Profile' });
    const retry = await getPanel().findByRole('button', { name: 'Try again' });
    network.respondTo(readNotificationPreferences, () => buildPreferences());
    await user.click(retry);
    expect(await getPanel().findByRole('group', { name: 'Order updates' })).toBeVisible();
  });
});
