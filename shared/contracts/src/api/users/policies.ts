import * as z from 'zod/mini';
import { hasVisibleCharacter } from '../../validation/free-text.ts';
import { maxPolicyLength, policyNames } from '../../policies/policy.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { anon, base } from './user-schemas.ts';

const name = z.enum(policyNames);
const policyText = f
  .multilineText(maxPolicyLength)
  .check(z.refine(hasVisibleCharacter, 'must not be empty'));
const texts = { En: z.string(), Hi: z.string() };

const publicVersion = z.object({
  Version: z.int(),
  /** Null for the text that the shop started with. */
  From: z.nullable(f.isoDate),
  ...texts,
});
const publicPolicy = z.object({
  Name: name,
  Current: publicVersion,
  /** A version that is published and does not apply yet. */
  Next: z.nullable(publicVersion),
});
export type PolicyResponse = z.infer<typeof publicPolicy>;

const policySummary = z.object({
  Name: name,
  Version: z.int(),
  From: z.nullable(f.isoDate),
  NextVersion: z.nullable(z.int()),
  NextFrom: z.nullable(f.isoDate),
  IsPublished: z.boolean(),
  HasChanges: z.boolean(),
});
export type PolicySummary = z.infer<typeof policySummary>;

const versionDetails = {
  Version: z.int(),
  From: z.nullable(f.isoDate),
  PublishedAt: z.nullable(f.instant),
  PublishedBy: z.string(),
};
const policyVersion = z.object({ Name: name, ...versionDetails, ...texts });
export type PolicyVersionResponse = z.infer<typeof policyVersion>;

const policyDetails = z.object({
  Name: name,
  Rev: z.int(),
  ...texts,
  HasChanges: z.boolean(),
  /** Newest first. */
  Versions: z.array(z.object({ ...versionDetails, IsInForce: z.boolean() })),
});
export type PolicyDetailsResponse = z.infer<typeof policyDetails>;

const settings = { kind: 'staff', permission: 'settings' } as const;
const rev = z.int().check(z.nonnegative('must be a whole number, 0 or more'));

export const policyOperations = {
  readPolicy: operation({
    ...base,
    operationId: 'read-policy',
    specId: 'SE4',
    method: 'GET',
    path: '/api/app/policies',
    match: params('Name'),
    auth: anon,
    cacheSeconds: 60,
    query: z.object({ Name: name }),
    response: publicPolicy,
    summary:
      'The version of a policy that applies today in both languages, and the next one if it is announced. `From` is null for the text that the shop started with. Has an ETag.',
  }),
  listPolicies: operation({
    ...base,
    operationId: 'list-policies',
    specId: 'SE5',
    method: 'GET',
    path: '/api/admin/user/policies',
    match: noParams,
    auth: settings,
    response: z.array(policySummary),
    summary:
      'All policies with the version that applies, the announced one, and whether the draft differs. `IsPublished` is false while a policy has only the text that the shop started with.',
  }),
  readPolicyDetails: operation({
    ...base,
    operationId: 'read-policy-details',
    specId: 'SE6',
    method: 'GET',
    path: '/api/admin/user/policies',
    match: params('Name'),
    auth: settings,
    query: z.object({ Name: name }),
    response: policyDetails,
    summary: 'The draft of a policy with its version `Rev`, and its published versions.',
  }),
  savePolicyDraft: operation({
    ...base,
    operationId: 'save-policy-draft',
    specId: 'SE7',
    method: 'POST',
    path: '/api/admin/user/policy-draft',
    match: noParams,
    auth: settings,
    response: commandResponse,
    errorCodes: ['policy-changed'],
    body: z.object({ Name: name, Rev: rev, En: policyText, Hi: policyText }),
    summary:
      'Saves the draft of a policy. `Rev` is that of SE6: if somebody else saved since then, nothing changes (policy-changed). Customers do not see a draft. `Id` of the answer is the new `Rev`.',
  }),
  publishPolicy: operation({
    ...base,
    operationId: 'publish-policy',
    specId: 'SE8',
    method: 'POST',
    path: '/api/admin/user/policy-versions',
    match: noParams,
    auth: settings,
    response: commandResponse,
    errorCodes: ['policy-changed', 'policy-date', 'policy-unchanged'],
    body: z.object({ Name: name, Rev: rev, From: f.isoDate }),
    summary:
      'Publishes the draft as the next version, which never changes afterwards. It applies from `From` on: today or up to a year ahead. `Id` of the answer is the number of the version.',
  }),
  readPolicyVersion: operation({
    ...base,
    operationId: 'read-policy-version',
    specId: 'SE9',
    method: 'GET',
    path: '/api/admin/user/policy-versions',
    match: params('Name', 'Version'),
    auth: settings,
    query: z.object({ Name: name, Version: f.idParam }),
    response: policyVersion,
    summary: 'One published version of a policy.',
  }),
};
