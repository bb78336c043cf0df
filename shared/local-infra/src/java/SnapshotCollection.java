import de.bwaldvogel.mongo.MongoDatabase;
import de.bwaldvogel.mongo.backend.CollectionOptions;
import de.bwaldvogel.mongo.backend.CursorRegistry;
import de.bwaldvogel.mongo.backend.Index;
import de.bwaldvogel.mongo.backend.QueryResult;
import de.bwaldvogel.mongo.backend.h2.H2Collection;
import de.bwaldvogel.mongo.bson.Document;
import java.util.Comparator;
import java.util.Optional;
import org.h2.mvstore.MVMap;

/**
 * Returns a copy of each stored document. The library changes the stored object in place while an
 * earlier response with the same object is still being written: 60 concurrent increments by
 * findAndModify returned only 48 different numbers.
 */
class SnapshotCollection extends H2Collection {
  SnapshotCollection(
      MongoDatabase database,
      String name,
      CollectionOptions options,
      MVMap<Object, Document> data,
      MVMap<String, Object> meta,
      CursorRegistry cursors) {
    super(database, name, options, data, meta, cursors);
  }

  @Override protected Document getDocument(Object position) {
    Document stored = super.getDocument(position);
    return stored == null ? null : stored.cloneDeeply();
  }

  /**
   * The library takes the first index that can answer. Their order differs between installations,
   * so one read a customer's orders by customer and another by status, all of them.
   */
  @Override protected QueryResult queryDocuments(
      Document query, Document orderBy, int skip, int limit, int batchSize, Document projection) {
    return findMostSelectiveIndex(query)
        .map(index -> matchDocuments(
            query, index.getPositions(query), orderBy, skip, limit, batchSize, projection))
        .orElseGet(() -> super.queryDocuments(query, orderBy, skip, limit, batchSize, projection));
  }

  private Optional<Index<Object>> findMostSelectiveIndex(Document query) {
    return getIndexes().stream()
        .filter(index -> index.canHandle(query))
        .min(Comparator.comparingInt(index -> estimatePositions(index, query)));
  }

  private static int estimatePositions(Index<Object> index, Document query) {
    return index instanceof SecondaryIndex secondary ? secondary.countPositions(query) : 1;
  }
}
