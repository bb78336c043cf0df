import { runEach, type Clock } from '@tokri/service-kit/use-case';
import { maskRecipient, toSmsNumber } from '../../domain/contacts/recipient.ts';
import type { DeliveryAttempt } from '../../domain/deliveries/notification.ts';
import { lowStockPath, toDigestValues } from '../../domain/low-stock/digest-message.ts';
import {
  applyDigestAttempt,
  deliveriesTo,
  digestDueAt,
  digestId,
  expireDigest,
  maxNamedPacks,
  newDigest,
  nextDigestAttemptAt,
  skipDelivery,
  type Digest,
  type DigestDelivery,
} from '../../domain/low-stock/digest.ts';
import { canReceive, recipientsAt } from '../../domain/low-stock/settings.ts';
import { renderMessage, textOf } from '../../domain/templates/render-message.ts';
import type { Gateways, RecordOutcome } from '../ports/gateways.ts';
import type {
  DigestStore,
  LocationNames,
  LowPackStore,
  LowStockSettingsStore,
  StaffDirectory,
  StaffMember,
  StoredDigest,
} from '../ports/low-stock.ts';
import type { RenderContextProvider } from '../ports/templates.ts';

const kind = 'low-stock';
const maxSendMs = 5_000;
/** Longer than one attempt of all deliveries, which run at the same time. */
const leaseMs = 20_000;

export interface SendDigestsDeps {
  readonly packs: Pick<LowPackStore, 'listPending' | 'claim'>;
  readonly digests: DigestStore;
  readonly settings: Pick<LowStockSettingsStore, 'read'>;
  readonly staff: Pick<StaffDirectory, 'findStaff'>;
  readonly locations: Pick<LocationNames, 'findName'>;
  readonly gateways: Gateways;
  readonly renderContext: Pick<RenderContextProvider, 'current'>;
  readonly recordOutcome: RecordOutcome;
  readonly clock: Clock;
  readonly siteUrl: string;
}

const leaseEnd = ({ clock }: Pick<SendDigestsDeps, 'clock'>): Date =>
  new Date(clock().getTime() + leaseMs);

/** Chosen at the location, and still allowed to see its stock. */
const listRecipients = async (
  { settings, staff }: Pick<SendDigestsDeps, 'settings' | 'staff'>,
  locationId: number,
) => {
  const chosen = recipientsAt(await settings.read(), locationId);
  const found = await staff.findStaff(chosen.map(({ userId }) => userId));
  const members = new Map(found.filter(canReceive).map((member) => [member.userId, member]));
  return { recipients: chosen.filter(({ userId }) => members.has(userId)), members };
};

const sendDelivery = async (
  deps: SendDigestsDeps,
  digest: Digest,
  { delivery, member }: { readonly delivery: DigestDelivery; readonly member: StaffMember },
): Promise<DeliveryAttempt> => {
  const { channel, language, userId } = delivery;
  const { address, isVerified } = member[channel];
  const to = channel === 'sms' ? toSmsNumber(address) : address;
  if (to === '') return { recipient: '', noRecipient: 'no-address' };
  if (!isVerified) return { recipient: maskRecipient(to), suppressed: 'not-verified' };
  const { locationId } = digest;
  const values = toDigestValues(digest, {
    language,
    channel,
    location: deps.locations.findName(locationId),
    link: `${deps.siteUrl}${lowStockPath(locationId)}`,
  });
  const rendered = renderMessage(await deps.renderContext.current(), { kind, language }, values);
  const text = textOf(rendered, channel);
  const message = {
    channel,
    to,
    subject: rendered.title,
    text,
    language,
    template: kind,
    dltTemplateId: rendered.dltTemplateId,
    reference: `${digestId(digest)}:${userId}:${channel}`,
  };
  const result = await deps.gateways[channel](message, maxSendMs);
  return { recipient: maskRecipient(to), result, text: { language, text } };
};

