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
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Equality and $in on the first key of a non-unique index, kept in memory and filled again at start; the library has none.
 * Documents whose field is missing or null are not in it (a flag such as `pending` is set on few of many), so a question for null,
 * and every other operator, is answered by a scan as before.
 */
class SecondaryIndex extends Index<Object> {
  private final List<IndexKey> allKeys;
  private final Map<KeyValue, Map<Object, Object>> positionsById = new ConcurrentHashMap<>();

  /** Sparse towards the library, which else takes a document that it cannot remove from an index for a broken one. */
  SecondaryIndex(String name, List<IndexKey> keys) {
    super(name, List.of(keys.get(0)), true);
    this.allKeys = keys;
  }

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

  /** The keys a document has here: one, several for an array field, none when the field is missing, null or an empty array. */
  private List<KeyValue> entries(Document document) {
    return getKeyValues(document).stream().filter(SecondaryIndex::isPresent).collect(Collectors.toList());
  }

  private static boolean isPresent(KeyValue entry) {
    Object value = entry.get(0);
    return value != null && !(value instanceof Missing);
  }

  @Override public boolean canHandle(Document query) { return query.containsKey(key()) && wanted(query) != null; }

  @Override public Iterable<Object> getPositions(Document query) {
    return wanted(query).stream().flatMap(value -> getKeyValues(new Document(key(), value)).stream())
        .flatMap(entry -> copyOfPositions(entry).stream()).distinct().collect(Collectors.toList());
  }

  private List<Object> copyOfPositions(KeyValue entry) {
    Map<Object, Object> positions = positionsById.get(entry);
    if (positions == null) return List.of();
    synchronized (positions) { return List.copyOf(positions.values()); }
  }

  @Override public Object getPosition(Document document) { return null; }
  @Override public void checkAdd(Document document, MongoCollection<Object> collection) { }

  @Override public void add(Document document, Object position, MongoCollection<Object> collection) {
    for (KeyValue entry : entries(document)) {
      positionsById.compute(entry, (same, positions) -> {
        Map<Object, Object> kept = positions == null ? Collections.synchronizedMap(new LinkedHashMap<>()) : positions;
        kept.put(document.get("_id"), position);
        return kept;
      });
    }
  }

  @Override public Object remove(Document document) {
    Object[] position = new Object[1];
    for (KeyValue entry : entries(document)) {
      positionsById.computeIfPresent(entry, (same, positions) -> {
        position[0] = positions.remove(document.get("_id"));
        return positions.isEmpty() ? null : positions;
      });
    }
    return position[0];
  }

  @Override public void checkUpdate(Document before, Document after, MongoCollection<Object> collection) { }

  @Override public void updateInPlace(Document before, Document after, Object position, MongoCollection<Object> collection) {
    if (entries(before).equals(entries(after))) return;
    remove(before);
    add(after, position, collection);
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
