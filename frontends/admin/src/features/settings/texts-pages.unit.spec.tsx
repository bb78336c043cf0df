import {
  messageTemplateOperations,
  userOperations,
  type MessageTemplatesResponse,
  type PolicyDetailsResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectDiscardQuestionOfSheet } from '../../testing/discard-question.ts';
import { routes } from '../../routes.tsx';
import { setupAdminApi, signInAs } from '../../testing/fake-admin-api.ts';
import { commandOk } from '../../testing/fixtures.ts';

const { listPolicies, readPolicyDetails, readPolicyVersion, savePolicyDraft, publishPolicy } =
  userOperations;
const { listMessageTemplates, saveMessageTemplate, sendTestMessage } = messageTemplateOperations;

const policy: PolicyDetailsResponse = {
  Name: 'refund',
  Rev: 2,
  En: '## On delivery\nReturn it.',
  Hi: '## डिलीवरी\nलौटा दें।',
  HasChanges: true,
  Versions: [{ Version: 1, From: null, PublishedAt: null, PublishedBy: '', IsInForce: true }],
};
const texts = { MailText: '', DltTemplateId: '' };
const start = {
  En: { ...texts, Title: 'Order placed', Text: '{brand}: order {number} is placed.' },
  Hi: { ...texts, Title: 'ऑर्डर मिला', Text: '{brand}: ऑर्डर {number} मिला।' },
};
const templates: MessageTemplatesResponse = {
  Templates: [
    {
      Kind: 'placed',
      Rev: 0,
      IsDefault: true,
      ...start,
      DefaultEn: start.En,
      DefaultHi: start.Hi,
    },
  ],
  SmsBrand: { En: 'Mandi', Hi: 'मंडी' },
  Samples: {
    En: [
      { Placeholder: 'brand', Value: 'Mandi' },
      { Placeholder: 'number', Value: 'T-42' },
    ],
    Hi: [
      { Placeholder: 'brand', Value: 'मंडी' },
      { Placeholder: 'number', Value: 'T-42' },
    ],
  },
};
const changed = (Code: string) => [{ Id: 0, Error: 1, Message: 'Somebody saved.', Code }];

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('settings');
  network.respondTo(readPolicyDetails, () => policy);
  network.respondTo(listMessageTemplates, () => templates);
});
afterEach(() => network.restore());

const open = (path: string) => renderPage(routes, path);

