import java.io.FileInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/**
 * One real Kafka broker for one machine: `java -cp 'lib/*' KafkaLauncher server.properties CLUSTER_ID`.
 * Does in one process what the distribution's scripts do in two (format the folder once, run), and says 'ready' when clients are served.
 */
public class KafkaLauncher {
  public static void main(String[] args) throws Exception {
    Properties properties = new Properties();
    try (FileInputStream file = new FileInputStream(args[0])) {
      properties.load(file);
    }
    if (!Files.exists(Path.of(properties.getProperty("log.dirs"), "meta.properties"))) {
      int code = StorageTool.execute(new String[] {"format", "--config", args[0], "--cluster-id", args[1]}, System.err);
      if (code != 0) System.exit(code);
    }
    KafkaRaftServer server = new KafkaRaftServer(KafkaConfig.fromProps(properties, false), Time.SYSTEM);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    server.startup();
    System.out.println("ready");
    server.awaitShutdown();
  }
}
