import callback.PaymentCallback;
import callback.SessionStatus;
import callback.Transaction;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Usage: Callback DOCUMENT...
 *
 * Reads callbacks with the classes that quicktype generates from the JSON Schema, and prints their status. Exits with 1
 * if a document cannot be read.
 */
public final class Callback {
  // A later version of the service may add members.
  private static final ObjectMapper MAPPER =
      new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

  public static void main(String[] args) {
    if (args.length == 0) {
      System.err.println("Usage: Callback DOCUMENT...");
      System.exit(2);
    }
    boolean isValid = true;
    for (String document : args) {
      try {
        print(MAPPER.readValue(Files.readAllBytes(Path.of(document)), PaymentCallback.class));
      } catch (IOException error) {
        isValid = false;
        System.err.println(document + ": " + error);
      }
    }
    System.exit(isValid ? 0 : 1);
  }

  private static void print(PaymentCallback callback) {
    SessionStatus status = callback.getStatus();
    System.out.printf("session %d: %d %s%n", callback.getSessionID(), status.getCode(), status.getMessage());
    for (Transaction transaction : callback.getTransactions()) {
      System.out.printf("transaction %d: %d %d%n",
          transaction.getID(), transaction.getStatus().getCode(), transaction.getAmount().getValue());
    }
  }
}
