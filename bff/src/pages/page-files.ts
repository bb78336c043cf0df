import * as z from 'zod/mini';

/** Which scripts and styles each page of a remote loads, by the first segment of its path. */
export const pageFiles = z.record(z.string(), z.array(z.string()));
export type PageFiles = z.output<typeof pageFiles>;

export const pageFilesName = 'page-files.json';
