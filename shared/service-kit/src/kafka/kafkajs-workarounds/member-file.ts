import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const memberRecord = z.object({
  pid: z.int(),
  members: z.record(z.string(), z.array(z.string())),
});
type MemberRecord = z.infer<typeof memberRecord>;

const maxMembersPerGroup = 5;

/** Remembers across restarts as which members a process has joined its consumer groups. */
export interface MemberFile {
  /** Members of processes that have ended. */
  predecessors(groupId: string): readonly string[];
  remember(groupId: string, memberId: string): void;
  forget(groupId: string, memberId: string): void;
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const read = (file: string): MemberRecord | undefined => {
  try {
    return memberRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
};

/** In a container every process has the same id, so its own id belongs to a predecessor. */
const readPredecessors = (file: string): MemberRecord['members'] => {
  const record = read(file);
  return record && (record.pid === process.pid || !isRunning(record.pid)) ? record.members : {};
};

/** A file that cannot be read or written costs only time: the session of a dead member ends. */
export const openMemberFile = (file: string): MemberFile => {
  const ended = new Map(
    Object.entries(readPredecessors(file)).map(([groupId, ids]) => [groupId, new Set(ids)]),
  );
  const own = new Map<string, readonly string[]>();
  const write = (): void => {
    const groups = new Set([...ended.keys(), ...own.keys()]);
    const record: MemberRecord = {
      pid: process.pid,
      members: Object.fromEntries(
        [...groups].map((groupId) => [
          groupId,
          [...(ended.get(groupId) ?? []), ...(own.get(groupId) ?? [])],
        ]),
      ),
    };
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(record));
      renameSync(`${file}.new`, file);
    } catch {
      return;
    }
  };
  return {
    predecessors: (groupId) => [...(ended.get(groupId) ?? [])],
    remember: (groupId, memberId) => {
      const known = own.get(groupId) ?? [];
      if (known.includes(memberId)) return;
      own.set(groupId, [...known, memberId].slice(-maxMembersPerGroup));
      write();
    },
    forget: (groupId, memberId) => {
      if (ended.get(groupId)?.delete(memberId)) write();
    },
  };
};
