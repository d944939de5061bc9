import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Computes the member hmac of a transaction. */
final class TransactionMac {
  private static final double MAX_SAFE_INTEGER = (1L << 53) - 1;

  /** A transaction without a MAC. The pointer is null for the salt or a separator. */
  @SuppressWarnings("serial")
  static final class MacException extends Exception {
    final String reason;
    final String pointer;

    MacException(String reason, String pointer) {
      super(pointer == null ? reason : pointer + ": " + reason);
      this.reason = reason;
      this.pointer = pointer;
    }
  }

  /** The callback may be a missing node. */
  static String compute(JsonNode transaction, JsonNode specification, String salt, JsonNode callback)
      throws MacException {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-512");
      digest.update(encode(joinFields(transaction, specification, salt, callback), charsetOf(specification), null));
      HexFormat digits = HexFormat.of();
      return (isSet(specification, "hex_case", "upper") ? digits.withUpperCase() : digits).formatHex(digest.digest());
    } catch (NoSuchAlgorithmException error) {
      throw new IllegalStateException(error);
    }
  }

  /** Returns the text that the MAC digests. */
  static String joinFields(JsonNode transaction, JsonNode specification, String salt, JsonNode callback)
      throws MacException {
    List<String> values = new ArrayList<>();
    for (JsonNode field : specification.get("fields")) {
      JsonNode root = isSet(field, "of", "callback") ? callback : transaction;
      String text = readField(root, field, specification);
      if (text != null) values.add(text);
    }
    if (salt.isEmpty()) throw new MacException("empty-salt", null);
    String joined = String.join(specification.get("separator").textValue(), values);
    List<String> parts = switch (specification.get("salt_position").textValue()) {
      case "leading" -> List.of(salt, joined);
      case "trailing" -> List.of(joined, salt);
      default -> List.of(salt, joined, salt);
    };
    return String.join(specification.get("salt_separator").textValue(), parts);
  }

  private static String readField(JsonNode root, JsonNode field, JsonNode specification) throws MacException {
    String pointer = field.get("pointer").textValue();
    JsonNode value = root;
    for (String token : pointer.substring(1).split("/", -1)) {
      String name = token.replace("~1", "/").replace("~0", "~");
      if (!value.isArray()) value = value.path(name);
      else value = name.matches("0|[1-9][0-9]{0,8}") ? value.path(Integer.parseInt(name)) : value.path(-1);
    }
    if (value.isMissingNode()) {
      if (field.get("required").booleanValue()) throw new MacException("missing-field", pointer);
      return isSet(specification, "absent", "empty") ? "" : null;
    }
    String text = render(value, field.path("decimals"), specification, pointer);
    encode(text, charsetOf(specification), pointer);
    return text;
  }

  private static String render(JsonNode value, JsonNode decimals, JsonNode specification, String pointer)
      throws MacException {
    if (value.isTextual()) return value.textValue();
    if (value.isBoolean()) {
      if (isSet(specification, "booleans", "true/false")) return value.asText();
      return value.booleanValue() ? "1" : "0";
    }
    if (!value.isNumber() || Math.abs(value.doubleValue()) > MAX_SAFE_INTEGER) {
      throw new MacException("unrenderable-value", pointer);
    }
    if (decimals.isMissingNode()) return BodySignature.formatNumber(value.doubleValue());
    // new BigDecimal has the exact value of the double. BigDecimal.valueOf has its shortest form and rounds otherwise.
    return new BigDecimal(value.doubleValue()).setScale(decimals.intValue(), RoundingMode.HALF_UP).toPlainString();
  }

  private static Charset charsetOf(JsonNode specification) {
    return isSet(specification, "charset", "utf-8") ? UTF_8 : ISO_8859_1;
  }

  private static ByteBuffer encode(String text, Charset charset, String pointer) throws MacException {
    try {
      // String.getBytes would write characters that the charset does not have as question marks.
      return charset.newEncoder().encode(CharBuffer.wrap(text));
    } catch (CharacterCodingException error) {
      throw new MacException("unencodable-character", pointer);
    }
  }

  private static boolean isSet(JsonNode object, String name, String value) {
    return object.path(name).asText().equals(value);
  }
}
