import path from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const saysNothing = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'managers',
]);

/** Files are kebab-case, and neither a file nor its folder is named after nothing (models.md 3.8). */
export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case by role, such as place-order.ts: "{{name}}" is not.',
      nothing: '"{{part}}" says nothing about what is inside; name it after its role.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const relative = path.relative(context.cwd, context.filename).split(path.sep);
        const name = relative.at(-1);
        const bare = name.replace(/^\./, '');
        if (!kebabCase.test(bare)) context.report({ node, messageId: 'kebab', data: { name } });
        const parts = [...relative.slice(0, -1), bare.split('.')[0]];
        const part = parts.find(
          (one) =>
            saysNothing.has(one) || [...saysNothing].some((word) => one.endsWith(`-${word}`)),
        );
        if (part) context.report({ node, messageId: 'nothing', data: { part } });
      },
    };
  },
};
