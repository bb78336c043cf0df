import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.KeyValue;
import de.bwaldvogel.mongo.backend.Missing;
import de.bwaldvogel.mongo.bson.BsonRegularExpression;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Equality and $in on the first key of a non-unique index, kept in memory and filled again at start; the library has none.
 * Documents whose field is missing or null are not in it (a flag such as `pending` is set on few of many), so a question for null,
 * and every other operator, is answered by a scan as before.
 * Kept in the store's file instead, it made every write that changes an indexed field dearer by a fifth.
 */
class SecondaryIndex extends Index<Object> {
  private final List<IndexKey> allKeys;
  private final Map<Object, Map<Object, Object>> positionsById = new ConcurrentHashMap<>();
  private final boolean isFilledByUs;

  /**
   * Sparse towards the library, which else takes a document that it cannot remove from an index for a broken one.
   * With `isFilledByUs` the library does not fill it, and the caller has to.
   */
  SecondaryIndex(String name, List<IndexKey> keys, boolean isFilledByUs) {
    super(name, List.of(keys.get(0)), true);
    this.allKeys = keys;
    this.isFilledByUs = isFilledByUs;
  }

  /** The library fills an index that says so: in two passes over all documents, each of which is read from the file. */
  @Override public boolean isEmpty() { return !isFilledByUs && positionsById.isEmpty(); }

  private String key() { return keys().get(0); }

  private static boolean isScalar(Object value) {
    return value != null && !(value instanceof Document) && !(value instanceof Collection) && !(value instanceof BsonRegularExpression);
  }

  /** The values asked for, or null when this index cannot answer. */
  private Collection<?> wanted(Document query) {
    Object value = query.get(key());
    if (isScalar(value)) return List.of(value);
    if (value instanceof Document operators && operators.size() == 1 && operators.get("$in") instanceof Collection<?> in
        && in.stream().allMatch(SecondaryIndex::isScalar)) return in;
    return null;
  }

  /** The values of a document here: one, several for an array field, none when the field is missing, null or an empty array. */
  private Set<Object> values(Document document) {
    return getKeyValues(document).stream().map(entry -> entry.get(0)).filter(value -> value != null && !(value instanceof Missing))
        .collect(Collectors.toSet());
  }

  @Override public boolean canHandle(Document query) { return query.containsKey(key()) && wanted(query) != null; }

  @Override public Iterable<Object> getPositions(Document query) {
    Set<Object> found = new LinkedHashSet<>();
    for (Object value : wanted(query)) {
      for (KeyValue entry : getKeyValues(new Document(key(), value))) found.addAll(positionsOf(entry.get(0)));
    }
    return found;
  }

  private List<Object> positionsOf(Object value) {
    Map<Object, Object> positions = positionsById.get(value);
    if (positions == null) return List.of();
    synchronized (positions) { return List.copyOf(positions.values()); }
  }

  @Override public Object getPosition(Document document) { return null; }
  @Override public void checkAdd(Document document, MongoCollection<Object> collection) { }

  @Override public void add(Document document, Object position, MongoCollection<Object> collection) { add(document, position); }

  void add(Document document, Object position) {
    for (Object value : values(document)) {
      positionsById.compute(value, (same, positions) -> {
        Map<Object, Object> kept = positions == null ? Collections.synchronizedMap(new LinkedHashMap<>()) : positions;
        kept.put(document.get("_id"), position);
        return kept;
      });
    }
  }

  @Override public Object remove(Document document) {
    Object[] position = new Object[1];
    for (Object value : values(document)) {
      positionsById.computeIfPresent(value, (same, positions) -> {
        position[0] = positions.remove(document.get("_id"));
        return positions.isEmpty() ? null : positions;
      });
    }
    return position[0];
  }

  @Override public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) { }

  @Override public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    if (values(before).equals(values(after))) return;
    remove(before);
    add(after, position);
  }

  @Override public long getCount() { return positionsById.values().stream().mapToLong(Map::size).sum(); }
  @Override public long getDataSize() { return 0; }

  @Override public void drop() { positionsById.clear(); }
  @Override public boolean isUnique() { return false; }

  @Override public Document toIndexDescription() {
    Document key = new Document();
    for (IndexKey part : allKeys) key.put(part.getKey(), part.isAscending() ? 1 : -1);
    return new Document("v", 2).append("key", key).append("name", getName());
  }
}
