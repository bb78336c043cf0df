import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.bson.Document;

/**
 * Lets a unique index answer queries with more fields than its keys. The library uses an index only
 * for queries with exactly its keys and scans the collection otherwise.
 */
class PrefixIndex extends Index<Object> {
  private final Index<Object> inner;

  PrefixIndex(Index<Object> inner, boolean sparse) {
    super(inner.getName(), inner.getKeys(), sparse);
    this.inner = inner;
  }

  private Document keepKeys(Document query) {
    Document keysOnly = new Document();
    for (String key : keys()) keysOnly.put(key, query.get(key));
    return keysOnly;
  }

  @Override public boolean canHandle(Document query) {
    return query.keySet().containsAll(keySet()) && inner.canHandle(keepKeys(query));
  }

  @Override public Iterable<Object> getPositions(Document query) {
    return inner.getPositions(keepKeys(query));
  }

  @Override public Object getPosition(Document document) { return inner.getPosition(document); }

  @Override public void checkAdd(Document document, MongoCollection<Object> collection) {
    inner.checkAdd(document, collection);
  }

  @Override public void add(
      Document document, Object position, MongoCollection<Object> collection) {
    inner.add(document, position, collection);
  }

  @Override public Object remove(Document document) { return inner.remove(document); }
  @Override public long getCount() { return inner.getCount(); }
  @Override public long getDataSize() { return inner.getDataSize(); }

  @Override public void checkUpdate(
      Document before, Document after, MongoCollection<Object> collection) {
    inner.checkUpdate(before, after, collection);
  }

  @Override public void updateInPlace(
      Document before, Document after, Object position, MongoCollection<Object> collection) {
    inner.updateInPlace(before, after, position, collection);
  }

  @Override public void drop() { inner.drop(); }
  @Override public boolean isUnique() { return inner.isUnique(); }
  @Override public Document toIndexDescription() { return inner.toIndexDescription(); }
}
