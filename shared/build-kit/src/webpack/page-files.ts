import type { Compiler, WebpackPluginInstance } from 'webpack';

/** The server reads it to preload what a page needs before the remote is loaded. */
export const pageFilesName = 'page-files.json';

/** A page's chunk is named `page-` and the first segment of its path. */
const pageChunk = /^page-(.+)$/;

const pluginName = 'PageFilesPlugin';

/** Writes which scripts and styles each page of a remote loads. */
export const pageFilesPlugin = (): WebpackPluginInstance => ({
  apply: ({ hooks, webpack }: Compiler): void => {
    hooks.thisCompilation.tap(pluginName, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => {
        const pages = [...compilation.namedChunkGroups].flatMap(([name, group]) => {
          const page = pageChunk.exec(name)?.[1];
          return page === undefined ? [] : [[page, group.getFiles().sort()] as const];
        });
        if (pages.length > 0)
          compilation.emitAsset(
            pageFilesName,
            new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(pages))),
          );
      });
    });
  },
});