const attemptDue = async (deps: SendDigestsDeps, digest: Digest): Promise<Digest> => {
  const { recipients, members } = await listRecipients(deps, digest.locationId);
  const isStillChosen = ({ userId, channel }: DigestDelivery): boolean =>
    recipients.some((recipient) => recipient.userId === userId && recipient[channel]);
  const deliveries = digest.deliveries.map(async (delivery) => {
    if (delivery.state !== 'due') return delivery;
    const member = members.get(delivery.userId);
    if (!member || !isStillChosen(delivery)) return skipDelivery(delivery, deps.clock());
    const attempt = await sendDelivery(deps, digest, { delivery, member });
    const after = applyDigestAttempt(delivery, attempt, deps.clock());
    const { channel, state, reason } = after;
    deps.recordOutcome({ channel, state, reason });
    return after;
  });
  return { ...digest, deliveries: await Promise.all(deliveries) };
};

const collect = async (
  deps: SendDigestsDeps,
  stored: StoredDigest,
): Promise<StoredDigest | null> => {
  const { digest } = stored;
  const claimed = await deps.packs.claim(digest.locationId, digestId(digest), maxNamedPacks);
  const { recipients } = await listRecipients(deps, digest.locationId);
  const deliveries = claimed.count === 0 ? [] : deliveriesTo(recipients);
  const state = deliveries.length === 0 ? 'closed' : 'sending';
  return deps.digests.save(
    stored,
    { ...digest, ...claimed, deliveries, state },
    state === 'closed' ? null : leaseEnd(deps),
  );
};

/**
 * At least once, like notifications: the result is stored after sending. What another process has
 * taken over is dropped.
 */
const continueDigest = async (deps: SendDigestsDeps, leased: StoredDigest): Promise<void> => {
  const stored = leased.digest.state === 'collecting' ? await collect(deps, leased) : leased;
  if (stored?.digest.state !== 'sending') return;
  const attempted = await attemptDue(deps, expireDigest(stored.digest, deps.clock()));
  const nextTryAt = nextDigestAttemptAt(attempted, deps.clock());
  const state = nextTryAt === null ? 'closed' : 'sending';
  await deps.digests.save(stored, { ...attempted, state }, nextTryAt);
};

const startDigest = async (
  deps: SendDigestsDeps,
  { locationId, firstFallAt }: { readonly locationId: number; readonly firstFallAt: Date },
): Promise<StoredDigest | null> => {
  // The packs stay pending until somebody is there to read about them.
  if ((await listRecipients(deps, locationId)).recipients.length === 0) return null;
  const previous = await deps.digests.find(locationId);
  if (previous && previous.digest.state !== 'closed') return null;
  const now = deps.clock();
  if (digestDueAt(firstFallAt, previous?.digest) > now) return null;
  const digest = newDigest(locationId, (previous?.digest.number ?? 0) + 1, now);
  return deps.digests.start(previous, digest, leaseEnd(deps));
};

const resumeDigest = async (deps: SendDigestsDeps, stored: StoredDigest): Promise<number> => {
  const leased = await deps.digests.save(stored, stored.digest, leaseEnd(deps));
  if (leased) await continueDigest(deps, leased);
  return 1;
};

const beginDigest = async (
  deps: SendDigestsDeps,
  pending: Parameters<typeof startDigest>[1],
): Promise<number> => {
  const started = await startDigest(deps, pending);
  if (started) await continueDigest(deps, started);
  return started ? 1 : 0;
};

/**
 * Returns how many digests were handled. A location that fails does not hold up the others.
 * @throws the first failure, after the other locations were handled
 */
export const sendDigests = (deps: SendDigestsDeps) => async (): Promise<number> => {
  let handled = 0;
  const due = await deps.digests.findDue(deps.clock());
  const resumeAll = () =>
    runEach(due, async (stored) => {
      handled += await resumeDigest(deps, stored);
    });
  const beginAll = async () =>
    runEach(await deps.packs.listPending(), async (pending) => {
      handled += await beginDigest(deps, pending);
    });
  await runEach([resumeAll, beginAll], (run) => run());
  return handled;
};
