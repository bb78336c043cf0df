import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;

/**
 * The library's store with secondary indexes and durable writes. Invariant: a write is acknowledged
 * only after it is in the file, so a SIGKILL loses no acknowledged write.
 */
final class IndexedBackend {
  private static final Set<String> WRITES = Set.of(
      "insert", "update", "delete", "findAndModify", "findandmodify", "create", "createIndexes",
      "drop", "dropDatabase", "dropIndexes", "renameCollection");
  /** The library's prefix for the map with the documents of a collection. */
  private static final String DOCUMENTS_PREFIX = "databases.";

  private final MVStore store;
  private final Map<String, List<SecondaryIndex>> unfilledIndexesByCollection = new HashMap<>();
  private boolean isOpening = true;

  private IndexedBackend(MVStore store) { this.store = store; }

  static H2Backend open(MVStore store) {
    IndexedBackend indexedBackend = new IndexedBackend(store);
    H2Backend backend = indexedBackend.createBackend();
    indexedBackend.fillIndexes();
    return backend;
  }

  /** Anonymous classes, because the library opens all databases and indexes in its constructors. */
  private H2Backend createBackend() {
    return new H2Backend(store) {
      @Override protected MongoDatabase openOrCreateDatabase(String name) {
        return new H2Database(name, store, getCursorRegistry()) {
          @Override protected Index<Object> openOrCreateUniqueIndex(
              String collection, String index, List<IndexKey> keys, boolean sparse) {
            return new PrefixIndex(
                super.openOrCreateUniqueIndex(collection, index, keys, sparse), sparse);
          }

          @Override protected Index<Object> openOrCreateSecondaryIndex(
              String collection, String index, List<IndexKey> keys, boolean sparse) {
            return register(name + "." + collection, new SecondaryIndex(index, keys, isOpening));
          }

          @Override protected MongoCollection<Object> openOrCreateCollection(
              String collection, CollectionOptions options) {
            String namespace = getFullCollectionNamespace(collection);
            return new SnapshotCollection(
                this,
                collection,
                options,
                store.openMap(DOCUMENTS_PREFIX + namespace),
                store.openMap("meta." + namespace),
                cursorRegistry);
          }
        };
      }

      @Override public Document handleMessage(MongoMessage message) {
        try {
          Document response = super.handleMessage(message);
          if (WRITES.contains(message.getDocument().keySet().iterator().next())) store.commit();
          return response;
        } finally {
          haltAfterFailedWrite();
        }
      }
    };
  }

  /**
   * After a write that the disk refused the store is closed, and every command would fail until a
   * restart. As mongod does, the process ends, before it answers.
   */
  private void haltAfterFailedWrite() {
    MVStoreException failure = store.getPanicException();
    if (failure == null) return;
    System.err.println("the store cannot be written: " + failure.getMessage());
    Runtime.getRuntime().halt(1);
  }

  private SecondaryIndex register(String collection, SecondaryIndex index) {
    if (isOpening)
      unfilledIndexesByCollection
          .computeIfAbsent(collection, name -> new ArrayList<>())
          .add(index);
    return index;
  }

  /** Reads each collection once and fills all of its indexes. */
  private void fillIndexes() {
    isOpening = false;
    unfilledIndexesByCollection.forEach((collection, indexes) -> {
      MVMap<Object, Document> documents = store.openMap(DOCUMENTS_PREFIX + collection);
      documents.forEach(
          (position, document) -> indexes.forEach(index -> index.add(document, position)));
    });
    unfilledIndexesByCollection.clear();
  }
}
