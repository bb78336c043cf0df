import java.io.FileInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/**
 * Formats the data folder once, runs one Kafka broker and prints 'ready' when it accepts clients:
 * `java -cp 'lib/*' KafkaLauncher server.properties CLUSTER_ID`.
 */
public class KafkaLauncher {
  public static void main(String[] args) throws Exception {
    Properties properties = new Properties();
    try (FileInputStream file = new FileInputStream(args[0])) {
      properties.load(file);
    }
    if (!Files.exists(Path.of(properties.getProperty("log.dirs"), "meta.properties"))) {
      String[] formatCommand = {"format", "--config", args[0], "--cluster-id", args[1]};
      int exitCode = StorageTool.execute(formatCommand, System.err);
      if (exitCode != 0) System.exit(exitCode);
    }
    KafkaRaftServer server =
        new KafkaRaftServer(KafkaConfig.fromProps(properties, false), Time.SYSTEM);
    Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown));
    startOrHalt(server);
    System.out.println("ready");
    server.awaitShutdown();
  }

  /** Threads of a broker that could not start, as on a full disk, would keep the process alive. */
  private static void startOrHalt(KafkaRaftServer server) {
    try {
      server.startup();
    } catch (Throwable failure) {
      failure.printStackTrace();
      Runtime.getRuntime().halt(1);
    }
  }
}
