import { rmSync } from 'node:fs';
import path from 'node:path';
import { foldersIn, LOCAL, ROOT } from '../../../shared/local-infra/src/folders.mjs';
import { findFreePorts } from '../../../shared/local-infra/src/processes/ports.mjs';
import { Product } from '../../../shared/local-infra/src/product/product.mjs';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** The demo shop takes less than half of each. */
const diskSizeMb = 384;

export interface StoreDisks {
  readonly mongodb: SmallDisk;
  readonly kafka: SmallDisk;
}

const createProduct = async (folders: ReturnType<typeof foldersIn>): Promise<Product> => {
  const [web = 0, standIns = 0, smtp = 0] = await findFreePorts(3);
  return new Product({
    folders,
    env: { ...process.env, SMTP_PORT: String(smtp) },
    ports: { web, standIns },
    docker: false,
    project: 'tokri-small-disks',
    keepData: false,
    fresh: false,
  });
};

/**
 * Starts a product of its own, whose store and broker have a small disk each. Its logs stay in
 * `.local-test` until the next `npm test`.
 */
export const withProductOnSmallDisks = async <Result>(
  { libDir = LOCAL.libDir }: { readonly libDir?: string | undefined },
  work: (disks: StoreDisks) => Promise<Result>,
): Promise<Result> => {
  const folders = { ...foldersIn(path.join(ROOT, '.local-test', String(process.pid))), libDir };
  const mountDisk = (name: string) => mountSmallDisk(path.join(folders.dataDir, name), diskSizeMb);
  const disks = { mongodb: mountDisk('mongodb'), kafka: mountDisk('kafka') };
  const product = await createProduct(folders);
  try {
    await product.start();
    process.env.RUN_JSON = folders.runFile;
    return await work(disks);
  } finally {
    await product.stop();
    for (const disk of Object.values(disks)) disk.unmount();
    rmSync(folders.dataDir, { recursive: true });
  }
};
