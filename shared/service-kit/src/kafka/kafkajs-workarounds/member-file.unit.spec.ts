import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMemberFile } from './member-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'member-file-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const unusedPid = 2 ** 22 + 1;
const livingPid = process.ppid;

const fileOf = (name: string, pid: number, members: Record<string, readonly string[]>): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify({ pid, members }));
  return file;
};

describe('openMemberFile', () => {
  it('lists the members of a process that has ended', () => {
    const file = openMemberFile(fileOf('ended', unusedPid, { g: ['a', 'b'] }));
    expect([file.predecessors('g'), file.predecessors('other')]).toEqual([['a', 'b'], []]);
  });

  it('lists the members of the same process id, which every process in a container has', () => {
    expect(openMemberFile(fileOf('same', process.pid, { g: ['a'] })).predecessors('g')).toEqual([
      'a',
    ]);
  });

  it('does not list the members of a process that runs', () => {
    expect(openMemberFile(fileOf('living', livingPid, { g: ['a'] })).predecessors('g')).toEqual([]);
  });

  it.each([
    ['missing', path.join(folder, 'missing')],
    [
      'not JSON',
      (() => {
        const file = path.join(folder, 'broken');
        writeFileSync(file, '{"pid":');
        return file;
      })(),
    ],
  ])('lists nothing when the file is %s', (_case, file) => {
    expect(openMemberFile(file).predecessors('g')).toEqual([]);
  });

  it('hands own members and the predecessors that have not left yet over to the next process', () => {
    const name = fileOf('chain', unusedPid, { g: ['left'], h: ['waits'] });
    const file = openMemberFile(name);
    file.remember('g', 'own');
    file.remember('g', 'own');
    file.forget('g', 'left');
    const next = openMemberFile(name);
    expect([next.predecessors('g'), next.predecessors('h')]).toEqual([['own'], ['waits']]);
  });

  it('keeps the newest five members of a group', () => {
    const name = path.join(folder, 'many');
    const file = openMemberFile(name);
    for (let join = 1; join <= 7; join += 1) file.remember('g', `member ${join}`);
    expect(openMemberFile(name).predecessors('g')).toHaveLength(5);
    expect(readFileSync(name, 'utf8')).not.toContain('member 2');
  });

  it('works without a file when it cannot be written', () => {
    const file = openMemberFile(path.join(folder, 'broken', 'below-a-file'));
    expect(() => {
      file.remember('g', 'own');
    }).not.toThrow();
  });
});
