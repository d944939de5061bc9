import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Signs and verifies the headers of a callback. */
final class Webhook {
  private static final long MAX_SAFE_INTEGER = (1L << 53) - 1;
  private static final String SUPERSEDES = "payment-routing-supersedes";
  private static final List<String> HEADERS = List.of(
      "webhook-id", "webhook-timestamp", "webhook-signature", "payment-routing-session", "payment-routing-sequence",
      "payment-routing-redelivery", SUPERSEDES, "payment-routing-signature");
  private static final Map<String, String> FORMS = Map.of(
      "webhook-id", "[A-Za-z0-9_-]{1,128}",
      "webhook-timestamp", "0|[1-9][0-9]{0,15}",
      "payment-routing-session", "0|-?[1-9][0-9]{0,15}",
      "payment-routing-sequence", "0|[1-9][0-9]{0,15}",
      "payment-routing-redelivery", "true|false");
  private static final Pattern SIGNATURE =
      Pattern.compile("v1,[A-Za-z0-9+/]{43}=|(?!v1,)[A-Za-z0-9]+,[A-Za-z0-9+/=_-]+");
  private static final Pattern RANGE = Pattern.compile("(0|[1-9][0-9]{0,15})(?:-([1-9][0-9]{0,15}))?");

  /** Returns the key of a secret, whsec_ and base64. */
  static byte[] readSecret(String text) {
    if (!text.startsWith("whsec_")) throw new IllegalArgumentException("expected a secret that begins with whsec_");
    return Base64.getDecoder().decode(text.substring("whsec_".length()));
  }

  /** Returns the signatures webhook-signature and payment-routing-signature. */
  static List<String> sign(Map<String, String> headers, byte[] body, byte[] key) {
    List<String> parts = HEADERS.stream().filter(name -> !name.endsWith("-signature")).map(headers::get)
        .filter(text -> text != null).toList();
    return List.of(sign(parts.subList(0, 2), body, key), sign(parts, body, key));
  }

  private static String sign(List<String> parts, byte[] body, byte[] key) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      for (String part : parts) mac.update((part + ".").getBytes(UTF_8));
      return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(body));
    } catch (GeneralSecurityException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Returns what the vectors call the outcome. Header names are in lower case; secrets are keys by ID, in order. */
  static ObjectNode verify(
      Map<String, String> headers, byte[] body, Map<String, byte[]> secrets, long now, long tolerance) {
    for (String name : HEADERS) {
      String text = headers.get(name);
      if (text == null && name.equals(SUPERSEDES)) continue;
      if (text == null) return reject("missing-header", name);
      if (!isWellFormed(name, text)) return reject("malformed-header", name);
    }
    long timestamp = Long.parseLong(headers.get("webhook-timestamp"));
    if (now - timestamp > tolerance) return reject("expired", "webhook-timestamp");
    if (timestamp - now > tolerance) return reject("too-new", "webhook-timestamp");

    boolean isStandardRight = false;
    for (Map.Entry<String, byte[]> secret : secrets.entrySet()) {
      List<String> made = sign(headers, body, secret.getValue());
      boolean standard = isAmong(made.get(0), headers.get("webhook-signature"));
      boolean delivery = isAmong(made.get(1), headers.get("payment-routing-signature"));
      if (standard && delivery) return accept(headers, secret.getKey());
      isStandardRight |= standard;
    }
    return reject("wrong-signature", isStandardRight ? "payment-routing-signature" : "webhook-signature");
  }

  private static boolean isWellFormed(String name, String text) {
    if (name.equals(SUPERSEDES)) return readSequences(text) != null;
    if (name.endsWith("-signature")) {
      List<String> signatures = List.of(text.split(" ", -1));
      return text.length() <= 4096 && signatures.size() <= 32
          && signatures.stream().allMatch(entry -> SIGNATURE.matcher(entry).matches());
    }
    if (!text.matches(FORMS.get(name))) return false;
    return name.equals("webhook-id") || name.endsWith("-redelivery")
        || Math.abs(Long.parseLong(text)) <= MAX_SAFE_INTEGER;
  }

  private static boolean isAmong(String signature, String header) {
    boolean isFound = false;
    for (String entry : header.split(" ")) {
      isFound |= MessageDigest.isEqual(signature.getBytes(UTF_8), entry.getBytes(UTF_8));
    }
    return isFound;
  }

  private static ObjectNode reject(String reason, String header) {
    return JsonNodeFactory.instance.objectNode().put("ok", false).put("reason", reason).put("header", header);
  }

  private static ObjectNode accept(Map<String, String> headers, String secretId) {
    ObjectNode outcome = JsonNodeFactory.instance.objectNode()
        .put("ok", true)
        .put("id", headers.get("webhook-id"))
        .put("timestamp_seconds", Long.parseLong(headers.get("webhook-timestamp")))
        .put("session_id", Long.parseLong(headers.get("payment-routing-session")))
        .put("sequence", Long.parseLong(headers.get("payment-routing-sequence")))
        .put("redelivery", headers.get("payment-routing-redelivery").equals("true"))
        .put("secret_id", secretId);
    if (headers.containsKey(SUPERSEDES)) {
      var sequences = outcome.putArray("supersedes");
      for (long sequence : readSequences(headers.get(SUPERSEDES))) sequences.add(sequence);
    }
    return outcome;
  }

  /** Returns the numbers of ascending ranges such as 1-3,5, or null. */
  private static List<Long> readSequences(String text) {
    if (text.length() > 4096) return null;
    List<Long> sequences = new ArrayList<>();
    for (String part : text.split(",", -1)) {
      Matcher range = RANGE.matcher(part);
      if (!range.matches()) return null;
      long first = Long.parseLong(range.group(1));
      long last = range.group(2) == null ? first : Long.parseLong(range.group(2));
      long previous = sequences.isEmpty() ? -1 : sequences.get(sequences.size() - 1);
      boolean isAscending = previous < first && first <= last && last <= MAX_SAFE_INTEGER;
      if (!isAscending || sequences.size() + last - first >= 100_000) return null;
      for (long sequence = first; sequence <= last; sequence++) sequences.add(sequence);
    }
    return sequences;
  }
}