describe('the page of a policy', () => {
  it('shows the text as customers see it and publishes it from a date', async () => {
    const bodies: unknown[] = [];
    network.respondTo(publishPolicy, ({ body }) => {
      bodies.push(body);
      return [commandOk(2, {})];
    });
    const { user } = open('/admin/settings/policies/refund');
    expect(await screen.findByRole('heading', { level: 4, name: 'On delivery' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish Refund Policy' }));
    await user.click(sheet.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ Rev: 2 })]));
  });

  it.each([
    ['the publication', publishPolicy, 'Back'],
    ['reading what was published', readPolicyDetails, 'OK'],
  ] as const)('says why %s failed', async (_step, operation, close) => {
    network.respondTo(publishPolicy, () => [commandOk(2, {})]);
    const { user } = open('/admin/settings/policies/refund');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    network.respondTo(operation, () => problemResponse(403, 'ask-the-owner'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish Refund Policy' }));
    await user.click(sheet.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('ask-the-owner')).toBeVisible();
    await user.click(screen.getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByText('ask-the-owner')).toBeNull());
  });
  it('warns before a text is published that changed in one language only', async () => {
    network.respondTo(readPolicyVersion, () => ({
      ...{ Name: 'refund' as const, Version: 1, From: null, PublishedAt: null, PublishedBy: '' },
      En: 'Old text',
      Hi: policy.Hi,
    }));
    const { user } = open('/admin/settings/policies/refund');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/^Only the English text changed\./)).toBeVisible();
  });
  it('requires the first day of a version, and asks before another day is discarded', async () => {
    const { user } = open('/admin/settings/policies/refund');
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Publish Refund Policy' }));
    fireEvent.change(sheet.getByLabelText('Applies from'), { target: { value: '' } });
    await user.click(sheet.getByRole('button', { name: 'Publish' }));
    expect(sheet.getByLabelText('Applies from')).toHaveAccessibleDescription(
      /Choose the first day\./,
    );
    expect(network.requestsTo(publishPolicy)).toEqual([]);
    await expectDiscardQuestionOfSheet();
  });
  it('shows both texts when somebody else saved, and saves what staff choose', async () => {
    const revisions: unknown[] = [];
    network.respondTo(savePolicyDraft, ({ body }) => {
      revisions.push(body.Rev);
      return body.Rev === 2 ? changed('policy-changed') : [commandOk(4, {})];
    });
    const { user } = open('/admin/settings/policies/refund');
    const english = await screen.findByRole('textbox', { name: 'English' });
    await user.clear(english);
    await user.type(english, 'Mine');
    network.respondTo(readPolicyDetails, () => ({ ...policy, Rev: 3, En: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const conflict = within(await screen.findByRole('alert'));
    expect(conflict.getByRole('row', { name: 'English Mine Theirs' })).toBeVisible();
    await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(revisions).toEqual([2, 3]));
  });

  it('says why the list is missing', async () => {
    network.respondTo(listPolicies, () => problemResponse(503, 'unavailable'));
    open('/admin/settings/policies');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the brand in SMS', () => {
  it('is said on the page of all messages', async () => {
    open('/admin/settings/messages');
    expect(await screen.findByText(/registered with your DLT provider: “Mandi”/)).toBeVisible();
    expect(screen.queryByText(/Register the new brand/)).toBeNull();
  });

  it('shows that SMS keep the registered brand after the company changed its own', async () => {
    network.respondTo(listMessageTemplates, () => ({
      ...templates,
      SmsBrand: { En: 'Tokri', Hi: 'मंडी' },
    }));
    const { user } = open('/admin/settings/messages');
    const note = await screen.findByText(/Register the new brand with your DLT provider first/);
    expect(note).toHaveTextContent(/^English: SMS say “Tokri”, but .* is “Mandi”/);
    expect(note).not.toHaveTextContent('Hindi:');
    await user.click(screen.getByRole('link', { name: 'Order placed' }));
    expect(await screen.findByText(/Register the new brand/)).toBeVisible();
    const english = within(screen.getByRole('region', { name: 'English' }));
    expect(english.getByText('Tokri: order T-42 is placed.')).toBeVisible();
    expect(english.getByText('Mandi: order T-42 is placed.')).toBeVisible();
  });
});

describe('the page of a message', () => {
  const openMessage = async () => {
    const { user } = open('/admin/settings/messages/placed');
    const english = within(await screen.findByRole('region', { name: 'English' }));
    return { user, english, sms: english.getByRole('textbox', { name: 'SMS and push' }) };
  };

  it('previews the text with sample values and its length as an SMS', async () => {
    const { english } = await openMessage();
    expect(english.getAllByText('Mandi: order T-42 is placed.')).toHaveLength(2);
    expect(english.getByText(/GSM-7, 28 of 160 characters, 1 SMS/)).toBeVisible();
  });

  it('names what is wrong and does not save it', async () => {
    const { user, english, sms } = await openMessage();
    await user.clear(sms);
    await user.type(sms, 'Order is here.');
    expect(english.getByText('{number} is missing')).toBeVisible();
    expect(
      english.getByText('Enter the 19 digits of the registration of the changed SMS'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('inserts a placeholder and saves the version that was opened', async () => {
    const bodies: unknown[] = [];
    network.respondTo(saveMessageTemplate, ({ body }) => {
      bodies.push(body);
      return [commandOk(1, {})];
    });
    const { user, english, sms } = await openMessage();
    await user.clear(sms);
    await user.type(sms, 'Order ');
    await user.click(english.getByRole('button', { name: 'Order number {number}' }));
    expect(sms).toHaveValue('Order {number}');
    await user.type(
      english.getByRole('textbox', { name: 'DLT template id' }),
      '1107000000000000009',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(bodies).toEqual([
        expect.objectContaining({
          Kind: 'placed',
          Rev: 0,
          En: expect.objectContaining({ Text: 'Order {number}' }) as unknown,
        }),
      ]),
    );
  });

  it('shows both texts when somebody else saved', async () => {
    network.respondTo(saveMessageTemplate, () => changed('template-changed'));
    const { user, english } = await openMessage();
    await user.type(english.getByRole('textbox', { name: 'Title of email and push' }), '!');
    network.respondTo(listMessageTemplates, () => ({
      ...templates,
      Templates: templates.Templates.map((template) => ({
        ...template,
        Rev: 1,
        En: { ...template.En, Title: 'Theirs' },
      })),
    }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const conflict = within(await screen.findByRole('alert'));
    await user.click(conflict.getByRole('button', { name: 'Take theirs' }));
    expect(english.getByRole('textbox', { name: 'Title of email and push' })).toHaveValue('Theirs');
  });

  it('says to whom a test was sent', async () => {
    network.respondTo(sendTestMessage, () => [commandOk(7, { Recipient: '••••3210' })]);
    const { user, english } = await openMessage();
    await user.click(english.getByRole('button', { name: 'SMS' }));
    expect((await screen.findAllByText('Test sent to ••••3210.'))[0]).toBeInTheDocument();
  });
});
