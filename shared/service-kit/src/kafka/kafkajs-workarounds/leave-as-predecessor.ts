import KafkajsBroker from 'kafkajs/src/broker/index.js';
import type { MemberFile } from './member-file.ts';

const filesByGroup = new Map<string, MemberFile>();

/** A restarted process then joins this group without waiting for the session of its predecessor. */
export const leaveAsPredecessor = (groupId: string, file: MemberFile): void => {
  filesByGroup.set(groupId, file);
};

const isUnknownMember = (error: unknown): boolean =>
  (error as { readonly type?: unknown }).type === 'UNKNOWN_MEMBER_ID';

const leavePredecessors = async (
  broker: KafkajsBroker,
  groupId: string,
  file: MemberFile,
): Promise<void> => {
  for (const memberId of file.predecessors(groupId)) {
    try {
      await broker.leaveGroup({ groupId, memberId });
    } catch (error) {
      if (!isUnknownMember(error)) throw error;
    }
    file.forget(groupId, memberId);
  }
};

/** The coordinator assigns a member id before the join; a process may be killed while it joins. */
const rememberingMembers = (
  broker: KafkajsBroker,
  groupId: string,
  file: MemberFile,
): KafkajsBroker =>
  Object.create(broker, {
    lookupRequest: {
      value: (apiKey: number, definition: unknown) => {
        const buildRequest = broker.lookupRequest(apiKey, definition);
        return (request: { readonly memberId?: string }) => {
          if (request.memberId) file.remember(groupId, request.memberId);
          return buildRequest(request);
        };
      },
    },
  }) as KafkajsBroker;

/**
 * kafkajs has no static membership, so a group waits for a killed member until its session ends.
 * Before the first join the member of the previous process leaves the group.
 */
const patchJoinGroup = (): void => {
  const { joinGroup } = KafkajsBroker.prototype;
  KafkajsBroker.prototype.joinGroup = async function (this: KafkajsBroker, request) {
    const file = filesByGroup.get(request.groupId);
    if (!file) return joinGroup.call(this, request);
    await leavePredecessors(this, request.groupId, file);
    return joinGroup.call(rememberingMembers(this, request.groupId, file), request);
  };
};

patchJoinGroup();
