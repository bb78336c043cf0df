import * as z from 'zod/mini';
import { maxLowStockRecipients } from '../../validation/low-stock-recipients.ts';
import { maxLocations } from '../../slots/slot-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = {
  service: 'notification',
  path: '/api/admin/notification/low-stock-settings',
  match: noParams,
  auth: { kind: 'staff', permission: 'settings' },
} as const;

const recipient = {
  UserId: f.id,
  Mail: z.boolean(),
  Sms: z.boolean(),
  Language: z.enum(['en', 'hi'], 'must be en or hi'),
};
const onlyOnce = <Entry>(field: string, idOf: (entry: Entry) => number) =>
  z.refine<readonly Entry[]>((entries) => new Set(entries.map(idOf)).size === entries.length, {
    error: `must name each ${field} once`,
  });
const locations = z
  .array(
    z.object({
      LocationId: f.id,
      Recipients: z
        .array(
          z.object(recipient).check(
            z.refine(({ Mail, Sms }) => Mail || Sms, {
              path: ['Mail'],
              error: 'must be by mail, SMS or both',
            }),
          ),
        )
        .check(
          z.maxLength(maxLowStockRecipients),
          onlyOnce('UserId', ({ UserId }: { readonly UserId: number }) => UserId),
        ),
    }),
  )
  .check(
    z.maxLength(maxLocations),
    onlyOnce('LocationId', ({ LocationId }: { readonly LocationId: number }) => LocationId),
  );

const lowStockSettings = z.object({
  Rev: z.int(),
  IsOn: z.boolean(),
  Locations: z.array(z.object({ LocationId: z.int(), Recipients: z.array(z.object(recipient)) })),
  Staff: z.array(
    z.object({
      UserId: z.int(),
      /** Empty when the person no longer exists. */
      Name: z.string(),
      /** False when the recipient has lost the permission and gets no messages. */
      CanReceive: z.boolean(),
      /** Verified, so that messages go there. */
      HasMail: z.boolean(),
      HasMobile: z.boolean(),
    }),
  ),
});
export type LowStockSettingsResponse = z.infer<typeof lowStockSettings>;

export const lowStockOperations = {
  readLowStockSettings: operation({
    ...base,
    operationId: 'read-low-stock-settings',
    specId: 'N9',
    method: 'GET',
    response: lowStockSettings,
    summary:
      'Who gets messages about stock that is running out, by location, with the version `Rev`. `Staff` are those who can be chosen, with the permission `items`, and everybody who is chosen.',
  }),
  saveLowStockSettings: operation({
    ...base,
    operationId: 'save-low-stock-settings',
    specId: 'N10',
    method: 'POST',
    response: commandResponse,
    errorCodes: ['settings-changed', 'unknown-location', 'not-allowed'],
    body: z.object({
      Rev: z.int().check(z.nonnegative('must be a whole number, 0 or more')),
      IsOn: z.boolean(),
      Locations: locations,
    }),
    summary:
      'Replaces who gets messages about stock that is running out. `Rev` is that of N9: if somebody else saved since then, nothing changes (settings-changed). Only staff with the permission `items` can be added (not-allowed); who has lost it may stay, and gets nothing. `Id` of the answer is the new `Rev`.',
  }),
};
