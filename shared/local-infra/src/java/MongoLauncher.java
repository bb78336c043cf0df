import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;
import org.h2.mvstore.MVStore;

/** A MongoDB-compatible server for one machine: `java -cp 'lib/*' MongoLauncher PORT FILE`. */
public class MongoLauncher {
  private static final int CACHE_MB = 64;

  /** Drivers since 7.6 reject servers below wire version 9. */
  private static final MongoVersion ANNOUNCED_VERSION = new MongoVersion() {
    @Override public List<Integer> getVersionArray() { return List.of(4, 4, 0); }
    @Override public int getWireVersion() { return 9; }
  };

  public static void main(String[] args) throws Exception {
    MVStore store =
        new MVStore.Builder().fileName(args[1]).autoCommitDisabled().cacheSize(CACHE_MB).open();
    // Nothing reads old versions. If they are retained, the file grows by 19 KB per write.
    store.setRetentionTime(0);
    H2Backend backend = IndexedBackend.open(store);
    backend.version(ANNOUNCED_VERSION);
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(args[0]));
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    System.out.println("ready");
  }
}
