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
 * Keeps code to what a replica set, a sharded cluster and the local store all do (reliability.md 3.1). Options:
 * `trusted: true` allows mongoose.trusted, for the one `guard()` of service-kit/mongo.
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
        'No sessions and no transactions: one guarded write on one document (architecture.md 4).',
      pipeline: 'No pipeline updates: classic operators only (reliability.md 3.1).',
      watch: 'No change streams: the outbox relay publishes (reliability.md 3.1).',
      index: 'No TTL and no partial indexes: a sweeper ends what expires (reliability.md 3.1).',
      text: "No text indexes: search is the catalog's own (reliability.md 3.1).",
      trusted: 'mongoose.trusted has one home, guard() of service-kit/mongo.',
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
