import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const repository = path.resolve(import.meta.dirname, '../..');

export type Files = Readonly<Record<string, string>>;

export class PlantedTree {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'tokri-planted-')));

  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(this.folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }

  link(name: string, target: string): void {
    const linkPath = path.join(this.folder, name);
    mkdirSync(path.dirname(linkPath), { recursive: true });
    symlinkSync(target, linkPath);
  }

  run(program: string, args: readonly string[]): string {
    const result = spawnSync(process.execPath, [program, ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    if (!result.stdout) throw new Error(`${program} printed nothing: ${result.stderr}`);
    return result.stdout;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
