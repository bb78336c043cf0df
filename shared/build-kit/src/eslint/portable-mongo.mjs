const sessionCalls = new Set([
  'startSession',
  'withSession',
  'startTransaction',
  'withTransaction',
  'commitTransaction',
]);
const updateCalls = new Set(['updateOne', 'updateMany', 'findOneAndUpdate', 'findByIdAndUpdate']);
const indexOptions = new Set(['expireAfterSeconds', 'partialFilterExpression', 'expires']);

const calledName = (callee) =>
  callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined;
const objectName = (callee) => {
  const object = callee.object;
  return object.type === 'Identifier'
    ? object.name
    : object.type === 'MemberExpression'
      ? object.property.name
      : '';
};

/**
 * Keeps code to what a replica set, a sharded cluster and the local store have in common. `trusted:
 * true` allows mongoose.trusted, for `trustedFilter` of service-kit.
 */
export const portableMongo = {
  meta: {
    type: 'problem',
    schema: [
      { type: 'object', properties: { trusted: { type: 'boolean' } }, additionalProperties: false },
    ],
    defaultOptions: [{ trusted: false }],
    messages: {
      session:
        'Sessions and transactions are not supported by every store; use one conditional update on one document.',
      pipeline: 'Pipeline updates are not supported by every store; use classic update operators.',
      watch: 'Change streams are not supported by every store; publish through the outbox.',
      index:
        'TTL and partial indexes are not supported by every store; delete expired documents in a periodic job.',
      text: 'Text indexes are not supported by every store; use the search index of catalog.',
      trusted: 'Only trustedFilter of service-kit/mongo may call mongoose.trusted.',
    },
  },
  create(context) {
    const [{ trusted }] = context.options;
    return {
      CallExpression(node) {
        const name = calledName(node.callee);
        if (!name) return;
        if (sessionCalls.has(name)) context.report({ node, messageId: 'session' });
        if (name === 'transaction' && /connection|mongoose|client/i.test(objectName(node.callee))) {
          context.report({ node, messageId: 'session' });
        }
        if (updateCalls.has(name) && node.arguments[1]?.type === 'ArrayExpression')
          context.report({ node, messageId: 'pipeline' });
        if (
          name === 'watch' &&
          /model|collection|connection|database|db|^[A-Z]/i.test(objectName(node.callee))
        ) {
          context.report({ node, messageId: 'watch' });
        }
        if (name === 'trusted' && !trusted) context.report({ node, messageId: 'trusted' });
      },
      ImportSpecifier(node) {
        if (
          node.parent.source.value === 'mongoose' &&
          node.imported.name === 'trusted' &&
          !trusted
        ) {
          context.report({ node, messageId: 'trusted' });
        }
      },
      Property(node) {
        const key = node.key.name ?? node.key.value;
        if (indexOptions.has(key) && node.parent.type === 'ObjectExpression')
          context.report({ node, messageId: 'index' });
        if (
          node.value.type === 'Literal' &&
          node.value.value === 'text' &&
          isIndexArgument(node.parent)
        ) {
          context.report({ node, messageId: 'text' });
        }
      },
    };
  },
};

function isIndexArgument(object) {
  const call = object.parent;
  return (
    call?.type === 'CallExpression' && ['index', 'createIndex'].includes(calledName(call.callee))
  );
}
