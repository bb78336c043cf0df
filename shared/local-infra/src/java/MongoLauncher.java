import de.bwaldvogel.mongo.MongoCollection;
import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.IndexKey;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.backend.h2.H2Database;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * A MongoDB-compatible server for one machine: `java -cp 'lib/*' MongoLauncher PORT FILE`.
 * Invariant: no answer to a write leaves before the write is in the file, so a SIGKILL loses nothing that was acknowledged.
 */
public class MongoLauncher {
  private static final Set<String> WRITES = Set.of("insert", "update", "delete", "findAndModify", "findandmodify", "create",
      "createIndexes", "drop", "dropDatabase", "dropIndexes", "renameCollection");
  private static final int CACHE_MB = 64;

  /** Drivers from 7.6 on refuse servers below wire version 9. */
  private static final MongoVersion ANNOUNCED = new MongoVersion() {
    @Override public List<Integer> getVersionArray() { return List.of(4, 4, 0); }
    @Override public int getWireVersion() { return 9; }
  };

  private static MongoDatabase indexedDatabase(String name, MVStore store, CursorRegistry cursors) {
    return new H2Database(name, store, cursors) {
      @Override protected Index<Object> openOrCreateUniqueIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
        return new PrefixIndex(super.openOrCreateUniqueIndex(collection, index, keys, sparse), sparse);
      }

      @Override protected Index<Object> openOrCreateSecondaryIndex(String collection, String index, List<IndexKey> keys, boolean sparse) {
        return new SecondaryIndex(index, keys);
      }

      @Override protected MongoCollection<Object> openOrCreateCollection(String collection, CollectionOptions options) {
        String namespace = getFullCollectionNamespace(collection);
        return new SnapshotCollection(this, collection, options, store.openMap("databases." + namespace), store.openMap("meta." + namespace), cursors);
      }
    };
  }

  public static void main(String[] args) throws Exception {
    MVStore store = new MVStore.Builder().fileName(args[1]).autoCommitDisabled().cacheSize(CACHE_MB).open();
    // Old versions are of no use to anybody here; kept, they make the file grow by 19 KB a write.
    store.setRetentionTime(0);
    H2Backend backend = new H2Backend(store) {
      @Override protected MongoDatabase openOrCreateDatabase(String name) { return indexedDatabase(name, store, getCursorRegistry()); }

      @Override public Document handleMessage(MongoMessage message) {
        Document answer = super.handleMessage(message);
        if (WRITES.contains(message.getDocument().keySet().iterator().next())) store.commit();
        return answer;
      }
    };
    backend.version(ANNOUNCED);
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    System.out.println("ready");
  }
}
