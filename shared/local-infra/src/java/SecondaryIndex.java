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
 * A non-unique index, which the library lacks: equality and $in on its first key. It lives in
 * memory and is filled at start, because an index in the file made writes to indexed fields 20 %
 * slower.
 * Documents without a value are not indexed, so queries for null and other operators scan.
 */
class SecondaryIndex extends Index<Object> {
  private final List<IndexKey> allKeys;
  private final Map<Object, Map<Object, Object>> positionsByValue = new ConcurrentHashMap<>();
  private final boolean isFilledByCaller;

  /**
   * Sparse, because the library treats a document that it cannot remove from a complete index as
   * broken.
   */
  SecondaryIndex(String name, List<IndexKey> keys, boolean isFilledByCaller) {
    super(name, List.of(keys.get(0)), true);
    this.allKeys = keys;
    this.isFilledByCaller = isFilledByCaller;
  }

  /** The library fills an empty index with two slow passes over the file. */
  @Override public boolean isEmpty() {
    return !isFilledByCaller && positionsByValue.isEmpty();
  }

  private String key() { return keys().get(0); }

  private static boolean isScalar(Object value) {
    return value != null
        && !(value instanceof Document)
        && !(value instanceof Collection)
        && !(value instanceof BsonRegularExpression);
  }

  /** Returns null when this index cannot answer the query. */
  private Collection<?> queriedValues(Document query) {
    Object value = query.get(key());
    if (isScalar(value)) return List.of(value);
    if (value instanceof Document operators
        && operators.size() == 1
        && operators.get("$in") instanceof Collection<?> in
        && in.stream().allMatch(SecondaryIndex::isScalar)) return in;
    return null;
  }

  /** Several values for an array field; none when the field is missing, null or an empty array. */
  private Set<Object> indexedValues(Document document) {
    return getKeyValues(document).stream()
        .map(entry -> entry.get(0))
        .filter(value -> value != null && !(value instanceof Missing))
        .collect(Collectors.toSet());
  }

  @Override public boolean canHandle(Document query) {
    return query.containsKey(key()) && queriedValues(query) != null;
  }

  @Override public Iterable<Object> getPositions(Document query) {
    Set<Object> found = new LinkedHashSet<>();
    for (Object value : queriedValues(query)) {
      for (KeyValue entry : getKeyValues(new Document(key(), value)))
        found.addAll(findPositions(entry.get(0)));
    }
    return found;
  }

  int countPositions(Document query) {
    int count = 0;
    for (Object value : queriedValues(query)) {
      for (KeyValue entry : getKeyValues(new Document(key(), value)))
        count += positionsByValue.getOrDefault(entry.get(0), Map.of()).size();
    }
    return count;
  }

  private List<Object> findPositions(Object value) {
    Map<Object, Object> positions = positionsByValue.get(value);
    if (positions == null) return List.of();
    synchronized (positions) { return List.copyOf(positions.values()); }
  }

  @Override public Object getPosition(Document document) { return null; }
  @Override public void checkAdd(Document document, MongoCollection<Object> collection) { }

  @Override public void add(
      Document document, Object position, MongoCollection<Object> collection) {
    add(document, position);
  }

  void add(Document document, Object position) {
    for (Object value : indexedValues(document)) {
      positionsByValue.compute(value, (key, positions) -> {
        Map<Object, Object> updated =
            positions == null ? Collections.synchronizedMap(new LinkedHashMap<>()) : positions;
        updated.put(document.get("_id"), position);
        return updated;
      });
    }
  }

  @Override public Object remove(Document document) {
    Object[] position = new Object[1];
    for (Object value : indexedValues(document)) {
      positionsByValue.computeIfPresent(value, (key, positions) -> {
        position[0] = positions.remove(document.get("_id"));
        return positions.isEmpty() ? null : positions;
      });
    }
    return position[0];
  }

  @Override public void checkUpdate(
      Document before, Document after, MongoCollection<Object> collection) { }

  @Override public void updateInPlace(
      Document before, Document after, Object position, MongoCollection<Object> collection) {
    if (indexedValues(before).equals(indexedValues(after))) return;
    remove(before);
    add(after, position);
  }

  @Override public long getCount() {
    return positionsByValue.values().stream().mapToLong(Map::size).sum();
  }

  @Override public long getDataSize() { return 0; }

  @Override public void drop() { positionsByValue.clear(); }
  @Override public boolean isUnique() { return false; }

  @Override public Document toIndexDescription() {
    Document key = new Document();
    for (IndexKey part : allKeys) key.put(part.getKey(), part.isAscending() ? 1 : -1);
    return new Document("v", 2).append("key", key).append("name", getName());
  }
}
