import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;

/**
 * Usage: Vectors FOLDER
 *
 * Checks Webhook, BodySignature and TransactionMac against the vectors of FOLDER, schemas/examples/signing. Prints each
 * case that fails, and exits with 1.
 */
public final class Vectors {
  private static final ObjectMapper JSON = new ObjectMapper().enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION);
  private static int passed;
  private static int failed;

  public static void main(String[] args) throws Exception {
    if (args.length != 1) {
      System.err.println("Usage: Vectors FOLDER");
      System.exit(2);
    }
    Path folder = Path.of(args[0]);
    checkCanonicalForm(JSON.readTree(folder.resolve("canonical-form.json").toFile()));
    checkBodySignature(JSON.readTree(folder.resolve("body-signature.json").toFile()));
    checkWebhookHeaders(JSON.readTree(folder.resolve("webhook-headers.json").toFile()));
    checkTransactionMac(JSON.readTree(folder.resolve("transaction-mac.json").toFile()));
    try (var deliveries = Files.list(folder.resolve("signed-callbacks"))) {
      for (Path delivery : deliveries.sorted().toList()) checkDelivery(delivery);
    }
    System.out.printf("%d checks passed, %d failed%n", passed, failed);
    System.exit(failed == 0 ? 0 : 1);
  }

  private static void check(String name, Object got, Object want) {
    if (Objects.equals(got, want)) {
      passed++;
      return;
    }
    failed++;
    System.err.printf("%s: expected %s, got %s%n", name, want, got);
  }

  private static String outcome(Callable<String> compute) {
    try {
      return compute.call();
    } catch (TransactionMac.MacException error) {
      return error.getMessage();
    } catch (Exception error) {
      return "rejected";
    }
  }

  private static void checkCanonicalForm(JsonNode vectors) throws Exception {
    for (JsonNode entry : vectors.get("texts")) {
      String canonical = BodySignature.canonicalize(JSON.readTree(text(entry, "text")));
      check(text(entry, "name"), canonical, text(entry, "canonical"));
    }
    for (JsonNode entry : vectors.get("numbers")) {
      double number = Double.longBitsToDouble(Long.parseUnsignedLong(text(entry, "ieee754"), 16));
      check(text(entry, "ieee754"), BodySignature.formatNumber(number), text(entry, "canonical"));
    }
    for (JsonNode entry : vectors.get("rejected")) {
      String got = outcome(() -> BodySignature.canonicalize(JSON.readTree(text(entry, "text"))));
      check(text(entry, "name"), got, "rejected");
    }
  }

  private static void checkBodySignature(JsonNode vectors) throws Exception {
    for (JsonNode entry : vectors.get("cases")) {
      ObjectNode body = (ObjectNode) entry.get("body");
      byte[] key = Webhook.readSecret(text(entry.get("secret"), "text"));
      String canonical = BodySignature.canonicalize(body.deepCopy().without("signature"));
      check(text(entry, "name"), canonical, text(entry, "canonical"));
      check(text(entry, "name"), BodySignature.sign(body, key), text(entry, "signature"));
      check(text(entry, "name"), BodySignature.verify(body, List.of(key)), true);
    }
    List<byte[]> keys = new ArrayList<>(readSecrets(vectors.get("rejected")).values());
    for (JsonNode entry : vectors.get("rejected").get("cases")) {
      check(text(entry, "name"), BodySignature.verify((ObjectNode) entry.get("body"), keys), false);
    }
  }

  private static void checkWebhookHeaders(JsonNode vectors) throws Exception {
    for (JsonNode entry : vectors.get("cases")) {
      Map<String, String> headers = readHeaders(entry);
      List<String> standard = new ArrayList<>();
      List<String> delivery = new ArrayList<>();
      for (byte[] key : readSecrets(entry).values()) {
        List<String> pair = Webhook.sign(headers, text(entry, "body").getBytes(UTF_8), key);
        standard.add(pair.get(0));
        delivery.add(pair.get(1));
      }
      check(text(entry, "name"), String.join(" ", standard), headers.get("webhook-signature"));
      check(text(entry, "name"), String.join(" ", delivery), headers.get("payment-routing-signature"));
    }
    for (JsonNode entry : vectors.get("requests")) {
      long tolerance = entry.path("tolerance_seconds").asLong(300);
      byte[] body = text(entry, "body").getBytes(UTF_8);
      JsonNode outcome = Webhook.verify(
          readHeaders(entry), body, readSecrets(entry), entry.get("now_seconds").longValue(), tolerance);
      checkOutcome(text(entry, "name"), outcome, entry.get("outcome"));
    }
  }

  /** Compares canonical forms, because Jackson says that the int 3 is not the long 3. */
  private static void checkOutcome(String name, JsonNode got, JsonNode want) throws Exception {
    check(name, BodySignature.canonicalize(got), BodySignature.canonicalize(want));
  }

  private static void checkTransactionMac(JsonNode vectors) throws Exception {
    for (JsonNode entry : vectors.get("cases")) {
      String joined = TransactionMac.joinFields(
          entry.get("transaction"), entry.get("specification"), text(entry, "salt"), entry.path("callback"));
      check(text(entry, "name"), joined, text(entry, "text"));
      check(text(entry, "name"), mac(entry, entry.get("transaction"), text(entry, "salt")), text(entry, "mac"));
    }
    for (JsonNode entry : vectors.get("errors")) {
      String want = (entry.has("pointer") ? text(entry, "pointer") + ": " : "") + text(entry, "reason");
      check(text(entry, "name"), mac(entry, entry.get("transaction"), text(entry, "salt")), want);
    }
    JsonNode rejected = vectors.get("rejected");
    for (JsonNode entry : rejected.get("cases")) {
      for (JsonNode salt : rejected.get("salts")) {
        JsonNode transaction = entry.get("transaction");
        String mac = mac(rejected, transaction, salt.textValue());
        check(text(entry, "name"), mac.equals(transaction.path("hmac").textValue()), false);
      }
    }
    for (JsonNode entry : vectors.get("collisions")) {
      for (JsonNode transaction : entry.get("transactions")) {
        check(text(entry, "name"), mac(entry, transaction, text(entry, "salt")), text(entry, "mac"));
      }
    }
    JsonNode extension = vectors.get("extension");
    for (String name : List.of("seen", "forged")) {
      JsonNode entry = extension.get(name);
      check(name, mac(extension, entry.get("transaction"), text(extension, "salt")), text(entry, "mac"));
    }
  }

  private static String mac(JsonNode entry, JsonNode transaction, String salt) {
    return outcome(() -> TransactionMac.compute(
        transaction, entry.get("specification"), salt, entry.path("callback")));
  }

  private static void checkDelivery(Path folder) throws Exception {
    JsonNode delivery = JSON.readTree(folder.resolve("delivery.json").toFile());
    byte[] body = Files.readAllBytes(folder.resolve("body.json"));
    ObjectNode message = (ObjectNode) delivery.get("message");
    Map<String, byte[]> secrets = readSecrets(delivery);
    JsonNode outcome = Webhook.verify(
        readHeaders(delivery), body, secrets, message.get("timestamp_seconds").longValue(), 300);
    message.put("ok", true).put("secret_id", secrets.keySet().iterator().next());
    checkOutcome(folder + ", headers", outcome, message);
    ObjectNode callback = (ObjectNode) JSON.readTree(body);
    check(folder + ", signature", BodySignature.verify(callback, new ArrayList<>(secrets.values())), true);
    JsonNode mac = delivery.get("mac");
    for (JsonNode transaction : callback.get("transactions")) {
      String got = TransactionMac.compute(transaction, mac.get("specification"), text(mac, "salt"), callback);
      check(folder + ", hmac", got, text(transaction, "hmac"));
    }
  }

  private static String text(JsonNode object, String name) {
    return object.get(name).textValue();
  }

  private static Map<String, byte[]> readSecrets(JsonNode object) {
    Map<String, byte[]> secrets = new LinkedHashMap<>();
    for (JsonNode secret : object.get("secrets")) {
      secrets.put(text(secret, "id"), Webhook.readSecret(text(secret, "text")));
    }
    return secrets;
  }

  private static Map<String, String> readHeaders(JsonNode object) {
    Map<String, String> headers = new LinkedHashMap<>();
    JsonNode fields = object.get("headers");
    fields.fieldNames().forEachRemaining(name -> headers.put(name, text(fields, name)));
    return headers;
  }
}
