import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import org.h2.mvstore.MVMap;

/**
 * Answers documents as they were at their own write: the library changes the stored object in place while an earlier answer with the same object is still on its way
 * out (60 increments at once by findAndModify with `new` answered 48 different numbers). Each access by an index gets a copy here, which its update then puts in place.
 */
class SnapshotCollection extends H2Collection {
  SnapshotCollection(MongoDatabase database, String name, CollectionOptions options, MVMap<Object, Document> data, MVMap<String, Object> meta, CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
  }

  @Override protected Document getDocument(Object position) {
    Document stored = super.getDocument(position);
    return stored == null ? null : stored.cloneDeeply();
  }
}
